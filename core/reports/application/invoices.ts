/** The Invoices sheet: the lines of each invoice, their live sum, what comes on top, and the difference to the stated total. Invoices are not added up. */
import type { Workbook, Worksheet } from 'exceljs'
import type { PayloadInvoice } from '../../contract/application.ts'
import { addSheet, numberFormat, put, restyle, rowRule, styles, titleRows } from '../workbook.ts'
import { inWords, type ApplicationBook } from './reported-application.ts'

const headingRow = titleRows + 1
const headings = [
  ['Invoice', 20],
  ['Description', 70],
  ['Category', 12],
  ['Quantity', 11],
  ['Rate', 15],
  ['Amount', 15],
] as const

const text = restyle(styles.text, { border: rowRule })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const quantity = restyle(amount, { numFmt: '#,##0.###' })
const total = restyle(amount, { font: { ...styles.amount.font, bold: true } })

export function addInvoices(book: Workbook, { payload, title }: ApplicationBook): void {
  const invoices = payload.invoice_analysis ?? []
  if (invoices.length === 0) return
  const sheet = addSheet(book, 'Invoices', title('Invoices and their lines'), {
    headerRows: [1, headingRow],
    frozenRows: headingRow,
    frozenColumns: 1,
    widths: headings.map(([, width]) => width),
  })
  for (const [index, [heading]] of headings.entries())
    put(sheet, [headingRow, index + 1], heading, index > 2 ? styles.headRight : styles.head)
  let row = headingRow + 1
  for (const invoice of invoices) row = addInvoice(sheet, invoice, row) + 1
}

/** Returns the row after it. */
function addInvoice(sheet: Worksheet, invoice: PayloadInvoice, from: number): number {
  const { sender, receiver, invoice_number: number, invoice_date: day, transactions } = invoice
  const name = number ?? String(invoice.invoice_id)
  const parties = [sender.name ?? 'Vendor not stated', receiver.name ?? 'buyer not stated'].join(' to ')
  put(sheet, [from, 1], name, styles.section)
  put(sheet, [from, 2], [parties, day, invoice.currency].filter(part => part !== null).join(', '), styles.section)
  let row = from + 1
  for (const line of transactions) {
    put(sheet, [row, 1], name, text)
    put(sheet, [row, 2], line['description/item'] ?? '', text)
    put(sheet, [row, 3], line.category === null ? '' : inWords(line.category), text)
    put(sheet, [row, 4], line.quantity, quantity)
    put(sheet, [row, 5], line.rate, amount)
    put(sheet, [row++, 6], line.amount, amount)
  }
  const [first, last] = [from + 1, row - 1]
  const sum = transactions.reduce((cents, line) => cents + Math.round((line.amount ?? 0) * 100), 0)
  const onTop = [
    ['Tax', invoice.tax_total, 1],
    ['Shipping', invoice.shipping, 1],
    ['Discount', invoice.discount, -1],
    ['Trade-in', invoice.trade_in, -1],
  ] as const
  put(sheet, [row, 2], 'Sum of the lines', text)
  put(sheet, [row++, 6], last < first ? null : { formula: `SUM(F${first}:F${last})`, result: sum / 100 }, total)
  for (const [label, value, sign] of onTop) {
    if (value === null) continue
    put(sheet, [row, 2], label, text)
    put(sheet, [row++, 6], sign * Math.abs(value), amount)
  }
  put(sheet, [row, 2], 'Total stated', styles.text)
  put(sheet, [row++, 6], invoice.total_invoice_value, total)
  return row
}
