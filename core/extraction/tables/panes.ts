/** Side-by-side pages: two tables next to each other, each with labels of its own (T-accounts). */
import type { Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { textRowOf, hasNumbers, segmentsOf, type TextRow } from '../layout/text-rows.ts'
import { type PageMetrics } from '../layout/page-metrics.ts'
import { lineNumber } from './line-numbers.ts'

/** The text rows of a page or of one half of it. */
export type Pane = Readonly<{ textRows: readonly TextRow[]; side: FinancialTable['side'] }>

/**
 * What separates two tables beside each other. Half or double of any member changes 1 of 54 tuned statements at most.
 * - `minRows`: Fewer rows with a label behind a number are chance.
 * - `labelGap`: A label stands further from the number before it than this many letters, as far as a word space; corridors between halves are
 *   wider.
 * - `indents`, `maxOut`: The lines of the right half begin within this many type sizes of each other; totals and headings stand up to so many
 *   further out.
 * - `garbled`: Of at most three characters recognized with less confidence no word is a label: misread numbers 0.36 to 0.78, labels above 0.9.
 * - `maxCrossing`: Fewer rows than this share cross the gutter, with words on either side of it: titles and notes do, the rows of two tables
 *   never.
 */
const limits = { minRows: 3, labelGap: 0.6, indents: 3, maxOut: 4, garbled: 0.8, maxCrossing: 0.25 } as const

interface SecondLabel {
  readonly left: number
  /** Right edge of the number before it. */
  readonly after: number
  /** A number of its own stands behind it. */
  readonly owns: boolean
}

/** Whether a token is a word of a label: not what recognition makes of a percentage between two amounts ("Ll", "HS", "il2"). */
const isNamed = (token: TextRow['tokens'][number] | undefined): boolean =>
  token?.kind === 'word' &&
  /[\p{L}]{2}/u.test(token.word.text) &&
  (token.word.confidence >= limits.garbled || token.word.text.length > 3)

/** Labels that follow a number of the same text row across a gap. */
function secondLabels(textRow: TextRow, metrics: PageMetrics): readonly SecondLabel[] {
  return textRow.tokens.flatMap((token, index) => {
    const before = textRow.tokens[index - 1]
    if (token.kind !== 'word' || before?.kind !== 'number') return []
    // "12." with the words it counts behind it.
    const counted = lineNumber.test(token.word.text) ? textRow.tokens[index + 1] : undefined
    if (!isNamed(token) && !isNamed(counted)) return []
    // A number that begins the line (of an account, a paragraph) is no number behind a label.
    if (!textRow.tokens.slice(0, index - 1).some(({ kind }) => kind === 'word')) return []
    // "5901" before a name, with "12,869.20" behind it: the number of a document, no amount.
    if (/^\d+$/.test(before.text) && /\.\d\d\b/.test(textRow.run.at(-1)?.text ?? '')) return []
    const gap = token.word.box.left - before.box.right
    // "Loan - Vehicles": a hyphen, no number of nothing.
    const ahead = textRow.tokens[index - 2]
    const isHyphen = before.dash && ahead?.kind === 'word' && before.box.left - ahead.word.box.right < 2 * metrics.space
    if (isHyphen && gap < 2 * metrics.space) return []
    if (gap <= limits.labelGap * metrics.character || !(before.apart || before.afterColon)) return []
    const owns = textRow.tokens.slice(index).some(other => other.kind === 'number' && other.apart)
    const isCounted = ahead?.kind === 'number' && lineNumber.test(before.text)
    return [
      isCounted
        ? { left: before.box.left, after: ahead.box.right, owns }
        : { left: token.word.box.left, after: before.box.right, owns },
    ]
  })
}

/** Where a second column of labels begins, or null when there is none. */
function gutterOf(textRows: readonly TextRow[], metrics: PageMetrics): number | null {
  const labels = textRows.flatMap(textRow => secondLabels(textRow, metrics)).toSorted((a, b) => a.left - b.left)
  const groups = labels.map(({ left }) =>
    labels.filter(other => other.left >= left && other.left <= left + limits.indents * metrics.em),
  )
  const best = groups.toSorted((a, b) => b.length - a.length)[0] ?? []
  if (best.length < limits.minRows) return null
  const nearest = best[0]!.left
  // Totals and headings of the right half stand further out than its lines.
  const corridor = Math.max(...best.map(({ after }) => after)) + limits.labelGap * metrics.character
  const body = textRows.slice(Math.max(0, textRows.findIndex(hasNumbers)))
  const starts = body.flatMap(textRow => segmentsOf(textRow.words, metrics).map(({ box }) => box.left))
  const edge = Math.min(
    nearest,
    ...starts.filter(left => left > corridor && left > nearest - limits.maxOut * metrics.em),
  )
  const gutter = edge - 0.5 * metrics.character
  const crossing = textRows.filter(textRow =>
    textRow.words.some(({ box }) => box.left < gutter - metrics.character && box.right > gutter + metrics.character),
  ).length
  if (crossing >= textRows.length * limits.maxCrossing) return null
  const owned = best.filter(({ owns }) => owns).length
  return owned >= Math.max(limits.minRows, best.length / 2) || owned === 0 ? gutter : null
}

/** Whether a row has a number left of the gutter, or a label of its own right of it. */
const isBeside = ({ tokens }: TextRow, gutter: number): boolean =>
  tokens.some((token, index) => {
    if (token.kind === 'number') return token.apart && token.box.right < gutter
    const isRight = token.kind === 'word' && token.word.box.left > gutter && isNamed(token)
    return isRight && tokens.slice(index).some(other => other.kind === 'number')
  })

/** Whether a row's label stands left of the gutter and its numbers right of it, as in a table over the whole width. */
const isAcross = (textRow: TextRow, gutter: number): boolean =>
  !isBeside(textRow, gutter) &&
  isNamed(textRow.tokens[0]) &&
  textRow.words[0]!.box.right < gutter &&
  textRow.tokens.some(token => token.kind === 'number' && token.apart && token.box.left > gutter)

/** The panes of a page's text rows: one, or left and right, with tables over the whole width above and below them. */
export function panesOf(textRows: readonly TextRow[], page: Page, metrics: PageMetrics): readonly Pane[] {
  const gutter = gutterOf(textRows, metrics)
  if (gutter === null) return [{ textRows, side: 'whole' }]
  const first = textRows.findIndex(textRow => isBeside(textRow, gutter))
  const last = textRows.findLastIndex(textRow => isBeside(textRow, gutter))
  const countAcross = (rows: readonly TextRow[]): number => rows.filter(row => isAcross(row, gutter)).length
  const lastAcross = textRows.slice(0, Math.max(0, first)).findLastIndex(row => isAcross(row, gutter))
  const from = countAcross(textRows.slice(0, Math.max(0, first))) < limits.minRows ? 0 : lastAcross + 1
  const to = countAcross(textRows.slice(last + 1)) < limits.minRows ? textRows.length : last + 1
  const whole = (rows: readonly TextRow[]): readonly Pane[] =>
    rows.length === 0 ? [] : [{ textRows: rows, side: 'whole' }]
  return [
    ...whole(textRows.slice(0, from)),
    ...halvesOf(textRows.slice(from, to), { gutter, page, metrics }),
    ...whole(textRows.slice(to)),
  ]
}

interface Halved {
  readonly gutter: number
  readonly page: Page
  readonly metrics: PageMetrics
}

/** What stands left and right of the gutter. Lines across it (titles) head both. */
function halvesOf(textRows: readonly TextRow[], { gutter, page, metrics }: Halved): readonly Pane[] {
  const ocr = page.source === 'ocr'
  const beside = (textRow: TextRow): boolean =>
    hasNumbers(textRow) || new Set(segmentsOf(textRow.words, metrics).map(({ box }) => box.left > gutter)).size > 1
  // Above the first line with something on either side stands the title of both.
  const start = textRows.findIndex(beside)
  const half = (side: 'left' | 'right'): readonly TextRow[] =>
    textRows.flatMap((textRow, index) => {
      const across = segmentsOf(textRow.words, metrics).some(({ box }) => box.left < gutter && box.right > gutter)
      const spans = index < start || (!hasNumbers(textRow) && across)
      const words = spans
        ? textRow.words
        : textRow.words.filter(({ box }) => (box.left + box.right) / 2 < gutter === (side === 'left'))
      return words.length === 0 ? [] : [textRowOf(words, metrics, ocr)]
    })
  const [left, right] = [half('left'), half('right')]
  // Without numbers the right column holds remarks.
  if (!right.some(hasNumbers)) return [{ textRows: left, side: 'whole' }]
  return [
    { textRows: left, side: 'left' },
    { textRows: right, side: 'right' },
  ]
}
