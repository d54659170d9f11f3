/**
 * The periods of a result as columns of a spread, newest first, and the columns that the result's top-level values
 * belong to.
 */
import type { FinancialStatementResult, Period } from '../../contract/financial-statement.ts'
import { statementKinds, type StatementKind, type Statements } from '../../contract/statement-figures.ts'
import * as calendar from '../../analysis/calendar.ts'

export interface PeriodColumn {
  /** Index in `result.periods`; null for values that are only at the top level of the result. */
  readonly index: number | null
  /** ISO date; null when no document states it. */
  readonly periodEnd: string | null
  readonly months: number | null
  readonly derived: boolean
  readonly restated: boolean
  readonly statements: { readonly [K in StatementKind]: Statements[K] | null }
  /** The statements for which this is the result's main period. */
  readonly latestOf: readonly StatementKind[]
}

/** Days from one ISO date to another; null when either is unknown. */
export const daysBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : calendar.daysBetween(from, to)

const states = (statement: unknown): boolean =>
  statement !== null && typeof statement === 'object'
    ? Object.values(statement).some(states)
    : typeof statement === 'number'

/** Columns newest first; of several lengths that end on the same day the longest first. */
export function periodColumns(result: FinancialStatementResult): readonly PeriodColumn[] {
  const places = Object.fromEntries(
    statementKinds.map(kind => [kind, states(result[kind]) ? placeOf(result, kind) : null]),
  ) as Record<StatementKind, number | null>
  const columns = result.periods.map((period, index) =>
    columnOf(
      period,
      index,
      statementKinds.filter(kind => places[kind] === index),
    ),
  )
  const homeless = statementKinds.filter(kind => places[kind] === null && states(result[kind]))
  if (homeless.length > 0) columns.push(columnOfTop(result, homeless))
  return columns.toSorted(
    (a, b) => calendar.compareDates(b.periodEnd, a.periodEnd) || (b.months ?? 0) - (a.months ?? 0),
  )
}

function columnOf(period: Period, index: number, latestOf: readonly StatementKind[]): PeriodColumn {
  return {
    index,
    periodEnd: Number.isFinite(Date.parse(period.periodEnd)) ? period.periodEnd : null,
    months: period.months,
    derived: period.derived ?? false,
    restated: period.restated ?? false,
    statements: {
      balanceSheet: states(period.balanceSheet) ? period.balanceSheet : null,
      incomeStatement: states(period.incomeStatement) ? period.incomeStatement : null,
      cashFlowStatement: states(period.cashFlowStatement) ? period.cashFlowStatement : null,
    },
    latestOf,
  }
}

function columnOfTop(result: FinancialStatementResult, kinds: readonly StatementKind[]): PeriodColumn {
  const of = <K extends StatementKind>(kind: K) => (kinds.includes(kind) ? result[kind] : null)
  return {
    index: null,
    periodEnd: result.periodEnd,
    months: null,
    derived: false,
    restated: false,
    statements: {
      balanceSheet: of('balanceSheet'),
      incomeStatement: of('incomeStatement'),
      cashFlowStatement: of('cashFlowStatement'),
    },
    latestOf: kinds,
  }
}

/**
 * The period whose statement is at the top level of the result; of several, the one closest to the result's period end.
 */
function placeOf(result: FinancialStatementResult, kind: StatementKind): number | null {
  const wanted = JSON.stringify(result[kind])
  const candidates = result.periods
    .map((period, index) => ({ period, index }))
    .filter(({ period }) => period[kind] !== null && JSON.stringify(period[kind]) === wanted)
    .toSorted(
      (a, b) =>
        Math.abs(daysBetween(a.period.periodEnd, result.periodEnd) ?? Infinity) -
          Math.abs(daysBetween(b.period.periodEnd, result.periodEnd) ?? Infinity) ||
        (b.period.months ?? 0) - (a.period.months ?? 0),
    )
  return candidates[0]?.index ?? null
}

