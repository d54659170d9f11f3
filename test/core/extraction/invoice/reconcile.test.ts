/** What the sums of an invoice do to a reading. */
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import { reconcileInvoice } from '../../../../core/extraction/invoice/reconcile.ts'
import type {
  InvoiceFields,
  ExtractedInvoice,
  LineItem,
  ExtractedTax,
} from '../../../../core/extraction/invoice/invoice.ts'

let place = 0
const fieldValue = (value: number, confidence = 0.9): Field => ({
  value,
  confidence,
  method: 'text',
  evidence: [
    { fileName: 'x.pdf', page: 1, box: { left: 0, top: ++place, right: 1, bottom: place + 1 }, text: `${value}` },
  ],
  label: null,
  scale: 1,
})

const line = (quantity: number | null, rate: number | null, amount: number | null): LineItem => ({
  description: { ...fieldValue(0), value: 'Pump' },
  date: null,
  quantity: quantity === null ? null : fieldValue(quantity),
  rate: rate === null ? null : fieldValue(rate),
  amount: amount === null ? null : fieldValue(amount),
  tax: null,
  discount: null,
  category: null,
  section: null,
})

const tax = (rate: number | null, amount: number): ExtractedTax => ({
  label: 'VAT',
  rate: rate === null ? null : fieldValue(rate),
  base: null,
  amount: fieldValue(amount),
  included: null,
})

const reconcile = (figures: InvoiceFields, more: Partial<ExtractedInvoice> = {}): ExtractedInvoice => {
  const nobody = { name: null, address: null }
  return reconcileInvoice({
    kind: 'invoice',
    pages: [1],
    parties: { sender: nobody, receiver: nobody, lessee: null },
    texts: {},
    taxes: [],
    lines: [],
    equipment: [],
    problems: [],
    figures,
    ...more,
  })
}

describe('reconciling an invoice', () => {
  it('believes figures more whose sum closes, and those less whose sum does not', () => {
    const good = reconcile({
      subtotal: fieldValue(100),
      tax_total: fieldValue(8),
      total_invoice_value: fieldValue(108),
    }).figures
    expect(good.subtotal!.confidence).toBeGreaterThan(0.9)
    expect(good.total_invoice_value!.confidence).toBeGreaterThan(0.9)
    const bad = reconcile({
      subtotal: fieldValue(100),
      tax_total: fieldValue(8),
      total_invoice_value: fieldValue(180),
    }).figures
    expect(bad.total_invoice_value!.confidence).toBeLessThan(0.9)
    expect(bad.total_invoice_value!.value).toBe(180)
  })

  it('confirms lines that add up to the subtotal', () => {
    const { lines } = reconcile({ subtotal: fieldValue(50) }, { lines: [line(null, null, 20), line(null, null, 30)] })
    expect(lines.map(({ amount }) => amount!.confidence)).toSatisfy((all: number[]) => all.every(one => one > 0.9))
    const open = reconcile({ subtotal: fieldValue(60) }, { lines: [line(null, null, 20), line(null, null, 30)] })
    expect(open.lines[0]!.amount!.confidence).toBe(0.9)
  })

  it('confirms quantity × rate = amount within a line, and doubts a line that does not multiply', () => {
    const [right, wrong] = reconcile({}, { lines: [line(3, 10, 30), line(3, 10, 300)] }).lines
    expect(right!.rate!.confidence).toBeGreaterThan(0.9)
    expect(wrong!.rate!.confidence).toBeLessThan(0.9)
  })

  it('derives the total from the amount due and what was paid of it', () => {
    const { total_invoice_value: total } = reconcile({
      amount_due: fieldValue(45880),
      down_payment: fieldValue(10000),
      previous_balance: fieldValue(880),
    }).figures
    expect(total).toMatchObject({ value: 55000, method: 'derived' })
    expect(total!.confidence).toBeLessThan(0.9)
  })

  it('computes nothing due after a trade, which may have been taken off before the tax', () => {
    const sums = { subtotal: fieldValue(1000), trade_in: fieldValue(400), total_invoice_value: fieldValue(630) }
    expect(reconcile({ ...sums, tax_total: fieldValue(30) }).figures.amount_due).toBeUndefined()
    const net = { ...sums, subtotal: fieldValue(600), tax_total: fieldValue(30) }
    expect(reconcile(net, { lines: [line(1, 1000, 1000)] }).figures.amount_due).toBeUndefined()
  })

  it('derives the total from subtotal, freight, discount, taxes and rounding', () => {
    const { figures } = reconcile(
      { subtotal: fieldValue(100), shipping: fieldValue(5), discount: fieldValue(10) },
      { taxes: [tax(0.1, 9), tax(0.05, 4.5)], adjustments: [fieldValue(-0.5)] },
    )
    expect(figures.tax_total).toMatchObject({ value: 13.5, method: 'derived' })
    expect(figures.total_invoice_value).toMatchObject({ value: 108, method: 'derived' })
  })

  it('does not take a subtotal, or the sum of the lines, for a total', () => {
    expect(
      reconcile({ subtotal: fieldValue(100) }, { lines: [line(1, 100, 100)] }).figures.total_invoice_value,
    ).toBeUndefined()
  })

  it('derives the amount due only where payments are printed', () => {
    expect(reconcile({ total_invoice_value: fieldValue(100) }).figures.amount_due).toBeUndefined()
    expect(
      reconcile({ total_invoice_value: fieldValue(100), amount_paid: fieldValue(40) }).figures.amount_due,
    ).toMatchObject({
      value: 60,
      method: 'derived',
    })
    // More paid than billed is a misreading, not a debt of the seller.
    expect(
      reconcile({ total_invoice_value: fieldValue(100), amount_paid: fieldValue(140) }).figures.amount_due,
    ).toBeUndefined()
  })

  it('lets no computed figure and no single printing confirm itself', () => {
    const due = fieldValue(500)
    const same = reconcile({ total_invoice_value: due, amount_due: due }).figures
    expect(same.total_invoice_value!.confidence).toBe(0.9)
    const computed = reconcile({ subtotal: fieldValue(100) }, { taxes: [tax(null, 8)] }).figures
    expect(computed.total_invoice_value?.method).toBe('derived')
    expect(computed.subtotal!.confidence).toBe(0.9)
  })

  it('believes no total much beside another one', () => {
    const { figures } = reconcile(
      { subtotal: fieldValue(100), tax_total: fieldValue(8), total_invoice_value: fieldValue(108) },
      { rivalTotals: [fieldValue(118)] },
    )
    expect(figures.total_invoice_value!.confidence).toBeLessThanOrEqual(0.6)
  })
})
