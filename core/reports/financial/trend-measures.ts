/** The measures whose development is shown, and the fields they come from. */
import type { TrendAnalysis } from '../../contract/financial-statement.ts'
import type { FieldPath, StatementKind } from '../../contract/statement-figures.ts'
import type { Expression } from '../formula.ts'
import type { PeriodSet } from './period-columns.ts'
import type { RawFields } from './raw-figures.ts'

export interface Measure {
  readonly name: string
  readonly title: string
  readonly kind: StatementKind
  readonly path: FieldPath
}

const measure = <K extends StatementKind>(name: string, title: string, kind: K, path: FieldPath<K>): Measure => ({
  name,
  title,
  kind,
  path,
})

const ordinary = 'ordinaryIncomeExpense'

/** The contract's five measures first. */
export const measures: readonly Measure[] = [
  measure('revenue', 'Revenue', 'incomeStatement', `${ordinary}.income.revenue`),
  measure('netIncome', 'Net income', 'incomeStatement', 'netIncome'),
  measure('totalAssets', 'Total assets', 'balanceSheet', 'assets.totalAssets'),
  measure('totalLiabilities', 'Total liabilities', 'balanceSheet', 'liabilitiesAndEquity.totalLiabilities'),
  measure(
    'operatingCashFlow',
    'Operating cash flow',
    'cashFlowStatement',
    'operatingActivities.netCashFromOperatingActivities',
  ),
  measure('grossProfit', 'Gross profit', 'incomeStatement', `${ordinary}.income.grossProfit`),
  measure('operatingIncome', 'Operating income', 'incomeStatement', `${ordinary}.operatingIncome`),
  measure('totalEquity', 'Total equity', 'balanceSheet', 'liabilitiesAndEquity.equity.totalEquity'),
  measure('cash', 'Cash and equivalents', 'balanceSheet', 'assets.currentAssets.cash'),
]

export const contractMeasures = measures.slice(0, 5) as readonly (Measure & {
  readonly name: keyof TrendAnalysis['yearOverYear']
})[]

export const measureNamed = (name: string): Measure | null =>
  measures.find(candidate => candidate.name === name.split(/[/.]/).at(-1)) ?? null

export const measureAt = (raw: RawFields, set: PeriodSet, { kind, path }: Measure): Expression =>
  raw.at(set[kind], kind, path)

/** Order of a trend table: the income statement from top to bottom, then the balance sheet, then cash. */
export const seriesOrder: readonly string[] = [
  'revenue',
  'grossProfit',
  'operatingIncome',
  'netIncome',
  'operatingCashFlow',
  'totalAssets',
  'totalLiabilities',
  'totalEquity',
  'cash',
]
