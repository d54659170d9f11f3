/** Drawn documents of an invented company for the cash flow desk: two balance sheets, an income statement, a bank statement. */
import { drawBankStatement } from './tiny-bank-statement.ts'
import { drawTinyStatement, tinyRows } from './tiny-statement.ts'

type Rows = readonly (readonly [string, string?])[]

/** The sheet of 2025 balances at 700,000; that of 2024 at 640,000, with 30,000 less cash and receivables each. */
const openingAmounts: Readonly<Record<string, string>> = {
  Cash: '90,000',
  'Accounts Receivable': '180,000',
  'Total Current Assets': '360,000',
  'TOTAL ASSETS': '640,000',
  'Long-Term Debt': '230,000',
  'Total Long-Term Liabilities': '230,000',
  'Total Liabilities': '370,000',
  'Retained Earnings': '220,000',
  'Total Equity': '270,000',
  'TOTAL LIABILITIES AND EQUITY': '640,000',
}
const openingRows: Rows = tinyRows.map(([label, amount]) =>
  amount === undefined ? [label] : [label, openingAmounts[label] ?? amount],
)

/** Net income 80,000: retained earnings rise by as much. EBITDA 80,000 + 25,000 + 20,000 + 35,000. */
const incomeRows: Rows = [
  ['Revenue', '1,000,000'],
  ['Cost of Goods Sold', '600,000'],
  ['Gross Profit', '400,000'],
  ['Operating Expenses'],
  ['Salaries and Wages', '180,000'],
  ['Rent', '45,000'],
  ['Depreciation', '35,000'],
  ['Total Operating Expenses', '260,000'],
  ['Operating Income', '140,000'],
  ['Interest Expense', '25,000'],
  ['Loss on sale of truck', '15,000'],
  ['Income Before Tax', '100,000'],
  ['Income Tax', '20,000'],
  ['Net Income', '80,000'],
]

export const closingSheet = (): Promise<Buffer> => drawTinyStatement()
export const openingSheet = (): Promise<Buffer> =>
  drawTinyStatement({ period: 'As of December 31, 2024', rows: openingRows })
export const yearOfIncome = (): Promise<Buffer> =>
  drawTinyStatement({ title: 'Income Statement', period: 'For the Year Ended December 31, 2025', rows: incomeRows })

/** Three monthly payments of a loan of 1,180.25 among purchases and deposits. */
export const bankWithLoan = (): Promise<Uint8Array<ArrayBuffer>> =>
  drawBankStatement(90, index =>
    [4, 35, 63].includes(index) ? [`CRESTLINE EQUIPMENT LOAN PMT ${4400 + index}`, -118_025] : null,
  )
