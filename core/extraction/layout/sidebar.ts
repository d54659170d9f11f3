/** Prose set in a column of its own beside a table, its lines at the height of rows: left out, or it would be read into their labels. */
import type { Word } from '../../document/model.ts'
import { textRowOf, hasNumbers, segmentsOf, type TextRow } from './text-rows.ts'
import type { PageMetrics } from './page-metrics.ts'

/** Fewer rows with label and figures are no table to protect. */
const fewestRows = 6
/** Fewer lines are a remark. */
const fewestLines = 5
/** Words of a line of prose, on average. */
const leastWords = 3
/** Of prose, at least this part of the words begins with a small letter. */
const leastSmall = 0.45
/** Ends of sentences. */
const leastSentences = 2
/** As many lines that begin at one edge make it one. */
const fewestEdges = 4
/** Room between prose and table, in type sizes. */
const leastRoom = 0.8

/** The text rows without the prose beside them; the same text rows when there is none. */
export function withoutSidebar(textRows: readonly TextRow[], metrics: PageMetrics, ocr: boolean): readonly TextRow[] {
  const sentences = textRows.flatMap(({ words }) => words).filter(({ text }) => /\p{Ll}[.!]$/u.test(text))
  if (sentences.length < leastSentences || textRows.filter(hasNumbers).length < fewestRows) return textRows
  const edges = textRows.flatMap(({ words }) =>
    segmentsOf(words, metrics)
      .slice(1)
      .map(({ box }) => Math.round(box.left)),
  )
  const common = [...Map.groupBy(edges, edge => edge)]
    .filter(([, same]) => same.length >= fewestEdges)
    .map(([edge]) => edge)
  for (const edge of common.toSorted((a, b) => a - b)) {
    const at = edge - 0.4 * metrics.em
    if (!isClear(textRows, at, metrics)) continue
    const halves = textRows.map(({ words }) => ({
      left: words.filter(({ box }) => box.left < at),
      right: words.filter(({ box }) => box.left >= at),
    }))
    for (const [prose, table] of [['left', 'right'] as const, ['right', 'left'] as const])
      if (isProse(halves.map(half => half[prose]))) {
        const kept = halves.flatMap(half => (half[table].length === 0 ? [] : [textRowOf(half[table], metrics, ocr)]))
        if (kept.filter(isRow).length >= fewestRows) return kept
      }
  }
  return textRows
}

/** Nothing stands across the gutter or close before it. */
const isClear = (textRows: readonly TextRow[], at: number, { em }: PageMetrics): boolean =>
  textRows.every(({ words }) => words.every(({ box }) => box.left >= at || box.right < at + 0.4 * em - leastRoom * em))

function isProse(lines: readonly (readonly Word[])[]): boolean {
  const written = lines.filter(words => words.length > 0)
  const words = written.flat()
  const spoken = words.filter(({ text }) => /\p{L}/u.test(text))
  const small = spoken.filter(({ text }) => /^\p{Ll}/u.test(text)).length
  return (
    written.length >= fewestLines &&
    words.length >= written.length * leastWords &&
    spoken.length > words.length * 0.7 &&
    small > spoken.length * leastSmall &&
    words.filter(({ text }) => /\p{Ll}[.!]$/u.test(text)).length >= leastSentences
  )
}

/** A label and its figures. */
const isRow = (textRow: TextRow): boolean =>
  hasNumbers(textRow) && textRow.tokens.some(token => token.kind === 'word' && /\p{L}{2}/u.test(token.word.text))
