/** Prose set in a column of its own beside a table, its lines at the height of rows: removed, or it would be merged into their labels. */
import type { Word } from '../../document/model.ts'
import { textRowOf, hasNumbers, segmentsOf, type TextRow } from './text-rows.ts'
import type { PageMetrics } from './page-metrics.ts'

/** Fewer rows with label and numbers are no table to protect. */
const minRows = 6
/** Fewer lines are a remark. */
const minLines = 5
/** Words of a line of prose, on average. */
const minWordsPerLine = 3
/** Of prose, at least this part of the words begins with a small letter. */
const minLowercaseShare = 0.45
/** Ends of sentences. */
const minSentences = 2
/** As many lines that begin at one edge make it one. */
const minEdges = 4
/** Room between prose and table, in type sizes. */
const minRoom = 0.8

/** The text rows without the prose beside them; the same text rows when there is none. */
export function withoutSidebar(textRows: readonly TextRow[], metrics: PageMetrics, ocr: boolean): readonly TextRow[] {
  const sentences = textRows.flatMap(({ words }) => words).filter(({ text }) => /\p{Ll}[.!]$/u.test(text))
  if (sentences.length < minSentences || textRows.filter(hasNumbers).length < minRows) return textRows
  const edges = textRows.flatMap(({ words }) =>
    segmentsOf(words, metrics)
      .slice(1)
      .map(({ box }) => Math.round(box.left)),
  )
  const common = [...Map.groupBy(edges, edge => edge)]
    .filter(([, same]) => same.length >= minEdges)
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
        if (kept.filter(isRow).length >= minRows) return kept
      }
  }
  return textRows
}

/** Nothing stands across the gutter or close before it. */
const isClear = (textRows: readonly TextRow[], at: number, { em }: PageMetrics): boolean =>
  textRows.every(({ words }) => words.every(({ box }) => box.left >= at || box.right < at + 0.4 * em - minRoom * em))

function isProse(lines: readonly (readonly Word[])[]): boolean {
  const written = lines.filter(words => words.length > 0)
  const words = written.flat()
  const lettered = words.filter(({ text }) => /\p{L}/u.test(text))
  const small = lettered.filter(({ text }) => /^\p{Ll}/u.test(text)).length
  return (
    written.length >= minLines &&
    words.length >= written.length * minWordsPerLine &&
    lettered.length > words.length * 0.7 &&
    small > lettered.length * minLowercaseShare &&
    words.filter(({ text }) => /\p{Ll}[.!]$/u.test(text)).length >= minSentences
  )
}

/** A label and its numbers. */
const isRow = (textRow: TextRow): boolean =>
  hasNumbers(textRow) && textRow.tokens.some(token => token.kind === 'word' && /\p{L}{2}/u.test(token.word.text))
