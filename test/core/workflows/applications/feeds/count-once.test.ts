/** Statements and feeds of one account: rows count once, the statement's figures stand, uncovered days of a feed are periods of their own. */
import { describe, expect, test } from 'vitest'
import type { AccountReading } from '../../../../../core/extraction/bank/bank-statement.ts'
import { countOnce, type ReadPeriod } from '../../../../../core/workflows/applications/feeds/count-once.ts'
import { field, madeAccount } from '../../../../support/made-parts.ts'

const rows = (month: number, count = 6): readonly (readonly [string, string, number])[] =>
  Array.from(
    { length: count },
    (_, at) => [`2026-0${month}-${10 + at}`, `ROW ${month}.${at}`, 100 * month + at] as const,
  )
const sum = (list: readonly (readonly [string, string, number])[]): number =>
  list.reduce((total, [, , amount]) => total + amount, 0)

function period(
  fileName: string,
  days: readonly [string, string],
  list: readonly (readonly [string, string, number])[],
  more: Partial<AccountReading> = {},
): ReadPeriod {
  const [start, end] = days
  const reading = madeAccount({ number: '7734821', start, end, from: 1000, to: 1000 + sum(list), transactions: list })
  return { id: fileName, fileName, reading: { ...reading, ...more } }
}
const upright = () => undefined
const february = ['2026-02-01', '2026-02-28'] as const
const statement = period('february.pdf', february, rows(2))
const listed = (periods: readonly ReadPeriod[]) =>
  periods.map(({ id, reading }) => [
    id,
    reading.start_date?.value,
    reading.end_date?.value,
    reading.transactions.length,
  ])

test('a feed of the days of a statement adds no period, and agrees', () => {
  const { periods, comparisons, sources } = countOnce([statement], [period('feed.ofx', february, rows(2))], upright)
  expect(periods).toEqual([statement])
  expect(comparisons).toMatchObject([
    { document: 'february.pdf', feed: 'feed.ofx', rows_document: 6, rows_feed: 6, rows_equal: 6, differences: [] },
  ])
  expect(comparisons[0]!.balances).toEqual({ starting: { pdf: 1000, feed: 1000 }, ending: { pdf: 2215, feed: 2215 } })
  expect(sources.map(({ rows, rows_counted }) => [rows, rows_counted])).toEqual([
    [6, 6],
    [6, 0],
  ])
})

test('a longer feed counts for the months without a statement, with its balances carried to their ends', () => {
  const all = [...rows(1), ...rows(2), ...rows(3)]
  const { periods, sources } = countOnce([statement], [period('feed.csv', ['2026-01-01', '2026-03-31'], all)], upright)
  expect(listed(periods)).toEqual([
    ['february.pdf', '2026-02-01', '2026-02-28', 6],
    ['feed.csv~2026-01-01', '2026-01-01', '2026-01-31', 6],
    ['feed.csv~2026-03-01', '2026-03-01', '2026-03-31', 6],
  ])
  const [, january, march] = periods.map(({ reading }) => [
    reading.starting_balance?.value,
    reading.ending_balance?.value,
  ])
  expect(january).toEqual([1000, 1615])
  expect(march).toEqual([2830, 4645])
  expect(sources.at(-1)).toMatchObject({ rows: 18, rows_counted: 12 })
})

test('of two feeds of the same days the first counts', () => {
  const { periods } = countOnce([], [period('a.ofx', february, rows(2)), period('b.csv', february, rows(2))], upright)
  expect(periods.map(({ id }) => id)).toEqual(['a.ofx'])
})

describe('which statement a feed belongs to', () => {
  const withNumber = (number: string | null, list = rows(2)) =>
    period('feed.csv', february, list, { account_number: number === null ? null : field(number) })
  const compared = (feed: ReadPeriod) => countOnce([statement], [feed], upright)

  test('masked numbers and numbers with leading zeros are of the same account', () => {
    for (const number of ['XXXX4821', '000000007734821', '77-34821'])
      expect(compared(withNumber(number)).comparisons).toHaveLength(1)
  })
  test('a feed without a number is known by its rows', () => {
    expect(compared(withNumber(null)).comparisons).toHaveLength(1)
    const other = withNumber(
      null,
      rows(2).map(([date, text, amount]) => [date, text, amount + 7.5] as const),
    )
    expect(compared(other)).toMatchObject({ comparisons: [], periods: [statement, other] })
  })
  test('the same rows under another number are compared, and named', () => {
    expect(compared(withNumber('9000111')).otherNumbers).toEqual([{ document: 'february.pdf', feed: 'feed.csv' }])
    const other = withNumber('9000111', rows(2).slice(0, 2))
    expect(compared(other)).toMatchObject({ comparisons: [], otherNumbers: [] })
  })
  test('another month is not compared', () =>
    expect(compared(period('feed.csv', ['2026-05-01', '2026-05-31'], rows(5))).comparisons).toEqual([]))
})

test('rows without a counterpart carry their places', () => {
  const feed = period('feed.ofx', february, rows(2).slice(1))
  const withLines = feed.reading.transactions.map((one, at) => ({
    ...one,
    amount: { ...one.amount, method: 'feed' as const, evidence: [{ ...one.amount.evidence[0]!, line: 40 + at }] },
  }))
  const list = [
    ...withLines,
    { ...withLines[0]!, amount: { ...withLines[0]!.amount, value: -3.33 }, description: 'EXTRA' },
  ]
  const { comparisons } = countOnce(
    [statement],
    [{ ...feed, reading: { ...feed.reading, transactions: list } }],
    upright,
  )
  expect(comparisons[0]!.differences).toEqual([
    {
      signal: 'feed-row-missing',
      feed: null,
      pdf: { date: '2026-02-10', description: 'ROW 2.0', amount: 200, page: 1, bbox: [10, 20, 60, 30] },
    },
    {
      signal: 'feed-row-extra',
      pdf: null,
      feed: { date: '2026-02-11', description: 'EXTRA', amount: -3.33, line: 40 },
    },
  ])
})
