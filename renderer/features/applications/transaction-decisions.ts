/** Decisions about transactions: their category and whether they count as revenue, of one or by a rule for all like it. */
import { categoriesOf } from '../../../core/contract/bank-categories.ts'
import type { BankTransaction } from '../../../core/contract/full-analysis.ts'
import type { Correction } from '../../../core/contract/service.ts'
import { words } from '../invoices/invoice-names.ts'
import type { Value } from '../review/review.ts'
import { transactionsPart } from './transaction-values.ts'

export type Decision = 'category' | 'is_revenue'
/** `every`: all like it, in every application. */
export type Scope = 'one' | 'similar' | 'every'

const rule = /^\/transaction_rules\/(credit|debit)\/([^/]+)\/(category|is_revenue)$/
const single = /^(\/transactions\/\d+)\/(category|is_revenue)$/

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

/** What was decided there last; null: nothing, so that its words decide. */
export const decidedValue = (pointer: string, corrections: readonly Correction[]): Value =>
  corrections.findLast(({ path }) => path === pointer)?.value ?? null

/** "Transaction of 02/03/2026, category", "All credits like “harbor supply”, revenue"; `nameOfRow` names the transaction. */
export function decisionName(pointer: string, nameOfRow: (row: string) => string): string {
  const of = (member: string | undefined): string => (member === 'category' ? 'category' : 'revenue')
  const [, side, key = '', ruled] = rule.exec(pointer) ?? []
  if (side !== undefined) return `All ${side}s like “${key.replaceAll('~1', '/').replaceAll('~0', '~')}”, ${of(ruled)}`
  const [, row = '', member] = single.exec(pointer) ?? []
  return `${nameOfRow(row)}, ${of(member)}`
}

/** "Owner contribution", "counted"; null is what its words decide. */
export function decisionText(value: Value): string {
  if (value === null) return 'automatic'
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
