/**
 * What a person decides about transactions: their category and whether they count as revenue, singly (`/transactions/12/category`) or by a rule
 * for all like them (`/transaction_rules/credit/harbor supply/category`), in the documents there are and in later ones. Of a single one a part may be
 * split off under a category of its own (`/transactions/12/parts/loan_proceeds`, a positive amount).
 */
import { similarityKey } from '../../analysis/bank/counterparty-name.ts'
import { cents, type ReviewedEntry } from '../../analysis/bank/entry.ts'
import type { Lender } from '../../analysis/bank/lenders.ts'
import { categoriesOf, type BankCategory } from '../../contract/bank-categories.ts'
import type { BankTransaction, TransactionRule } from '../../contract/full-analysis.ts'
import { restOf } from '../../contract/transaction-parts.ts'
import { Refusal } from '../../errors.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { Corrected } from '../analysis-kind.ts'
import { namedTransaction, transactionPart, type ListedStatement } from './correct-transactions.ts'

export const rulePart = '/transaction_rules/'

type Decision = 'category' | 'is_revenue' | 'parts'
type Side = 'credit' | 'debit'
const sideOf = (amount: number): Side => (amount >= 0 ? 'credit' : 'debit')

/** The decision that a path of a transaction or of a rule names, in the payload or as it is stored; null: none. */
export function decisionAt(path: string): Decision | null {
  const isRule = path.startsWith(rulePart)
  if (!isRule && !path.startsWith(transactionPart)) return null
  const [name, part, ...more] = path.split('/').slice(isRule ? 4 : 3)
  if (more.length > 0) return null
  if (name === 'parts') return !isRule && part !== undefined ? name : null
  return part === undefined && (name === 'category' || name === 'is_revenue') ? name : null
}

