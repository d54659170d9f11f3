/** Holds what was read of a bank statement against the truth it was drawn from, by the same measure as the scorer of real documents. */
import type { AccountSummary, BankTransaction } from '../../../core/contract/full-analysis.ts'
import type { StatementTruth } from './made-bank.ts'

export interface BankMark {
  readonly at: string
  readonly line: boolean
  /** wrong: another value · missed: printed but not stated · invented: a row or an account too many. */
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
  readonly expected: unknown
  readonly got: unknown
}

const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '')
const normal = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim() // prettier-ignore
const sameNumber = (a: number, b: unknown): boolean => typeof b === 'number' && Math.abs(a - b) < 0.005

/** Dice coefficient over words. */
function likeness(a: string, b: string): number {
  const [x, y] = [a.split(' ').filter(Boolean), b.split(' ').filter(Boolean)]
  if (x.length === 0 || y.length === 0) return 0
  const rest = [...y]
  const shared = x.filter(word => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return (2 * shared) / (x.length + y.length)
}

function same(member: string, expected: unknown, got: unknown): boolean {
  if (typeof expected === 'number') return sameNumber(expected, got)
  if (typeof expected !== 'string' || typeof got !== 'string') return expected === got
  if (member === 'account_number' && digits(expected).length >= 4) return digits(expected) === digits(got)
  const [a, b] = [normal(expected), normal(got)]
  return a === b || (/name|subtype|holder/.test(member) && likeness(a, b) >= 0.75)
}

/** One mark per stated member of each account, per row and per date of a row; extra rows and accounts are inventions. */
export function judgeBank(
  truth: StatementTruth,
  read: { readonly summaries: readonly AccountSummary[]; readonly transactions: readonly BankTransaction[] },
): readonly BankMark[] {
  const marks: BankMark[] = []
  const mark = (at: string, line: boolean, verdict: BankMark['verdict'], expected: unknown, got: unknown): void => void marks.push({ at, line, verdict, expected, got }) // prettier-ignore
  const rest = [...read.summaries]
  for (const [index, account] of truth.accounts.entries()) {
    const like = (one: AccountSummary): number =>
      (digits(`${account['account_number']}`).slice(-4) === digits(one.account_number).slice(-4) ? 2 : 0) +
      (account['starting_balance'] === one.starting_balance ? 1 : 0) +
      (account['ending_balance'] === one.ending_balance ? 1 : 0)
    const best = rest.toSorted((a, b) => like(b) - like(a))[0]
    if (best !== undefined) rest.splice(rest.indexOf(best), 1)
    const wanted = { ...account, ...(truth.holder !== null && { account_holder: truth.holder }) }
    for (const [member, expected] of Object.entries(wanted)) {
      const got = (best as Readonly<Record<string, unknown>> | undefined)?.[member] ?? null
      mark(`accounts[${index}].${member}`, false, got === null ? 'missed' : same(member, expected, got) ? 'right' : 'wrong', expected, got) // prettier-ignore
    }
  }
  for (const extra of rest) mark('account', false, 'invented', null, extra.account_number)
  const rows = [...read.transactions]
  for (const row of truth.rows) {
    const words = (one: BankTransaction): number => Math.max(...[row.description, row.title].map(text => likeness(normal(text), normal(one.description)))) // prettier-ignore
    const fit = (one: BankTransaction): number => words(one) + (one.date === row.date ? 0.3 : 0)
    const best = rows.filter(one => sameNumber(row.amount, one.amount) && words(one) >= 0.4).toSorted((a, b) => fit(b) - fit(a))[0] // prettier-ignore
    if (best === undefined) {
      mark('row', true, 'missed', `${row.date} ${row.description} ${row.amount}`, null)
      continue
    }
    rows.splice(rows.indexOf(best), 1)
    mark('row', true, 'right', row.amount, best.amount)
    mark('row.date', true, best.date === null ? 'missed' : best.date === row.date ? 'right' : 'wrong', row.date, best.date) // prettier-ignore
    if (best.balance !== null && !sameNumber(row.balance, best.balance)) mark('row.balance', true, 'wrong', row.balance, best.balance) // prettier-ignore
  }
  for (const extra of rows) mark('row', true, 'invented', null, `${extra.date} ${extra.description} ${extra.amount}`)
  return marks
}

/** Opening, listed credits and debits and closing as read agree, for every account of the truth that has them all. */
export function reconciles(
  truth: StatementTruth,
  { summaries, transactions }: { readonly summaries: readonly AccountSummary[]; readonly transactions: readonly BankTransaction[] },
): boolean {
  const wanted = truth.rows.reduce((sum, { amount }) => sum + amount, 0)
  const listed = transactions.reduce((sum, { amount }) => sum + amount, 0)
  const balances = truth.accounts.every(account =>
    ['starting_balance', 'ending_balance'].every(
      member => account[member] === undefined || summaries.some(one => (one as Readonly<Record<string, unknown>>)[member] === account[member]),
    ),
  )
  return balances && transactions.length === truth.rows.length && Math.abs(wanted - listed) < 0.005
} // prettier-ignore
