/** Transactions as values of a review: where they stand, what of them is typed, what they are called, which of them need a look. */
import type { TransactionList } from '../../../core/contract/application.ts'
import type { Provenance } from '../../../core/contract/evidence.ts'
import type { BankTransaction } from '../../../core/contract/full-analysis.ts'
import { date as dayOf } from '../../formats/date-form.ts'
import { exactAmount } from '../../formats/format.ts'
import { words } from '../invoices/invoice-names.ts'
import { placeOf, type Place } from '../review/place.ts'
import { doubtOf } from '../review/doubt.ts'
import type { ReviewItem } from '../review/review.ts'
import type { ValueType } from '../review/typed-value.ts'

export const transactionsPart = '/transactions'

/** Members that are read, and those that are decided (see transaction-decisions). */
export type TransactionMember = 'date' | 'description' | 'amount' | 'balance' | 'category' | 'is_revenue'
const types: Readonly<Partial<Record<TransactionMember, ValueType>>> = {
  date: 'date',
  description: 'text',
  amount: 'amount',
  balance: 'amount',
}

export const transactionPointer = (index: number, member: TransactionMember): string =>
  `${transactionsPart}/${index}/${member}`

export interface TransactionPointer {
  /** Its place as the service lists them, from 0. */
  readonly index: number
  /** Pointer of the whole row. */
  readonly row: string
  readonly member: TransactionMember
}

/** null: the pointer is none of a transaction. */
export function transactionAt(pointer: string | null): TransactionPointer | null {
  const [, row, index, member] =
    /^(\/transactions\/(\d+))\/(date|description|amount|balance|category|is_revenue)$/.exec(pointer ?? '') ?? []
  return row === undefined ? null : { index: Number(index), row, member: member as TransactionMember }
}

/** What is typed there; null: it is none of a transaction, or nothing is typed. */
export function transactionType(pointer: string): ValueType | null {
  const at = transactionAt(pointer)
  return at === null ? null : (types[at.member] ?? null)
}

const lineOf = ({ date, description, amount }: BankTransaction): string =>
  [date === null ? null : dayOf(date), description, exactAmount(amount)].filter(Boolean).join(', ')

/** "Transaction of 02/03/2026". `row`: its pointer. */
export function rowName(row: string, transactions: readonly BankTransaction[]): string {
  const index = Number(row.slice(transactionsPart.length + 1))
  const date = transactions[index]?.date ?? null
  return date === null ? `Transaction ${index + 1}` : `Transaction of ${dayOf(date)}`
}

/** "Transaction of 02/03/2026, amount". */
export function transactionName(pointer: string, transactions: readonly BankTransaction[]): string {
  const at = transactionAt(pointer)
  return at === null ? 'Transaction' : `${rowName(at.row, transactions)}, ${words(at.member).toLowerCase()}`
}

/** Where a value of a transaction stands: its row. */
export const transactionProvenance = (pointer: string, { provenance }: TransactionList): Provenance | null =>
  provenance[transactionAt(pointer)?.row ?? ''] ?? null

/** 0 to 1, of its date and its amount; null: not stated. */
export const transactionConfidence = (pointer: string, { confidence }: TransactionList): number | null =>
  confidence[transactionAt(pointer)?.row ?? ''] ?? null

/** Their rows on paper; a click selects the amount. */
export const transactionPlaces = ({ transactions, provenance }: TransactionList): readonly Place[] =>
  transactions.flatMap((transaction, index) => {
    const place = provenance[`${transactionsPart}/${index}`]
    if (place === undefined) return []
    return [placeOf(transactionPointer(index, 'amount'), lineOf(transaction), place)]
  })

/** The row is marked whichever of its values is selected. */
export function placesForSelected(places: readonly Place[], selected: string | null): readonly Place[] {
  const at = transactionAt(selected)
  if (at === null || at.member === 'amount') return places
  const amount = transactionPointer(at.index, 'amount')
  return places.map(place => (place.pointer === amount ? { ...place, pointer: selected! } : place))
}

/** Rows of whose day or amount it is not sure enough. */
export const transactionReviewItems = ({
  transactions,
  provenance,
  confidence,
}: TransactionList): readonly ReviewItem[] =>
  transactions.flatMap((_, index) => {
    const row = `${transactionsPart}/${index}`
    const doubt = doubtOf(provenance[row] ?? null, confidence[row] ?? null, [])
    return doubt === null ? [] : [{ pointer: transactionPointer(index, 'amount'), doubt }]
  })
