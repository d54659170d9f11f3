/** The transactions of an application's accounts as they are searched, filtered and sorted. */
import type { BankTransaction } from '../../../core/contract/full-analysis.ts'
import { exactAmount } from '../../formats/format.ts'
import { numberForm, writtenPlain } from '../../formats/number-form.ts'
import { date as dayOf, dateForm } from '../../formats/date-form.ts'

export const transactionColumns = ['date', 'description', 'category', 'amount', 'balance'] as const
export type TransactionColumn = (typeof transactionColumns)[number]

export interface TransactionQuestion {
  /** Every word has to stand in it; empty: all. */
  readonly words: string
  /** null: all. */
  readonly account: string | null
  readonly category: string | null
  readonly sort: TransactionColumn
  readonly descending: boolean
}

/** A transaction at its place in the list. */
export interface ListedTransaction {
  readonly transaction: BankTransaction
  /** Its place as the service tells them, from 0. */
  readonly index: number
}

export const listed = (transactions: readonly BankTransaction[]): readonly ListedTransaction[] =>
  transactions.map((transaction, index) => ({ transaction, index }))

/** Writing out thousands of days and amounts takes longer than drawing the list: it waits for the first search, and is kept. */
const searched = new WeakMap<BankTransaction, { readonly form: string; readonly text: string }>()

/** What a transaction is found by, in lower case: as it is shown in the chosen form, and as somebody may type it. */
function searchTextOf(transaction: BankTransaction): string {
  const form = `${dateForm.value} ${numberForm.value}`
  const kept = searched.get(transaction)
  if (kept?.form === form) return kept.text
  const { date, description, category, amount, check_number: number, parts = [] } = transaction
  const plain = Math.abs(amount).toFixed(2)
  const amounts = [exactAmount(amount), plain, writtenPlain(plain)]
  const split = parts.flatMap(part => [part.category, exactAmount(part.amount)])
  const text = [date, date === null ? null : dayOf(date), description, category, number, ...amounts, ...split]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
  searched.set(transaction, { form, text })
  return text
}

/** What is not stated comes last, either way. */
function compared(a: string | number | null, b: string | number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b)
  return descending ? -order : order
}

/** Its own and those of the parts that were split off. */
const categoriesOf = ({ category, parts = [] }: BankTransaction): readonly string[] => [
  category,
  ...parts.map(part => part.category),
]

export function found(
  all: readonly ListedTransaction[],
  { words, account, category, sort, descending }: TransactionQuestion,
): readonly ListedTransaction[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return all
    .filter(
      ({ transaction }) =>
        (account === null || transaction.account_number === account) &&
        (category === null || categoriesOf(transaction).includes(category)) &&
        wanted.every(word => searchTextOf(transaction).includes(word)),
    )
    .toSorted((a, b) => compared(a.transaction[sort], b.transaction[sort], descending) || a.index - b.index)
}
