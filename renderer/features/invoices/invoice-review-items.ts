/** What of an invoice can be corrected, and what needs review, in the order of its page. */
import { isFailed } from '../../../core/contract/failed-check.ts'
import type { Check, Provenance } from '../../../core/contract/evidence.ts'
import { doubtOf } from '../review/doubt.ts'
import type { ReviewItem } from '../review/review.ts'
import type { ValueType } from '../review/typed-value.ts'

const types: Readonly<Record<string, ValueType>> = {
  name: 'text',
  address: 'text',
  invoice_number: 'text',
  invoice_date: 'date',
  due_date: 'date',
  payment_terms: 'text',
  purchase_order: 'text',
  currency: 'text',
  'description~1item': 'text',
  date: 'date',
  category: 'category',
  quantity: 'quantity',
  rate: 'amount',
  base: 'amount',
  tax: 'amount',
  amount: 'amount',
  subtotal: 'amount',
  discount: 'amount',
  shipping: 'amount',
  tax_total: 'amount',
  total_invoice_value: 'amount',
  previous_balance: 'amount',
  trade_in: 'amount',
  down_payment: 'amount',
  amount_paid: 'amount',
  amount_due: 'amount',
  vin: 'text',
  make: 'text',
  model: 'text',
  year: 'text',
  equipment_type: 'text',
  serial_number: 'text',
  description: 'text',
  equipment_miles_hours: 'quantity',
  titled: 'truth',
}

/** What is typed at a pointer within an invoice; null: it is computed, or given by the service. */
export function invoiceType(pointer: string): ValueType | null {
  if (/^\/taxes\/\d+\/rate$/.test(pointer)) return 'rate'
  return types[pointer.slice(pointer.lastIndexOf('/') + 1)] ?? null
}

/** Members that stand in two places of the result are shown, doubted and corrected in one of them. */
export const shownPointer = (pointer: string): string =>
  pointer === '/file_id'
    ? '/invoice_number'
    : pointer
        .replace(/^\/other_details\/(?!down_payment)/, '/equipment/0/')
        .replace(/^\/down_payment$/, '/other_details/down_payment')

/** As the work shows them, from top to bottom. */
const order = [
  'invoice_date',
  'due_date',
  'payment_terms',
  'purchase_order',
  'currency',
  'invoice_number',
  'sender',
  'receiver',
  'lessee',
  'transactions',
  'subtotal',
  'discount',
  'shipping',
  'tax_total',
  'taxes',
  'total_invoice_value',
  'previous_balance',
  'trade_in',
  'other_details',
  'amount_paid',
  'amount_due',
  'equipment',
]
const rankOf = (pointer: string): number => order.indexOf(pointer.split('/')[1]!)

/** The parts of an invoice that review needs; pointers are relative to the invoice. */
export interface DoubtedInvoice {
  readonly provenance: Readonly<Record<string, Provenance>>
  /** 0 to 1. */
  readonly confidence: Readonly<Record<string, number>>
  readonly checks: readonly Check[]
}

/** A check that fails in earnest doubts the value it states, not those it is made of. */
export const doubting = (checks: readonly Check[], pointer: string): readonly Check[] =>
  checks.filter(check => isFailed(check) && check.figures?.[0] === pointer)

export function invoiceReviewItems({ provenance, confidence, checks }: DoubtedInvoice): readonly ReviewItem[] {
  const failed = checks.flatMap(({ figures }) => figures?.slice(0, 1) ?? [])
  const pointers = [...Object.keys(confidence), ...failed]
  const reviewItems = new Map<string, ReviewItem>()
  for (const pointer of pointers) {
    const doubt = doubtOf(provenance[pointer] ?? null, confidence[pointer] ?? null, doubting(checks, pointer))
    const shown = shownPointer(pointer)
    if (doubt !== null && invoiceType(shown) !== null && !reviewItems.has(shown))
      reviewItems.set(shown, { pointer: shown, doubt })
  }
  return [...reviewItems.values()].sort((a, b) => rankOf(a.pointer) - rankOf(b.pointer))
}
