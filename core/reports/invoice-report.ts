/** The Excel workbook of an invoice analysis: its five reports, one sheet each. */
import type { InvoiceResult } from '../contract/invoice.ts'
import { addTables, type Column, type Table } from './invoice/tables.ts'
import { packParts, renderParts } from './package-file.ts'

const invoiceColumn: Column = { head: 'Invoice', width: 18, format: 'text' }
const currencyColumn: Column = { head: 'Currency', width: 10, format: 'text' }
const column = (head: string, format: Column['format'], width = format === 'text' ? 24 : 15): Column => ({
  head,
  width,
  format,
})

/** Writes the workbook (.xlsx). What the documents do not state stays blank. exceljs is loaded here, not at start-up. */
export async function invoiceReport(result: InvoiceResult): Promise<Uint8Array> {
  const { default: ExcelWorkbook } = await import('exceljs/lib/doc/workbook.js')
  const book = new ExcelWorkbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  book.title = 'Invoice analysis'
  for (const [name, tables] of sheetsOf(result)) addTables(book, name, titleOf(result), tables)
  return packParts(await renderParts(book))
}

function titleOf({ sender, invoices, status_message }: InvoiceResult): { company: string; facts: string } {
  const company = invoices === undefined ? (sender.name ?? 'Invoice') : `${invoices.length} invoices`
  return { company, facts: status_message ?? 'All stated amounts are in full units of the currency beside them.' }
}

const named = ({ invoice_id, invoice_number }: { invoice_id: number; invoice_number: string | null }): string =>
  invoice_number ?? `#${invoice_id}`

function sheetsOf({ reports }: InvoiceResult): readonly (readonly [string, readonly Table[]])[] {
  const { invoice_summary: summary, transaction_breakdown: breakdown, vendor_analysis: vendors } = reports
  const { payment_terms: terms, tax_and_fees: taxes } = reports
  return [
    [
      'Invoice Summary',
      [
        {
          heading: 'Invoices',
          columns: [
            invoiceColumn,
            ...['File', 'Seller', 'Buyer', 'Equipment'].map(head => column(head, 'text', 30)),
            column('Date', 'text', 12),
            column('Due', 'text', 12),
            currencyColumn,
            ...['Subtotal', 'Tax', 'Total', 'Amount due'].map(head => column(head, 'amount')),
            column('Lines', 'count', 8),
            column('Failed checks', 'count', 12),
          ],
          rows: summary.invoices.map(row => [
            named(row),
            row.file_name,
            row.sender,
            row.receiver,
            row.equipment.join('; '),
            row.invoice_date,
            row.due_date,
            row.currency,
            row.subtotal,
            row.tax_total,
            row.total_invoice_value,
            row.amount_due,
            row.line_count,
            row.failed_checks,
          ]),
        },
        {
          heading: 'Totals',
          columns: [
            currencyColumn,
            column('Invoices', 'count'),
            column('Total', 'amount'),
            column('Amount due', 'amount'),
          ],
          rows: summary.totals.map(row => [row.currency, row.invoice_count, row.total_invoice_value, row.amount_due]),
        },
      ],
    ],
    [
      'Transaction Breakdown',
      [
        {
          heading: 'Lines',
          columns: [
            invoiceColumn,
            column('Description', 'text', 50),
            column('Category', 'text', 10),
            column('Date', 'text', 12),
            column('Quantity', 'number'),
            column('Rate', 'amount'),
            column('Amount', 'amount'),
            currencyColumn,
            column('Share of invoice', 'percent'),
          ],
          rows: breakdown.lines.map(row => [
            named(row),
            row['description/item'],
            row.category,
            row.date,
            row.quantity,
            row.rate,
            row.amount,
            row.currency,
            row.share,
          ]),
        },
        {
          heading: 'Goods and services',
          columns: [
            column('Category', 'text'),
            currencyColumn,
            column('Lines', 'count'),
            column('Amount', 'amount'),
            column('Share', 'percent'),
          ],
          rows: breakdown.by_category.map(row => [
            row.category ?? 'not told apart',
            row.currency,
            row.line_count,
            row.amount,
            row.share,
          ]),
        },
      ],
    ],
    ['Vendor Analysis', vendorTables(vendors)],
    [
      'Payment Terms',
      [
        {
          heading: 'Terms and payments',
          columns: [
            invoiceColumn,
            column('Terms', 'text', 40),
            column('Date', 'text', 12),
            column('Due', 'text', 12),
            column('Days to pay', 'count'),
            column('Early discount', 'percent'),
            column('within days', 'count'),
            currencyColumn,
            ...['Total', 'Down payment', 'Trade-in', 'Paid', 'Previous balance', 'Amount due'].map(head =>
              column(head, 'amount'),
            ),
          ],
          rows: terms.invoices.map(row => [
            named(row),
            row.payment_terms,
            row.invoice_date,
            row.due_date,
            row.days_to_pay,
            row.early_payment_discount?.rate ?? null,
            row.early_payment_discount?.days ?? null,
            row.currency,
            row.total_invoice_value,
            row.down_payment,
            row.trade_in,
            row.amount_paid,
            row.previous_balance,
            row.amount_due,
          ]),
        },
      ],
    ],
    [
      'Tax & Fees',
      [
        {
          heading: 'Taxes',
          columns: [
            invoiceColumn,
            column('Tax', 'text', 30),
            column('Rate', 'percent'),
            column('Base', 'amount'),
            column('Amount', 'amount'),
            currencyColumn,
            column('In the prices', 'text', 14),
          ],
          rows: taxes.taxes.map(row => [
            named(row),
            row.label,
            row.rate,
            row.base,
            row.amount,
            row.currency,
            row.included === null ? null : row.included ? 'yes' : 'no',
          ]),
        },
        {
          heading: 'Fees and effective rate',
          columns: [
            invoiceColumn,
            currencyColumn,
            ...['Subtotal', 'Discount', 'Shipping', 'Tax', 'Services and fees'].map(head => column(head, 'amount')),
            column('Tax on untaxed total', 'percent', 20),
          ],
          rows: taxes.invoices.map(row => [
            named(row),
            row.currency,
            row.subtotal,
            row.discount,
            row.shipping,
            row.tax_total,
            row.soft_costs,
            row.effective_tax_rate,
          ]),
        },
      ],
    ],
  ]
}

