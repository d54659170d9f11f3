/** The statements of the samples: three years in three files, with two digits of one amount changed over in print. */
import type { Statements } from '../../core/contract/statement-figures.ts'
import { fieldAt, pointerOf, type FieldPath, type StatementKind } from '../../core/contract/statement-figures.ts'
import { Page } from '../drawing/page.ts'
import { written } from '../drawing/numbers.ts'
import { keepBooks, type BookYear } from '../support/sample-books.ts'
import { applicant } from './company.ts'

const year = (periodEnd: string, figures: Omit<BookYear, 'periodEnd' | 'months'>): BookYear => ({
  periodEnd,
  months: 12,
  ...figures,
})
const years: readonly BookYear[] = [
  year('2023-12-31', {
    revenue: 4_612_400,
    costShare: 0.618,
    overheadShare: 0.241,
    capitalExpenditure: 162_000,
    debtRepaid: 150_000,
    dividends: 40_000,
  }),
  year('2024-12-31', {
    revenue: 5_087_900,
    costShare: 0.611,
    overheadShare: 0.238,
    capitalExpenditure: 214_500,
    debtRepaid: 150_000,
    dividends: 45_000,
  }),
  year('2025-12-31', {
    revenue: 5_594_300,
    costShare: 0.603,
    overheadShare: 0.234,
    capitalExpenditure: 188_000,
    debtRepaid: 165_000,
    dividends: 50_000,
  }),
]
/** Newest first, as they stand side by side. */
const books = keepBooks(years).toReversed()

type RowStyle = 'heading' | 'line' | 'total'
type PrintedRow<K extends StatementKind> = readonly [style: RowStyle, label: string, path?: FieldPath<K>]

