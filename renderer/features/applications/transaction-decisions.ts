/** Decisions about transactions: their category and whether they count as revenue, of one or by a rule for all like it. */
import { categoriesOf } from '../../../core/contract/bank-categories.ts'
import type { BankTransaction } from '../../../core/contract/full-analysis.ts'
import { restOf } from '../../../core/contract/transaction-parts.ts'
import type { Correction } from '../../../core/contract/service.ts'
import { exactAmount } from '../../formats/format.ts'
import { words } from '../invoices/invoice-names.ts'
import type { Value } from '../review/review.ts'
import { transactionsPart } from './transaction-values.ts'

export type Decision = 'category' | 'is_revenue'
/** `every`: all like it, in every application. */
export type Scope = 'one' | 'similar' | 'every'

const rule = /^\/transaction_rules\/(credit|debit)\/([^/]+)\/(category|is_revenue)$/
const single = /^(\/transactions\/\d+)\/(category|is_revenue|parts\/[a-z_]+)$/

/** Whether a pointer names a decision, of a transaction or of a rule. */
export const isDecision = (pointer: string): boolean => single.test(pointer) || rule.test(pointer)

/** Where a decision about a transaction, or about all like it, is made; null: nothing tells which are like it. */
export function decisionPointer(
  { index, transaction }: { readonly index: number; readonly transaction: BankTransaction },
  decision: Decision,
  scope: Scope,
): string | null {
  const { similar_path: similar } = transaction
  if (scope === 'one') return `${transactionsPart}/${index}/${decision}`
  return similar ? `${similar}/${decision}` : null
}

/** Where a part of a transaction is split off under a category. */
export const partPointer = (index: number, category: string): string => `${transactionsPart}/${index}/parts/${category}`

/** "Deposit + Loan proceeds": of a transaction that was split the categories of what is left and of its parts. */
export const categoryText = (transaction: BankTransaction): string => {
  const parts = (transaction.parts ?? []).map(({ category }) => category)
  return [...(restOf(transaction) === 0 && parts.length > 0 ? [] : [transaction.category]), ...parts]
    .map(words)
    .join(' + ')
}

/** What was decided there last; null: nothing, so that its words decide. */
export const decidedValue = (pointer: string, corrections: readonly Correction[]): Value =>
  corrections.findLast(({ path }) => path === pointer)?.value ?? null

/** "Transaction of 02/03/2026, category", "Transaction of 02/03/2026, part loan proceeds", "All credits like “harbor supply”, revenue"; `nameOfRow` names the transaction. */
export function decisionName(pointer: string, nameOfRow: (row: string) => string): string {
  const of = (member: string | undefined): string => (member === 'category' ? 'category' : 'revenue')
  const [, side, key = '', ruled] = rule.exec(pointer) ?? []
  if (side !== undefined) return `All ${side}s like “${key.replaceAll('~1', '/').replaceAll('~0', '~')}”, ${of(ruled)}`
  const [, row = '', member = ''] = single.exec(pointer) ?? []
  const [, part] = member.split('/')
  return `${nameOfRow(row)}, ${part === undefined ? of(member) : `part ${words(part).toLowerCase()}`}`
}

/** "Owner contribution", "counted", "3,000.00"; null is what its words decide, or that there is no such part. */
export function decisionText(value: Value, pointer: string): string {
  if (value === null) return pointer.includes('/parts/') ? 'none' : 'automatic'
  if (typeof value === 'number') return exactAmount(value)
  if (typeof value === 'boolean') return value ? 'counted' : 'excluded'
  return words(String(value))
}

export interface CategoryChoice {
  /** null: its words decide. */
  readonly value: string | null
  readonly name: string
}

/** The categories a transaction of this amount can have, by name. */
export const categoryChoices = (amount: number): readonly CategoryChoice[] => [
  { value: null, name: 'Automatic' },
  ...categoriesOf(amount)
    .map(value => ({ value, name: words(value) }))
    .sort((a, b) => a.name.localeCompare(b.name)),
]
