/** The Transactions sheet: every transaction of all accounts with its category, filterable, the sums of what is shown above. */
import type { Workbook } from 'exceljs'
import { addSheet, numberFormat, put, restyle, spaced, styles, titleRows, type SheetTitle } from '../workbook.ts'
import { columns, headingRow, transactionsSheet, unknownAccount, type TransactionPlan } from './plan-transactions.ts'
import { dateOf, inWords } from './reported-application.ts'

const headings = [
  ['Account', 18],
  ['Date', 12],
  ['Description', 58],
  ['Counterparty', 26],
  ['Category', 20],
  ['Credit', 15],
  ['Debit', 15],
  ['Balance', 15],
  ['Revenue', 10],
] as const
const amountColumns: readonly string[] = ['Credit', 'Debit', 'Balance']

const amount = restyle(styles.amount, { numFmt: numberFormat.cents })
const flag = restyle(styles.text, { alignment: spaced })
const total = restyle(amount, { font: { ...styles.amount.font, bold: true } })
const date = restyle(styles.text, { numFmt: numberFormat.date, alignment: { horizontal: 'left', vertical: 'middle' } })

export function addTransactions(book: Workbook, plan: TransactionPlan, title: (name: string) => SheetTitle): void {
  const sheet = addSheet(book, transactionsSheet, title('Transactions of all accounts'), {
    headerRows: [headingRow, headingRow],
    frozenRows: headingRow,
    frozenColumns: 2,
    widths: headings.map(([, width]) => width),
  })
  for (const [index, [heading]] of headings.entries())
    put(sheet, [headingRow, index + 1], heading, amountColumns.includes(heading) ? styles.headRight : styles.head)
  const { rows, firstRow, lastRow } = plan
  put(sheet, [titleRows + 1, 5], 'Sum of the rows shown', styles.section)
  for (const [column, sign] of [
    [columns.credit, 1],
    [columns.debit, -1],
  ] as const) {
    const cents = rows
      .filter(row => (sign === 1 ? row.amount >= 0 : row.amount < 0))
      .reduce((sum, row) => sum + Math.round(Math.abs(row.amount) * 100), 0)
    const formula = `SUBTOTAL(109,${column}${firstRow}:${column}${lastRow})`
    put(sheet, [titleRows + 1, sign === 1 ? 6 : 7], { formula, result: cents / 100 }, total)
  }
  rows.forEach((row, index) => {
    const at = firstRow + index
    put(sheet, [at, 1], row.account_number ?? unknownAccount, styles.text)
    put(sheet, [at, 2], dateOf(row.date), date)
    put(sheet, [at, 3], row.description, styles.text)
    put(sheet, [at, 4], row.counterparty ?? '', styles.text)
    put(sheet, [at, 5], inWords(row.category), styles.text)
    put(sheet, [at, 6], row.amount >= 0 ? row.amount : null, amount)
    put(sheet, [at, 7], row.amount < 0 ? -row.amount : null, amount)
    put(sheet, [at, 8], row.balance, amount)
    put(sheet, [at, 9], row.is_revenue === true ? 'yes' : row.is_revenue === false ? 'no' : '', flag)
  })
  sheet.autoFilter = { from: { row: headingRow, column: 1 }, to: { row: lastRow, column: headings.length } }
}
