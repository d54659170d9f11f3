/** A statement held against a bank feed of its account: rows altered, missing and added, with the values and places of both. */
import { matchRows, type ComparedRow, type RowMatch } from '../../../analysis/feeds/match-rows.ts'
import type { FeedComparison, FeedDifference } from '../../../contract/full-analysis.ts'
import type { AccountReading, TransactionReading } from '../../../extraction/bank/bank-statement.ts'
import { provenanceOf, type TurnedPages } from '../../statements/provenance.ts'
import { placeOf } from '../transaction-positions.ts'
import { comparedDays, daysOf, isWithin, type DayRange } from './covered-days.ts'

/** An account of a file, as a person corrected it. */
export interface FiledReading {
  readonly fileName: string
  readonly reading: AccountReading
}

/** Both sides within the days they share. */
export interface SharedRows {
  readonly days: DayRange
  readonly pdf: readonly TransactionReading[]
  readonly feed: readonly TransactionReading[]
  readonly match: RowMatch
}

/** null: they share no day. */
export function sharedRows(statement: AccountReading, feed: AccountReading): SharedRows | null {
  const [own, others] = [daysOf(statement), daysOf(feed)]
  const days = own === null || others === null ? null : comparedDays(own, others)
  if (days === null) return null
  const [pdf, rows] = [statement, feed].map(({ transactions }) =>
    transactions.filter(({ date }) => isWithin(date?.value ?? null, days)),
  ) as [TransactionReading[], TransactionReading[]]
  return { days, pdf, feed: rows, match: matchRows(pdf.map(rowOf), rows.map(rowOf)) }
}

const rowOf = ({ date, amount, description, details }: TransactionReading): ComparedRow => ({
  date: date?.value ?? null,
  amount: amount.value,
  description: `${description} ${details}`.trim(),
})

export function comparisonOf(
  statement: FiledReading,
  feed: FiledReading,
  shared: SharedRows,
  turned: TurnedPages,
): FeedComparison {
  const { days, pdf, feed: rows, match } = shared
  const onPage = (row: TransactionReading): NonNullable<FeedDifference['pdf']> => {
    const home = { fileName: statement.fileName, page: statement.reading.pages[0] ?? 1 }
    const [page, bbox] = placeOf(row, home, false, turned)
    return { ...statedOf(row), page, bbox }
  }
  const inFeed = (row: TransactionReading): NonNullable<FeedDifference['feed']> => ({
    ...statedOf(row),
    line: provenanceOf(row.amount, feed.fileName, 1, turned).line ?? 1,
  })
  const differences: FeedDifference[] = [
    ...match.pairs.flatMap(({ what, ...pair }): readonly FeedDifference[] =>
      what === 'nothing'
        ? []
        : [{ signal: `feed-${what}-differs`, pdf: onPage(pdf[pair.pdf]!), feed: inFeed(rows[pair.feed]!) }],
    ),
    ...match.onlyPdf.map((at): FeedDifference => ({ signal: 'feed-row-missing', pdf: onPage(pdf[at]!), feed: null })),
    ...match.onlyFeed.map((at): FeedDifference => ({ signal: 'feed-row-extra', pdf: null, feed: inFeed(rows[at]!) })),
  ]
  const day = ({ pdf, feed }: FeedDifference): string => (pdf ?? feed)!.date ?? ''
  return {
    account_number: statement.reading.account_number?.value ?? feed.reading.account_number?.value ?? null,
    document: statement.fileName,
    feed: feed.fileName,
    start_date: days.start,
    end_date: days.end,
    rows_document: pdf.length,
    rows_feed: rows.length,
    rows_equal: match.pairs.filter(({ what }) => what === 'nothing').length,
    differences: differences.toSorted((a, b) => day(a).localeCompare(day(b))),
    balances: balancesOf(statement.reading, feed.reading),
  }
}

const statedOf = ({ date, description, amount }: TransactionReading) => ({
  date: date?.value ?? null,
  description,
  amount: amount.value,
})

/** Balances of the same day are compared; of other days they are another thing. */
function balancesOf(statement: AccountReading, feed: AccountReading): FeedComparison['balances'] {
  const pair = (
    date: 'start_date' | 'end_date',
    balance: 'starting_balance' | 'ending_balance',
  ): FeedComparison['balances']['starting'] => {
    const isSameDay = statement[date]?.value !== undefined && statement[date].value === feed[date]?.value
    const [pdf, own] = [statement[balance]?.value, feed[balance]?.value]
    return !isSameDay || pdf === undefined || own === undefined ? { pdf: null, feed: null } : { pdf, feed: own }
  }
  return { starting: pair('start_date', 'starting_balance'), ending: pair('end_date', 'ending_balance') }
}
