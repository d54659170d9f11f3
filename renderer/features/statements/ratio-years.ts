/** Ratios over all periods side by side: each with its inputs or the reason why it is missing, the change of a year, the average of the years. */
import type { CashFlowLine, CashFlowPeriod } from '../../../core/contract/cash-flow.ts'
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { date } from '../../formats/date-form.ts'
import { amount, decimals, percent, ratio, title } from '../../formats/format.ts'
import { explainedRatio, type RatioInput } from './ratio-explained.ts'

export interface YearColumn {
  /** Index in `periods` of the result; null: its only values are those at the top. */
  readonly index: number | null
  /** ISO date; null: no document states it. */
  readonly end: string | null
  readonly months: number | null
}

export interface YearCell {
  readonly value: number | null
  /** As shown; null: not available. */
  readonly text: string | null
  /** Why it is not available; null where it is. */
  readonly reason: string | null
  readonly inputs: readonly RatioInput[]
  readonly notes: readonly string[]
}

export interface YearRow {
  readonly id: string
  readonly name: string
  readonly formula: string
  /** One for each column; null: nothing is computed for that period. */
  readonly cells: readonly (YearCell | null)[]
  /** Of the newest period against the one a year before; null: one of them has no value. */
  readonly change: string | null
  /** Mean of the full years; null: there is one, or one of them has no value, without which the mean would be kinder than the years. */
  readonly average: string | null
}

/** Newest first: the periods that have ratios of their own, or the top of a result that an earlier version wrote. */
export function yearColumns(result: FinancialStatementResult): readonly YearColumn[] {
  const columns = result.periods.flatMap(({ periodEnd, months, ratioDetails }, index) =>
    ratioDetails ? [{ index, end: periodEnd, months }] : [],
  )
  return columns.length > 0 ? columns : [{ index: null, end: result.periodEnd, months: null }]
}

/** "12/31/2025", "06/30/2025, 6 months". */
export const columnName = ({ end, months }: YearColumn): string =>
  `${end === null ? 'Value' : date(end)}${isYear(months) ? '' : `, ${months} months`}`

const isYear = (months: number | null): boolean => months === null || Math.round(months) === 12

const dayLength = 86_400_000
/** Fiscal years of 52 or 53 weeks end some days off. */
const yearOffDays = 10

/** The column that ends a year before the newest one and is as long; -1: there is none. */
function yearBefore(columns: readonly YearColumn[]): number {
  const [newest] = columns
  if (newest === undefined || newest.end === null) return -1
  const end = Date.parse(newest.end)
  return columns.findIndex(
    column =>
      column.end !== null &&
      column.months === newest.months &&
      Math.abs((end - Date.parse(column.end)) / dayLength - 365) <= yearOffDays,
  )
}

interface Shown {
  readonly write: (value: number) => string
  /** Of a difference between two values, of which the second is the older. */
  readonly change: (now: number, before: number) => string | null
  /** Of a mean, where it would have decimals that no value has. */
  readonly average?: (mean: number) => string
}

/** What rounds to nothing has no sign. */
const signed = (text: string, difference: number): string =>
  /[1-9]/.test(text) ? `${difference > 0 ? '+' : '−'}${text}` : text
const difference =
  (write: (size: number) => string): Shown['change'] =>
  (now, before) =>
    signed(write(Math.abs(now - before)), now - before)