const balanceSheet: readonly PrintedRow<'balanceSheet'>[] = [
  ['heading', 'ASSETS'],
  ['heading', 'Current assets'],
  ['line', 'Cash and cash equivalents', 'assets.currentAssets.cash'],
  ['line', 'Accounts receivable, net', 'assets.currentAssets.accountsReceivable'],
  ['line', 'Inventories', 'assets.currentAssets.inventory'],
  ['line', 'Prepaid expenses', 'assets.currentAssets.prepaidExpenses'],
  ['total', 'Total current assets', 'assets.currentAssets.totalCurrentAssets'],
  ['heading', 'Property and equipment'],
  ['line', 'Property, plant and equipment, at cost', 'assets.fixedAssets.propertyPlantEquipment'],
  ['line', 'Less accumulated depreciation', 'assets.fixedAssets.accumulatedDepreciation'],
  ['total', 'Property and equipment, net', 'assets.fixedAssets.totalFixedAssets'],
  ['total', 'TOTAL ASSETS', 'assets.totalAssets'],
  ['heading', 'LIABILITIES AND STOCKHOLDERS’ EQUITY'],
  ['heading', 'Current liabilities'],
  ['line', 'Accounts payable', 'liabilitiesAndEquity.currentLiabilities.accountsPayable'],
  ['line', 'Accrued expenses', 'liabilitiesAndEquity.currentLiabilities.accruedExpenses'],
  ['line', 'Current portion of long-term debt', 'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt'],
  ['total', 'Total current liabilities', 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'],
  ['line', 'Long-term debt, less current portion', 'liabilitiesAndEquity.longTermLiabilities.longTermDebt'],
  ['total', 'Total liabilities', 'liabilitiesAndEquity.totalLiabilities'],
  ['heading', 'Stockholders’ equity'],
  ['line', 'Common stock', 'liabilitiesAndEquity.equity.commonStock'],
  ['line', 'Retained earnings', 'liabilitiesAndEquity.equity.retainedEarnings'],
  ['total', 'Total stockholders’ equity', 'liabilitiesAndEquity.equity.totalEquity'],
  ['total', 'TOTAL LIABILITIES AND STOCKHOLDERS’ EQUITY', 'liabilitiesAndEquity.totalLiabilitiesAndEquity'],
]
const incomeStatement: readonly PrintedRow<'incomeStatement'>[] = [
  ['line', 'Net sales', 'ordinaryIncomeExpense.income.revenue'],
  ['line', 'Cost of goods sold', 'ordinaryIncomeExpense.income.costOfGoodsSold'],
  ['total', 'Gross profit', 'ordinaryIncomeExpense.income.grossProfit'],
  ['heading', 'Operating expenses'],
  ['line', 'Salaries and wages', 'ordinaryIncomeExpense.expenses.salariesAndWages'],
  ['line', 'Rent and utilities', 'ordinaryIncomeExpense.expenses.rentAndUtilities'],
  ['line', 'Depreciation', 'ordinaryIncomeExpense.expenses.depreciation'],
  ['line', 'Marketing', 'ordinaryIncomeExpense.expenses.marketing'],
  ['line', 'General and administrative', 'ordinaryIncomeExpense.expenses.generalAndAdministrative'],
  ['total', 'Total operating expenses', 'ordinaryIncomeExpense.expenses.totalOperatingExpenses'],
  ['total', 'Operating income', 'ordinaryIncomeExpense.operatingIncome'],
  ['line', 'Interest expense', 'ordinaryIncomeExpense.interestExpense'],
  ['line', 'Other income', 'otherIncomeExpense.otherIncome'],
  ['total', 'Income before income taxes', 'ordinaryIncomeExpense.incomeBeforeTax'],
  ['line', 'Income tax expense', 'ordinaryIncomeExpense.incomeTax'],
  ['total', 'NET INCOME', 'netIncome'],
]
const cashFlow: readonly PrintedRow<'cashFlowStatement'>[] = [
  ['heading', 'Cash flows from operating activities'],
  ['line', 'Net income', 'operatingActivities.netIncome'],
  ['line', 'Depreciation', 'operatingActivities.depreciation'],
  ['line', 'Accounts receivable', 'operatingActivities.changesInWorkingCapital.accountsReceivable'],
  ['line', 'Inventories', 'operatingActivities.changesInWorkingCapital.inventory'],
  ['line', 'Accounts payable', 'operatingActivities.changesInWorkingCapital.accountsPayable'],
  ['line', 'Other working capital', 'operatingActivities.changesInWorkingCapital.otherWorkingCapital'],
  ['total', 'Net cash provided by operating activities', 'operatingActivities.netCashFromOperatingActivities'],
  ['heading', 'Cash flows from investing activities'],
  ['line', 'Purchases of property and equipment', 'investingActivities.capitalExpenditures'],
  ['total', 'Net cash used in investing activities', 'investingActivities.netCashFromInvestingActivities'],
  ['heading', 'Cash flows from financing activities'],
  ['line', 'Repayments of long-term debt', 'financingActivities.debtIssuanceRepayment'],
  ['line', 'Dividends paid', 'financingActivities.dividendsPaid'],
  ['total', 'Net cash used in financing activities', 'financingActivities.netCashFromFinancingActivities'],
  ['total', 'Net change in cash', 'netChangeInCash'],
  ['line', 'Cash at beginning of year', 'beginningCashBalance'],
  ['total', 'Cash at end of year', 'endingCashBalance'],
]

/** The amount two digits of which changed places in print: the sums it belongs to say so. */
const misprinted = { label: 'Gross profit', column: 0, path: 'ordinaryIncomeExpense.income.grossProfit' } as const
const right = fieldAt(books[misprinted.column]!.incomeStatement, misprinted.path)!
export const misprint = {
  pointer: pointerOf('incomeStatement', misprinted.path),
  right,
  printed: Number(String(right).replace(/^(\d\d)(\d)(\d)/, '$1$3$2')),
}

function draw<K extends StatementKind>(
  kind: K,
  title: string,
  span: string,
  rows: readonly PrintedRow<K>[],
): () => Promise<Uint8Array> {
  return () => {
    const drawn = new Page({ plain: true }).type('Times-Roman', 10.5)
    drawn.center(applicant.name.toUpperCase(), 56, { bold: true, size: 13 })
    drawn.center(title, 76, { bold: true, size: 12 }).center(span, 94, { size: 10.5 })
    const rights = [410, 482, 554]
    rights.forEach((right, column) => drawn.right(books[column]!.periodEnd.slice(0, 4), right, 126, { bold: true }))
    drawn.rule(58, 554, 141)
    let y = 148
    for (const [style, label, path] of rows) {
      const bold = style !== 'line'
      drawn.left(label, style === 'line' ? 70 : 58, y, { bold })
      if (path !== undefined)
        books.forEach((book, column) => {
          const value: number | null = fieldAt(book[kind] as Statements[K] & object, path as never)
          const isWrong = kind === 'incomeStatement' && label === misprinted.label && column === misprinted.column
          const text = written(isWrong ? misprint.printed : value)
          if (text === null) return
          if (style === 'total') drawn.rule(rights[column]! - 58, rights[column]!, y - 2)
          drawn.right(text, rights[column]! + (text.endsWith(')') ? drawn.widthOf(')', { bold }) : 0), y, { bold })
        })
      y += style === 'heading' ? 18 : 17
    }
    drawn.center('Compiled without audit. A sample drawn for Underwriter Desk; the company is invented.', 730, {
      size: 8,
    })
    return drawn.done()
  }
}

export const balanceSheetPage = draw('balanceSheet', 'BALANCE SHEETS', 'December 31, 2025, 2024 and 2023', balanceSheet)
const yearsEnded = 'Years ended December 31, 2025, 2024 and 2023'
export const incomePage = draw('incomeStatement', 'STATEMENTS OF INCOME', yearsEnded, incomeStatement)
export const cashFlowPage = draw('cashFlowStatement', 'STATEMENTS OF CASH FLOWS', yearsEnded, cashFlow)
