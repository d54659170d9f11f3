/** What of an invoice needs review, and what can be corrected of it. */
import { expect, test } from 'vitest'
import type { Check, Provenance } from '../../../../core/contract/evidence.ts'
import {
  invoiceReviewItems,
  invoiceType,
  shownPointer,
} from '../../../../renderer/features/invoices/invoice-review-items.ts'

const read = (method: Provenance['method']): Provenance => ({
  fileName: 'a.pdf',
  page: 1,
  bbox: null,
  text: '',
  label: null,
  scale: 1,
  method,
})
const broken = (figures: string[], more: Partial<Check> = {}): Check => ({
  id: 'sum',
  passed: false,
  expected: 1,
  actual: 2,
  difference: 1,
  severity: 'high',
  message: 'It does not.',
  figures,
  ...more,
})

test('doubtful values stand in the order of the page, each once', () => {
  const reviewItems = invoiceReviewItems({
    provenance: { '/equipment/0/vin': read('ocr'), '/other_details/vin': read('ocr') },
    confidence: {
      '/equipment/0/vin': 0.5,
      '/other_details/vin': 0.5,
      '/other_details/equipment_age': 0.1,
      '/transactions/0/amount': 0.8,
      '/sender/name': 0.95,
      '/file_id': 0.4,
      '/invoice_number': 0.4,
    },
    checks: [],
  })
  expect(reviewItems).toEqual([
    { pointer: '/invoice_number', doubt: 'read 0.40' },
    { pointer: '/transactions/0/amount', doubt: 'read 0.80' },
    { pointer: '/equipment/0/vin', doubt: 'OCR 0.50' },
  ])
})

test('a sum that fails doubts what it states, not what it is made of; what is only reported doubts nothing', () => {
  const reviewItems = (checks: readonly Check[]) => invoiceReviewItems({ provenance: {}, confidence: {}, checks })
  expect(reviewItems([broken(['/total_invoice_value', '/subtotal'])])).toEqual([
    { pointer: '/total_invoice_value', doubt: 'sum differs by 1' },
  ])
  expect(reviewItems([broken(['/subtotal'], { severity: 'info' }), broken(['/subtotal'], { passed: null })])).toEqual(
    [],
  )
  expect(reviewItems([broken(['/due_date'], { difference: null })])).toEqual([
    { pointer: '/due_date', doubt: 'check failed' },
  ])
})

test('what is typed at a pointer, and what is computed', () => {
  expect(invoiceType('/taxes/0/rate')).toBe('rate')
  expect(invoiceType('/transactions/3/rate')).toBe('amount')
  expect(invoiceType('/transactions/3/description~1item')).toBe('text')
  expect(invoiceType('/equipment/0/titled')).toBe('truth')
  expect(invoiceType('/equipment/0/equipment_age')).toBeNull()
  expect(invoiceType('/sender/is_address_valid')).toBeNull()
})

test('what stands twice is shown once', () => {
  expect(shownPointer('/other_details/make')).toBe('/equipment/0/make')
  expect(shownPointer('/other_details/down_payment')).toBe('/other_details/down_payment')
  expect(shownPointer('/down_payment')).toBe('/other_details/down_payment')
})
