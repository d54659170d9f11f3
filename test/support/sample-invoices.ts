/** Invoice answers for tests of the workbook: every shape an answer can have. */
import { buildInvoiceReports, type VendorHistory } from '../../core/analysis/invoice-reports/build-reports.ts'
import { invoiceExample } from '../../core/api/openapi/invoice-examples.ts'
import type { Invoice, InvoiceResult } from '../../core/contract/invoice.ts'
import { rememberedInvoices } from '../../core/workflows/invoices/vendor-history.ts'

const {
  analysis_id: analysisId,
  download_url: downloadUrl,
  download_url_expires_at: expiresAt,
  reports: _reports,
  status_message: _status,
  ...example
} = invoiceExample

/** The example invoice with other members. */
export const sampleInvoice = (more: Partial<Invoice> = {}): Invoice => ({ ...structuredClone(example), ...more })

/** An answer over these invoices as the service would give it. */
export function sampleAnswer(
  invoices: readonly Invoice[],
  earlier: readonly Invoice[] = [],
  status_message: string | null = null,
): InvoiceResult {
  const history: VendorHistory = {
    current: rememberedInvoices(invoices, analysisId),
    earlier: rememberedInvoices(earlier, 'an-earlier-one'),
  }
  return {
    ...invoices[0]!,
    analysis_id: analysisId,
    ...(invoices.length > 1 && { invoices: [...invoices] }),
    download_url: downloadUrl,
    download_url_expires_at: expiresAt,
    reports: buildInvoiceReports(invoices, history),
    status_message,
  }
}

const line = (
  description: string,
  category: 'hard' | 'soft' | null,
  quantity: number | null,
  rate: number | null,
  amount: number | null,
): Invoice['transactions'][number] => ({
  date: null,
  'description/item': description,
  category,
  quantity,
  rate,
  amount,
  tax: null,
})

const nothing: Partial<Invoice> = {
  total_invoice_value: null,
  transactions: [],
  invoice_number: null,
  file_id: null,
  invoice_date: null,
  due_date: null,
  currency: null,
  subtotal: null,
  tax_total: null,
  taxes: [],
  amount_due: null,
  payment_terms: null,
  equipment: [],
  sender: { name: null, address: null, is_address_valid: false, validated_address_data: null },
  other_details: { ...example.other_details, down_payment: null },
  provenance: {},
  confidence_scores: { overall: null, fields: {} },
  checks: [],
}

const freighted = sampleInvoice({
  id: 300,
  invoice_number: 'F-300',
  currency: 'EUR',
  transactions: [
    line('Press brake PB-60', 'hard', 1, 80_000, 80_000),
    line('Back gauge', 'hard', 2, 1_250.5, 2_501),
    line('Installation and training', 'soft', 16, 95, 1_520),
    line('Adjustment', null, null, null, -21),
  ],
  subtotal: 84_000,
  discount: 4_000,
  shipping: 1_200,
  taxes: [
    { label: 'VAT 20 %', rate: 0.2, base: 80_000, amount: 16_000, included: false },
    { label: 'VAT 10 %', rate: 0.1, base: 1_200, amount: 121, included: false },
  ],
  tax_total: 16_121,
  total_invoice_value: 97_321,
  trade_in: 10_000,
  other_details: { ...example.other_details, down_payment: 20_000 },
  amount_paid: 7_321,
  amount_due: 60_000,
  due_date: null,
  payment_terms: '2/10 net 30',
})

const credit = sampleInvoice({
  id: 301,
  invoice_number: 'CN-9',
  transactions: [line('Returned pump', 'hard', -1, 900, -900)],
  subtotal: -900,
  taxes: [],
  tax_total: null,
  total_invoice_value: -900,
  amount_due: -900,
  other_details: { ...example.other_details, down_payment: null },
})

const at = (id: number, date: string, price: number): Invoice =>
  sampleInvoice({
    id,
    invoice_number: `P-${id}`,
    invoice_date: date,
    transactions: [line('Coolant pump', 'hard', 1, price, price)],
    subtotal: price,
    taxes: [],
    tax_total: null,
    total_invoice_value: price,
    amount_due: price,
    other_details: { ...example.other_details, down_payment: null },
  })

/** By what is special about them. */
export const answers: Readonly<Record<string, () => InvoiceResult>> = {
  'one invoice': () => sampleAnswer([sampleInvoice()]),
  'hardly anything read': () => sampleAnswer([sampleInvoice(nothing)], [], 'Nothing but a letterhead was found.'),
  'freight, discount, two taxes, payments': () => sampleAnswer([freighted]),
  'a credit note': () => sampleAnswer([credit]),
  'three currencies, one of them not named': () =>
    sampleAnswer([
      sampleInvoice(),
      freighted,
      credit,
      sampleInvoice({ id: 5, currency: 'JPY', invoice_number: 'Y-5' }),
      sampleInvoice({ id: 6, currency: null, invoice_number: null }),
    ]),
  'prices that change, duplicates': () =>
    sampleAnswer(
      [at(12, '2026-03-01', 120), at(13, '2026-04-01', 130)],
      [at(10, '2026-01-01', 100), at(11, '2026-02-01', 100), { ...at(14, '2026-02-15', 140), invoice_number: 'P-13' }],
    ),
  'forty invoices without provenance': () =>
    sampleAnswer(
      Array.from({ length: 40 }, (_, index) =>
        sampleInvoice({
          id: index + 1,
          invoice_number: `${1000 + index}`,
          sender: { ...example.sender, name: `Seller ${index % 7}` },
          provenance: {},
          confidence_scores: { overall: 0.9, fields: {} },
        }),
      ),
    ),
  'sums that do not add up, doubts': () =>
    sampleAnswer([
      sampleInvoice({
        total_invoice_value: 54_000,
        confidence_scores: { overall: 0.6, fields: { '/total_invoice_value': 0.55, '/transactions/0/amount': 0.6 } },
        checks: [
          {
            id: 'total',
            passed: false,
            expected: 54_625,
            actual: 54_000,
            difference: -625,
            severity: 'high',
            message: 'The total is stated as 54,000.00; the parts come to 54,625.00.',
          },
        ],
      }),
    ]),
  'hostile texts': () =>
    sampleAnswer([
      sampleInvoice({
        invoice_number: `=cmd|'/C calc'!A0`,
        sender: { ...example.sender, name: '=HYPERLINK("http://127.0.0.1","&P")' },
        transactions: [
          line('=1+1', 'hard', 1, 1, 1),
          line('*?~', 'soft', 2, 2, 4),
          line('\u0001\uffff', null, 1, 1, 1),
        ],
        payment_terms: '@SUM(A1) 2/10 net 30',
      }),
    ]),
}
