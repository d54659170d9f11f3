/** Two years of one company: Schedule L goes on where it ended. */
import { describe, expect, it } from 'vitest'
import { checkConsecutive, yearBefore } from '../../../core/checks/check-consecutive-returns.ts'

const year = (tax_year: number, lines: Record<string, number>, taxpayer_id: string | null = '12-3456789') => ({
  form: '1120-S' as const,
  tax_year,
  taxpayer_id,
  amended: false,
  lines,
})
const before = year(2021, { 'L.1.d': 90_000, 'L.10b.c': 40_000, 'L.15.d': 150_000 })

describe('consecutive returns', () => {
  it('pass where every opening amount is the closing one of the year before', () => {
    const entry = year(2022, { 'L.1.b': 90_000, 'L.10b.a': 40_000, 'L.15.b': 150_000, 'L.1.d': 1 })
    expect(checkConsecutive(entry, before).map(({ id, passed }) => [id, passed])).toEqual([
      ['opening_balance_L.1.b', true],
      ['opening_balance_L.10b.a', true],
      ['opening_balance_L.15.b', true],
    ])
  })

  it('fail at the line that begins elsewhere; total assets with severity high', () => {
    const failed = checkConsecutive(year(2022, { 'L.1.b': 80_000, 'L.15.b': 140_000 }), before)
    expect(failed).toMatchObject([
      {
        id: 'opening_balance_L.1.b',
        passed: false,
        severity: 'warning',
        difference: -10_000,
        figures: ['/lines/L.1.b'],
      },
      { id: 'opening_balance_L.15.b', passed: false, severity: 'high' },
    ])
  })

  it('are of one taxpayer whose number is known', () => {
    const all = [before, year(2021, {}, '98-7654321'), year(2021, {}, null)]
    expect(yearBefore(year(2022, {}), all)).toBe(before)
    expect(yearBefore(year(2022, {}, null), all)).toBeNull()
    expect(yearBefore(year(2023, {}), all)).toBeNull()
  })
})
