/** Fees for unpaid and overdrawn items of a statement. */
import type { ReviewedEntry } from '../../analysis/bank/entry.ts'
import { returnedFeeOf } from '../../analysis/bank/returned-fees.ts'
import type { AccountReading, TransactionReading } from '../../extraction/bank/bank-statement.ts'

export interface FeeTotals {
  /** null: neither printed nor known from a whole list. */
  readonly total: number | null
  readonly count: number | null
  readonly refunds: number | null
  /** The sum of the fees that are listed, whether the list is whole or not. */
  readonly listed: number
}

const cents = (value: number): number => Math.round(value * 100) / 100

/**
 * Fees of this period, gross (domain.md section 2). The bank's own total of this period wins over the list; 0 only when the whole list was
 * read and holds none, nor what may be one. `reviewed`: what a person decided about transactions, by their place.
 */
export function nsfFees(account: AccountReading, reviewed: ReadonlyMap<number, ReviewedEntry>): FeeTotals {
  let [sum, count, refunds] = [0, 0, 0]
  const unclear: number[] = []
  for (const [place, row] of account.transactions.entries()) {
    const { parts = [], ...decided } = reviewed.get(place) ?? {}
    const fees = parts.filter(({ category }) => category === 'nsf_fee')
    for (const { amount } of fees) sum += amount
    count += fees.length
    const left = parts.reduce((rest, { amount }) => rest - amount, Math.abs(row.amount.value))
    const kind = cents(left) === 0 ? null : feeKind(row, decided)
    if (kind === 'refund') refunds += left
    else if (kind === 'unclear') unclear.push(left)
    else if (kind !== null) {
      sum += left
      count++
    }
  }
  const printed = account.printed_nsf_fees?.value ?? null
  // "OVERDRAFT PD" is a fee where the bank's total needs it to be one.
  const withUnclear = cents(unclear.reduce((all, amount) => all + amount, sum))
  const needed = printed !== null && withUnclear === printed
  const listed = needed ? withUnclear : cents(sum)
  const whole = account.complete && (needed || unclear.length === 0)
  return {
    total: printed ?? (whole ? listed : null),
    count: (printed === null ? whole : listed === printed) ? count + (needed ? unclear.length : 0) : null,
    refunds: whole ? cents(refunds) : null,
    listed,
  }
}

/** A category that a person set decides; that it refunds an NSF fee, and not another one, only its words say. */
function feeKind(
  { description, details, amount }: TransactionReading,
  decided: ReviewedEntry | undefined,
): 'fee' | 'refund' | 'unclear' | null {
  const kind = returnedFeeOf(`${description} ${details}`, amount.value)
  if (decided?.category === 'nsf_fee') return 'fee'
  if (decided?.category !== undefined) return decided.category === 'fee_refund' && kind === 'refund' ? 'refund' : null
  return kind === 'returned' || kind === 'overdraft' ? 'fee' : kind
}
