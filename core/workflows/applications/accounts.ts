/** The bank statements of an application: accounts in the order of their appearance, each with its most recent periods. */
import type { CategorizedEntry } from '../../analysis/bank/revenue.ts'
import type { AccountSummary, BankSource, BankTransaction, FeedComparison } from '../../contract/full-analysis.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import { assembleAccounts } from './assemble-accounts.ts'
import { correctedReading } from './correct.ts'
import { correctedTransactions, recomputedReconciliation } from './correct-transactions.ts'
import { reviewedEntries } from './review-transactions.ts'
import { countOnce } from './feeds/count-once.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import { turnedPagesOf } from './turned-pages.ts'

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
  /** Of all accounts that are not owed, every row once. */
  readonly entries: readonly CategorizedEntry[]
  /** All statements, in the order of their transactions. */
  readonly listed: readonly StatementPeriod[]
  /** In the order of their appearance. */
  readonly bankNames: readonly string[]
  /** Every statement and feed with how many of its rows count. */
  readonly sources: readonly BankSource[]
  readonly comparisons: readonly FeedComparison[]
  /** Files with the same rows and different account numbers. */
  readonly otherNumbers: readonly { readonly document: string; readonly feed: string }[]
}

type Material = Pick<ApplicationMaterial, 'files' | 'corrections' | 'lenders' | 'standingRules'>

/** null: there is neither a bank statement nor a bank feed among the documents. */
export function applicationAccounts(material: Material): ApplicationAccounts | null {
  const { statements = [], feeds = [] } = Object.groupBy(accountsIn(material), ({ isFeed }) =>
    isFeed ? 'feeds' : 'statements',
  )
  const corrected = withoutRepetitions(statements.map(one => correctedPeriod(one, material)))
  const counted = countOnce(corrected, feeds, turnedPagesOf(material))
  const read = counted.periods.map(one => ('correctedRows' in one ? one : correctedPeriod(one, material)))
  if (read.length === 0 && counted.sources.length === 0) return null
  const { summaries, transactions, groups, window, entries } = assembleAccounts(
    read.map(({ reading }) => reading),
    material.lenders,
    read.map(one =>
      reviewedEntries(one, [...(material.standingRules ?? []), ...material.corrections], material.lenders),
    ),
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
    entries,
    listed: periods,
    bankNames: [...new Set(summaries.flatMap(({ bank_name: name }) => name ?? []))],
    sources: counted.sources,
    comparisons: counted.comparisons,
    otherNumbers: counted.otherNumbers,
  }
}

type ReadPeriod = Omit<StatementPeriod, 'summary'>
type UncorrectedPeriod = Omit<ReadPeriod, 'correctedRows'>

const accountsIn = (material: Material): readonly (UncorrectedPeriod & { readonly isFeed: boolean })[] =>
  partsOf(material).flatMap(({ file, part }) =>
    (part.accounts ?? []).map((reading, index) => ({
      id: `${file.upload.id}.${part.pages[0] ?? 1}.${index}`,
      reading,
      fileName: file.upload.fileName,
      isFeed: part.docType === 'bank_feed',
    })),
  )

/** What a person set in the place of what was read. Days of a feed that a statement covers now are no period any more: nothing of them applies. */
function correctedPeriod({ id, reading, fileName }: UncorrectedPeriod, { corrections }: Material): ReadPeriod {
  const { reading: corrected, rows } = correctedTransactions(
    correctedReading(reading, id, corrections),
    id,
    corrections,
  )
  return { id, reading: recomputedReconciliation(corrected, reading), fileName, correctedRows: rows }
}

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