const vendorTables = ({ vendors }: InvoiceResult['reports']['vendor_analysis']): readonly Table[] => [
  {
    heading: 'Vendors over all stored invoices',
    columns: [
      column('Vendor', 'text', 36),
      column('Invoices', 'count'),
      currencyColumn,
      column('Total', 'amount'),
      column('Average', 'amount'),
      column('First seen', 'text', 12),
      column('Last seen', 'text', 12),
    ],
    rows: vendors.flatMap(({ name, invoice_count, totals, first_seen, last_seen }) =>
      (totals.length > 0 ? totals : [{ currency: null, total: null, average: null }]).map(
        ({ currency, total, average }) => [name, invoice_count, currency, total, average, first_seen, last_seen],
      ),
    ),
  },
  {
    heading: 'Price changes of the same item',
    columns: [
      column('Vendor', 'text', 36),
      column('Item', 'text', 40),
      column('From', 'text', 12),
      column('To', 'text', 12),
      column('Price before', 'amount'),
      column('Price', 'amount'),
      column('Change', 'percent'),
      currencyColumn,
    ],
    rows: vendors.flatMap(({ name, price_changes }) =>
      price_changes.map(row => [
        name,
        row['description/item'],
        row.previous_date,
        row.date,
        row.previous_rate,
        row.rate,
        row.change,
        row.currency,
      ]),
    ),
  },
  {
    heading: 'Possible duplicates',
    columns: [
      column('Vendor', 'text', 36),
      invoiceColumn,
      column('Of invoice id', 'count'),
      column('Because of', 'text', 20),
      column('Analysis', 'text', 40),
    ],
    rows: vendors.flatMap(({ name, possible_duplicates }) =>
      possible_duplicates.map(row => [
        name,
        named(row),
        row.duplicate_of_id,
        row.reason === 'same_number' ? 'same number' : 'same content',
        row.duplicate_of_analysis ?? 'in this answer',
      ]),
    ),
  },
]
