/** Days without a year. */
import { describe, expect, it } from 'vitest'
import { nextDay } from '../../../../core/document/days.ts'
import { dateOf, readDay } from '../../../../core/extraction/bank/transaction-dates.ts'

const december = { start: '2025-12-13', end: '2026-01-12' }

describe('days of transactions', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['12/31', '2025-12-31'],
    ['1/12', '2026-01-12'],
    ['31 Dec', '2025-12-31'],
    ['Jan 3', '2026-01-03'],
    ['3rd Jan', '2026-01-03'],
    ['1 1th Jan', '2026-01-11'],
    ['15DEC', '2025-12-15'],
    ['O6JAN26', '2026-01-06'],
    ['2SDEC25', '2025-12-25'],
    ['2025-12-20', '2025-12-20'],
    ['12/20/25', '2025-12-20'],
  ]
  for (const [text, expected] of cases)
    it(`completes ${text}`, () => expect(dateOf(readDay(text)!, 'month-first', december)).toBe(expected))

  it('leaves the year open where nothing states it', () =>
    expect(dateOf(readDay('10/02')!, 'month-first', { start: null, end: null })).toBeNull())

  it('parses no dates from amounts, codes and impossible days', () => {
    for (const text of ['12.50', '45/99', '0015', '13/32', 'Mar', 'Unit 4']) expect(readDay(text)).toBeNull()
  })

  it('knows the day after the last of a year', () => expect(nextDay('2024-12-31')).toBe('2025-01-01'))
})
