/** Balances of a table of days against the rows. */
import { expect, test } from 'vitest'
import { contradictedDays } from '../../../core/checks/daily-balances.ts'

const rows = [
  { date: '2025-07-02', amount: 17_120 },
  { date: '2025-07-02', amount: -395.5 },
  { date: '2025-07-09', amount: 24_610 },
  { date: '2025-07-11', amount: -11_888 },
  { date: '2025-07-14', amount: -1_471.99 },
]
const balances = [98_724.5, 123_334.5, 111_446.5, 109_974.51]
const dates = ['2025-07-02', '2025-07-09', '2025-07-11', '2025-07-14']
const contradicted = (printed: readonly number[], changes: Partial<Parameters<typeof contradictedDays>[0]> = {}) =>
  contradictedDays({
    days: dates.map((date, at) => ({ date, balance: printed[at]! })),
    rows,
    opening: 82_000,
    closing: 109_974.51,
    owed: false,
    ...changes,
  }).map(({ day, expected }) => [day.date, day.balance, expected])

test('a balance with another digit is contradicted by the rows, a sound table is not', () => {
  expect(contradicted(balances)).toEqual([])
  expect(contradicted(balances.with(1, 123_394.5))).toEqual([['2025-07-09', 123_394.5, 123_334.5]])
})

test('what is owed falls with credits', () => {
  const owed = { owed: true, opening: 200_000, closing: 172_025.49 }
  const printed = balances.map(balance => 282_000 - balance)
  expect(contradicted(printed, owed)).toEqual([])
  expect(contradicted(printed.with(2, 170_953.5), owed)).toHaveLength(1)
})

test('rows that do not lead from balance to balance, or have no date, contradict nothing', () => {
  const off = balances.with(1, 123_394.5)
  expect(contradicted(off, { closing: 109_000 })).toEqual([])
  expect(contradicted(off, { opening: null })).toEqual([])
  expect(contradicted(off, { rows: [{ date: null, amount: 17_120 }, ...rows.slice(1)] })).toEqual([])
})

test('a row that was posted on the next day makes no misprint, and a table that mostly differs is of something else', () => {
  expect(contradicted(balances.with(0, 99_120))).toEqual([])
  expect(contradicted([98_720, 123_330, 111_440, 109_974.51])).toEqual([])
})