/** The path of the rule for all transactions like this one, without the member; null: its description has no words that others could share. */
export function rulePathOf(description: string, amount: number, lenders: readonly Lender[] | undefined): string | null {
  const key = similarityKey(description, lenders)
  return key === null ? null : `${rulePart}${sideOf(amount)}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * Throws Refusal BAD_VALUE for a decision that cannot be made of an amount of this sign. null: what follows from the words of the transaction, or
 * from a rule, stands again.
 */
function checkDecision({ path, value }: Corrected, { amount, parts = [] }: Splittable): void {
  if (value === null) return
  const decision = decisionAt(path)
  const isOfSide = (name: unknown): boolean => categoriesOf(amount).some(category => category === name)
  const fits =
    decision === 'parts'
      ? isOfSide(partOf(path)) &&
        isLeftOf({ amount, parts: parts.filter(({ category }) => category !== partOf(path)) }, value)
      : decision === 'category'
        ? isOfSide(value)
        : typeof value === 'boolean' && amount >= 0
  if (!fits) throw new Refusal('BAD_VALUE', `${JSON.stringify(value)} cannot stand at ${path}.`)
}

type Splittable = Pick<BankTransaction, 'amount' | 'parts'>
/** The category of a part that a path names. */
const partOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
/** Whether so much is left beside the other parts. */
const isLeftOf = (transaction: Splittable, value: unknown): boolean =>
  typeof value === 'number' && value > 0 && cents(Math.abs(restOf(transaction)) - value) >= 0

/**
 * "/transactions/12/category" → the same under the lasting name of its transaction. null: there is none. Throws as `checkDecision`.
 */
export function stableDecisionPath(
  given: Corrected,
  listed: readonly ListedStatement[],
  transactions: readonly BankTransaction[],
): string | null {
  const { path } = given
  const named = namedTransaction(path, listed)
  const transaction = named === null ? undefined : transactions[named.index]
  const decision = decisionAt(path)
  if (named === null || transaction === undefined || decision === null) return null
  checkDecision(given, transaction)
  return `${transactionPart}${named.id}.${named.row}/${decision}${decision === 'parts' ? `/${partOf(path)}` : ''}`
}

/** Whether a path names a rule that transactions of the application share, or that was set before. Throws as `checkDecision`. */
export function isKnownRule(given: Corrected, known: ReadonlySet<string>): boolean {
  const { path } = given
  if (decisionAt(path) === null || !known.has(path.slice(0, path.lastIndexOf('/')))) return false
  checkDecision(given, { amount: path.startsWith(`${rulePart}credit/`) ? 1 : -1 })
  return true
}

/** The paths of rules that these transactions share and of those that were set. */
export const knownRules = (
  transactions: readonly BankTransaction[],
  corrections: readonly Corrected[],
): ReadonlySet<string> =>
  new Set([
    ...transactions.flatMap(({ similar_path: path }) => path ?? []),
    ...corrections.flatMap(({ path }) => (path.startsWith(rulePart) ? path.slice(0, path.lastIndexOf('/')) : [])),
  ])

interface ReviewedStatement {
  /** Lasting: of its file and its place in it. */
  readonly id: string
  readonly reading: AccountReading
}

/** What was decided about the transactions of a statement, by their place: singly, else by the rule for all like it; the last word counts. */
export function reviewedEntries(
  { id, reading }: ReviewedStatement,
  corrections: readonly Corrected[],
  lenders?: readonly Lender[],
): ReadonlyMap<number, ReviewedEntry> {
  const decided = new Map<string, Corrected['value']>()
  for (const { path, value } of corrections) if (decisionAt(path) !== null) decided.set(path, value)
  const reviewed = new Map<number, ReviewedEntry>()
  if (decided.size === 0) return reviewed
  const hasRules = [...decided.keys()].some(path => path.startsWith(rulePart))
  for (const [place, { description, details, amount }] of reading.transactions.entries()) {
    const own = `${transactionPart}${id}.${place}`
    const rule = hasRules ? rulePathOf(`${description} ${details}`.trim(), amount.value, lenders) : null
    const single = entryOf(decided, own, amount.value)
    const ruled = rule === null ? {} : entryOf(decided, rule, amount.value)
    const entry: ReviewedEntry = {
      ...ruled,
      ...(ruled.category !== undefined && { categorySource: 'rule' }),
      ...single,
      ...(single.category !== undefined && { categorySource: 'correction' }),
    }
    if (Object.keys(entry).length > 0) reviewed.set(place, entry)
  }
  return reviewed
}

/** What was decided under a path; a category of the other side, from before the amount was corrected, no longer applies. */
function entryOf(
  decided: ReadonlyMap<string, Corrected['value']>,
  path: string,
  amount: number,
): Pick<ReviewedEntry, 'category' | 'isRevenue' | 'parts'> {
  const category = decided.get(`${path}/category`) as BankCategory | null | undefined
  const isRevenue = decided.get(`${path}/is_revenue`)
  const parts = partsOf(decided, path, amount)
  return {
    ...(category && categoriesOf(amount).includes(category) && { category }),
    ...(typeof isRevenue === 'boolean' && amount >= 0 && { isRevenue }),
    ...(parts.length > 0 && { parts }),
  }
}

/** What was split off; nothing once the parts are more than the amount, which was corrected then. */
function partsOf(
  decided: ReadonlyMap<string, Corrected['value']>,
  path: string,
  amount: number,
): NonNullable<ReviewedEntry['parts']> {
  const parts = categoriesOf(amount).flatMap(category => {
    const part = decided.get(`${path}/parts/${category}`)
    return typeof part === 'number' ? [{ category, amount: part }] : []
  })
  return cents(parts.reduce((left, part) => left - part.amount, Math.abs(amount))) >= 0 ? parts : []
}

/** The rules in force, in the order in which they were set, with the number of transactions each applies to. */
export function rulesInForce(
  {
    corrections,
    standingRules = [],
  }: { readonly corrections: readonly Corrected[]; readonly standingRules?: readonly Corrected[] },
  transactions: readonly BankTransaction[],
): TransactionRule[] {
  const counts = new Map<string, number>()
  for (const { similar_path: path } of transactions) if (path) counts.set(path, (counts.get(path) ?? 0) + 1)
  const rules = new Map<string, TransactionRule>()
  // Of the rules for every application those that apply to one of these transactions.
  const standing = standingRules.filter(({ path }) => counts.has(path.slice(0, path.lastIndexOf('/'))))
  for (const { path, value } of [...standing, ...corrections]) {
    const decision = path.startsWith(rulePart) ? decisionAt(path) : null
    if (decision === null) continue
    const rulePath = path.slice(0, path.lastIndexOf('/'))
    const [side = '', key = ''] = rulePath.slice(rulePart.length).split('/')
    const before = rules.get(rulePath) ?? {
      path: rulePath,
      side: side as Side,
      similar_to: key.replaceAll('~1', '/').replaceAll('~0', '~'),
      category: null,
      is_revenue: null,
      transactions: counts.get(rulePath) ?? 0,
    }
    rules.set(rulePath, { ...before, [decision]: value })
  }
  return [...rules.values()].filter(({ category, is_revenue }) => category !== null || is_revenue !== null)
}
