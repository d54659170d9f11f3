/** Side-by-side pages: two tables next to each other, each with labels of its own (T-accounts). */
import type { Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { bandOf, type Band } from './bands.ts'
import { type PageMeasure } from './page-measure.ts'

/** The bands of a page or of one half of it. */
export interface Pane {
  readonly bands: readonly Band[]
  readonly side: FinancialTable['side']
}

/** Fewer rows with a label behind a figure are chance. */
const fewestRows = 3

/** Left edges of labels that follow a figure of the same band across a gap. */
function secondLabels(band: Band, measure: PageMeasure): readonly { left: number; gap: number }[] {
  return band.tokens.flatMap((token, index) => {
    const before = band.tokens[index - 1]
    if (token.kind !== 'word' || before?.kind !== 'figure' || !/[\p{L}]{2}/u.test(token.word.text)) return []
    // A number that begins the line (of an account, a paragraph) is no figure behind a label.
    if (!band.tokens.slice(0, index - 1).some(({ kind }) => kind === 'word')) return []
    const gap = token.word.box.left - before.box.right
    const figureBehind = before.apart || before.afterColon
    return gap > 0.6 * measure.character && figureBehind ? [{ left: token.word.box.left, gap }] : []
  })
}

interface Gutter {
  readonly at: number
  /** No figures stand behind it: a column of remarks. */
  readonly remarks: boolean
}

/** Where a second column of labels begins, or null when there is none. */
function gutterOf(bands: readonly Band[], measure: PageMeasure): Gutter | null {
  const lefts = bands.flatMap(band => secondLabels(band, measure).map(({ left }) => left)).toSorted((a, b) => a - b)
  let best: readonly number[] = []
  for (const left of lefts) {
    const group = lefts.filter(other => other >= left && other <= left + 3 * measure.em)
    if (group.length > best.length) best = group
  }
  const edge = best[0]
  if (edge === undefined || best.length < fewestRows) return null
  const gutter = edge - 0.5 * measure.character
  const figures = bands.filter(band => band.run.some(figure => figure.box.left > gutter && figure.apart)).length
  const crossing = bands.filter(band =>
    band.words.some(({ box }) => box.left < gutter - measure.character && box.right > gutter + measure.character),
  ).length
  return crossing < bands.length * 0.25 ? { at: gutter, remarks: figures < fewestRows } : null
}

/** The panes of a page's bands: one, or left and right. Lines across the gutter (titles) head both;
 * remarks behind the figures are left out. */
export function panesOf(bands: readonly Band[], page: Page, measure: PageMeasure): readonly Pane[] {
  const found = gutterOf(bands, measure)
  if (found === null) return [{ bands, side: 'whole' }]
  const gutter = found.at
  const ocr = page.source === 'ocr'
  const half = (side: 'left' | 'right'): readonly Band[] =>
    bands.flatMap(band => {
      const spans = band.run.length === 0 && band.words.some(({ box }) => box.left < gutter && box.right > gutter)
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
