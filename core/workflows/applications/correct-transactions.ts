/** Corrections of single transactions: kept under their statement and their place in it, and what of the statement follows from them. */
import { BankTransaction } from '../../contract/full-analysis.ts'
import { Refusal } from '../../errors.ts'
import { isOwed } from '../../extraction/bank/account-identity.ts'
import { followBalances } from '../../extraction/bank/amounts.ts'
import type { AccountReading, TransactionReading } from '../../extraction/bank/bank-statement.ts'
import type { Corrected } from '../analysis-kind.ts'
import { isDate, manualField } from '../corrections/fields.ts'

export const transactionPart = '/transactions/'

/** Members that are read; the side is the sign of the amount. What is decided about a transaction: see review-transactions. */
const readMembers = ['date', 'description', 'amount', 'balance'] as const satisfies readonly (keyof BankTransaction)[]
type ReadMember = (typeof readMembers)[number]

/** A statement whose transactions are listed: `count` of them, after those of the statements before it. */
export interface ListedStatement {
  /** Lasting: of its file and its place in it. */
  readonly id: string
  readonly count: number
}

const longestDescription = 1000

/**
 * "/transactions/12/amount" → the same under the lasting name of its statement and its place in it. null: the path names nothing that can be
 * corrected. Throws Refusal BAD_VALUE for a value that cannot stand there.
 */
export function stableTransactionPath(
  { path, value }: Corrected,
  statements: readonly ListedStatement[],
): string | null {
  const [, name = '', ...rest] = path.slice(transactionPart.length).split('/')
  const member = readMembers.find(known => known === name)
  const named = namedTransaction(path, statements)
  if (member === undefined || named === null || rest.length > 0) return null
  if (!fits(member, value)) throw new Refusal('BAD_VALUE', `${JSON.stringify(value)} cannot stand at ${path}.`)
  return `${transactionPart}${named.id}.${named.row}/${member}`
}

function fits(member: ReadMember, value: unknown): boolean {
  if (member === 'description')
    return typeof value === 'string' && value.trim() !== '' && value.length <= longestDescription
  if (member === 'date')
    return (
      value === null ||
      (typeof value === 'string' && isDate(value) && BankTransaction.shape.date.safeParse(value).success)
    )
  return BankTransaction.shape[member].safeParse(value).success
}

/** The transaction that a path names by its place in the list or by its lasting name; null: it is not there. */
export function namedTransaction(path: string, statements: readonly ListedStatement[]): NamedTransaction | null {
  const [place = ''] = path.slice(transactionPart.length).split('/')
  return /^\d+$/.test(place) ? atPlace(Number(place), statements) : byName(place, statements)
}

interface NamedTransaction {
  readonly id: string
  /** Its place in the statement, from 0. */
  readonly row: number
  /** Its place in the whole list, from 0. */
  readonly index: number
}

function atPlace(place: number, statements: readonly ListedStatement[]): NamedTransaction | null {
  let first = 0
  for (const { id, count } of statements) {
    if (place < first + count) return { id, row: place - first, index: place }
    first += count
  }
  return null
}

function byName(name: string, statements: readonly ListedStatement[]): NamedTransaction | null {
  const dot = name.lastIndexOf('.')
  const [id, row] = [name.slice(0, dot), Number(name.slice(dot + 1))]
  const at = statements.findIndex(known => known.id === id)
  if (at === -1 || !Number.isInteger(row) || row < 0 || row >= statements[at]!.count) return null
  const first = statements.slice(0, at).reduce((sum, { count }) => sum + count, 0)
  return { id, row, index: first + row }
}

/** Where a lasting path of a transaction leads in the list as it is; null: its statement is not in it any more. */
export function presentTransactionPath(stable: string, statements: readonly ListedStatement[]): string | null {
  const [name = '', ...member] = stable.slice(transactionPart.length).split('/')
  const named = byName(name, statements)
  return named === null ? null : `${transactionPart}${named.index}/${member.join('/')}`
}

export interface CorrectedStatement {
  readonly reading: AccountReading
  /** Transactions of which a person set something, by their place. */
  readonly rows: ReadonlySet<number>
}

/** A reading with what was corrected of its transactions in the place of what was read. `id`: of its statement. */
export function correctedTransactions(
  reading: AccountReading,
  id: string,
  corrections: readonly Corrected[],
): CorrectedStatement {
  const own = corrections.filter(({ path }) => path.startsWith(`${transactionPart}${id}.`))
  if (own.length === 0) return { reading, rows: new Set() }
  const transactions = [...reading.transactions]
  const rows = new Set<number>()
  for (const { path, value } of own) {
    const [place = '', member = ''] = path.slice(transactionPart.length + id.length + 1).split('/')
    const row = Number(place)
    const before = transactions[row]
    const known = readMembers.find(name => name === member)
    // A statement that is read again may have fewer rows than it had.
    if (before === undefined || known === undefined) continue
    transactions[row] = withMember(before, known, value)
    rows.add(row)
  }
  return { reading: { ...reading, transactions }, rows }
}

function withMember(row: TransactionReading, member: ReadMember, value: unknown): TransactionReading {
  if (member === 'description') return { ...row, description: value as string, details: '' }
  if (member === 'amount') return { ...row, amount: manualField(value as number, row.amount) }
  if (member === 'date')
    return { ...row, date: value === null ? null : manualField(value as string, row.date ?? row.amount) }
  return { ...row, balance: value === null ? null : manualField(value as number, row.balance ?? row.amount) }
}

const notReconciled = 'statement_not_reconciled'

/**
 * What the reading stated of its own sums, recomputed for a corrected one: whether its transactions lead from the opening to the closing balance
 * (then they are all there), and how many running balances do not follow. `read`: before it was corrected.
 */
export function recomputedReconciliation(corrected: AccountReading, read: AccountReading): AccountReading {
  if (corrected === read || corrected.transactions.length === 0) return corrected
  const [opening, closing] = [corrected.starting_balance?.value ?? null, corrected.ending_balance?.value ?? null]
  const direction = isOwed(corrected.account_type?.value ?? null) ? -1 : 1
  const flow = direction * corrected.transactions.reduce((sum, { amount }) => sum + amount.value, 0)
  const leads = opening !== null && closing !== null && equal(opening + flow, closing)
  const reported = read.problems.find(({ code }) => code === notReconciled)
  return {
    ...corrected,
    complete: corrected.complete || leads,
    ...((corrected.transactions !== read.transactions || corrected.starting_balance !== read.starting_balance) && {
      brokenBalances: brokenBalances(corrected, direction),
    }),
    problems: leads && reported ? corrected.problems.filter(problem => problem !== reported) : corrected.problems,
  }
}

/** As the extraction counts them: a column of another balance (available, collected) follows from nothing. */
function brokenBalances({ starting_balance, transactions }: AccountReading, direction: 1 | -1): number {
  const steps = transactions.map(({ amount, balance }) => ({
    flow: direction * amount.value,
    balance: balance?.value ?? null,
  }))
  const { passed, failed } = followBalances(steps, starting_balance?.value ?? null)
  return passed > failed ? failed : 0
}

/** To the cent. */
const equal = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
