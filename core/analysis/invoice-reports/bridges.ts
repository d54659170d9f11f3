/** The way from the lines to the total, and from the total to the amount due: which of the stated parts lie between them. */
import type { Invoice } from '../../contract/invoice.ts'
import { cents, sumOf } from './sums.ts'

export interface Step {
  readonly member:
    'discount' | 'shipping' | 'tax_total' | 'trade_in' | 'previous_balance' | 'down_payment' | 'amount_paid'
  readonly sign: 1 | -1
  /** Full currency units, as stated. */
  readonly value: number
}

export interface Bridge {
  /** Where it starts: the lines' sum, or the total. */
  readonly start: number
  /** What is added and taken off on the way. */
  readonly steps: readonly Step[]
  /** Where the steps lead. */
  readonly end: number
  /** Whether that is what is stated; null: nothing is stated there. */
  readonly agrees: boolean | null
}

/** Prices are printed rounded. */
const tolerance = 0.02

/**
 * Documents differ in what their lines and totals already include: freight may be a line as well, tax may be part of
 * the prices, a discount may be deducted line by line. The longest bridge that leads to the stated amount is the
 * document's own; without one all steps are shown.
 */
function bridge(start: number | null, steps: readonly Step[], stated: number | null): Bridge | null {
  if (start === null) return null
  const ends = (chosen: readonly Step[]) => cents(chosen.reduce((sum, { sign, value }) => sum + sign * value, start))
  if (stated === null) return { start, steps, end: ends(steps), agrees: null }
  const found = subsets(steps).find(chosen => Math.abs(ends(chosen) - stated) <= tolerance)
  const taken = found ?? steps
  return { start, steps: taken, end: ends(taken), agrees: found !== undefined }
}

/** All of them, the longest first. */
function subsets(steps: readonly Step[]): (readonly Step[])[] {
  const all = Array.from({ length: 2 ** steps.length }, (_, mask) =>
    steps.filter((_step, index) => !(mask & (1 << index))),
  )
  return all.toSorted((a, b) => b.length - a.length)
}

/** Null and zero are no step; a discount printed below zero is the same discount. */
const step = (member: Step['member'], sign: Step['sign'], value: number | null): readonly Step[] =>
  value === null || value === 0 ? [] : [{ member, sign, value: sign < 0 ? Math.abs(value) : value }]

/** From the sum of the lines to the total billed; null without amounts on the lines. */
export function bridgeToTotal(invoice: Invoice): Bridge | null {
  const included = invoice.taxes.length > 0 && invoice.taxes.every(tax => tax.included === true)
  return bridge(
    sumOf(invoice.transactions.map(({ amount }) => amount)),
    [
      ...step('discount', -1, invoice.discount),
      ...step('shipping', 1, invoice.shipping),
      ...(included ? [] : step('tax_total', 1, invoice.tax_total)),
      ...step('trade_in', -1, invoice.trade_in),
    ],
    invoice.total_invoice_value,
  )
}

/** From the total billed to what is still open; null without a total. */
export function bridgeToAmountDue(invoice: Invoice): Bridge | null {
  // What was traded in before the total is not taken off again after it.
  const traded = bridgeToTotal(invoice)?.steps.some(({ member }) => member === 'trade_in') ?? false
  return bridge(
    invoice.total_invoice_value,
    [
      ...step('previous_balance', 1, invoice.previous_balance),
      ...step('down_payment', -1, invoice.other_details.down_payment),
      ...(traded ? [] : step('trade_in', -1, invoice.trade_in)),
      ...step('amount_paid', -1, invoice.amount_paid),
    ],
    invoice.amount_due,
  )
}
