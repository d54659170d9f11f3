/** The footing checks of a spread, shown under each statement as live differences. */
import type { FieldPath, StatementKind } from '../../contract/statement-figures.ts'

/** An identity: `total` against the signed `parts`. Parts that are not stated count as 0. */
export interface Proof {
  readonly title: string
  readonly total: readonly [StatementKind, FieldPath]
  readonly parts: readonly (readonly [1 | -1, StatementKind, FieldPath])[]
  /** All parts must be stated, not just one: for sums of totals, where a missing part makes the check meaningless. */
  readonly complete: boolean
}

const current = 'assets.currentAssets'
const fixed = 'assets.fixedAssets'
const owedSoon = 'liabilitiesAndEquity.currentLiabilities'
const equity = 'liabilitiesAndEquity.equity'
const ordinary = 'ordinaryIncomeExpense'

export const proofs: Readonly<Record<StatementKind, readonly Proof[]>> = {
  balanceSheet: [
    {
      title: 'Assets less liabilities and equity',
      total: ['balanceSheet', 'assets.totalAssets'],
      parts: [
        [1, 'balanceSheet', 'liabilitiesAndEquity.totalLiabilities'],
        [1, 'balanceSheet', `${equity}.totalEquity`],
      ],
      complete: true,
    },
    {
      title: 'Total assets less current and fixed assets',
      total: ['balanceSheet', 'assets.totalAssets'],
      parts: [
        [1, 'balanceSheet', `${current}.totalCurrentAssets`],
        [1, 'balanceSheet', `${fixed}.totalFixedAssets`],
      ],
      complete: true,
    },
    {
      title: 'Current assets less their lines',
      total: ['balanceSheet', `${current}.totalCurrentAssets`],
      parts: (
        [
          'cash',
          'shortTermInvestments',
          'accountsReceivable',
          'inventory',
          'prepaidExpenses',
          'otherCurrentAssets',
        ] as const
      ).map(name => [1, 'balanceSheet', `${current}.${name}`] as const),
      complete: false,
    },
    {
      title: 'Current liabilities less their lines',
      total: ['balanceSheet', `${owedSoon}.totalCurrentLiabilities`],
      parts: (
        [
          'accountsPayable',
          'shortTermDebt',
          'accruedExpenses',
          'currentPortionOfLongTermDebt',
          'otherCurrentLiabilities',
        ] as const
      ).map(name => [1, 'balanceSheet', `${owedSoon}.${name}`] as const),
      complete: false,
    },
    {
      title: 'Cash less ending cash of the cash flow statement',
      total: ['balanceSheet', `${current}.cash`],
      parts: [[1, 'cashFlowStatement', 'endingCashBalance']],
      complete: true,
    },
  ],
  incomeStatement: [
    {
      title: 'Gross profit less revenue and cost of goods sold',
      total: ['incomeStatement', `${ordinary}.income.grossProfit`],
      parts: [
        [1, 'incomeStatement', `${ordinary}.income.revenue`],
        [-1, 'incomeStatement', `${ordinary}.income.costOfGoodsSold`],
      ],
      complete: true,
    },
    {
      title: 'Operating income less gross profit and operating expenses',
      total: ['incomeStatement', `${ordinary}.operatingIncome`],
      parts: [
        [1, 'incomeStatement', `${ordinary}.income.grossProfit`],
        [-1, 'incomeStatement', `${ordinary}.expenses.totalOperatingExpenses`],
      ],
      complete: true,
    },
    {
      title: 'Net income less income before tax and tax',
      total: ['incomeStatement', 'netIncome'],
      parts: [
        [1, 'incomeStatement', `${ordinary}.incomeBeforeTax`],
        [-1, 'incomeStatement', `${ordinary}.incomeTax`],
      ],
      complete: true,
    },
  ],
  cashFlowStatement: [
    {
      title: 'Net change less operating, investing and financing',
      total: ['cashFlowStatement', 'netChangeInCash'],
      parts: [
        [1, 'cashFlowStatement', 'operatingActivities.netCashFromOperatingActivities'],
        [1, 'cashFlowStatement', 'investingActivities.netCashFromInvestingActivities'],
        [1, 'cashFlowStatement', 'financingActivities.netCashFromFinancingActivities'],
      ],
      complete: true,
    },
    {
      title: 'Ending cash less beginning cash and net change',
      total: ['cashFlowStatement', 'endingCashBalance'],
      parts: [
        [1, 'cashFlowStatement', 'beginningCashBalance'],
        [1, 'cashFlowStatement', 'netChangeInCash'],
      ],
      complete: true,
    },
    {
      title: 'Net income less that of the income statement',
      total: ['cashFlowStatement', 'operatingActivities.netIncome'],
      parts: [[1, 'incomeStatement', 'netIncome']],
      complete: true,
    },
  ],
}
