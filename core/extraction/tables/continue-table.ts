/** A table that goes on from the table before: on the next page, or below a new heading. */
import type { Column, FinancialTable } from '../../document/table.ts'
import { isPageFurniture } from './labels.ts'

/** Right edges may differ by this many points from page to page. Half or double changes no tuned statement. */
const sameEdge = 12

/** Columns but those of references to notes, which a page may be without. */
const headed = (table: FinancialTable): readonly Column[] => table.columns.filter(({ role }) => role !== 'note')

/** The header of the columns is repeated at the top of a page, without the title that says to which day its years are. */
function repeatsHeader(previous: FinancialTable, next: FinancialTable): boolean {
  const [before, after] = [headed(previous), headed(next)]
  return (
    next.heading.every(line => isPageFurniture(line)) &&
    before.length === after.length &&
    after.every(({ header }, index) => header !== '' && before[index]!.header.endsWith(header))
  )
}

/** `next` with what it leaves open (periods, scale, currency) taken from `previous`, when its columns stand on the same edges. */
export function continueTable(previous: FinancialTable, next: FinancialTable): FinancialTable {
  if (repeatsHeader(previous, next)) {
    const [before, after] = [headed(previous), headed(next)]
    const columns = next.columns.map(column => before[after.indexOf(column)] ?? column)
    return asContinued(previous, next, columns)
  }
  const partners = next.columns.flatMap(
    ({ right }) => previous.columns.find(other => Math.abs(other.right - right) <= sameEdge) ?? [],
  )
  const headless = next.columns.every(({ header, period }) => header === '' && period === null)
  return headless && partners.length === next.columns.length ? asContinued(previous, next, partners) : next
}

const asContinued = (previous: FinancialTable, next: FinancialTable, columns: readonly Column[]): FinancialTable => ({
  ...next,
  columns: columns.map((column, index) => {
    const { left, right } = next.columns[index]!
    return { ...column, left, right }
  }),
  scale: next.scaleText === null ? previous.scale : next.scale,
  scaleText: next.scaleText ?? previous.scaleText,
  currency: next.currency ?? previous.currency,
})

/**
 * The tables of one page in the one scale any of them states: a note under the title of the page, or beside it, is printed once.
 * Tables that print a currency's small units, or no periods, are left as they are, and all where two scales are stated.
 */
export function withSharedScale(tables: readonly FinancialTable[]): readonly FinancialTable[] {
  const stated = tables.filter(({ scaleText }) => scaleText !== null)
  const [first] = stated
  if (first === undefined || stated.some(({ scale }) => scale !== first.scale)) return tables
  const { scale, scaleText } = first
  return tables.map(table =>
    table.scaleText !== null || stepOf(table) !== stepOf(first) || table.columns.every(({ period }) => period === null)
      ? table
      : { ...table, scale, scaleText },
  )
}

/** The smallest step between printed amounts of a table: 0.01 with cents. */
const stepOf = ({ rows }: FinancialTable): number =>
  Math.min(...rows.flatMap(({ cells }) => cells.flatMap(cell => cell?.step ?? [])))
