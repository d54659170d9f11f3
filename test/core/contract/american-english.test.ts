/** Figures and days without `Intl`, held to what it writes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, longDate, monthNames, shortMonth } from '../../../core/contract/american-english.ts'

const digits = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 2],
  [2, 2],
  [0, 3],
] as const

const formats = digits.map(
  ([min, max]) => new Intl.NumberFormat('en-US', { minimumFractionDigits: min, maximumFractionDigits: max }),
)

test.each([0, -0, 1.005, 0.285, 0.05, 0.95, 9.995, 999.5, -1234.565, 877_895, 1e15, 1e21, 1.5e-7, NaN, -Infinity])(
  '%d is written as Intl writes it',
  value => {
    expect(digits.map(([min, max]) => grouped(value, min, max))).toEqual(formats.map(one => one.format(value)))
  },
)

test('any number and any cents are written as Intl writes them', () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map(whole => whole / 1000)
  fc.assert(
    fc.property(fc.oneof(cents, fc.double({ noNaN: true, min: -1e20, max: 1e20 })), value =>
      digits.every(([min, max], at) => grouped(value, min, max) === formats[at]!.format(value)),
    ),
    { seed: 20, numRuns: 3000 },
  )
})

test('days and months are written as Intl writes them', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  for (let at = 0; at < 36; at++) {
    const day = new Date(Date.UTC(2023, at, (at * 7) % 28))
    expect([longDate(day), shortMonth(day), monthNames[day.getUTCMonth()]]).toEqual([
      long.format(day),
      short.format(day),
      month.format(day),
    ])
  }
  expect(() => longDate(new Date(NaN))).toThrow(RangeError)
})
