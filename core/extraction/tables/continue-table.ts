/** A table that goes on from the table before: on the next page, or below a new heading. */
import type { Column, ColumnPeriod, FinancialTable } from '../../document/table.ts'

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

/** `next` with what it leaves open (periods, scale, currency) taken from `previous`, when its columns stand on the same edges. */
export function continueTable(previous: FinancialTable, next: FinancialTable): FinancialTable {
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

/**
 * "2025 (YTD)" alone does not say where the year stands; the same header beside months elsewhere in the document does.
 */
export function completeYearToDate(tables: readonly FinancialTable[]): readonly FinancialTable[] {
  const known = new Map<string, ColumnPeriod>()
  for (const { columns } of tables) {
    for (const { header, period } of columns) {
      if (/\bytd\b|year[\s-]to[\s-]date/i.test(header) && period?.exact === true && period.months !== null)
        known.set(header, period)
    }
  }
  if (known.size === 0) return tables
  return tables.map(table => ({
    ...table,
    columns: table.columns.map(column => {
      const period = known.get(column.header)
      return period === undefined || column.period?.exact === true ? column : { ...column, period }
    }),
  }))
}

function periodColumnsOf(table: FinancialTable): readonly Column[] {
  return table.columns.filter(column => column.role === 'period')
}

/**
 * Columns whose header speaks of a period and leaves its end open (an unreadable year) take it from another table of the
 * document with as many columns, agreeing in the ends that are known; not `exact`. Left open when such tables differ.
 */
export function completeOpenEnds(tables: readonly FinancialTable[]): readonly FinancialTable[] {
  const dated = tables.filter(table =>
    periodColumnsOf(table).every(({ period }) => period !== null && period.end !== null),
  )
  return tables.map(table => {
    const periodColumns = periodColumnsOf(table)
    if (!periodColumns.some(({ period }) => period !== null && period.end === null)) return table
    const models = dated
      .map(other => periodColumnsOf(other).map(({ period }) => period?.end ?? null))
      .filter(ends => ends.length === periodColumns.length)
      .filter(ends =>
        periodColumns.every(
          ({ period }, index) => period === null || period.end === null || period.end === ends[index],
        ),
      )
    const [model] = models
    if (model === undefined || models.some(ends => ends.join() !== model.join())) return table
    const columns = table.columns.map(column => {
      const { period } = column
      const end = model[periodColumns.indexOf(column)]
      return period === null || period.end !== null || end === undefined
        ? column
        : { ...column, period: { ...period, end, exact: false } }
    })
    return { ...table, columns }
  })
}
