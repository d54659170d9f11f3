/** What statements and bank feeds disagree on, as checks of the application. */
import type { Check } from '../../../contract/evidence.ts'
import type { FeedComparison, FeedDifference } from '../../../contract/full-analysis.ts'
import { centsText, named, quoted } from '../../../contract/sentence.ts'

type Signal = FeedDifference['signal']

/** What a difference means, for one row and for several. */
const sentences: Readonly<Record<Signal, readonly [one: string, many: string]>> = {
  'feed-amount-differs': ['amount differs', 'amounts differ'],
  'feed-date-differs': ['date differs', 'dates differ'],
  'feed-row-missing': ['row is not in the feed', 'rows are not in the feed'],
  'feed-row-extra': ['row is only in the feed', 'rows are only in the feed'],
}
/** Rows a sentence names. */
const NAMED_ROWS = 3
/** Half a cent. */
const CENT = 0.005

/**
 * Checks of every comparison. `isSure`: the statement was read whole and from a text layer; a difference from one that was not may be of the
 * reading and makes no review.
 */
export function feedChecks(
  comparisons: readonly FeedComparison[],
  otherNumbers: readonly { readonly document: string; readonly feed: string }[],
  isSure: (document: string) => boolean,
): readonly Check[] {
  return [
    ...comparisons.flatMap(comparison => checksOf(comparison, isSure(comparison.document))),
    ...otherNumbers.map(({ document, feed }) =>
      checkOf(`application.feed.account_number.${document}.${feed}`, 'high', {
        message: `${named(document)} and ${named(feed)} have the same rows and state different account numbers.`,
      }),
    ),
  ]
}

function checksOf(comparison: FeedComparison, isSure: boolean): readonly Check[] {
  const { document, feed, differences, balances } = comparison
  const place = `${document}.${feed}.${comparison.start_date}`
  const both = `${named(document)} and the bank feed ${named(feed)}`
  const bySignal = Map.groupBy(differences, ({ signal }) => signal)
  const failed = [...bySignal].map(([signal, rows]) => {
    const severity = signal === 'feed-date-differs' || !isSure ? 'warning' : 'high'
    const what = sentences[signal][rows.length === 1 ? 0 : 1]
    const more = rows.length > NAMED_ROWS ? ` and ${rows.length - NAMED_ROWS} more` : ''
    const list = `${rows.slice(0, NAMED_ROWS).map(rowText).join('; ')}${more}`
    const doubt = isSure ? '' : ' The statement was not read with certainty.'
    const message = `${both}: ${rows.length} ${what}: ${list}.${doubt}`
    return checkOf(`application.${signal.replaceAll('-', '_')}.${place}`, severity, { message, ...amountsOf(rows) })
  })
  const sides = (['starting', 'ending'] as const).flatMap(side => {
    const { pdf, feed: own } = balances[side]
    if (pdf === null || own === null || Math.abs(pdf - own) < CENT) return []
    const message = `${both}: the ${side} balance is ${centsText(pdf)} in the statement and ${centsText(own)} in the feed.`
    const difference = Math.round((pdf - own) * 100) / 100
    return [
      checkOf(`application.feed_balance.${side}.${place}`, isSure ? 'high' : 'warning', {
        message,
        expected: own,
        actual: pdf,
        difference,
      }),
    ]
  })
  if (failed.length + sides.length > 0) return [...failed, ...sides]
  const message = `${both}: all ${comparison.rows_equal} rows agree.`
  return [{ ...checkOf(`application.feed.${place}`, 'info', { message }), passed: true }]
}

const checkOf = (id: string, severity: Check['severity'], more: Partial<Check> & Pick<Check, 'message'>): Check => ({
  id,
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity,
  ...more,
})

/** The amounts of a single row that differs. */
function amountsOf(rows: readonly FeedDifference[]): Partial<Check> {
  const [row] = rows
  if (
    rows.length !== 1 ||
    row === undefined ||
    row.pdf === null ||
    row.feed === null ||
    row.signal !== 'feed-amount-differs'
  )
    return {}
  const [actual, expected] = [row.pdf.amount, row.feed.amount]
  return { actual, expected, difference: Math.round((actual - expected) * 100) / 100 }
}

function rowText({ signal, pdf, feed }: FeedDifference): string {
  const row = (pdf ?? feed)!
  const what = `${row.date ?? 'no date'} ${quoted(row.description)}`
  if (signal === 'feed-amount-differs')
    return `${what}, ${centsText(pdf!.amount)} in the statement, ${centsText(feed!.amount)} in the feed`
  if (signal === 'feed-date-differs')
    return `${what} of ${centsText(row.amount)}, ${feed!.date ?? 'no date'} in the feed`
  return `${what} of ${centsText(row.amount)}`
}
