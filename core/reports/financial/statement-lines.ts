/** The lines of the three statements in a spread: order, sections, titles, subtotals. */
import type { FieldPath, StatementKind } from '../../contract/statement-figures.ts'
import { proofs, type Proof } from './statement-proofs.ts'

export type Rank = 'line' | 'subtotal' | 'total'

export interface StatementLine {
  readonly path: FieldPath
  readonly title: string
  readonly rank: Rank
  /** 0 at the margin, 1 inside a section. */
  readonly indent: number
}
export interface Section {
  readonly title: string
  readonly lines: readonly StatementLine[]
}

export interface StatementLayout {
  readonly kind: StatementKind
  readonly sheet: string
  readonly title: string
  /** The statement's name in running text. */
  readonly statement: string
  /** Prefix of the defined names of the latest period's values. */
  readonly namePrefix: string
  /** Common-size values are percentages of this one. */
  readonly base: readonly [StatementKind, FieldPath]
  readonly baseTitle: string
  readonly sections: readonly Section[]
  readonly proofs: readonly Proof[]
}

const line = <K extends StatementKind>(path: FieldPath<K>, title: string): StatementLine => ({
  path,
  title,
  rank: 'line',
  indent: 1,
})
const subtotal = <K extends StatementKind>(path: FieldPath<K>, title: string): StatementLine => ({
  path,
  title,
  rank: 'subtotal',
  indent: 0,
})
const total = <K extends StatementKind>(path: FieldPath<K>, title: string): StatementLine => ({
  path,
  title,
  rank: 'total',
  indent: 0,
})

const current = 'assets.currentAssets'
const fixed = 'assets.fixedAssets'
const owedSoon = 'liabilitiesAndEquity.currentLiabilities'
const owedLater = 'liabilitiesAndEquity.longTermLiabilities'
const equity = 'liabilitiesAndEquity.equity'
type B = 'balanceSheet'

export const balanceSheetLayout: StatementLayout = {
  kind: 'balanceSheet',
  sheet: 'Balance Sheet Analysis',
  title: 'Balance sheet analysis',
  statement: 'balance sheet',
  namePrefix: 'BalanceSheet',
  base: ['balanceSheet', 'assets.totalAssets'],
  baseTitle: '% of total assets',
  sections: [
    {
      title: 'Current assets',
      lines: [
        line<B>(`${current}.cash`, 'Cash and equivalents'),
        line<B>(`${current}.shortTermInvestments`, 'Short-term investments'),
        line<B>(`${current}.accountsReceivable`, 'Accounts receivable'),
        line<B>(`${current}.inventory`, 'Inventory'),
        line<B>(`${current}.prepaidExpenses`, 'Prepaid expenses'),
        line<B>(`${current}.otherCurrentAssets`, 'Other current assets'),
        subtotal<B>(`${current}.totalCurrentAssets`, 'Total current assets'),
      ],
    },
    {
      title: 'Fixed and other long-term assets',
      lines: [
        line<B>(`${fixed}.propertyPlantEquipment`, 'Property, plant and equipment'),
        line<B>(`${fixed}.accumulatedDepreciation`, 'Accumulated depreciation'),
        line<B>(`${fixed}.intangibleAssets`, 'Intangible assets and goodwill'),
        line<B>(`${fixed}.longTermInvestments`, 'Long-term investments'),
        line<B>(`${fixed}.otherLongTermAssets`, 'Other long-term assets'),
        subtotal<B>(`${fixed}.totalFixedAssets`, 'Total fixed and other assets'),
        total<B>('assets.totalAssets', 'Total assets'),
      ],
    },
    {
      title: 'Current liabilities',
      lines: [
        line<B>(`${owedSoon}.accountsPayable`, 'Accounts payable'),
        line<B>(`${owedSoon}.shortTermDebt`, 'Short-term debt'),
        line<B>(`${owedSoon}.currentPortionOfLongTermDebt`, 'Current portion of long-term debt'),
        line<B>(`${owedSoon}.accruedExpenses`, 'Accrued expenses'),
        line<B>(`${owedSoon}.otherCurrentLiabilities`, 'Other current liabilities'),
        subtotal<B>(`${owedSoon}.totalCurrentLiabilities`, 'Total current liabilities'),
      ],
    },
    {
      title: 'Long-term liabilities',
      lines: [
        line<B>(`${owedLater}.longTermDebt`, 'Long-term debt'),
        line<B>(`${owedLater}.deferredTaxLiabilities`, 'Deferred tax liabilities'),
        line<B>(`${owedLater}.otherLongTermLiabilities`, 'Other long-term liabilities'),
        subtotal<B>(`${owedLater}.totalLongTermLiabilities`, 'Total long-term liabilities'),
        subtotal<B>('liabilitiesAndEquity.totalLiabilities', 'Total liabilities'),
      ],
    },
    {
      title: 'Equity',
      lines: [
        line<B>(`${equity}.commonStock`, 'Common stock'),
        line<B>(`${equity}.additionalPaidInCapital`, 'Additional paid-in capital'),
        line<B>(`${equity}.retainedEarnings`, 'Retained earnings'),
        line<B>(`${equity}.treasuryStock`, 'Treasury stock'),
        subtotal<B>(`${equity}.totalEquity`, 'Total equity'),
        total<B>('liabilitiesAndEquity.totalLiabilitiesAndEquity', 'Total liabilities and equity'),
      ],
    },
  ],
  proofs: proofs.balanceSheet,
}

const ordinary = 'ordinaryIncomeExpense'
type I = 'incomeStatement'

