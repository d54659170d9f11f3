/** The periods of the desk: fiscal years, trailing twelve months (FYE + YTD − prior YTD), interim periods as printed and annualized. */
import type { CashFlowPeriod } from '../../contract/cash-flow.ts'
import {
  annualFactor,
  compareDates,
  daysBetween,
  daysPerYear,
  isYearApart,
  monthsBefore,
  samePeriod,
} from '../calendar.ts'
import { missing, type StatedValue } from './lines.ts'
import { balanceValues } from './balance-values.ts'
import { flowValues, type PeriodStatements, type Values } from './statement-values.ts'

/** A period with what is stated of it. */
export interface PeriodValues {
  readonly id: string
  readonly kind: CashFlowPeriod['kind']
  readonly periodEnd: string
  readonly months: number | null
  readonly source: CashFlowPeriod['source']
  readonly basis: CashFlowPeriod['basis']
  readonly flows: Values
  /** At its end. */
  readonly balances: Values
  /** At its start, names with `_0`; null: no balance sheet of that date. */
  readonly opening: Values | null
  /** Days that turnovers are measured over. */
  readonly days: number | null
}

const idOf = (end: string, months: number | null, kind: CashFlowPeriod['kind']): string =>
  `${end}/${kind === 'ttm' ? 'ttm' : kind === 'interim_annualized' ? 'annualized' : months === null ? 'unknown' : Math.round(months)}`

const isYear = ({ months }: Pick<PeriodStatements, 'months'>): boolean => months !== null && Math.round(months) === 12
const isInterim = ({ months }: Pick<PeriodStatements, 'months'>): boolean => months !== null && Math.round(months) < 12

/** Newest first; of one end the year, then TTM, annualized, as printed. Periods without an income statement give none. */
export function periodsOf(statements: readonly PeriodStatements[]): readonly PeriodValues[] {
  const withIncome = statements.filter(({ incomeStatement }) => incomeStatement !== null)
  return withIncome
    .toSorted((a, b) => compareDates(b.periodEnd, a.periodEnd) || (b.months ?? 0) - (a.months ?? 0))
    .flatMap(period => {
      if (isYear(period)) return [printed(period, 'fye')]
      if (!isInterim(period)) return [printed(period, 'unknown_length')]
      const trailing = trailingTwelveMonths(period, statements)
      return [...(trailing === null ? [] : [trailing]), annualized(period), printed(period, 'interim')]
    })
}

function printed(period: PeriodStatements, kind: CashFlowPeriod['kind']): PeriodValues {
  const { periodEnd, months } = period
  return {
    id: idOf(periodEnd, months, kind),
    kind,
    periodEnd,
    months,
    source: 'statements',
    basis: 'book',
    flows: flowValues(period),
    balances: balanceValues(period.balanceSheet),
    opening: period.opening === null ? null : balanceValues(period.opening, '_0'),
    days:
      months === null
        ? null
        : isYear(period)
          ? daysPerYear
          : daysBetween(monthsBefore(periodEnd, Math.round(months)), periodEnd),
  }
}

/** Flows × 365 / days of the period. */
function annualized(period: PeriodStatements): PeriodValues {
  const base = printed(period, 'interim_annualized')
  const factor = annualFactor(period.periodEnd, period.months)
  const note = `${period.months} months scaled to a year by 365 / ${base.days}.`
  const flows = Object.entries(base.flows).map(([name, given]) => [
    name,
    given.value === null
      ? given
      : { ...given, value: Math.round(given.value * factor), notes: [...(given.notes ?? []), note] },
  ])
  return { ...base, months: 12, days: daysPerYear, flows: Object.fromEntries(flows) as Values }
}

/** FYE + YTD − prior YTD; null where one of the three is missing. */
function trailingTwelveMonths(interim: PeriodStatements, all: readonly PeriodStatements[]): PeriodValues | null {
  const months = Math.round(interim.months!)
  const yearEnd = monthsBefore(interim.periodEnd, months)
  const year = all.find(p => isYear(p) && p.incomeStatement !== null && samePeriod(p.periodEnd, yearEnd))
  const before = all.find(
    p =>
      p.incomeStatement !== null &&
      p.months !== null &&
      Math.round(p.months) === months &&
      isYearApart(p.periodEnd, interim.periodEnd),
  )
  if (year === undefined || before === undefined) return null
  const [full, now, then] = [flowValues(year), flowValues(interim), flowValues(before)]
  const sheetThen = before.balanceSheet
  return {
    ...printed(interim, 'ttm'),
    id: idOf(interim.periodEnd, 12, 'ttm'),
    months: 12,
    days: daysPerYear,
    flows: Object.fromEntries(Object.keys(now).map(name => [name, combined(full[name]!, now[name]!, then[name]!)])),
    opening: sheetThen === null ? null : balanceValues(sheetThen, '_0'),
  }
}

function combined(full: StatedValue, now: StatedValue, then: StatedValue): StatedValue {
  const parts = [full, now, then]
  const absent = parts.find(({ value }) => value === null)
  if (absent !== undefined) return missing(absent.reason!)
  return {
    value: full.value! + now.value! - then.value!,
    from: parts.flatMap(({ from }) => from),
    reason: null,
    notes: [
      ...new Set(['Fiscal year + year to date − prior year to date.', ...parts.flatMap(({ notes }) => notes ?? [])]),
    ],
  }
}
