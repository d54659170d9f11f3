/** A posted row and a statement as the analytics of bank statements go by them. Types only. */
import type { BankCategory } from '../../contract/bank-categories.ts'
import type { AccountType } from '../../contract/full-analysis.ts'

/** What a person decided about a transaction, singly or by a rule for all like it; an absent member follows from its words. */
export interface ReviewedEntry {
  readonly category?: BankCategory
  /** Whether it counts in true revenue. */
  readonly isRevenue?: boolean
  /** What set the category. */
  readonly categorySource?: 'correction' | 'rule'
  /** What of it was split off, in positive amounts that are together no more than its own; the rest is what the other members say. */
  readonly parts?: readonly { readonly category: BankCategory; readonly amount: number }[]
}

/** Credits are positive, debits negative, as in the contract's BankTransaction. */
export interface BankEntry {
  /** ISO; null when the document leaves the year open. */
  readonly date: string | null
  readonly description: string
  readonly amount: number
  /** Running balance printed beside it. */
  readonly balance: number | null
  readonly checkNumber: string | null
  /** Heading of the list it stands in. */
  readonly section: string | null
  /** Absent: its words decide. */
  readonly reviewed?: ReviewedEntry | undefined
}

/** One account over one statement period; null: not stated. */
export interface BankPeriod {
  readonly account_number: string | null
  readonly account_type: AccountType | null
  readonly bank_name: string | null
  readonly account_holder: string | null
  /** ISO, both inclusive. */
  readonly start_date: string | null
  readonly end_date: string | null
  readonly starting_balance: number | null
  readonly ending_balance: number | null
  readonly is_mtd: boolean
  /** In the order of the document. */
  readonly entries: readonly BankEntry[]
  /** The whole list of transactions was read: sums over it are whole. */
  readonly complete: boolean
  /** End-of-day balances printed in a table of their own. */
  readonly dailyBalances: readonly { readonly date: string; readonly balance: number }[]
}

/** Accounts whose balance is owed to the bank: no deposits, no overdrafts. */
export const isOwed = ({ account_type: type }: Pick<BankPeriod, 'account_type'>): boolean =>
  type === 'credit card' || type === 'line of credit' || type === 'loan'

/** To whole cents: sums of binary fractions are not. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** The middle value, or the mean of the two; null of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
