/** The bank statements of an application: accounts in the order of their appearance, each with its most recent periods. */
import type { AccountSummary, BankTransaction } from '../../contract/full-analysis.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import { assembleAccounts } from './assemble-accounts.ts'
import { correctedReading } from './correct.ts'
import { correctedTransactions, recomputedReconciliation } from './correct-transactions.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

/** A statement period of an account with what it was read from. */
export interface StatementPeriod {
  /** Lasting: of its file and its place in it. */
  readonly id: string
  readonly summary: AccountSummary
  readonly reading: AccountReading
  readonly fileName: string
  /** Transactions of which a person set something, by their place. */
  readonly correctedRows: ReadonlySet<number>
}

export interface ApplicationAccounts {
  /** Every account with all its periods, the oldest first; what has no end date comes last. */
  readonly accounts: readonly (readonly StatementPeriod[])[]
  /** What the payload shows of them, of each account the newest first. */
  readonly shown: readonly StatementPeriod[]
  /** In the order of `listed`. */
  readonly transactions: readonly BankTransaction[]
  /** All statements, in the order of their transactions. */
  readonly listed: readonly StatementPeriod[]
  /** In the order of their appearance. */
  readonly bankNames: readonly string[]
}

/** null: there is no bank statement among the documents. */
export function applicationAccounts(
  material: Pick<ApplicationMaterial, 'files' | 'corrections' | 'lenders'>,
): ApplicationAccounts | null {
  const read = withoutRepetitions(
    partsOf(material).flatMap(({ file, part }) =>
      (part.accounts ?? []).map((reading, index) => {
        const id = `${file.upload.id}.${part.pages[0] ?? 1}.${index}`
        const { reading: corrected, rows } = correctedTransactions(
          correctedReading(reading, id, material.corrections),
          id,
          material.corrections,
        )
        const { fileName } = file.upload
        return { id, reading: recomputedReconciliation(corrected, reading), fileName, correctedRows: rows }
      }),
    ),
  )
  if (read.length === 0) return null
  const { summaries, transactions, groups, window } = assembleAccounts(
    read.map(({ reading }) => reading),
    material.lenders,
  )
  const periods = read.map((one, index) => ({ ...one, summary: summaries[index]! }))
  const grouped = Map.groupBy(periods.keys(), index => groups[index]!)
  const accounts = [...grouped.values()].map(indices =>
    indices.toSorted((a, b) => compareEnds(summaries[a]!, summaries[b]!)),
  )
  return {
    accounts: accounts.map(indices => indices.map(index => periods[index]!)),
    shown: accounts.flatMap(indices =>
      indices
        .toReversed()
        .filter(index => window.includes(index))
        .map(index => periods[index]!),
    ),
    transactions,
    listed: periods,
    bankNames: [...new Set(summaries.flatMap(({ bank_name: name }) => name ?? []))],
  }
}

type ReadPeriod = Omit<StatementPeriod, 'summary'>

/** A statement may be uploaded twice, once as a scan: same account, same days, same balances. The copy with more rows stays. */
function withoutRepetitions(periods: readonly ReadPeriod[]): readonly ReadPeriod[] {
  const copies = new Map<string, ReadPeriod>()
  for (const [index, period] of periods.entries()) {
    const { account_number: number, start_date, end_date, starting_balance, ending_balance } = period.reading
    const digits = number?.value.replace(/\D/g, '').slice(-4) ?? ''
    const days = [start_date, end_date].map(field => field?.value ?? null)
    const balances = [starting_balance, ending_balance].map(field => field?.value ?? null)
    const known = digits !== '' && !days.includes(null)
    const key = known ? JSON.stringify([digits, days, balances]) : String(index)
    const earlier = copies.get(key)
    if (earlier === undefined || earlier.reading.transactions.length < period.reading.transactions.length)
      copies.set(key, period)
  }
  return [...copies.values()]
}

const compareEnds = (a: AccountSummary, b: AccountSummary): number =>
  (a.end_date ?? '9999').localeCompare(b.end_date ?? '9999')
