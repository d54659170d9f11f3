/** A table that goes on from the table before: on the next page, or below a new heading. */
import type { Column, FinancialTable } from '../../document/table.ts'
import { isPageFurniture } from './labels.ts'

/** Right edges may differ by this many points from page to page. */
const sameEdge = 12

function partner(column: Column, columns: readonly Column[]): Column | null {
  return columns.find(other => Math.abs(other.right - column.right) <= sameEdge) ?? null
}

/**
 * `next` with the periods of the nearest table above that states any, when it states none itself: several small tables under
 * one dated title. The periods are not `exact` then.
 */
export function inheritPeriods(previous: FinancialTable, next: FinancialTable): FinancialTable {
  const periodColumns = next.columns.filter(column => column.role === 'period')
  const dated = previous.columns.filter(column => column.role === 'period')
  if (
    periodColumns.length === 0 ||
    periodColumns.length !== dated.length ||
    periodColumns.some(column => column.period !== null)
  )
    return next
  const columns = next.columns.map(column => {
    const before = column.role === 'period' ? dated[periodColumns.indexOf(column)]?.period : null
    return before === null || before === undefined ? column : { ...column, period: { ...before, exact: false } }
  })
  return { ...next, columns }
}

/** Columns but those of references to notes, which a page may be without. */
const headed = (table: FinancialTable): readonly Column[] => table.columns.filter(({ role }) => role !== 'note')

/** The header of the columns is repeated at the top of a page, without the title that says to which day its years are. */
function repeatsHeader(previous: FinancialTable, next: FinancialTable): boolean {
  const [before, after] = [headed(previous), headed(next)]
  return (
    next.heading.every(line => isPageFurniture(line)) &&
    previous.side === next.side &&
    before.length === after.length &&
    after.some(column => column.period !== null) &&
    after.every(
      ({ header, role }, index) =>
        before[index]!.header.toLowerCase().endsWith(header.toLowerCase()) && role === before[index]!.role,
    )
  )
}

function withHeaderOf(previous: FinancialTable, next: FinancialTable): FinancialTable {
  const [before, after] = [headed(previous), headed(next)]
  return {
    ...next,
    columns: next.columns.map(column => {
      const { left, right } = column
      return column.role === 'note' ? column : { ...before[after.indexOf(column)]!, left, right }
    }),
    scale: next.scaleText === null ? previous.scale : next.scale,
    scaleText: next.scaleText ?? previous.scaleText,
    currency: next.currency ?? previous.currency,
  }
}

/** `next` with what it leaves open (periods, scale, currency) taken from `previous`, when its columns stand on the same edges. */
export function continueTable(previous: FinancialTable, next: FinancialTable): FinancialTable {
  if (repeatsHeader(previous, next)) return withHeaderOf(previous, next)
  const partners = next.columns.map(column => partner(column, previous.columns))
  const headless = next.columns.every(
    (column, index) => column.header === '' && (column.role !== 'note' || partners[index]?.role === 'note'),
  )
  if (!headless || previous.side !== next.side || partners.some(column => column === null)) return next
  if (next.columns.some(column => column.period !== null)) return next
  return {
    ...next,
    columns: next.columns.map((column, index) => {
      const before = partners[index]
      return before === null || before === undefined ? column : { ...before, left: column.left, right: column.right }
    }),
    scale: next.scaleText === null ? previous.scale : next.scale,
    scaleText: next.scaleText ?? previous.scaleText,
    currency: next.currency ?? previous.currency,
  }
}