/** Margins and returns change by percentage points, days by days, amounts by a share of the older one. */
function shownRatio(id: string): Shown {
  const write = (value: number): string => ratio(id, value)
  const isPercent = ratio(id, 0).endsWith('%')
  return { write, change: difference(isPercent ? size => `${decimals(100 * size, 1)} pp` : write) }
}
const shownLine: Record<CashFlowLine['unit'], Shown> = {
  amount: {
    write: amount,
    average: mean => amount(Math.round(mean)),
    change: (now, before) => (before === 0 ? null : signed(percent(Math.abs((now - before) / before)), now - before)),
  },
  ratio: { write: value => decimals(value, 2), change: difference(size => decimals(size, 2)) },
  days: { write: value => `${decimals(value, 0)} days`, change: difference(size => `${decimals(size, 0)} days`) },
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Change and average of a row, by what its values are. */
function compared(
  cells: readonly (YearCell | null)[],
  columns: readonly YearColumn[],
  { write, change, average }: Shown,
): Pick<YearRow, 'change' | 'average'> {
  const [now, before] = [cells[0]?.value ?? null, cells[yearBefore(columns)]?.value ?? null]
  const years = cells.filter((_, index) => isYear(columns[index]!.months)).map(cell => cell?.value ?? null)
  const stated = years.filter(value => value !== null)
  return {
    change: now === null || before === null ? null : change(now, before),
    average: stated.length < 2 || stated.length < years.length ? null : (average ?? write)(mean(stated)),
  }
}

/** A ratio of the contract over the columns. */
export function ratioRow(
  result: FinancialStatementResult,
  columns: readonly YearColumn[],
  [path, value]: readonly [path: string, value: number | null],
): YearRow {
  const id = path.split('.').at(-1)!
  const cells = columns.map(({ index }) => {
    const details = index === null ? result.ratioDetails : result.periods[index]!.ratioDetails!
    const of = index === null ? value : (details[path]?.value ?? null)
    const { value: text, reason, inputs, notes } = explainedRatio({ ...result, ratioDetails: details }, id, of)
    return { value: of, text, reason, inputs, notes }
  })
  const { formula } = explainedRatio(result, id, value)
  return { id, name: title(id), formula, cells, ...compared(cells, columns, shownRatio(id)) }
}

/** What a lender computes beside the ratios, as the cash flow desk does. */
const coverage = [
  'ebitda',
  'adjusted_ebitda',
  'total_debt',
  'debt_to_ebitda',
  'debt_service',
  'dscr',
  'fccr',
  'tangible_net_worth',
  'working_capital',
  'dso',
  'dio',
  'dpo',
] as const

/** The period of the cash flow desk that belongs to a column: of an interim the annualized one, which stands before it, as its ratios are. */
function periodOf(periods: readonly CashFlowPeriod[], { end, months }: YearColumn): CashFlowPeriod | null {
  const at = periods.findIndex(
    ({ kind, period_end: periodEnd, months: length }) =>
      periodEnd === end && length === months && kind !== 'ttm' && kind !== 'interim_annualized',
  )
  const before = periods[at - 1]
  return before?.kind === 'interim_annualized' && before.period_end === end ? before : (periods[at] ?? null)
}

/** Coverage and leverage over the columns; empty without a cash flow. Adjusted EBITDA only where a person approved an adjustment. */
export function coverageRows(
  { cash_flow: desk }: FinancialStatementResult,
  columns: readonly YearColumn[],
): readonly YearRow[] {
  if (!desk) return []
  const periods = columns.map(column => periodOf(desk.periods, column))
  return coverage.flatMap(id => {
    const lines = periods.map(period => period?.lines[id] ?? null)
    const known = lines.find(line => line !== null)
    if (known === undefined || known === null) return []
    if (id === 'adjusted_ebitda' && desk.add_backs.every(({ approved }) => approved !== true)) return []
    const shown = shownLine[known.unit]
    const cells = lines.map((line, index) => line && lineCell(line, periods[index]!, shown))
    return [{ id, name: known.label, formula: known.formula, cells, ...compared(cells, columns, shown) }]
  })
}

function lineCell(line: CashFlowLine, { lines }: CashFlowPeriod, { write }: Shown): YearCell {
  return {
    value: line.value,
    text: line.value === null ? null : write(line.value),
    reason: line.reason,
    inputs: line.from.flatMap(pointer => {
      const input = lines[pointer.split('/').at(-1)!]
      // The value of a document leads to its place; one that is computed has none.
      return input ? [{ pointer: input.from[0] ?? pointer, name: input.label, value: input.value }] : []
    }),
    notes: line.notes,
  }
}
