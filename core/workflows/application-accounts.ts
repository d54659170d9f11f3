/** The bank statements of an application: accounts in the order of their appearance, each with its most recent periods. */
import type { AccountSummary, BankTransaction } from '../contract/full-analysis.ts'
import type { AccountReading } from '../extraction/bank/bank-statement.ts'
import { assembleAccounts } from './assemble-accounts.ts'
import { partsOf, type ApplicationMaterial } from './application-material.ts'

/** Specification 8: typically the most recent four months. */
const PERIODS_SHOWN = 4

/** A statement period of an account with what it was read from. */
export interface StatementPeriod {
  readonly summary: AccountSummary
  readonly reading: AccountReading
  readonly fileName: string
}

export interface ApplicationAccounts {
  /** Every account with all its periods, the oldest first; what has no end date comes last. */
  readonly accounts: readonly (readonly StatementPeriod[])[]
  /** What the payload shows of them. */
  readonly shown: readonly StatementPeriod[]
  readonly transactions: readonly BankTransaction[]
  /** In the order of their appearance. */
  readonly bankNames: readonly string[]
}

/** null: there is no bank statement among the documents. */
export function applicationAccounts(material: Pick<ApplicationMaterial, 'files'>): ApplicationAccounts | null {
  const read = partsOf(material).flatMap(({ file, part }) =>
    part.docType === 'bankstatement'
      ? (part.accounts ?? []).map(reading => ({ reading, fileName: file.upload.fileName }))
      : [],
  )
  if (read.length === 0) return null
  const { summaries, transactions } = assembleAccounts(read.map(({ reading }) => reading))
  const periods = withoutRepetitions(
    read.map(({ reading, fileName }, index) => ({ reading, fileName, summary: summaries[index]! })),
  )
  const accounts = [...Map.groupBy(periods, ({ summary }) => accountKey(summary)).values()].map(account =>
    account.toSorted((a, b) => compareEnds(a.summary, b.summary)),
  )
  return {
    accounts,
    shown: accounts.flatMap(shownPeriods),
    transactions,
    bankNames: [...new Set(summaries.flatMap(({ bank_name: name }) => name ?? []))],
  }
}

/** Two statements are of one account when bank and the digits shown agree; masked numbers show the last four. */
function accountKey({ account_number: number, bank_name: bank, account_type: type }: AccountSummary): string {
  const shown = number?.replace(/[^0-9A-Za-z]/g, '').slice(-4) ?? ''
  return JSON.stringify([bank?.toLowerCase() ?? null, shown === '' ? [type] : shown])
}

/** A statement may be uploaded twice as two scans: same account, same days, same balances. */
function withoutRepetitions(periods: readonly StatementPeriod[]): readonly StatementPeriod[] {
  const seen = new Set<string>()
  return periods.filter(({ summary }) => {
    const { start_date, end_date, starting_balance, ending_balance } = summary
    if (end_date === null) return true
    const key = JSON.stringify([accountKey(summary), start_date, end_date, starting_balance, ending_balance])
    const repeated = seen.has(key)
    seen.add(key)
    return !repeated
  })
}

const compareEnds = (a: AccountSummary, b: AccountSummary): number =>
  (a.end_date ?? '9999').localeCompare(b.end_date ?? '9999')

/** The four most recent statement periods, and the most recent month-to-date one, newest first. */
function shownPeriods(account: readonly StatementPeriod[]): readonly StatementPeriod[] {
  const newestFirst = account.toReversed()
  const whole = newestFirst.filter(({ summary }) => summary.is_mtd !== true).slice(0, PERIODS_SHOWN)
  const running = newestFirst.find(({ summary }) => summary.is_mtd === true)
  return newestFirst.filter(period => period === running || whole.includes(period))
}
