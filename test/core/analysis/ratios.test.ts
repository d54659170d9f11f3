/** The twenty-eight ratios against figures computed manually, and what must hold for any figures at all. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { altmanZ } from '../../../core/analysis/altman.ts'
import { ratioRows, type RatioPath } from '../../../core/analysis/ratio-rows.ts'
import { computeRatios } from '../../../core/analysis/ratios.ts'
import { noMarketFacts, type CostPlaces, type RatioSubject } from '../../../core/analysis/ratio-figures.ts'
import { FinancialRatios, ratioReasons } from '../../../core/contract/financial-statement.ts'
import { buildStatement, fieldPaths, type StatementKind } from '../../../core/contract/statement-figures.ts'
import { dated, shop, shopCashFlow, shopIncome, shopSheet, subject } from './subjects.ts'

const value = (path: RatioPath, of: RatioSubject = shop) => computeRatios(of).details[path].value
const reason = (path: RatioPath, of: RatioSubject) => computeRatios(of).details[path].reason

describe('a year of a machine shop', () => {
  // Worked out on paper from subjects.ts.
  const expected: Record<string, number> = {
    'profitabilityRatios.grossProfitMargin': 0.4,
    'profitabilityRatios.operatingProfitMargin': 0.08,
    'profitabilityRatios.netProfitMargin': 0.045,
    'profitabilityRatios.returnOnAssets': 0.09,
    'profitabilityRatios.returnOnEquity': 0.225,
    // 160,000 × (1 − 30/120) / (50,000 + 40,000 + 350,000 + 400,000 − 120,000)
    'profitabilityRatios.returnOnInvestedCapital': 120_000 / 720_000,
    // The cash flow statement's depreciation of 80,000, not the income statement's 70,000.
    'profitabilityRatios.ebitdaMargin': 0.12,
    'liquidityRatios.currentRatio': 2,
    'liquidityRatios.quickRatio': 1.28,
    'liquidityRatios.cashRatio': 0.48,
    'liquidityRatios.operatingCashFlowRatio': 0.6,
    // 45.625 + 36.5 − 30.41666…
    'liquidityRatios.cashConversionCycle': 365 / 8 + 365 / 10 - 365 / 12,
    'solvencyRatios.debtToEquity': 1.5,
    'solvencyRatios.debtToAssets': 0.6,
    'solvencyRatios.interestCoverageRatio': 4,
    'solvencyRatios.debtServiceCoverageRatio': 3,
    'solvencyRatios.equityMultiplier': 2.5,
    'efficiencyRatios.assetTurnover': 2,
    'efficiencyRatios.inventoryTurnover': 8,
    'efficiencyRatios.receivablesTurnover': 10,
    'efficiencyRatios.payablesTurnover': 12,
    'efficiencyRatios.fixedAssetTurnover': 4,
    'efficiencyRatios.operatingCycle': 82.125,
  }
  test.each(Object.entries(expected))('%s', (path, wanted) => expect(value(path as RatioPath)).toBeCloseTo(wanted, 10))

  test('market ratios need the market', () => {
    for (const path of [
      'priceToEarnings',
      'priceToBook',
      'priceToSales',
      'enterpriseValueToEBITDA',
      'dividendYield',
    ] as const)
      expect(reason(`valuationRatios.${path}`, shop)).toBe('market_data_required')
    const listed = {
      ...shop,
      market: { ...noMarketFacts, sharePrice: 9, sharesOutstanding: 100_000, dividendsPerShare: 0.18 },
    }
    expect(value('valuationRatios.priceToEarnings', listed)).toBeCloseTo(10)
    expect(value('valuationRatios.priceToBook', listed)).toBeCloseTo(2.25)
    expect(value('valuationRatios.priceToSales', listed)).toBeCloseTo(0.45)
    expect(value('valuationRatios.enterpriseValueToEBITDA', listed)).toBeCloseTo(
      (900_000 + 440_000 - 120_000) / 240_000,
    )
    expect(value('valuationRatios.dividendYield', listed)).toBeCloseTo(0.02)
    const capitalized = { ...shop, market: { ...noMarketFacts, marketCapitalization: 800_000 } }
    expect(value('valuationRatios.dividendYield', capitalized)).toBeCloseTo(0.025)
  })

  test('every input is named by its pointer with the value used', () => {
    expect(computeRatios(shop).details['profitabilityRatios.netProfitMargin'].inputs).toEqual({
      '/incomeStatement/netIncome': 90_000,
      '/incomeStatement/ordinaryIncomeExpense/income/revenue': 2_000_000,
    })
  })

  test('the result holds exactly the documented ratios', () => {
    expect(Object.keys(computeRatios(shop).details).sort()).toEqual(ratioRows.map(r => r.path).sort())
    expect(FinancialRatios.parse(computeRatios(shop).ratios)).toEqual(computeRatios(shop).ratios)
    expect(ratioRows).toHaveLength(28)
  })
})

describe('with the balance sheet of the year before', () => {
  const opening = dated(
    'balanceSheet',
    '2023-12-31',
    null,
    {
      ...shopSheet,
      'assets.totalAssets': 800_000,
      'liabilitiesAndEquity.equity.totalEquity': 320_000,
      'assets.currentAssets.inventory': 130_000,
      'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt': 60_000,
    },
    '/periods/1',
  )
  const details = computeRatios({ ...shop, opening }).details

  test('the average basis uses the mean of opening and closing balances', () => {
    expect(details['profitabilityRatios.returnOnAssets']).toMatchObject({ value: 0.09, averageBasisValue: 0.1 })
    expect(details['profitabilityRatios.returnOnEquity'].averageBasisValue).toBeCloseTo(0.25)
    expect(details['liquidityRatios.currentRatio'].averageBasisValue).toBeNull()
  })

  test('debt service counts what fell due in the year: the opening current portion', () => {
    const detail = details['solvencyRatios.debtServiceCoverageRatio']
    expect(detail.value).toBeCloseTo(2.4)
    expect(
      detail.inputs['/periods/1/balanceSheet/liabilitiesAndEquity/currentLiabilities/currentPortionOfLongTermDebt'],
    ).toBe(60_000)
    expect(detail.variants).toMatchObject({ closingMaturities: 3 })
  })

  test('purchases are cost of goods sold plus the growth of inventory', () => {
    expect(details['efficiencyRatios.payablesTurnover'].variants?.['purchasesToPayables']).toBeCloseTo(12.2)
  })
})

describe('interim periods', () => {
  const quarter = subject({
    balanceSheet: dated('balanceSheet', '2025-03-31', null, shopSheet),
    incomeStatement: dated('incomeStatement', '2025-03-31', 3, shopIncome),
    cashFlowStatement: dated('cashFlowStatement', '2025-03-31', 3, shopCashFlow),
  })
  test('flows against balances are scaled by 365 / 90 days, margins are not', () => {
    expect(value('profitabilityRatios.returnOnAssets', quarter)).toBeCloseTo((0.09 * 365) / 90)
    expect(value('efficiencyRatios.inventoryTurnover', quarter)).toBeCloseTo((8 * 365) / 90)
    expect(value('efficiencyRatios.operatingCycle', quarter)).toBeCloseTo((82.125 * 90) / 365)
    expect(value('profitabilityRatios.netProfitMargin', quarter)).toBeCloseTo(0.045)
    expect(value('liquidityRatios.operatingCashFlowRatio', quarter)).toBeCloseTo((0.6 * 365) / 90)
  })
  test('coverage sets EBITDA and interest of a year against the maturities of a year', () => {
    const { details } = computeRatios(quarter)
    const scaled = (240_000 * 365) / 90 / ((40_000 * 365) / 90 + 40_000)
    const coverage = details['solvencyRatios.debtServiceCoverageRatio']
    expect(coverage.value).toBeCloseTo(scaled)
    expect(coverage.variants).toMatchObject({ asPrinted: 3 })
    expect(coverage.notes).toContain('flows of 3 months scaled to a year by 4.0556')
    expect(details['liquidityRatios.operatingCashFlowRatio'].variants?.['asPrinted']).toBeCloseTo(0.6)
    expect(details['profitabilityRatios.netProfitMargin'].variants).toBeUndefined()
  })
  test('a year of 52 weeks is a year', () => {
    const year = { ...shop, incomeStatement: dated('incomeStatement', '2024-12-28', 12, shopIncome) }
    expect(value('efficiencyRatios.assetTurnover', year)).toBe(2)
  })
})

describe('where costs are printed', () => {
  // Operating income of 160,000 after 40,000 of interest; EBIT is 200,000, EBITDA 280,000 with the cash flow's depreciation of 80,000.
  const untaxed = Object.fromEntries(
    Object.entries(shopIncome).filter(([path]) => !/incomeBeforeTax|incomeTax/.test(path)),
  ) as typeof shopIncome
  const placed = (costPlaces: CostPlaces): RatioSubject => ({
    ...shop,
    incomeStatement: { ...dated('incomeStatement', '2024-12-31', 12, untaxed), costPlaces },
  })
  const operating = placed({ interestIsOperating: true, depreciationIsOther: false })
  test('interest among operating expenses is added back, and the details say so', () => {
    expect(value('profitabilityRatios.operatingProfitMargin', operating)).toBeCloseTo(0.08)
    expect(value('profitabilityRatios.ebitdaMargin', operating)).toBeCloseTo(0.14)
    expect(value('solvencyRatios.interestCoverageRatio', operating)).toBeCloseTo(5)
    expect(value('solvencyRatios.debtServiceCoverageRatio', operating)).toBeCloseTo(280_000 / 80_000)
    expect(computeRatios(operating).details['solvencyRatios.debtServiceCoverageRatio'].notes).toContain(
      'interest expense of 40,000 is printed among operating expenses and added back',
    )
    const usual = placed({ interestIsOperating: false, depreciationIsOther: false })
    const path = 'profitabilityRatios.returnOnInvestedCapital'
    expect(value(path, operating)! / value(path, usual)!).toBeCloseTo(200 / 160)
    expect(altmanZ(operating).value! - altmanZ(usual).value!).toBeCloseTo((6.72 * 40_000) / 1_000_000)
  })
  test('depreciation below operating income is not added back', () => {
    const below = placed({ interestIsOperating: false, depreciationIsOther: true })
    expect(value('profitabilityRatios.ebitdaMargin', below)).toBeCloseTo((160 + 80 - 70) / 2000)
  })
})

describe('why there is no value', () => {
  const without = (figures: Partial<Record<string, number | undefined>>): RatioSubject => ({
    ...shop,
    balanceSheet: dated('balanceSheet', '2024-12-31', null, { ...shopSheet, ...figures }),
  })
  test('negative equity', () => {
    const deficit = without({ 'liabilitiesAndEquity.equity.totalEquity': -50_000 })
    for (const path of [
      'profitabilityRatios.returnOnEquity',
      'solvencyRatios.debtToEquity',
      'solvencyRatios.equityMultiplier',
    ] as const)
      expect([value(path, deficit), reason(path, deficit)]).toEqual([null, 'negative_equity'])
  })
  test('a denominator of zero', () => {
    expect(
      reason(
        'liquidityRatios.currentRatio',
        without({ 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 0 }),
      ),
    ).toBe('zero_denominator')
  })
  test('a company that pays no interest has no coverage, not an infinite one', () => {
    const free = {
      ...shop,
      incomeStatement: dated('incomeStatement', '2024-12-31', 12, {
        ...shopIncome,
        'ordinaryIncomeExpense.interestExpense': 0,
      }),
    }
    expect(reason('solvencyRatios.interestCoverageRatio', free)).toBe('no_debt')
  })
  test('interest that is not stated is not zero', () => {
    const { 'ordinaryIncomeExpense.interestExpense': _, ...silent } = shopIncome
    expect(
      reason('solvencyRatios.interestCoverageRatio', {
        ...shop,
        incomeStatement: dated('incomeStatement', '2024-12-31', 12, silent),
      }),
    ).toBe('missing_input')
  })
  test('statements of different dates are not combined', () => {
    const apart = { ...shop, balanceSheet: dated('balanceSheet', '2024-09-30', null, shopSheet) }
    expect(reason('profitabilityRatios.returnOnAssets', apart)).toBe('periods_differ')
    expect(value('profitabilityRatios.netProfitMargin', apart)).toBeCloseTo(0.045)
    expect(value('liquidityRatios.currentRatio', apart)).toBe(2)
  })
  test('dates a few days apart are one period', () => {
    expect(
      value('profitabilityRatios.returnOnAssets', {
        ...shop,
        balanceSheet: dated('balanceSheet', '2024-12-28', null, shopSheet),
      }),
    ).toBe(0.09)
  })
  test('a year-to-date cash flow is not mixed into a quarter', () => {
    const mixed = { ...shop, incomeStatement: dated('incomeStatement', '2024-12-31', 3, shopIncome) }
    expect(value('profitabilityRatios.ebitdaMargin', mixed)).toBeCloseTo((160_000 + 70_000) / 2_000_000)
  })
})

describe('what is absent', () => {
  test('no inventory line: inventory days are 0 and noted', () => {
    const { 'assets.currentAssets.inventory': _, ...service } = shopSheet
    const detail = computeRatios({ ...shop, balanceSheet: dated('balanceSheet', '2024-12-31', null, service) }).details[
      'efficiencyRatios.operatingCycle'
    ]
    expect(detail.value).toBeCloseTo(36.5)
    expect(detail.notes).toContain('no inventory on the balance sheet: inventory days 0')
  })
  test('gross profit that is not printed follows from revenue and cost', () => {
    const { 'ordinaryIncomeExpense.income.grossProfit': _, ...silent } = shopIncome
    expect(
      value('profitabilityRatios.grossProfitMargin', {
        ...shop,
        incomeStatement: dated('incomeStatement', '2024-12-31', 12, silent),
      }),
    ).toBe(0.4)
  })
  test('current liabilities that add up without it have no current portion of long-term debt', () => {
    const { 'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt': _, ...none } = shopSheet
    const closing = { ...none, 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 210_000 }
    const of = (sheet: typeof none) =>
      computeRatios({ ...shop, balanceSheet: dated('balanceSheet', '2024-12-31', null, sheet) }).details[
        'solvencyRatios.debtServiceCoverageRatio'
      ]
    expect(of(closing).value).toBe(6)
    expect(of(none)).toMatchObject({ value: null, reason: 'missing_input' })
  })
  test('nothing at all gives nothing, with reasons', () => {
    for (const detail of Object.values(computeRatios(subject({})).details)) {
      expect(detail.value).toBeNull()
      expect(['missing_input', 'market_data_required']).toContain(detail.reason)
    }
  })
  test('a pass-through entity pays no tax, a loss is taxed at the federal rate, both noted', () => {
    const { 'ordinaryIncomeExpense.incomeTax': _, 'ordinaryIncomeExpense.incomeBeforeTax': __, ...untaxed } = shopIncome
    const roic = (figures: typeof untaxed) =>
      computeRatios({ ...shop, incomeStatement: dated('incomeStatement', '2024-12-31', 12, figures) }).details[
        'profitabilityRatios.returnOnInvestedCapital'
      ]
    expect(roic(untaxed).value).toBeCloseTo(160_000 / 720_000)
    expect(roic({ ...untaxed, netIncome: -5_000 }).value).toBeCloseTo((160_000 * 0.79) / 720_000)
    expect(roic(untaxed).notes?.join()).toContain('pass-through')
  })
})

const amounts = fc.oneof(
  fc.constant(null),
  fc.constant(0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1e9, max: 1e9 }),
)
const anyStatement = <K extends StatementKind>(kind: K) =>
  fc.array(amounts, { minLength: fieldPaths[kind].length, maxLength: fieldPaths[kind].length }).map(values => {
    let i = 0
    return buildStatement(kind, () => values[i++]!)
  })
const end = fc.constantFrom('2024-12-31', '2024-12-28', '2024-09-30', null)
const months = fc.constantFrom(null, 1, 3, 6, 9, 12, 15)
const anyDated = <K extends StatementKind>(kind: K) =>
  fc.option(fc.record({ figures: anyStatement(kind), periodEnd: end, months, pointer: fc.constant('') }))
const maybe = fc.option(fc.double({ min: 0, max: 1e12, noNaN: true }))
const anySubject = fc.record({
  balanceSheet: anyDated('balanceSheet'),
  incomeStatement: anyDated('incomeStatement'),
  cashFlowStatement: anyDated('cashFlowStatement'),
  opening: anyDated('balanceSheet'),
  market: fc.record({
    marketCapitalization: maybe,
    sharePrice: maybe,
    sharesOutstanding: maybe,
    dividendsPerShare: maybe,
  }),
})

property.prop([anySubject])('no figures give a NaN or an infinity, and a missing value always has a reason', any => {
  for (const detail of Object.values(computeRatios(any).details)) {
    for (const number of [detail.value, detail.averageBasisValue, ...Object.values(detail.variants ?? {})])
      expect(number === null || Number.isFinite(number)).toBe(true)
    expect(detail.value === null ? ratioReasons : [null]).toContain(detail.reason)
  }
})

property.prop([fc.double({ min: 0.001, max: 1000, noNaN: true })])(
  'ratios do not depend on the unit of the amounts',
  factor => {
    const scaled = <T extends object>(figures: T): T =>
      Object.fromEntries(Object.entries(figures).map(([path, v]) => [path, v * factor])) as T
    const other = computeRatios(
      subject({
        balanceSheet: dated('balanceSheet', '2024-12-31', null, scaled(shopSheet)),
        incomeStatement: dated('incomeStatement', '2024-12-31', 12, scaled(shopIncome)),
        cashFlowStatement: dated('cashFlowStatement', '2024-12-31', 12, scaled(shopCashFlow)),
      }),
    ).details
    for (const [path, detail] of Object.entries(computeRatios(shop).details))
      expect(detail.value === null ? 0 : other[path as RatioPath].value! - detail.value).toBeCloseTo(0, 8)
  },
)
