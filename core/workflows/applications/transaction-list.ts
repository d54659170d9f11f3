/** The transactions of an application as they are asked for: of one account, of some days, with some words. */
import type { TransactionList } from '../../contract/application.ts'
import type { BankTransaction } from '../../contract/full-analysis.ts'

/** What the transactions have to be; a part that is absent asks for nothing. Dates are ISO, both included. */
export interface TransactionFilter {
  readonly account?: string | undefined
  /** Category. */
  readonly kind?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Part of the description, in any case. */
  readonly q?: string | undefined
}

type Parts = Omit<TransactionList, 'next' | 'paths'>

/** A transaction with where it stands in the whole list, which is how corrections, provenance and confidence name it. */
interface PlacedTransaction {
  readonly path: string
  readonly transaction: BankTransaction
}

function matches(transaction: BankTransaction, { account, kind, from, to, q }: TransactionFilter): boolean {
  const { account_number: number, category, date, description, parts = [] } = transaction
  if (account !== undefined && number !== account) return false
  if (kind !== undefined && category !== kind && !parts.some(part => part.category === kind)) return false
  if (from !== undefined && (date === null || date < from)) return false
  if (to !== undefined && (date === null || date > to)) return false
  return q === undefined || (description ?? '').toLowerCase().includes(q.toLowerCase())
}

/** Those that match, in their order. */
export const findTransactions = ({ transactions }: Parts, filter: TransactionFilter): readonly PlacedTransaction[] =>
  transactions
    .map((transaction, index) => ({ path: `/transactions/${index}`, transaction }))
    .filter(({ transaction }) => matches(transaction, filter))

/** The answer with only these, and with what is known of them. */
export function listTransactions(parts: Parts, listed: readonly PlacedTransaction[]): Omit<TransactionList, 'next'> {
  const paths = listed.map(({ path }) => path)
  const known = new Set(paths)
  const ofListed = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([pointer]) => known.has(pointer.split('/', 3).join('/'))))
  return {
    transactions: listed.map(({ transaction }) => transaction),
    paths,
    provenance: ofListed(parts.provenance),
    confidence: ofListed(parts.confidence),
    rules: parts.rules,
  }
}