/** The columns of one period's statements: flows of one length, and the balance sheet at their end. */
export interface PeriodSet {
  readonly balanceSheet: PeriodColumn | null
  readonly incomeStatement: PeriodColumn | null
  readonly cashFlowStatement: PeriodColumn | null
  readonly periodEnd: string | null
  /** Length of the flows, in months. */
  readonly months: number | null
}

const near = (a: PeriodColumn, b: PeriodColumn): boolean => {
  const days = daysBetween(a.periodEnd, b.periodEnd)
  return a === b || (days !== null && Math.abs(days) <= calendar.samePeriodDays)
}

/** The set that a column leads: its own statements, and missing ones from columns that end within a week of it. */
export function setOf(column: PeriodColumn, columns: readonly PeriodColumn[]): PeriodSet {
  const find = (kind: StatementKind): PeriodColumn | null => {
    if (column.statements[kind]) return column
    const around = columns.filter(other => other.statements[kind] && near(column, other))
    return (
      around.find(other => kind === 'balanceSheet' || column.months === null || other.months === column.months) ?? null
    )
  }
  const set = {
    balanceSheet: find('balanceSheet'),
    incomeStatement: find('incomeStatement'),
    cashFlowStatement: find('cashFlowStatement'),
  }
  const months = column.months ?? set.incomeStatement?.months ?? set.cashFlowStatement?.months ?? null
  return { ...set, periodEnd: column.periodEnd, months }
}

/** The set from which the result's ratios were computed. */
export function latestSet(columns: readonly PeriodColumn[]): PeriodSet {
  const of = (kind: StatementKind) => columns.find(column => column.latestOf.includes(kind)) ?? null
  const income = of('incomeStatement')
  const cash = of('cashFlowStatement')
  const balance = of('balanceSheet')
  const lead = income ?? cash ?? balance
  return {
    balanceSheet: balance,
    incomeStatement: income,
    cashFlowStatement: cash,
    periodEnd: lead?.periodEnd ?? null,
    months: income?.months ?? cash?.months ?? null,
  }
}

/** The set one year before with the same length; null when there is none. */
export function yearBefore(set: PeriodSet, sets: readonly PeriodSet[]): PeriodSet | null {
  return sets.find(other => other.months === set.months && isYearApart(other.periodEnd, set.periodEnd)) ?? null
}

export const isYearApart = (earlier: string | null, later: string | null): boolean =>
  earlier !== null && later !== null && calendar.isYearApart(earlier, later)
export const isQuarterApart = (earlier: string | null, later: string | null): boolean =>
  earlier !== null && later !== null && calendar.isQuarterApart(earlier, later)

/**
 * The sets of all periods with flows, newest first, the latest included; balance sheets without flows are added only
 * when there are no flows at all.
 */
export function analyzedSets(columns: readonly PeriodColumn[]): readonly PeriodSet[] {
  const flows = columns.filter(column => column.statements.incomeStatement ?? column.statements.cashFlowStatement)
  const leads = flows.length > 0 ? flows : columns
  const sets = leads.map(column => setOf(column, columns))
  const latest = latestSet(columns)
  const same = (set: PeriodSet) =>
    (latest.incomeStatement ?? latest.cashFlowStatement ?? latest.balanceSheet) ===
    (set.incomeStatement ?? set.cashFlowStatement ?? set.balanceSheet)
  // An income statement and a cash flow statement in separate columns lead the same set.
  const unique = sets.filter(
    (set, index) =>
      !sets
        .slice(0, index)
        .some(
          other => other.incomeStatement === set.incomeStatement && other.cashFlowStatement === set.cashFlowStatement,
        ) || flows.length === 0,
  )
  return columns.length === 0 ? [] : [latest, ...unique.filter(set => !same(set))]
}

/** "12 months", "3 months", or what else is known about the length. */
export const lengthText = (months: number | null): string =>
  months === null ? '' : months === 1 ? '1 month' : `${months} months`

/** An ISO date as a date cell; a text when there is none. */
export const dateCell = (periodEnd: string | null): Date | string =>
  periodEnd === null ? 'Period not stated' : new Date(periodEnd)
