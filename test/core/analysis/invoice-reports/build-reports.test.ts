/** The five reports: what is stated is added up by currency, terms become figures, and nothing unknown becomes 0. */
import { describe, expect, test } from 'vitest'
import { buildInvoiceReports } from '../../../../core/analysis/invoice-reports/build-reports.ts'
import { itemKey, numberKey, vendorKey } from '../../../../core/analysis/invoice-reports/vendor-invoice.ts'
import type { VendorInvoice } from '../../../../core/analysis/invoice-reports/vendor-invoice.ts'
import type { Invoice } from '../../../../core/contract/invoice.ts'
import { invoiceExample } from '../../../../core/api/openapi/invoice-examples.ts'

const {
  analysis_id: _,
  download_url: _1,
  download_url_expires_at: _2,
  reports: _3,
  status_message: _4,
  ...example
} = invoiceExample
const invoice = (more: Partial<Invoice> = {}): Invoice => ({ ...example, ...more })
const reportsOf = (...invoices: readonly Invoice[]) => buildInvoiceReports(invoices, { current: [], earlier: [] })

describe('sums', () => {
  test('are kept apart by currency', () => {
    const { invoice_summary } = reportsOf(invoice(), invoice({ id: 2, currency: 'CAD' }), invoice({ id: 3 }))
    expect(invoice_summary.totals).toEqual([
      { currency: 'USD', invoice_count: 2, total_invoice_value: 109_250, amount_due: 99_250 },
      { currency: 'CAD', invoice_count: 1, total_invoice_value: 54_625, amount_due: 49_625 },
    ])
  })

  test('of what is not stated are null', () => {
    const unknown = invoice({ total_invoice_value: null, amount_due: null, tax_total: null })
    const { invoice_summary, tax_and_fees } = reportsOf(unknown)
    expect(invoice_summary.totals).toEqual([
      { currency: 'USD', invoice_count: 1, total_invoice_value: null, amount_due: null },
    ])
    expect(tax_and_fees.invoices[0]).toMatchObject({ tax_total: null, effective_tax_rate: null })
  })

  test('of lines by category, with their shares', () => {
    const { transaction_breakdown, tax_and_fees } = reportsOf(invoice())
    expect(transaction_breakdown.by_category).toEqual([
      { currency: 'USD', category: 'hard', line_count: 1, amount: 50_000, share: 50_000 / 50_500 },
      { currency: 'USD', category: 'soft', line_count: 1, amount: 500, share: 500 / 50_500 },
    ])
    expect(transaction_breakdown.lines.map(({ share }) => share)).toEqual([50_000 / 50_500, 500 / 50_500])
    expect(tax_and_fees.invoices[0]).toMatchObject({ soft_costs: 500, effective_tax_rate: 4_125 / 50_500 })
  })
})

describe('soft costs', () => {
  const costsOf = (more: Partial<Invoice>) => reportsOf(invoice(more)).tax_and_fees.invoices[0]
  test('are services, fees and freight besides the lines, of the total', () => {
    const freighted = { shipping: 1_000, total_invoice_value: 55_625 }
    expect(costsOf(freighted)).toMatchObject({ freight_beside_lines: 1_000, soft_cost_share: 1_500 / 55_625 })
    expect(costsOf(freighted)?.soft_cost_share_with_tax).toBeCloseTo(5_625 / 55_625, 12)
  })
  test('count freight once that is a line as well', () => {
    expect(costsOf({ shipping: 500 })).toMatchObject({ freight_beside_lines: 0, soft_cost_share: 500 / 54_625 })
  })
  test('are unknown where the sums do not tell', () => {
    expect(costsOf({ shipping: 777, total_invoice_value: 60_000 })).toMatchObject({
      freight_beside_lines: null,
      soft_cost_share: null,
    })
    const unjudged = invoice().transactions.map(line => ({ ...line, category: null }))
    expect(costsOf({ transactions: unjudged })).toMatchObject({ soft_costs: null, soft_cost_share: null })
  })
  test('taxes are added up by rate, each currency for itself', () => {
    const { by_rate } = reportsOf(invoice(), invoice({ id: 2 }), invoice({ id: 3, currency: 'CAD' })).tax_and_fees
    expect(by_rate).toEqual([
      { currency: 'USD', rate: 0.0825, tax_count: 2, base: 100_000, amount: 8_250 },
      { currency: 'CAD', rate: 0.0825, tax_count: 1, base: 50_000, amount: 4_125 },
    ])
  })
})

