/** What the sums of an invoice do to a reading. */
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import { reconcileInvoice } from '../../../../core/extraction/invoice/reconcile.ts'
import type { InvoiceFields, ExtractedInvoice, LineItem } from '../../../../core/extraction/invoice/invoice.ts'

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

  it('confirms lines that add up to the subtotal, and doubts those that miss it', () => {
    const { lines } = reconcile({ subtotal: fieldValue(50) }, { lines: [line(null, null, 20), line(null, null, 30)] })
    expect(lines.map(({ amount }) => amount!.confidence)).toSatisfy((all: number[]) => all.every(one => one > 0.9))
    const open = reconcile({ subtotal: fieldValue(60) }, { lines: [line(null, null, 20), line(null, null, 30)] })
    expect(open.lines[0]!.amount!.confidence).toBeLessThan(0.9)
  })

  it('confirms quantity × rate = amount within a line, and doubts a line that does not multiply', () => {
    const [right, wrong] = reconcile({}, { lines: [line(3, 10, 30), line(3, 10, 300)] }).lines
    expect(right!.rate!.confidence).toBeGreaterThan(0.9)
    expect(wrong!.rate!.confidence).toBeLessThan(0.9)
  })

  it('does not take a subtotal, or the sum of the lines, for a total', () => {
    expect(
      reconcile({ subtotal: fieldValue(100) }, { lines: [line(1, 100, 100)] }).figures.total_invoice_value,
    ).toBeUndefined()
  })

  it('lets no computed figure and no single printing confirm itself', () => {
    const due = fieldValue(500)
    const same = reconcile({ total_invoice_value: due, amount_due: due }).figures
    expect(same.total_invoice_value!.confidence).toBe(0.9)
    const total = { ...fieldValue(108), method: 'derived' as const }
    const computed = reconcile({ subtotal: fieldValue(100), tax_total: fieldValue(8), total_invoice_value: total })
    expect(computed.figures.subtotal!.confidence).toBe(0.9)
  })

  it('believes no total much beside another one', () => {
    const { figures } = reconcile(
      { subtotal: fieldValue(100), tax_total: fieldValue(8), total_invoice_value: fieldValue(108) },
      { rivalTotals: [fieldValue(118)] },
    )
    expect(figures.total_invoice_value!.confidence).toBeLessThanOrEqual(0.6)
  })
})
