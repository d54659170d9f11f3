/** Periods written manually, for tests of the cash flow desk. */
import type { PeriodStatements } from '../../../../core/analysis/cash-flow/statement-values.ts'
import { dated, type Fields } from '../subjects.ts'

export interface PeriodFields {
  readonly end: string
  readonly months?: number | null
  readonly income?: Fields<'incomeStatement'>
  readonly flows?: Fields<'cashFlowStatement'>
  readonly sheet?: Fields<'balanceSheet'>
  readonly openingEnd?: string
  readonly opening?: Fields<'balanceSheet'>
}

export const period = ({
  end,
  months = 12,
  income,
  flows,
  sheet,
  openingEnd,
  opening,
}: PeriodFields): PeriodStatements => ({
  periodEnd: end,
  months,
  incomeStatement: income ? dated('incomeStatement', end, months, income) : null,
  cashFlowStatement: flows ? dated('cashFlowStatement', end, months, flows) : null,
  balanceSheet: sheet ? dated('balanceSheet', end, null, sheet) : null,
  opening: opening ? dated('balanceSheet', openingEnd ?? '2023-12-31', null, opening, '/periods/1') : null,
})

const ordinary = 'ordinaryIncomeExpense'
/** A shop's income statement: 1,000,000 of sales, 90,000 of net income; invented. */
export const shopIncome: Fields<'incomeStatement'> = {
  [`${ordinary}.income.revenue`]: 1_000_000,
  [`${ordinary}.income.costOfGoodsSold`]: 600_000,
  [`${ordinary}.income.grossProfit`]: 400_000,
  [`${ordinary}.expenses.depreciation`]: 30_000,
  [`${ordinary}.expenses.totalOperatingExpenses`]: 260_000,
  [`${ordinary}.operatingIncome`]: 140_000,
  [`${ordinary}.interestExpense`]: 20_000,
  [`${ordinary}.incomeBeforeTax`]: 120_000,
  [`${ordinary}.incomeTax`]: 30_000,
  netIncome: 90_000,
}
/** With depreciation of 45,000, of which 15,000 are in the cost of goods sold. */
export const shopFlows: Fields<'cashFlowStatement'> = {
  'operatingActivities.depreciation': 45_000,
  'investingActivities.capitalExpenditures': -60_000,
  'investingActivities.netCashFromInvestingActivities': -60_000,
  'financingActivities.debtIssuanceRepayment': -10_000,
  'financingActivities.dividendsPaid': -25_000,
  'financingActivities.netCashFromFinancingActivities': -35_000,
}
