/** A table that goes on from the table before: on the next page, or below a new heading. */
import type { Column, FinancialTable } from '../../document/table.ts'

/** Right edges may differ by this many points from page to page. */
const sameEdge = 12

function partner(column: Column, columns: readonly Column[]): Column | null {
  return columns.find(other => Math.abs(other.right - column.right) <= sameEdge) ?? null
}

/** `next` with what it leaves open (periods, scale, currency) taken from `previous`, when its columns stand on the same edges. */
export function continueTable(previous: FinancialTable, next: FinancialTable): FinancialTable {
  const partners = next.columns.map(column => partner(column, previous.columns))
  const headless = next.columns.every(({ header, period }) => header === '' && period === null)
  if (!headless || partners.some(column => column === null)) return next
  return asContinued(
    previous,
    next,
    partners.flatMap(column => column ?? []),
  )
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
