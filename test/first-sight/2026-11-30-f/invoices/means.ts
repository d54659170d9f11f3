/** What the invoices of this batch share: the means of the batch of 2026-11-30-e, the scanners of this one, and orders. */
import type { Drawn } from '../../2026-11-22/press/document.ts'

export * from '../../2026-11-30-e/invoices/means.ts'
export { crisp, mailroom, officeFax, recopied } from '../bank/means.ts'

/** Readings of the number that a purchase order’s own number takes. */
export const orderReadings = (number: string): Record<string, readonly unknown[]> => ({
  doc_type: ['purchase_order', 'purchase order', 'po'],
  invoice_number: [number, null],
  file_id: [Number(number), null],
})

/** The truth of a purchase order: its number is that of the order, it bills nothing. */
export function asOrder(document: Drawn): Drawn {
  const { invoice_number: _number, file_id: _file, ...rest } = document.truth.expected as Record<string, unknown>
  return { ...document, truth: { ...document.truth, expected: { ...rest, doc_type: 'purchase_order' } } }
}
