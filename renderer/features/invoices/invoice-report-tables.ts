/** The five reports of an invoice analysis as tables of text: what the window shows, nothing computed. */
import type { InvoiceReports } from '../../../core/contract/invoice-reports.ts'
import { date } from '../../formats/date-form.ts'
import { amount, decimals, exactAmount, exactPercent, percent } from '../../formats/format.ts'

export interface ReportTable {
  readonly title: string
  /** `figure`: stands to the right. */
  readonly columns: readonly { readonly name: string; readonly field: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

const exact = (value: number | null): string => (value === null ? '–' : exactAmount(value))
const rate = (value: number | null): string => (value === null ? '–' : exactPercent(value))
const share = (value: number | null): string => (value === null ? '–' : percent(value))
const text = (value: string | number | null): string => (value === null ? '–' : String(value))
const day = (value: string | null): string => (value === null ? '–' : date(value))
const word = (value: string): string => (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll('_', ' ')

/** Columns whose name begins with # stand to the right. */
const table = (title: string, columns: readonly string[], rows: readonly (readonly string[])[]): ReportTable => ({
  title,
  columns: columns.map(name => ({ name: name.replace('#', ''), field: name.startsWith('#') })),
  rows,
})

const numbered = (row: { readonly invoice_id: number; readonly invoice_number: string | null }): string =>
  row.invoice_number ?? `no. ${row.invoice_id} here`

export const reportNames = [
  { id: 'invoice_summary', name: 'Summary' },
  { id: 'transaction_breakdown', name: 'Breakdown' },
  { id: 'vendor_analysis', name: 'Vendor' },
  { id: 'payment_terms', name: 'Terms' },
  { id: 'tax_and_fees', name: 'Tax and fees' },
] as const
export type ReportName = (typeof reportNames)[number]['id']

/** The tables of one report; those without a row are left out. */
export function reportTables(reports: InvoiceReports, name: ReportName): readonly ReportTable[] {
  return builders[name](reports).filter(({ rows }) => rows.length > 0)
}

const builders: Readonly<Record<ReportName, (reports: InvoiceReports) => readonly ReportTable[]>> = {
  invoice_summary: ({ invoice_summary: { invoices, totals } }) => [
    table(
      'Invoices',
      [
        'Number',
        'Kind',
        'Date',
        'Due',
        'Seller',
        'Buyer',
        '#Lines',
        '#Tax',
        '#Total',
        '#Amount due',
        '#Failed checks',
        '#Confidence',
      ],
      invoices.map(row => [
        numbered(row),
        word(row.doc_type),
        day(row.invoice_date),
        day(row.due_date),
        text(row.sender),
        text(row.receiver),
        String(row.line_count),
        exact(row.tax_total),
        exact(row.total_invoice_value),
        exact(row.amount_due),
        String(row.failed_checks),
        row.confidence === null ? '–' : decimals(row.confidence, 2),
      ]),
    ),
    table(
      'Totals by currency',
      ['Currency', '#Invoices', '#Total', '#Amount due'],
      totals.map(row => [
        text(row.currency),
        String(row.invoice_count),
        exact(row.total_invoice_value),
        exact(row.amount_due),
      ]),
    ),
  ],
  transaction_breakdown: ({ transaction_breakdown: { lines, by_category: categories } }) => [
    table(
      'By category',
      ['Category', 'Currency', '#Lines', '#Amount', '#Share'],
      categories.map(row => [
        word(row.category ?? 'not known'),
        text(row.currency),
        String(row.line_count),
        exact(row.amount),
        share(row.share),
      ]),
    ),
    table(
      'Lines',
      ['Invoice', 'Item', 'Category', '#Quantity', '#Rate', '#Amount', '#Share'],
      lines.map(row => [
        numbered(row),
        text(row['description/item']),
        row.category === null ? '–' : word(row.category),
        row.quantity === null ? '–' : amount(row.quantity),
        exact(row.rate),
        exact(row.amount),
        share(row.share),
      ]),
    ),
  ],
  vendor_analysis: ({ vendor_analysis: { vendors } }) =>
    vendors.flatMap(vendor => [
      table(
        vendor.name,
        ['Currency', '#Invoices', '#Total', '#Average', 'First seen', 'Last seen'],
        vendor.totals.map(row => [
          text(row.currency),
          String(row.invoice_count),
          exact(row.total),
          exact(row.average),
          day(vendor.first_seen),
          day(vendor.last_seen),
        ]),
      ),
      table(
        `History of ${vendor.name}`,
        ['Invoice', 'Date', 'Currency', '#Total', 'Where'],
        vendor.invoices.map(row => [
          numbered(row),
          day(row.date),
          text(row.currency),
          exact(row.total),
          row.analysis === null ? 'this analysis' : 'an earlier analysis',
        ]),
      ),
      table(
        `Possible duplicates of ${vendor.name}`,
        ['Invoice', 'Because of', 'Of'],
        vendor.possible_duplicates.map(row => [
          numbered(row),
          row.reason === 'same_number' ? 'the same number' : 'the same content',
          row.duplicate_of_analysis === null ? 'one of this analysis' : 'one of an earlier analysis',
        ]),
      ),
      table(
        `Price changes of ${vendor.name}`,
        ['Item', 'From', '#Rate', 'To', '#Rate', '#Change'],
        vendor.price_changes.map(row => [
          row['description/item'],
          day(row.previous_date),
          exact(row.previous_rate),
          day(row.date),
          exact(row.rate),
          share(row.change),
        ]),
      ),
    ]),
  payment_terms: ({ payment_terms: { invoices } }) => [
    table(
      'Terms',
      ['Invoice', 'Terms', 'Date', 'Due by', '#Days', 'Status', '#Days overdue', 'As of'],
      invoices.map(row => [
        numbered(row),
        text(row.payment_terms),
        day(row.invoice_date),
        day(row.due_by),
        text(row.days_to_pay),
        row.payment_status === null ? '–' : word(row.payment_status),
        text(row.days_overdue),
        date(row.as_of),
      ]),
    ),
    table(
      'Early payment',
      ['Invoice', '#Discount', '#Days', 'Until', '#Amount'],
      invoices.flatMap(row =>
        row.early_payment_discount === null
          ? []
          : [
              [
                numbered(row),
                rate(row.early_payment_discount.rate),
                String(row.early_payment_discount.days),
                day(row.early_payment_discount.until),
                exact(row.early_payment_discount.amount),
              ],
            ],
      ),
    ),
    table(
      'Amounts',
      ['Invoice', '#Total', '#Down payment', '#Trade-in', '#Paid', '#Previous balance', '#Amount due'],
      invoices.map(row => [
        numbered(row),
        exact(row.total_invoice_value),
        exact(row.down_payment),
        exact(row.trade_in),
        exact(row.amount_paid),
        exact(row.previous_balance),
        exact(row.amount_due),
      ]),
    ),
  ],
  tax_and_fees: ({ tax_and_fees: { taxes, by_rate: rates, invoices } }) => [
    table(
      'Taxes',
      ['Invoice', 'Tax', '#Rate', '#Base', '#Amount', 'Included'],
      taxes.map(row => [
        numbered(row),
        text(row.label),
        rate(row.rate),
        exact(row.base),
        exact(row.amount),
        row.included === null ? '–' : row.included ? 'in the prices' : 'no',
      ]),
    ),
    table(
      'By rate',
      ['Currency', '#Rate', '#Taxes', '#Base', '#Amount'],
      rates.map(row => [text(row.currency), rate(row.rate), String(row.tax_count), exact(row.base), exact(row.amount)]),
    ),
    table(
      'Hard and soft costs',
      ['Invoice', '#Hard', '#Soft', '#Not known', '#Freight', '#Tax', '#Effective rate', '#Soft share', '#With tax'],
      invoices.map(row => [
        numbered(row),
        exact(row.hard_costs),
        exact(row.soft_costs),
        exact(row.unassigned_costs),
        exact(row.freight_beside_lines),
        exact(row.tax_total),
        share(row.effective_tax_rate),
        share(row.soft_cost_share),
        share(row.soft_cost_share_with_tax),
      ]),
    ),
  ],
}
