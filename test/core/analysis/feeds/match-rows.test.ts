/** Rows of a statement and a feed: one altered cent is found; what banks do to descriptions and to the order of a day is no difference. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { matchRows, type ComparedRow } from '../../../../core/analysis/feeds/match-rows.ts'
import { slowness } from '../../../support/machine-speed.ts'

const row = (day: number, amount: number, description = 'DEPOSIT'): ComparedRow => ({
  date: `2026-03-${String(day).padStart(2, '0')}`,
  amount,
  description,
})
const differences = (pdf: readonly ComparedRow[], feed: readonly ComparedRow[]) => {
  const { pairs, onlyPdf, onlyFeed } = matchRows(pdf, feed)
  return { changed: pairs.filter(({ what }) => what !== 'nothing'), onlyPdf, onlyFeed }
}
const none = { changed: [], onlyPdf: [], onlyFeed: [] }

describe('no differences', () => {
  test('cut descriptions, another order within the day, equal rows on both sides', () => {
    const pdf = [
      row(2, -35, 'OVERDRAFT ITEM FEE'),
      row(2, -35, 'OVERDRAFT ITEM FEE'),
      row(2, 10, 'ORIG CO NAME:SQUARE INC'),
    ]
    const feed = [row(2, 10, 'Orig CO Na'), row(2, -35, ''), row(2, -35, 'OVERDRAFT')]
    expect(differences(pdf, feed)).toEqual(none)
  })
  test('another kind of date throughout', () => {
    const pdf = Array.from({ length: 8 }, (_, index) => row(2 * index + 1, index + 1))
    expect(
      differences(
        pdf,
        pdf.map(({ amount }, index) => row(2 * index + 2, amount)),
      ),
    ).toEqual(none)
  })
  test('a row without a year', () => expect(differences([{ ...row(2, 5), date: null }], [row(9, 5)])).toEqual(none))
})

const around = Array.from({ length: 6 }, (_, index) => row(10 + index, 100 + index, `ROW ${index}`))
const found = (pdf: readonly ComparedRow[], feed: readonly ComparedRow[]) =>
  differences([...around, ...pdf], [...around, ...feed])

test.each([
  ['a cent', row(2, -1472.04), row(2, -1472.03), 'amount'],
  ['a decimal point', row(2, 29_011.8), row(2, 2901.18), 'amount'],
  ['a digit, with another description', row(2, 9317.35, 'X'), row(2, 7317.35, 'Y'), 'amount'],
  ['a sign', row(2, 50), row(2, -50), 'amount'],
  ['two days', row(6, 1051.82), row(8, 1051.82), 'date'],
])('%s is found', (_name, pdf, feed, what) =>
  expect(found([pdf], [feed])).toEqual({ changed: [{ pdf: 6, feed: 6, what }], onlyPdf: [], onlyFeed: [] }),
)

test('a row of one side only is found, also beside an equal one', () => {
  expect(found([row(2, -35), row(2, -35)], [row(2, -35)])).toEqual({ changed: [], onlyPdf: [7], onlyFeed: [] })
  expect(found([], [row(2, 4310.55)])).toEqual({ changed: [], onlyPdf: [], onlyFeed: [6] })
})
test('rows that share nothing are two differences', () =>
  expect(found([row(2, 812.4, 'WIRE IN')], [row(2, -19.99, 'MUSIC')])).toEqual({
    changed: [],
    onlyPdf: [6],
    onlyFeed: [6],
  }))
test('an amount more than three days away is another row', () =>
  expect(found([row(2, 5)], [row(6, 5)])).toEqual({ changed: [], onlyPdf: [6], onlyFeed: [6] }))

const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    cents: fc.integer({ min: -500, max: 500 }),
    text: fc.constantFrom('A B', 'C', 'D E F'),
  }),
  { minLength: 1, maxLength: 60 },
)
const listOf = (list: readonly { readonly day: number; readonly cents: number; readonly text: string }[]) =>
  list.map(({ day, cents, text }) => row(day, cents / 100, text))

property.prop([rows, fc.infiniteStream(fc.nat())])('any order of the same rows is equal', (list, order) => {
  const shuffled = listOf(list)
    .map(one => ({ one, at: order.next().value! }))
    .toSorted((a, b) => a.at - b.at)
  expect(
    differences(
      listOf(list),
      shuffled.map(({ one }) => one),
    ),
  ).toEqual(none)
})
property.prop([rows, fc.nat()])(
  'every row stands in one pair or alone, and one that is removed is missing',
  (list, at) => {
    const pdf = listOf(list)
    const feed = pdf.toSpliced(at % pdf.length, 1)
    const { pairs, onlyPdf, onlyFeed } = matchRows(pdf, feed)
    expect(pairs.length).toBe(feed.length)
    expect([onlyPdf.length, onlyFeed.length]).toEqual([1, 0])
  },
)

test('five thousand equal rows are matched within a second', () => {
  const many = Array.from({ length: 5_000 }, () => row(2, -35))
  const started = performance.now()
  expect(differences(many, many)).toEqual(none)
  expect(performance.now() - started).toBeLessThan(1_000 * slowness())
})
