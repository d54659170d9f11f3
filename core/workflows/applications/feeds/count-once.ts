/** Statements and bank feeds of an application: every row counts once, and where a statement covers the days its figures stand. */
import type { BankSource, FeedComparison } from '../../../contract/full-analysis.ts'
import type { AccountReading } from '../../../extraction/bank/bank-statement.ts'
import type { TurnedPages } from '../../statements/provenance.ts'
import { comparisonOf, type FiledReading } from './compare-feed.ts'
import { daysOf, isWithin, periodsOf, withoutDays, type DayRange } from './covered-days.ts'
import { statementsOf, type PairedStatement } from './pair-feeds.ts'

/** A period of an account as it was read. */
export interface ReadPeriod extends FiledReading {
  /** Lasting: of its file and its place in it. */
  readonly id: string
}

export interface CountedPeriods<Period extends ReadPeriod> {
  /** Statements, and the days of feeds that none of them covers. */
  readonly periods: readonly (Period | ReadPeriod)[]
  readonly sources: readonly BankSource[]
  readonly comparisons: readonly FeedComparison[]
  /** Pairs of files whose rows are the same and whose account numbers are not. */
  readonly otherNumbers: readonly { readonly document: string; readonly feed: string }[]
}

/** `feeds` in the order of their arrival: of days that several cover, the first one counts. */
export function countOnce<Period extends ReadPeriod>(
  statements: readonly Period[],
  feeds: readonly ReadPeriod[],
  turned: TurnedPages,
): CountedPeriods<Period> {
  const periods: (Period | ReadPeriod)[] = [...statements]
  const comparisons: FeedComparison[] = []
  const otherNumbers: { document: string; feed: string }[] = []
  const sources = statements.map(one => sourceOf(one, 'bankstatement', one.reading.transactions.length))
  const earlier: ReadPeriod[] = []
  for (const feed of feeds) {
    const paired = statementsOf(feed, statements)
    for (const { statement, shared, isOtherNumber } of paired) {
      comparisons.push(comparisonOf(statement, feed, shared, turned))
      if (isOtherNumber) otherNumbers.push({ document: statement.fileName, feed: feed.fileName })
    }
    const before = statementsOf(feed, earlier).map(({ shared }) => shared.days)
    const counted = uncoveredPeriods(
      feed,
      [...paired.flatMap(({ statement }) => daysOf(statement.reading) ?? []), ...before],
      paired,
    )
    periods.push(...counted)
    const rows = counted.reduce((sum, { reading }) => sum + reading.transactions.length, 0)
    sources.push(sourceOf(feed, 'bank_feed', rows))
    earlier.push(feed)
  }
  return { periods, sources, comparisons, otherNumbers }
}

function sourceOf({ fileName, reading }: ReadPeriod, type: BankSource['doc_type'], counted: number): BankSource {
  const days = daysOf(reading)
  return {
    document: fileName,
    doc_type: type,
    account_number: reading.account_number?.value ?? null,
    start_date: days?.start ?? null,
    end_date: days?.end ?? null,
    rows: reading.transactions.length,
    rows_counted: counted,
  }
}

/** The days of a feed that nothing else covers, as periods of their own; those without a row say nothing. */
function uncoveredPeriods(
  feed: ReadPeriod,
  covered: readonly DayRange[],
  paired: readonly PairedStatement<ReadPeriod>[],
): readonly ReadPeriod[] {
  const days = daysOf(feed.reading)
  if (days === null) return [feed]
  const pieces = withoutDays(days, covered).flatMap(periodsOf)
  if (pieces.length === 1 && pieces[0]!.start === days.start && pieces[0]!.end === days.end) return [feed]
  const identity = identityFrom(feed.reading, paired[0]?.statement.reading)
  return pieces.flatMap(piece => {
    const reading = { ...readingWithin(feed.reading, days, piece), ...identity }
    return reading.transactions.length === 0 ? [] : [{ ...feed, id: `${feed.id}~${piece.start}`, reading }]
  })
}

/** A feed that names no account is of the statement's whose rows it has. */
function identityFrom(feed: AccountReading, statement: AccountReading | undefined): Partial<AccountReading> {
  if (statement === undefined) return {}
  const { account_number, account_type, bank_name, account_holder, currency } = statement
  return {
    account_number: account_number ?? feed.account_number,
    account_type: account_type ?? feed.account_type,
    bank_name: bank_name ?? feed.bank_name,
    account_holder: account_holder ?? feed.account_holder,
    currency: currency ?? feed.currency,
  }
}

/** A feed cut to some of its days. Its balances at the cuts follow from those it states and the rows between. */
function readingWithin(feed: AccountReading, whole: DayRange, piece: DayRange): AccountReading {
  const transactions = feed.transactions.filter(({ date }) => isWithin(date?.value ?? null, piece))
  const sum = (until: string): number =>
    feed.transactions.reduce(
      (total, { date, amount }) => (date !== null && date.value < until ? total + amount.value : total),
      0,
    )
  const opening = feed.starting_balance
  const at = (until: string) =>
    opening === null
      ? null
      : { ...opening, value: Math.round((opening.value + sum(until)) * 100) / 100, method: 'derived' as const }
  const dated = (value: string) => ({
    value,
    confidence: 1,
    method: 'derived' as const,
    evidence: [],
    label: null,
    scale: 1,
  })
  const dayAfter = `${piece.end}~`
  return {
    ...feed,
    start_date: piece.start === whole.start ? feed.start_date : dated(piece.start),
    end_date: piece.end === whole.end ? feed.end_date : dated(piece.end),
    starting_balance: piece.start === whole.start ? opening : at(piece.start),
    ending_balance: piece.end === whole.end ? feed.ending_balance : at(dayAfter),
    transactions,
    problems: [],
  }
}