describe('payment terms', () => {
  const termsOf = (payment_terms: string | null, due_date: string | null = null) => {
    const [row] = reportsOf(invoice({ payment_terms, due_date })).payment_terms.invoices
    const discount = row!.early_payment_discount
    return [row!.days_to_pay, discount && { rate: discount.rate, days: discount.days }]
  }
  test.each([
    ['Net 30', 30, null],
    ['30 days net', 30, null],
    ['2/10 Net 30', 30, { rate: 0.02, days: 10 }],
    ['1.5% 15, net 45 days', 45, { rate: 0.015, days: 15 }],
    ['1% 10 Net 30', 30, { rate: 0.01, days: 10 }],
    ['Zahlbar innerhalb von 14 Tagen', 14, null],
    ['3 % Skonto innerhalb von 10 Tagen, 30 Tage netto', 30, { rate: 0.03, days: 10 }],
    ['Paiement à 45 jours', 45, null],
    ['binnen 21 dagen', 21, null],
    ['Due on receipt', 0, null],
    ['C.O.D.', 0, null],
    ['As agreed', null, null],
    ['30 days end of month', null, null],
    ['45 jours fin de mois', null, null],
  ])('%s', (terms, days, discount) => {
    expect(termsOf(terms)).toEqual([days, discount])
  })

  test('a discount has its last day and its amount', () => {
    const [row] = reportsOf(invoice({ payment_terms: '2/10 Net 30', due_date: null })).payment_terms.invoices
    expect(row).toMatchObject({
      due_by: '2026-04-01',
      early_payment_discount: { rate: 0.02, days: 10, until: '2026-03-12', amount: 1_092.5 },
    })
    const [unknown] = reportsOf(invoice({ payment_terms: '2/10 Net 30', due_date: null, invoice_date: null }))
      .payment_terms.invoices
    expect(unknown).toMatchObject({ due_by: null, early_payment_discount: { until: null } })
  })

  test.each([
    [49_625, '2026-03-10', 'overdue', 4],
    [49_625, '2026-03-14', 'open', null],
    [49_625, null, 'open', null],
    [0, '2026-03-10', 'settled', null],
    [null, '2026-03-10', null, null],
  ])('%s due on %s is %s on 2026-03-14', (amount_due, due_date, payment_status, days_overdue) => {
    const terms = { payment_terms: null, amount_due, due_date }
    const [row] = reportsOf(invoice(terms)).payment_terms.invoices
    expect(row).toMatchObject({ as_of: '2026-03-14', payment_status, days_overdue })
  })

  test('the due date as printed goes before the words', () => {
    expect(termsOf('Net 30', '2026-03-12')).toEqual([10, null])
    expect(termsOf(null)).toEqual([null, null])
  })
})

describe('the same vendor, number, item', () => {
  test('whatever the print makes of it', () => {
    for (const name of ['Müller & Söhne GmbH', 'MULLER & SOHNE', 'Müller & Söhne, G.m.b.H.'])
      expect(vendorKey(name)).toBe('muller sohne')
    expect(vendorKey('The Company Inc.')).toBe('the')
    expect(vendorKey('Limited')).toBe('limited')
    expect([vendorKey(null), vendorKey('—')]).toEqual([null, null])
    expect(numberKey('INV-00 17')).toBe(numberKey('inv 0017'))
    expect(itemKey('Coolant  pump, CP-4')).toBe('coolant pump cp 4')
  })
})

describe('vendor analysis', () => {
  const bill = (id: number, more: Partial<VendorInvoice> = {}): VendorInvoice => ({
    id,
    analysisId: `a-${id}`,
    senderKey: 'acme',
    senderName: 'Acme',
    number: String(id),
    date: `2026-01-0${id}`,
    currency: 'USD',
    total: 100,
    contentHash: null,
    items: [],
    ...more,
  })
  const analyze = (current: readonly VendorInvoice[], earlier: readonly VendorInvoice[] = []) =>
    buildInvoiceReports([], { current, earlier }).vendor_analysis.vendors

  test('tells currencies apart and leaves other vendors out', () => {
    const [vendor] = analyze([bill(3, { currency: 'EUR', total: 7 })], [bill(1), bill(2, { senderKey: 'other' })])
    expect(vendor).toMatchObject({
      invoice_count: 2,
      totals: [
        { currency: 'USD', invoice_count: 1, total: 100, average: 100 },
        { currency: 'EUR', invoice_count: 1, total: 7, average: 7 },
      ],
    })
  })

  test('a price is compared in its own currency, and two prices on one invoice are no change', () => {
    const pump = (rate: number) => ({ key: 'pump', description: 'Pump', rate })
    const [vendor] = analyze(
      [bill(3, { items: [pump(12), pump(15)] })],
      [bill(1, { items: [pump(10)] }), bill(2, { currency: 'EUR', items: [pump(9)] })],
    )
    expect(vendor!.price_changes).toMatchObject([{ previous_rate: 10, rate: 12, previous_invoice_id: 1 }])
  })

  test('a change is reported once for each step, also within one answer', () => {
    const at = (id: number, rate: number) => bill(id, { items: [{ key: 'pump', description: 'Pump', rate }] })
    const [vendor] = analyze([at(2, 11), at(1, 10), at(3, 11)])
    expect(
      vendor!.price_changes.map(({ previous_invoice_id, invoice_id }) => [previous_invoice_id, invoice_id]),
    ).toEqual([[1, 2]])
  })

  test('the course of a price in the answer is reported over all invoices', () => {
    const at = (id: number, rate: number) => bill(id, { items: [{ key: 'pump', description: 'Pump', rate }] })
    const [vendor] = analyze([at(3, 11)], [at(1, 10), at(2, 10.5)])
    expect(vendor!.price_history).toMatchObject([{ points: [{ rate: 10 }, { rate: 10.5 }, { rate: 11 }] }])
    expect(vendor!.invoices.map(({ invoice_id, analysis }) => [invoice_id, analysis])).toEqual([
      [1, 'a-1'],
      [2, 'a-2'],
      [3, null],
    ])
  })

  test('hundreds of copies are each reported as a copy of the first', () => {
    const copies = Array.from({ length: 300 }, (_, index) => bill(index + 1, { number: 'X-1', date: '2026-01-01' }))
    const duplicates = analyze(copies)[0]!.possible_duplicates
    expect(duplicates).toHaveLength(299)
    expect(new Set(duplicates.map(({ duplicate_of_id }) => duplicate_of_id))).toEqual(new Set([1]))
  })
})
