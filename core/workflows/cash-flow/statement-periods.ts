/** The periods of a statement result as the cash flow desk takes them, each with the balance sheets at its end and its start. */
import { daysBetween, monthsBefore, samePeriod } from '../../analysis/calendar.ts'
import type { PeriodStatements } from '../../analysis/cash-flow/statement-values.ts'
import type { LedgerLine } from '../../analysis/cash-flow/add-backs.ts'
import type { PeriodValues } from '../../analysis/cash-flow/periods.ts'
import type { DatedStatement } from '../../analysis/ratio-figures.ts'
import type { FinancialStatementResult, Period } from '../../contract/financial-statement.ts'
import { pointerOf, type StatementKind, type Statements } from '../../contract/statement-figures.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'

export type StatementResult = Pick<FinancialStatementResult, 'periods' | 'provenance' | 'currency'>

/** An opening balance sheet may be this many days off the computed first day: 52-week years. */
const openingToleranceDays = 15

/** Every period of a result that has an income statement. */
export const statementPeriods = (result: StatementResult): readonly PeriodStatements[] =>
  result.periods.flatMap((period, index) => {
    if (period.incomeStatement === null) return []
    const sheet = sheetAt(result, end => samePeriod(end, period.periodEnd))
    const start = period.months === null ? null : monthsBefore(period.periodEnd, Math.round(period.months))
    return [
      {
        periodEnd: period.periodEnd,
        months: period.months,
        incomeStatement: dated(result, index, 'incomeStatement'),
        cashFlowStatement: dated(result, index, 'cashFlowStatement'),
        balanceSheet: sheet,
        opening:
          start === null ? null : sheetAt(result, end => Math.abs(daysBetween(end, start)) <= openingToleranceDays),
      },
    ]
  })

function sheetAt(result: StatementResult, isEnd: (end: string) => boolean): DatedStatement<'balanceSheet'> | null {
  const index = result.periods.findIndex(({ balanceSheet, periodEnd }) => balanceSheet !== null && isEnd(periodEnd))
  return index === -1 ? null : dated(result, index, 'balanceSheet')
}

function dated<K extends StatementKind>(
  { periods, provenance }: StatementResult,
  index: number,
  kind: K,
): DatedStatement<K> | null {
  const period: Period = periods[index]!
  const figures = period[kind] as Statements[K] | null
  if (figures === null) return null
  // A statement at the top of the result has its provenance there, and not under its period.
  const own = `/periods/${index}/${kind}/`
  const pointer = Object.keys(provenance).some(key => key.startsWith(own)) ? `/periods/${index}` : ''
  return { periodEnd: period.periodEnd, months: kind === 'balanceSheet' ? null : period.months, figures, pointer }
}

/** Totals whose lines are costs; in every other sum of an income statement a line has the sign of its effect. */
const costTotals: ReadonlySet<string> = new Set([
  'ordinaryIncomeExpense.expenses.totalOperatingExpenses',
  'otherIncomeExpense.otherExpenses',
  'ordinaryIncomeExpense.income.costOfGoodsSold',
])

/** The printed lines of income statements under their totals, for the add-back ledger. */
export function incomeLines(
  columns: readonly StatementColumn[],
  periods: readonly PeriodValues[],
): readonly LedgerLine[] {
  return columns.flatMap(({ kind, periodEnd, months, sums = [] }) => {
    const period = periods.find(
      one =>
        one.periodEnd === periodEnd &&
        one.kind !== 'ttm' &&
        one.kind !== 'interim_annualized' &&
        (months === null || one.months === null || Math.round(one.months) === Math.round(months)),
    )
    if (kind !== 'incomeStatement' || period === undefined) return []
    const home = period.flows['net_income']!.from
    return sums.flatMap(({ path, parts, place: { page } }) =>
      parts.map(({ label, amount }): LedgerLine => ({
        period: period.id,
        label,
        effect: path !== null && costTotals.has(path) ? -amount : amount,
        from:
          path === null || home[0] === undefined
            ? [...home]
            : [home[0].replace(pointerOf('incomeStatement', 'netIncome'), pointerOf('incomeStatement', path))],
        page,
      })),
    )
  })
}
