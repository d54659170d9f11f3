/** A table that goes on from the table before: on the next page, or below a new heading. */
import type { Column, FinancialTable } from '../../document/table.ts'
import { isPageFurniture } from './labels.ts'

/** Right edges may differ by this many points from page to page. Half or double changes no tuned statement. */
const sameEdge = 12

/** Columns but those of references to notes, which a page may be without. */
const headed = (table: FinancialTable): readonly Column[] => table.columns.filter(({ role }) => role !== 'note')

/** `next` with what it leaves open (periods, scale, currency) taken from `previous`, when its columns stand on the same edges. */
export function continueTable(previous: FinancialTable, next: FinancialTable): FinancialTable {
  const columns = repeatedColumns(previous, next) ?? columnsOnEdges(previous, next)
  if (columns === null) return next
  return {
    ...next,
    columns: next.columns.map(({ left, right }, index) => ({ ...columns[index]!, left, right })),
    scale: next.scaleText === null ? previous.scale : next.scale,
    scaleText: next.scaleText ?? previous.scaleText,
    currency: next.currency ?? previous.currency,
  }
}

/** The columns of a table whose header repeats the one before, without the title that says to which day its years are; else null. */
function repeatedColumns(previous: FinancialTable, next: FinancialTable): readonly Column[] | null {
  const [before, after] = [headed(previous), headed(next)]
  const isRepeated =
    next.heading.every(line => isPageFurniture(line)) &&
    before.length === after.length &&
    after.every(({ header }, index) => header !== '' && before[index]!.header.endsWith(header))
  return isRepeated ? next.columns.map(column => before[after.indexOf(column)] ?? column) : null
}

/** The columns on whose edges those of a table without a header stand; null where one has no partner. */
function columnsOnEdges(previous: FinancialTable, next: FinancialTable): readonly Column[] | null {
  const partners = next.columns.flatMap(
    ({ right }) => previous.columns.find(other => Math.abs(other.right - right) <= sameEdge) ?? [],
  )
  const headless = next.columns.every(({ header, period }) => header === '' && period === null)
  return headless && partners.length === next.columns.length ? partners : null
}

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
