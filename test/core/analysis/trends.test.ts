/** Growth between periods, over several years, and seasons. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { monthsBefore, annualFactor } from '../../../core/analysis/calendar.ts'
import { analyzeTrends, development, growthBetween, type TrendAnchor } from '../../../core/analysis/trends.ts'
import type { Period } from '../../../core/contract/financial-statement.ts'
import { statement } from './subjects.ts'

const income = (
  periodEnd: string,
  months: number | null,
  revenue: number | undefined,
  more: Partial<Period> = {},
): Period => ({
  periodEnd,
  months,
  balanceSheet: null,
  incomeStatement: statement(
    'incomeStatement',
    revenue === undefined ? {} : { 'ordinaryIncomeExpense.income.revenue': revenue },
  ),
  cashFlowStatement: null,
  ...more,
})
const sheet = (periodEnd: string, totalAssets: number): Period => ({
  periodEnd,
  months: null,
  balanceSheet: statement('balanceSheet', { 'assets.totalAssets': totalAssets }),
  incomeStatement: null,
  cashFlowStatement: null,
})
const at = (periodEnd: string, months: number | null = 12): TrendAnchor => ({
  balanceSheet: { periodEnd, months: null },
  incomeStatement: { periodEnd, months },
  cashFlowStatement: { periodEnd, months },
})
const newestFirst = (periods: readonly Period[]): Period[] =>
  periods.toSorted((a, b) => b.periodEnd.localeCompare(a.periodEnd))
const point = (value: number | null, periodEnd = '2024-12-31') => ({ periodEnd, months: 12, value })

describe('growth', () => {
  test.each([
    [110, 100, 0.1, 'increasing'],
    [103, 100, 0.03, 'increasing'],
    [102.9, 100, 0.029, 'stable'],
    [97, 100, -0.03, 'decreasing'],
    [-50, -100, 0.5, 'increasing'],
    [-150, -100, -0.5, 'decreasing'],
  ])('%d after %d is %d, %s', (now, before, growth, trend) => {
    const found = growthBetween(point(now), point(before))
    expect(found.growth).toBeCloseTo(growth)
    expect(found.trend).toBe(trend)
  })
  test('nothing to compare with, or zero before, has no growth', () => {
    expect(growthBetween(point(5), null)).toMatchObject({ growth: null, trend: null, current: 5, prior: null })
    expect(growthBetween(point(5), point(0))).toMatchObject({ growth: null, trend: null })
    expect(growthBetween(point(null), point(3)).growth).toBeNull()
  })
  test('a change of sign is reported', () => {
    expect(growthBetween(point(20), point(-40))).toMatchObject({
      growth: 1.5,
      trend: 'increasing',
      detail: 'turned_positive',
    })
    expect(growthBetween(point(-20), point(40)).detail).toBe('turned_negative')
  })
  property.prop([fc.double({ noNaN: true }), fc.double({ noNaN: true })])('is finite or null', (a, b) => {
    const { growth } = growthBetween(point(a), point(b))
    expect(growth === null || Number.isFinite(growth)).toBe(true)
  })
})

describe('year over year', () => {
  test('pairs 52-week years', () => {
    const trends = analyzeTrends([income('2022-09-24', 12, 394), income('2021-09-25', 12, 366)], at('2022-09-24'))
    expect(trends.yearOverYear.revenue).toMatchObject({ prior: 366, priorPeriodEnd: '2021-09-25' })
  })
  test('pairs periods of equal length only', () => {
    const trends = analyzeTrends(
      [income('2024-06-30', 6, 60), income('2024-06-30', 3, 32), income('2023-06-30', 3, 28)],
      at('2024-06-30', 6),
    )
    expect(trends.yearOverYear.revenue.growth).toBeNull()
    expect(
      analyzeTrends([income('2024-06-30', 3, 32), income('2023-06-30', 3, 28)], at('2024-06-30', 3)).yearOverYear
        .revenue.growth,
    ).toBeCloseTo(1 / 7)
  })
  test('two years apart is not a year', () => {
    expect(
      analyzeTrends([sheet('2024-12-31', 5), sheet('2022-12-31', 4)], at('2024-12-31')).yearOverYear.totalAssets.growth,
    ).toBeNull()
  })
})

describe('quarter over quarter', () => {
  test('year-to-date columns are differenced', () => {
    const ytd = newestFirst([income('2024-03-31', 3, 100), income('2024-06-30', 6, 220), income('2024-09-30', 9, 352)])
    const { quarterOverQuarter } = analyzeTrends(ytd, at('2024-09-30', 9))
    expect(quarterOverQuarter?.revenue).toMatchObject({ current: 132, prior: 120, priorPeriodEnd: '2024-06-30' })
    expect(quarterOverQuarter?.revenue.growth).toBeCloseTo(0.1)
  })
  test('annual columns have no quarters', () => {
    expect(
      analyzeTrends([income('2024-12-31', 12, 5), income('2023-12-31', 12, 4)], at('2024-12-31')).quarterOverQuarter,
    ).toBeNull()
  })
  test('balances a quarter apart are compared as they stand', () => {
    const found = analyzeTrends(
      [sheet('2024-06-30', 110), sheet('2024-03-31', 100)],
      at('2024-06-30', 3),
    ).quarterOverQuarter
    expect(found?.totalAssets.growth).toBeCloseTo(0.1)
  })
})

describe('several years', () => {
  const years = (...values: (number | null)[]) =>
    development(values.map((value, i) => point(value, `${2020 + i}-12-31`)))
  test('compound growth between the ends', () => {
    expect(years(100, 150, 121)).toMatchObject({ trend: 'increasing', meanAbsoluteChange: 39.5 })
    expect(years(100, 150, 121).cagr).toBeCloseTo(0.1)
  })
  test('no compound growth from a loss', () =>
    expect(years(-10, 5, 20)).toMatchObject({ cagr: null, trend: 'increasing' }))
  test('one odd year does not bend the trend', () => expect(years(100, 101, 180, 102, 103).trend).toBe('stable'))
  test('ups and downs are volatile', () => expect(years(100, 30, 140, 20).trend).toBe('volatile'))
  test('a falling series', () => expect(years(100, 90, 80).trend).toBe('decreasing'))
  test('two years are not several', () => {
    expect(analyzeTrends([sheet('2024-12-31', 5), sheet('2023-12-31', 4)], at('2024-12-31')).multiYear).toBeNull()
  })
  test('an interim period on top looks back on the full years', () => {
    const periods = newestFirst([
      income('2025-03-31', 3, 30),
      income('2024-12-31', 12, 121),
      income('2023-12-31', 12, 110),
      income('2022-12-31', 12, 100),
    ])
    expect(analyzeTrends(periods, at('2025-03-31', 3)).multiYear?.['revenue']).toMatchObject({
      periodEnds: ['2022-12-31', '2023-12-31', '2024-12-31'],
    })
  })
  test('a gap ends the series', () => {
    const periods = newestFirst([
      sheet('2024-12-31', 5),
      sheet('2023-12-31', 4),
      sheet('2021-12-31', 3),
      sheet('2020-12-31', 2),
    ])
    expect(analyzeTrends(periods, at('2024-12-31')).multiYear).toBeNull()
  })
})

describe('seasons', () => {
  const quarters = (values: readonly (number | null)[]): Period[] =>
    newestFirst(
      values.map((value, i) =>
        income(`${2023 + Math.floor(i / 4)}-${['03-31', '06-30', '09-30', '12-31'][i % 4]}`, 3, value ?? undefined),
      ),
    )
  test('eight quarters with the same peak', () => {
    const found = analyzeTrends(quarters([80, 100, 140, 80.5, 90, 110, 150, 91]), at('2024-12-31', 3)).seasonal?.[
      'revenue'
    ]
    expect(
      analyzeTrends(quarters([80, 100, 140, 80.5, 90, 110, 150, 91]), at('2024-12-31', 3)).seasonalReason,
    ).toBeNull()
    expect(found?.indices['Q3']).toBeCloseTo((140 / 100.125 + 150 / 110.25) / 2)
    expect(Object.values(found!.indices).reduce((a, b) => a + b)).toBeCloseTo(4)
    expect(found?.message).toContain('Q3')
  })
  test.each([
    ['seven quarters', 'too_few_periods', [100, 140, 80, 90, 110, 150, 91]],
    ['years that disagree', 'no_pattern', [80, 100, 140, 80.5, 150, 110, 90, 91]],
    ['an even year', 'no_pattern', [100, 101, 102, 100, 100, 102, 103, 100]],
    ['a missing quarter', 'too_few_periods', [80, 100, null, 80, 90, 110, 150, 91]],
    ['a loss quarter', 'no_pattern', [80, 100, 140, -5, 90, 110, 150, 91]],
  ])('%s show none: %s', (_, seasonalReason, values) =>
    expect(analyzeTrends(quarters(values), at('2024-12-31', 3))).toMatchObject({ seasonal: null, seasonalReason }),
  )
})

describe('the calendar', () => {
  test.each([
    ['2025-03-31', 3, '2024-12-31'],
    ['2025-03-31', 1, '2025-02-28'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2023-02-28', 12, '2022-02-28'],
    ['2024-11-15', 2, '2024-09-15'],
    ['2024-04-30', 2, '2024-02-29'],
  ])('%s less %d months is %s', (end, months, start) => expect(monthsBefore(end, months)).toBe(start))
  test('a half year is scaled by its days', () => {
    expect(annualFactor('2024-06-30', 6)).toBeCloseTo(365 / 182)
    expect(annualFactor('2024-06-30', 12)).toBe(1)
    expect(annualFactor('2024-06-30', null)).toBe(1)
  })
})
