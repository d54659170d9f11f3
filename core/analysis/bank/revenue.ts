/** What of the money that came in was earned, and which deposits are unusually large. */
import type { BankCategory } from '../../contract/bank-categories.ts'
import { notRevenue } from './categories.ts'
import { cents, median, type ReviewedEntry } from './entry.ts'

export interface CategorizedEntry {
  readonly date: string | null
  readonly description: string
  /** Signed. */
  readonly amount: number
  readonly category: BankCategory
  /** Absent: nobody decided anything about it. */
  readonly reviewed?: ReviewedEntry | undefined
  /** The transaction that it is a part of; absent: it is one. */
  readonly of?: CategorizedEntry
}

/** A transaction as the sums count it: one entry, or one for each part that was split off and one for what is left. */
export function entriesOf(entry: CategorizedEntry): readonly CategorizedEntry[] {
  const { parts = [], ...others } = entry.reviewed ?? {}
  if (parts.length === 0) return [entry]
  const sign = Math.sign(entry.amount)
  const rest = cents(parts.reduce((left, { amount }) => left - sign * amount, entry.amount))
  const split = parts.map(({ category, amount }) => ({
    ...entry,
    amount: sign * amount,
    category,
    reviewed: { category },
  }))
  const left = rest === 0 ? [] : [{ ...entry, amount: rest, reviewed: others }]
  return [...left, ...split].map(one => ({ ...one, of: entry }))
}

/** Whether a transaction is a credit that counts as earned: by its category, unless a person decided. */
export const isRevenue = ({
  amount,
  category,
  reviewed,
}: Pick<CategorizedEntry, 'amount' | 'category' | 'reviewed'>): boolean =>
  amount > 0 && (reviewed?.isRevenue ?? !notRevenue.has(category))

/**
 * All credits less transfers, loan and advance proceeds, refunds, reversals and returned items, owner injections, tax refunds and
 * interest; wires and factoring stay in (Ocrolus: estimated_revenue = credits − revenue_deducted − transfer − alternative_lender + factoring).
 */
export const trueRevenue = (entries: readonly CategorizedEntry[]): number =>
  cents(entries.filter(isRevenue).reduce((sum, { amount }) => sum + amount, 0))

export interface LargeDeposits {
  readonly deposits: readonly CategorizedEntry[]
  /** A deposit above this is large; null: there was no revenue to measure it by. */
  readonly threshold: number | null
  /** What the threshold follows from. */
  readonly medianMonthlyRevenue: number | null
  readonly medianDeposit: number | null
}

/** Half a month's revenue, or three usual deposits, whichever is more. */
const shareOfRevenue = 0.5
const timesDeposit = 3

/** Deposits above max(50 % of the median monthly revenue, 3 × median deposit). `months`: the entries of each whole statement period. */
export function largeDeposits(months: readonly (readonly CategorizedEntry[])[]): LargeDeposits {
  const deposits = months.flat().filter(isRevenue)
  const monthly = median(months.map(trueRevenue))
  const usual = median(deposits.map(({ amount }) => amount))
  const threshold =
    monthly === null || usual === null ? null : cents(Math.max(shareOfRevenue * monthly, timesDeposit * usual))
  return {
    deposits: threshold === null ? [] : deposits.filter(({ amount }) => amount > threshold),
    threshold,
    medianMonthlyRevenue: monthly,
    medianDeposit: usual,
  }
}
