/** The health score point by point, its caps, coverage and trend. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { altmanZ } from '../../../core/analysis/altman.ts'
import { healthFactors, pointsOn } from '../../../core/analysis/health-scales.ts'
import { assessHealth, type HealthSubject } from '../../../core/analysis/health.ts'
import type { RatioSubject } from '../../../core/analysis/ratio-figures.ts'
import { computeRatios } from '../../../core/analysis/ratios.ts'
import { dated, shop, shopCashFlow, shopIncome, shopSheet, subject } from './subjects.ts'

const of = (figures: RatioSubject, balances: boolean | null = true): HealthSubject => ({
  figures,
  ratios: computeRatios(figures).details,
  balances,
})

test('the scales meet their corner points and stay between 0 and 100', () => {
  for (const { metrics } of healthFactors)
    for (const { scale, againstBenchmark } of metrics)
      for (const corners of [scale, againstBenchmark].filter(corners => corners !== undefined)) {
        for (const [value, points] of corners) expect(pointsOn(corners, value)).toBeCloseTo(points)
        expect([0, 100]).toContain(pointsOn(corners, -1e9))
        expect([0, 100]).toContain(pointsOn(corners, 1e9))
      }
  expect(healthFactors.reduce((sum, f) => sum + f.weight, 0)).toBe(100)
})

property.prop([fc.double({ noNaN: true }), fc.double({ noNaN: true })])(
  'a higher coverage is never worth less',
  (a, b) => {
    const scale = healthFactors[2]!.metrics[0]!.scale!
    expect(pointsOn(scale, Math.max(a, b))).toBeGreaterThanOrEqual(pointsOn(scale, Math.min(a, b)))
  },
)

test('Altman Z″ of the machine shop', () => {
  // 6.56 × 0.25 + 3.26 × 0.3 + 6.72 × 0.16 + 1.05 × 400/600
  expect(altmanZ(shop).value).toBeCloseTo(1.64 + 0.978 + 1.0752 + 0.7)
  expect(altmanZ(shop).zone).toBe('safe')
  const { 'liabilitiesAndEquity.equity.retainedEarnings': _, ...silent } = shopSheet
  expect(altmanZ({ ...shop, balanceSheet: dated('balanceSheet', '2024-12-31', null, silent) })).toEqual({
    value: null,
    zone: null,
  })
})

describe('the machine shop', () => {
  const { financialHealth, details } = assessHealth(of(shop), null, {})
  test('scores by the documented arithmetic', () => {
    const score = Object.fromEntries(details.factors.map(f => [f.name, f.score]))
    expect(score['Liquidity']).toBeCloseTo((90 + (70 + (0.28 / 0.5) * 30)) / 2)
    expect(score['Leverage']).toBeCloseTo(50 + (0.05 / 0.15) * 20)
    expect(score['Coverage']).toBeCloseTo(0.6 * 80 + 0.4 * 100)
    // Margin 4.5 % between 3 % (55) and 7 % (75); return on assets 9 % between 7 % (75) and 15 % (100).
    // Of a return on assets nothing is stated without an industry.
    expect(score['Profitability']).toBeCloseTo(62.5)
    expect(score['Solvency model']).toBeCloseTo(100)
    const raw =
      20 * score['Liquidity']! +
      20 * score['Leverage']! +
      25 * score['Coverage']! +
      20 * score['Profitability']! +
      15 * score['Solvency model']!
    expect(financialHealth).toEqual({ score: Math.round(raw / 100), rating: 'Good', trend: 'not_available' })
    expect(details.scoreCoverage).toBe(1)
  })
  test('profitability is measured against the industry where there is one', () => {
    const industry = { 'profitabilityRatios.netProfitMargin': 0.045, 'profitabilityRatios.returnOnAssets': 0.045 }
    const points = assessHealth(of(shop), null, industry).details.factors[3]!.metrics.map(m => m.points)
    expect(points).toEqual([65, 90])
  })
})

describe('caps and refusals', () => {
  const shopWith = (sheet: object, income: object = {}, flows: object = {}): RatioSubject =>
    subject({
      balanceSheet: dated('balanceSheet', '2024-12-31', null, { ...shopSheet, ...sheet }),
      incomeStatement: dated('incomeStatement', '2024-12-31', 12, { ...shopIncome, ...income }),
      cashFlowStatement: dated('cashFlowStatement', '2024-12-31', 12, { ...shopCashFlow, ...flows }),
    })
  test('negative equity leaves at most 34 points', () => {
    const { financialHealth, details } = assessHealth(
      of(shopWith({ 'liabilitiesAndEquity.equity.totalEquity': -1 })),
      null,
      {},
    )
    expect(financialHealth.score).toBeLessThanOrEqual(34)
    expect(details.caps.map(c => c.maximum)).toContain(34)
  })
  test('a loss that drains cash leaves at most 44 points', () => {
    const drained = shopWith({}, { netIncome: -1 }, { 'operatingActivities.netCashFromOperatingActivities': -1 })
    expect(assessHealth(of(drained), null, {}).financialHealth.score).toBeLessThanOrEqual(44)
  })
  test('a balance sheet that does not balance has no score', () => {
    const { financialHealth, details } = assessHealth(of(shop, false), null, {})
    expect(financialHealth).toEqual({ score: null, rating: 'Insufficient data', trend: 'not_available' })
    expect(details.message).toContain('does not balance')
  })
  test('an income statement alone is not enough for a score', () => {
    const alone = subject({ incomeStatement: shop.incomeStatement })
    const { financialHealth, details } = assessHealth(of(alone), null, {})
    expect(financialHealth).toMatchObject({ score: null, rating: 'Insufficient data' })
    expect(details.scoreCoverage).toBeLessThan(0.5)
  })
})

test('the trend compares the metrics both periods have', () => {
  const weaker = subject({
    balanceSheet: dated('balanceSheet', '2023-12-31', null, {
      ...shopSheet,
      'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 600_000,
      'liabilitiesAndEquity.totalLiabilities': 950_000,
    }),
    incomeStatement: dated('incomeStatement', '2023-12-31', 12, shopIncome),
  })
  const { financialHealth, details } = assessHealth(of(shop), of(weaker), {})
  expect(financialHealth.trend).toBe('improving')
  expect(details.priorScore).toBeLessThan(financialHealth.score!)
  expect(assessHealth(of(shop), of(shop), {}).financialHealth.trend).toBe('stable')
  expect(assessHealth(of(weaker), of(shop), {}).financialHealth.trend).toBe('declining')
})
