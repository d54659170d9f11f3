/** Sums printed as a table: a row of labels with the amounts below, and the tables of taxes by rate. */
import { centerOf, horizontalOverlap, middleOf, widthOf } from '../../../document/geometry.ts'
import type { Cell } from '../../layout/document-view.ts'
import type { PrintedAmount } from './amounts.ts'
import { candidateOf, amountField, rateOf, type TotalCandidate } from './candidate.ts'
import { containsPhrase, totalLabelOf, type TotalLabel, type TotalTerm } from './labels.ts'
import { groupConsecutive } from '../../values/sequences.ts'
import { besides, hasMonetaryAmount, isWordless, lineAbove, type TotalsPage } from './rows.ts'

interface Column {
  readonly cell: Cell
  readonly label: TotalLabel | null
  readonly rate: boolean
}
const maxRows = 12
/** Names that rows of sums and taxes bear. */
const sumTerms: ReadonlySet<TotalTerm | undefined> = new Set(['total', 'tax', 'tax_total'])

export function tableCandidates(on: TotalsPage): readonly TotalCandidate[] {
  const seen = new Set<Cell>()
  const found: TotalCandidate[] = []
  for (const cell of on.page.cells) {
    if (seen.has(cell)) continue
    const row = [cell, ...besides(on, cell)].toSorted((a, b) => a.box.left - b.box.left)
    const columns = row.flatMap(other => columnOf(on, other) ?? [])
    if (columns.filter(({ label }) => label !== null && label.share > 0.6).length < 2) continue
    for (const { cell: header } of columns) seen.add(header)
    found.push(...parseTotalsTable(on, row, columns))
  }
  return found
}

function columnOf(on: TotalsPage, cell: Cell): Column | null {
  // "Tax (TN 7.000 Shelby 2.750)": rates in brackets are no amounts.
  if (hasMonetaryAmount(on, cell) && !/^[^\d(]+\([^)]*\)$/.test(cell.text)) return null
  const rate = containsPhrase('rate', cell.text, true)
  const above = rate ? null : lineAbove(on, cell)
  const wrapped = above === null || on.printedAmounts.has(above) ? null : totalLabelOf(`${above.text} ${cell.text}`)
  const own = rate ? null : totalLabelOf(cell.text)
  const label = wrapped !== null && wrapped.length > (own?.length ?? 0) ? wrapped : own
  if (!rate && (label === null || label.term === 'none')) return null
  return { cell, label, rate }
}

interface TotalsRow {
  readonly cells: readonly Cell[]
  readonly printedAmounts: readonly PrintedAmount[]
}

function parseTotalsTable(
  on: TotalsPage,
  header: readonly Cell[],
  columns: readonly Column[],
): readonly TotalCandidate[] {
  const withRates = columns.some(({ rate }) => rate)
  const rows = rowsBelow(on, header)
  const read = rows.flatMap(row => {
    const words = row.cells.filter(cell => !on.printedAmounts.has(cell) && !isWordless(cell.text))
    const total = words.some(cell => totalLabelOf(cell.text)?.term === 'total')
    // A row with a name of its own is a line among the sums; a tax may be named.
    const named = words.some(cell => !sumTerms.has(totalLabelOf(cell.text)?.term))
    const at = new Map<Column, PrintedAmount>()
    // As many amounts as heads stand in their order, wherever in their boxes each is set.
    if (row.printedAmounts.length === columns.length && columns.length > 2) {
      const printedAmounts = row.printedAmounts.toSorted((a, b) => a.box.left - b.box.left)
      return named ? [] : [{ at: new Map(columns.map((column, index) => [column, printedAmounts[index]!])), total }]
    }
    for (const printed of row.printedAmounts) {
      const column = columns.toSorted((a, b) => distance(a.cell, printed) - distance(b.cell, printed))[0]!
      if (distance(column.cell, printed) < 0.8 * widthOf(column.cell.box) + 2 * on.page.metrics.em && !at.has(column))
        at.set(column, printed)
    }
    return named || at.size === 0 ? [] : [{ at, total }]
  })
  const rates = read.filter(({ at, total }) => !total && [...at.keys()].some(({ rate }) => rate))
  const totals =
    read.find(({ total }) => total) ??
    read.find(row => !rates.includes(row)) ??
    (rates.length === 1 ? rates[0] : undefined)
  const taxes = rates.flatMap(({ at }) => {
    const find = (test: (column: Column) => boolean): PrintedAmount | undefined =>
      [...at].find(([column]) => test(column))?.[1]
    const amount = find(({ label }) => label?.term === 'tax' || label?.term === 'tax_total')
    const rate = find(column => column.rate)
    const base = find(({ label }) => label?.term === 'subtotal')
    if (amount === undefined || rate === undefined || rate === amount) return []
    const header = columns.find(column => at.get(column) === amount)!.cell.text
    const label = { label: taxColumn, text: header, place: 'below' } as const
    return [
      candidateOf(on, amount, label, {
        rate: rateOf(on, rate, header, 'below'),
        base: base === undefined ? null : amountField(on, base, header, { strength: 'part', place: 'below' }),
      }),
    ]
  })
  // One amount under one of several labels may be anything.
  const summed = totals !== undefined && (withRates || totals.at.size > 1) ? [...totals.at] : []
  const sums = summed.flatMap(([{ label, cell, rate }, printed]) => {
    if (label === null || rate || printed.percent) return []
    const term = withRates && label.term === 'tax' ? 'tax_total' : label.term
    return [candidateOf(on, printed, { label: { ...label, term }, text: cell.text, place: 'below' })]
  })
  return [...taxes, ...sums]
}

/** The column of taxes in a table of rates can mean nothing else. */
const taxColumn: TotalLabel = { term: 'tax', sure: true, share: 1, length: 1 }

const distance = (header: Cell, printed: PrintedAmount): number =>
  horizontalOverlap(header.box, printed.box) > 0
    ? 0
    : Math.abs(centerOf(header.box) - centerOf(printed.box)) - widthOf(header.box) / 2

/** The rows with amounts under a header, as far as they follow each other. */
function rowsBelow({ page, printedAmounts }: TotalsPage, header: readonly Cell[]): readonly TotalsRow[] {
  const { em } = page.metrics
  const left = Math.min(...header.map(cell => cell.box.left)) - 3 * em
  // Amounts set right in the boxes of a strip stand as far behind the last head as heads stand apart.
  const starts = header.map(cell => cell.box.left)
  const apart = header.length < 2 ? 0 : (Math.max(...starts) - Math.min(...starts)) / (header.length - 1)
  const right = Math.max(...header.map(cell => cell.box.right)) + Math.max(3 * em, apart)
  const bottom = Math.max(...header.map(cell => middleOf(cell.box)))
  const below = page.cells
    .filter(cell => middleOf(cell.box) > bottom + 0.6 * em && cell.box.right > left && cell.box.left < right)
    .toSorted((a, b) => middleOf(a.box) - middleOf(b.box))
  const lines = groupConsecutive(below, (_, cell, [first]) => middleOf(cell.box) - middleOf(first!.box) >= 0.62 * em)
  const rows = lines.map((line): TotalsRow => {
    const cells = line.toSorted((a, b) => a.box.left - b.box.left)
    return { cells, printedAmounts: cells.flatMap(cell => printedAmounts.get(cell) ?? []) }
  })
  const billing = rows.slice(rows.findIndex(row => row.printedAmounts.length > 0))
  const end = billing.findIndex(row => row.printedAmounts.length === 0)
  return billing.slice(0, Math.min(maxRows, end < 0 ? maxRows : end))
}
