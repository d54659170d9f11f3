/** Advances that an account pays back, with the transactions that are their payments and the money that came from them. */
import type { BankTransaction, McaPosition } from '../../../core/contract/full-analysis.ts'

/** A position with what of the account belongs to it, as the service lists its transactions (from 0), oldest first. */
export interface TracedAdvance {
  readonly position: McaPosition
  /** Empty: they cannot be distinguished from the account's other debits. */
  readonly payments: readonly number[]
  /** The credit that paid it out; null: it is not among the transactions. */
  readonly funding: number | null
}

interface Debit {
  readonly index: number
  readonly cents: number
  readonly category: string
  readonly payee: string
}

/** Without what changes from one payment to the next: numbers, dates, punctuation. */
const payeeOf = (description: string): string =>
  description
    .toLowerCase()
    .replace(/(?<!\S)[^\s\d]*\d\S*/g, ' ')
    .replace(/[^a-z&]+/g, ' ')
    .trim()
const centsOf = (amount: number): number => Math.round(amount * 100)
/** Words of a lender that tell it from others. */
const wordsOf = (lender: string): readonly string[] =>
  lender
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word.length > 3)

/**
 * The debits that are the payments of a position: as many, and together as much as it states. Those whose payee has the
 * lender's name are tried first, then those of the same payee, then all that are known as payments of advances.
 */
function paymentsOf(position: McaPosition, debits: readonly Debit[]): readonly number[] {
  const words = wordsOf(position.lender ?? '')
  const advances = debits.filter(({ category }) => category === 'mca_payment')
  const groups = [
    ...(words.length === 0 ? [] : [debits.filter(({ payee }) => words.some(word => payee.includes(word)))]),
    ...Map.groupBy(advances, ({ payee }) => payee).values(),
    advances,
    ...Map.groupBy(debits, ({ payee }) => payee).values(),
    ...Map.groupBy(debits, ({ cents }) => cents).values(),
  ]
  const total = position.total_paid === null ? null : centsOf(position.total_paid)
  const found = groups.find(
    group =>
      group.length === position.count && (total === null || group.reduce((sum, { cents }) => sum + cents, 0) === total),
  )
  return found?.map(({ index }) => index) ?? []
}

/** The advances of one account over its statements; a position that several statements tell alike stands once. */
export function tracedAdvances(
  positions: readonly McaPosition[],
  transactions: readonly BankTransaction[],
  account: string | null,
): readonly TracedAdvance[] {
  const shown = new Map(positions.map(position => [JSON.stringify(position), position]))
  const own = transactions.flatMap((transaction, index) =>
    transaction.account_number === account ? [{ transaction, index }] : [],
  )
  return [...shown.values()].map(position => {
    const { first_date: first, last_date: last, funding_amount: amount, funding_date: day } = position
    const debits = own
      .filter(
        ({ transaction: { date, amount: booked } }) =>
          booked < 0 && (date ?? '') >= (first ?? '') && (last === null || (date ?? '') <= last),
      )
      .map(({ transaction, index }): Debit => ({
        index,
        cents: -centsOf(transaction.amount),
        category: transaction.category,
        payee: payeeOf(transaction.description),
      }))
    const funding = own.find(
      ({ transaction }) =>
        amount !== null && transaction.date === day && centsOf(transaction.amount) === centsOf(amount),
    )
    return { position, payments: paymentsOf(position, debits), funding: funding?.index ?? null }
  })
}
