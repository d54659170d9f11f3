/** What the values of an invoice say of each other's confidence. */
import { expect, test } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import { withDocumentEvidence } from '../../../../core/extraction/invoice/reconcile.ts'
import type { ExtractedInvoice, LineItem } from '../../../../core/extraction/invoice/invoice.ts'

const field = <T>(value: T, confidence: number): Field<T> => ({
  value,
  confidence,
  method: 'text',
  evidence: [],
  label: null,
  scale: 1,
})

const line: LineItem = {
  description: field('Pump', 0.7),
  date: null,
  quantity: null,
  rate: null,
  amount: field(100, 0.7),
  tax: null,
  discount: null,
  category: null,
  section: null,
}

const nobody = { name: null, address: null }
const invoice = (number: number, others: number): ExtractedInvoice => ({
  kind: 'invoice',
  pages: [1],
  parties: { sender: { name: field('Harbor Pumps LLC', others), address: null }, receiver: nobody, lessee: null },
  figures: { total_invoice_value: field(100, others), subtotal: field(100, others) },
  texts: { invoice_number: field('4711', number) },
  taxes: [{ label: 'Tax', rate: null, base: null, amount: field(0, others), included: null }],
  lines: [line],
  equipment: [],
  problems: [],
})

const numberOf = ({ texts }: ExtractedInvoice) => texts.invoice_number!.confidence

test('a value is surer on an invoice whose other values rest on good evidence', () => {
  const good = numberOf(withDocumentEvidence(invoice(0.8, 0.97)))
  const poor = numberOf(withDocumentEvidence(invoice(0.8, 0.6)))
  expect(good).toBeGreaterThan(0.8)
  expect(poor).toBeLessThan(0.8)
})

test('the order within an invoice stays, and alike confidences stay what they are', () => {
  const { texts, figures } = withDocumentEvidence(invoice(0.7, 0.95))
  expect(texts.invoice_number!.confidence).toBeLessThan(figures.subtotal!.confidence)
  expect(numberOf(withDocumentEvidence(invoice(0.8, 0.8)))).toBeCloseTo(0.8)
})

test('values, evidence and line items are left alone', () => {
  const given = invoice(0.8, 0.95)
  const { lines, texts, taxes, parties } = withDocumentEvidence(given)
  expect(lines).toEqual(given.lines)
  expect({ ...texts.invoice_number, confidence: 0.8 }).toEqual(given.texts.invoice_number)
  expect([taxes[0]!.rate, parties.receiver]).toEqual([null, nobody])
})
