/** Statements written manually, for tests of the analysis. */
import {
  buildStatement,
  type FieldPath,
  type StatementKind,
  type Statements,
} from '../../../core/contract/statement-figures.ts'
import { noMarketFacts, type DatedStatement, type RatioSubject } from '../../../core/analysis/ratio-figures.ts'

export type Fields<K extends StatementKind> = { readonly [Path in FieldPath<K>]?: number }

export const statement = <K extends StatementKind>(kind: K, figures: Fields<K>): Statements[K] =>
  buildStatement(kind, path => figures[path] ?? null)

export const dated = <K extends StatementKind>(
  kind: K,
  periodEnd: string,
  months: number | null,
  figures: Fields<K>,
  pointer = '',
): DatedStatement<K> => ({
  periodEnd,
  months,
  figures: statement(kind, figures),
  pointer,
})

export const subject = (parts: Partial<RatioSubject>): RatioSubject => ({
  balanceSheet: null,
  incomeStatement: null,
  cashFlowStatement: null,
  opening: null,
  market: noMarketFacts,
  ...parts,
})

/** A machine shop's year 2024 (all figures invented), closing and opening balances. */
export const shopSheet: Fields<'balanceSheet'> = {
  'assets.currentAssets.cash': 120_000,
  'assets.currentAssets.accountsReceivable': 200_000,
  'assets.currentAssets.inventory': 150_000,
  'assets.currentAssets.prepaidExpenses': 30_000,
  'assets.currentAssets.totalCurrentAssets': 500_000,
  'assets.fixedAssets.propertyPlantEquipment': 700_000,
  'assets.fixedAssets.accumulatedDepreciation': -200_000,
  'assets.fixedAssets.totalFixedAssets': 500_000,
  'assets.totalAssets': 1_000_000,
  'liabilitiesAndEquity.currentLiabilities.accountsPayable': 100_000,
  'liabilitiesAndEquity.currentLiabilities.shortTermDebt': 50_000,
  'liabilitiesAndEquity.currentLiabilities.accruedExpenses': 60_000,
  'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt': 40_000,
  'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 250_000,
  'liabilitiesAndEquity.longTermLiabilities.longTermDebt': 350_000,
  'liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities': 350_000,
  'liabilitiesAndEquity.totalLiabilities': 600_000,
  'liabilitiesAndEquity.equity.commonStock': 100_000,
  'liabilitiesAndEquity.equity.retainedEarnings': 300_000,
  'liabilitiesAndEquity.equity.totalEquity': 400_000,
  'liabilitiesAndEquity.totalLiabilitiesAndEquity': 1_000_000,
}

export const shopIncome: Fields<'incomeStatement'> = {
  'ordinaryIncomeExpense.income.revenue': 2_000_000,
  'ordinaryIncomeExpense.income.costOfGoodsSold': 1_200_000,
  'ordinaryIncomeExpense.income.grossProfit': 800_000,
  'ordinaryIncomeExpense.expenses.depreciation': 70_000,
  'ordinaryIncomeExpense.expenses.totalOperatingExpenses': 640_000,
  'ordinaryIncomeExpense.operatingIncome': 160_000,
  'ordinaryIncomeExpense.interestExpense': 40_000,
  'ordinaryIncomeExpense.incomeBeforeTax': 120_000,
  'ordinaryIncomeExpense.incomeTax': 30_000,
  netIncome: 90_000,
}

export const shopCashFlow: Fields<'cashFlowStatement'> = {
  'operatingActivities.netIncome': 90_000,
  'operatingActivities.depreciation': 80_000,
  'operatingActivities.netCashFromOperatingActivities': 150_000,
  'investingActivities.capitalExpenditures': -60_000,
  'financingActivities.dividendsPaid': -20_000,
  netChangeInCash: 20_000,
  beginningCashBalance: 100_000,
  endingCashBalance: 120_000,
}

export const shop = subject({
  balanceSheet: dated('balanceSheet', '2024-12-31', null, shopSheet),
  incomeStatement: dated('incomeStatement', '2024-12-31', 12, shopIncome),
  cashFlowStatement: dated('cashFlowStatement', '2024-12-31', 12, shopCashFlow),
})
