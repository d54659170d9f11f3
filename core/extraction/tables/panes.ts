/** Side-by-side pages: two tables next to each other, each with labels of its own (T-accounts). */
import type { Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { bandOf, hasNumbers, segmentsOf, type Band } from '../layout/text-rows.ts'
import { type PageMeasure } from '../layout/page-metrics.ts'

/** The bands of a page or of one half of it. */
export interface Pane {
  readonly bands: readonly Band[]
  readonly side: FinancialTable['side']
}

/** Fewer rows with a label behind a figure are chance. */
const fewestRows = 3

interface SecondLabel {
  readonly left: number
  /** Right edge of the figure before it. */
  readonly after: number
  /** A figure of its own stands behind it. */
  readonly owns: boolean
}

/** Labels that follow a figure of the same band across a gap. */
function secondLabels(band: Band, measure: PageMeasure): readonly SecondLabel[] {
  return band.tokens.flatMap((token, index) => {
    const before = band.tokens[index - 1]
    if (token.kind !== 'word' || before?.kind !== 'figure' || !/[\p{L}]{2}/u.test(token.word.text)) return []
    // A number that begins the line (of an account, a paragraph) is no figure behind a label.
    if (!band.tokens.slice(0, index - 1).some(({ kind }) => kind === 'word')) return []
    const gap = token.word.box.left - before.box.right
    // "Loan - Vehicles": a hyphen, no figure of nothing.
    const ahead = band.tokens[index - 2]
    const isHyphen = before.dash && ahead?.kind === 'word' && before.box.left - ahead.word.box.right < 2 * measure.space
    if (isHyphen && gap < 2 * measure.space) return []
    if (gap <= 0.6 * measure.character || !(before.apart || before.afterColon)) return []
    const owns = band.tokens.slice(index).some(other => other.kind === 'figure' && other.apart)
    return [{ left: token.word.box.left, after: before.box.right, owns }]
  })
}

interface Gutter {
  readonly at: number
  /** No figures stand behind it: a column of remarks. */
  readonly remarks: boolean
}

/** Where a second column of labels begins, or null when there is none. */
function gutterOf(bands: readonly Band[], measure: PageMeasure): Gutter | null {
  const labels = bands.flatMap(band => secondLabels(band, measure)).toSorted((a, b) => a.left - b.left)
  let best: readonly SecondLabel[] = []
  for (const { left } of labels) {
    const group = labels.filter(other => other.left >= left && other.left <= left + 3 * measure.em)
    if (group.length > best.length) best = group
  }
  const nearest = best[0]?.left
  if (nearest === undefined || best.length < fewestRows) return null
  // Totals and headings of the right half stand further out than its lines.
  const corridor = Math.max(...best.map(({ after }) => after)) + 0.6 * measure.character
  const body = bands.slice(Math.max(0, bands.findIndex(hasNumbers)))
  const starts = body.flatMap(band => segmentsOf(band.words, measure).map(({ box }) => box.left))
  const edge = Math.min(nearest, ...starts.filter(left => left > corridor && left > nearest - 4 * measure.em))
  const gutter = edge - 0.5 * measure.character
  const crossing = bands.filter(band =>
    band.words.some(({ box }) => box.left < gutter - measure.character && box.right > gutter + measure.character),
  ).length
  if (crossing >= bands.length * 0.25) return null
  if (best.filter(({ owns }) => owns).length >= Math.max(fewestRows, best.length / 2))
    return { at: gutter, remarks: false }
  const numbers = bands.some(band => band.run.some(number => number.box.left > gutter && number.apart))
  return numbers ? null : { at: gutter, remarks: true }
}

/** As many rows with labels at the left and figures across the gutter are a table of the page's whole width. */
const fewestAcross = 3

/** From and to which band the page is parted: above and below a side-by-side balance sheet other statements run over its whole width. */
function extentOf(bands: readonly Band[], gutter: number, measure: PageMeasure): readonly [number, number] {
  const paired = bands.flatMap((band, index) =>
    secondLabels(band, measure).some(({ left }) => left > gutter - measure.em) ? [index] : [],
  )
  const [first, last] = [paired[0] ?? 0, paired.at(-1) ?? bands.length - 1]
  const across = bands.map(
    band =>
      hasNumbers(band) &&
      band.tokens.every(token => token.kind !== 'word' || token.word.box.left < gutter) &&
      band.tokens.some(({ kind }) => kind === 'word') &&
      band.run.some(number => number.apart && number.box.left > gutter),
  )
  const below = across.flatMap((is, index) => (is && index > last ? [index] : []))
  const above = across.flatMap((is, index) => (is && index < first ? [index] : []))
  let to = below.length < fewestAcross ? bands.length : below[0]!
  while (to > last + 1 && to < bands.length && !hasNumbers(bands[to - 1]!)) to--
  return [above.length < fewestAcross ? 0 : above.at(-1)! + 1, to]
}

/**
 * The panes of a page's bands: one, or left and right. Lines across the gutter (titles) head both; remarks behind the
 * figures are left out.
 */
export function panesOf(bands: readonly Band[], page: Page, measure: PageMeasure): readonly Pane[] {
  const found = gutterOf(bands, measure)
  if (found === null) return [{ bands, side: 'whole' }]
  const [from, to] = extentOf(bands, found.at, measure)
  if (from > 0 || to < bands.length)
    return [bands.slice(0, from), bands.slice(from, to), bands.slice(to)].flatMap((part, index) =>
      part.length === 0 ? [] : index === 1 ? panesOf(part, page, measure) : [{ bands: part, side: 'whole' as const }],
    )
  const gutter = found.at
  const ocr = page.source === 'ocr'
  const beside = (band: Band): boolean =>
    hasNumbers(band) || new Set(segmentsOf(band.words, measure).map(({ box }) => box.left > gutter)).size > 1
  // Above the first line with something on either side stands the title of both.
  const start = bands.findIndex(beside)
  const half = (side: 'left' | 'right'): readonly Band[] =>
    bands.flatMap((band, index) => {
      const across = segmentsOf(band.words, measure).some(({ box }) => box.left < gutter && box.right > gutter)
      const spans = index < start || (!hasNumbers(band) && across)
      const words = spans
        ? band.words
        : band.words.filter(({ box }) => (box.left + box.right) / 2 < gutter === (side === 'left'))
      return words.length === 0 ? [] : [bandOf(words, measure, ocr)]
    })
  if (found.remarks) return [{ bands: half('left'), side: 'whole' }]
  return [
    { bands: half('left'), side: 'left' },
    { bands: half('right'), side: 'right' },
  ]
}
