/** The row that closes a table of lines: "Total 47,500.00 2,500.00 8,550.00 56,050.00", each amount named by the head of its column. */
import { horizontalOverlap, middleOf } from '../../../document/geometry.ts'
import type { Cell } from '../../layout/document-view.ts'
import type { AmountSpot } from './amounts.ts'
import { candidateOf, type CandidateSource, type TotalCandidate } from './candidate.ts'
import { holds, totalLabelOf, type TotalLabel } from './labels.ts'
import { amountsRightOf, besides, type TotalsPage } from './rows.ts'

/** Columns of a table of lines whose sums are sums of the invoice. */
const summed: ReadonlySet<string> = new Set(['tax', 'tax_total', 'subtotal', 'discount', 'total'])

export function footCandidates(source: CandidateSource): readonly TotalCandidate[] {
  const { on } = source
  return on.page.cells.flatMap(cell => {
    const label = on.spots.has(cell) ? null : totalLabelOf(cell.text)
    if (label === null || label.share < 0.99 || (label.term !== 'total' && label.term !== 'subtotal')) return []
    const spots = amountsRightOf(on, cell).filter(spot => spot.money && !spot.percent)
    const header = spots.length < 2 ? null : headerAbove(on, cell)
    if (header === null) return []
    return spots.flatMap((spot, index) => {
      const named = columnLabel(header, spot, index === spots.length - 1)
      return named === null ? [] : [candidateOf(source, spot, named.label, named.text, 'below')]
    })
  })
}

/** The nearest row above that heads lines, with the rows of its other words. */
function headerAbove(on: TotalsPage, foot: Cell): readonly Cell[] | null {
  const { em } = on.page.metrics
  const first = on.page.cells.findLast(
    cell =>
      middleOf(cell.box) < middleOf(foot.box) - em &&
      holds('strip_stop', cell.text) &&
      [cell, ...besides(on, cell)].filter(other => holds('strip_stop', other.text)).length > 1 &&
      ![cell, ...besides(on, cell)].some(other => on.spots.get(other)?.some(spot => spot.money) === true),
  )
  if (first === undefined) return null
  return on.page.cells.filter(
    cell =>
      Math.abs(middleOf(cell.box) - middleOf(first.box)) < 2 * em &&
      on.spots.get(cell)?.some(spot => spot.money) !== true,
  )
}

/** What the words over an amount say it is; the last column is the total where they do not say otherwise. */
function columnLabel(
  header: readonly Cell[],
  spot: AmountSpot,
  last: boolean,
): { label: TotalLabel; text: string } | null {
  const over = header.filter(cell => horizontalOverlap(cell.box, spot.box) > 0)
  if (over.length === 0) return null
  const text = over.map(cell => cell.text).join(' ')
  const label = totalLabelOf(text)
  if (label === null) return null
  const term = last && label.term === 'price' ? 'total' : label.term
  return summed.has(term) ? { label: { ...label, term, sure: false }, text } : null
}