export const incomeStatementLayout: StatementLayout = {
  kind: 'incomeStatement',
  sheet: 'Income Statement Analysis',
  title: 'Income statement analysis',
  statement: 'income statement',
  namePrefix: 'IncomeStatement',
  base: ['incomeStatement', `${ordinary}.income.revenue`],
  baseTitle: '% of revenue',
  sections: [
    {
      title: 'Income',
      lines: [
        line<I>(`${ordinary}.income.revenue`, 'Revenue'),
        line<I>(`${ordinary}.income.costOfGoodsSold`, 'Cost of goods sold'),
        subtotal<I>(`${ordinary}.income.grossProfit`, 'Gross profit'),
      ],
    },
    {
      title: 'Operating expenses',
      lines: [
        line<I>(`${ordinary}.expenses.salariesAndWages`, 'Salaries and wages'),
        line<I>(`${ordinary}.expenses.rentAndUtilities`, 'Rent and utilities'),
        line<I>(`${ordinary}.expenses.depreciation`, 'Depreciation and amortization'),
        line<I>(`${ordinary}.expenses.marketing`, 'Marketing'),
        line<I>(`${ordinary}.expenses.generalAndAdministrative`, 'General and administrative'),
        subtotal<I>(`${ordinary}.expenses.totalOperatingExpenses`, 'Total operating expenses'),
        subtotal<I>(`${ordinary}.operatingIncome`, 'Operating income'),
      ],
    },
    {
      title: 'Other income and expense',
      lines: [
        line<I>(`${ordinary}.interestExpense`, 'Interest expense'),
        line<I>('otherIncomeExpense.otherIncome', 'Other income'),
        line<I>('otherIncomeExpense.otherExpenses', 'Other expenses'),
        subtotal<I>('otherIncomeExpense.netOtherIncomeExpense', 'Net other income (expense)'),
      ],
    },
    {
      title: 'Result',
      lines: [
        line<I>(`${ordinary}.netOrdinaryIncome`, 'Net ordinary income'),
        line<I>(`${ordinary}.incomeBeforeTax`, 'Income before tax'),
        line<I>(`${ordinary}.incomeTax`, 'Income tax'),
        total<I>('netIncome', 'Net income'),
      ],
    },
  ],
  proofs: proofs.incomeStatement,
}

const working = 'operatingActivities.changesInWorkingCapital'
type C = 'cashFlowStatement'

export const cashFlowLayout: StatementLayout = {
  kind: 'cashFlowStatement',
  sheet: 'Cash Flow Analysis',
  title: 'Cash flow analysis',
  statement: 'cash flow statement',
  namePrefix: 'CashFlow',
  base: ['incomeStatement', `${ordinary}.income.revenue`],
  baseTitle: '% of revenue',
  sections: [
    {
      title: 'Operating activities',
      lines: [
        line<C>('operatingActivities.netIncome', 'Net income'),
        line<C>('operatingActivities.depreciation', 'Depreciation and amortization'),
        line<C>(`${working}.accountsReceivable`, 'Change in accounts receivable'),
        line<C>(`${working}.inventory`, 'Change in inventory'),
        line<C>(`${working}.accountsPayable`, 'Change in accounts payable'),
        line<C>(`${working}.otherWorkingCapital`, 'Change in other working capital'),
        subtotal<C>(`${working}.totalChangesInWorkingCapital`, 'Total changes in working capital'),
        subtotal<C>('operatingActivities.netCashFromOperatingActivities', 'Net cash from operating activities'),
      ],
    },
    {
      title: 'Investing activities',
      lines: [
        line<C>('investingActivities.capitalExpenditures', 'Capital expenditures'),
        line<C>('investingActivities.acquisitionsAndDivestitures', 'Acquisitions and divestitures'),
        line<C>('investingActivities.investmentsChanges', 'Changes in investments'),
        line<C>('investingActivities.otherInvestingActivities', 'Other investing activities'),
        subtotal<C>('investingActivities.netCashFromInvestingActivities', 'Net cash from investing activities'),
      ],
    },
    {
      title: 'Financing activities',
      lines: [
        line<C>('financingActivities.debtIssuanceRepayment', 'Debt issued less repaid'),
        line<C>('financingActivities.dividendsPaid', 'Dividends and distributions paid'),
        line<C>('financingActivities.stockIssuanceRepurchase', 'Stock issued less repurchased'),
        line<C>('financingActivities.otherFinancingActivities', 'Other financing activities'),
        subtotal<C>('financingActivities.netCashFromFinancingActivities', 'Net cash from financing activities'),
      ],
    },
    {
      title: 'Cash',
      lines: [
        subtotal<C>('netChangeInCash', 'Net change in cash'),
        line<C>('beginningCashBalance', 'Cash at the beginning'),
        total<C>('endingCashBalance', 'Cash at the end'),
      ],
    },
  ],
  proofs: proofs.cashFlowStatement,
}

export const layouts: Readonly<Record<StatementKind, StatementLayout>> = {
  balanceSheet: balanceSheetLayout,
  incomeStatement: incomeStatementLayout,
  cashFlowStatement: cashFlowLayout,
}

const titles = new Map(
  Object.values(layouts).flatMap(layout =>
    layout.sections.flatMap(section =>
      section.lines.map(({ path, title }) => [`${layout.kind}/${path}`, title] as const),
    ),
  ),
)

/** The title of a field on the sheets. Every field of the contract has a line (ensured by a test). */
export const titleOf = (kind: StatementKind, path: FieldPath): string => titles.get(`${kind}/${path}`)!
