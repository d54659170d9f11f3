/** Statements of several files, periods and companies assembled into the documented result. */
import { calibratedConfidence } from '../../../../core/extraction/solve/calibration.ts'
import { describe, expect, test } from 'vitest'
import { FinancialStatementResult } from '../../../../core/contract/financial-statement.ts'
import { fieldPaths, pointerOf, statementKinds } from '../../../../core/contract/statement-figures.ts'
import { Refusal } from '../../../../core/errors.ts'
import { assembleStatements, type AssembleFile } from '../../../../core/workflows/statements/assemble.ts'
import type { Corrected } from '../../../../core/workflows/analysis-kind.ts'
import { cashFlow, field, file, income, reading, sheet } from '../readings.ts'

const assemble = (files: readonly AssembleFile[], corrections: readonly Corrected[] = []) =>
  assembleStatements({ analysisId: 'a-1', reportUrl: 'http://127.0.0.1/files/r', files, corrections })
const check = (result: FinancialStatementResult, id: string) => result.checks.find(c => c.id === id)

const balance = (year: number, total = 1_000_000, name = `bs-${year}.pdf`, more = {}) =>
  file(
    name,
    { statementType: 'BALANCE_SHEET', periodEnd: `${year}-12-31` },
    [reading(name, 'balanceSheet', `${year}-12-31`, null, sheet(total))],
    more,
  )
const profit = (year: number, revenue = 2_000_000, name = `is-${year}.pdf`) =>
  file(name, { statementType: 'INCOME_STATEMENT', periodEnd: `${year}-12-31` }, [
    reading(name, 'incomeStatement', `${year}-12-31`, 12, income(revenue)),
  ])

describe('one statement', () => {
  const result = assemble([balance(2024)])
  test('is a valid result with every documented member, unstated ones null', () => {
    expect(FinancialStatementResult.parse(result)).toEqual(result)
    expect(result).toMatchObject({
      analysisId: 'a-1',
      reportUrl: 'http://127.0.0.1/files/r',
      companyName: 'Alder Machine Works, Inc.',
      periodEnd: '2024-12-31',
      currency: 'USD',
    })
    expect(result.balanceSheet.assets).toMatchObject({
      totalAssets: 1_000_000,
      currentAssets: { cash: 100_000, inventory: null },
    })
    expect(result.incomeStatement.netIncome).toBeNull()
    expect(result.financialRatios.liquidityRatios.currentRatio).toBe(2)
    expect(result.financialRatios.profitabilityRatios.netProfitMargin).toBeNull()
  })
  test('every stated figure has its place and its confidence, and only those', () => {
    const stated = statementKinds
      .flatMap(kind => fieldPaths[kind].map(path => pointerOf(kind, path)))
      .filter(pointer => {
        const value = pointer
          .split('/')
          .slice(1)
          .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], result)
        return value !== null
      })
    expect(
      Object.keys(result.provenance)
        .filter(p => p.startsWith('/balanceSheet'))
        .sort(),
    ).toEqual(stated.sort())
    expect(result.provenance['/balanceSheet/assets/totalAssets']).toEqual({
      fileName: 'bs-2024.pdf',
      page: 1,
      bbox: [400, 100, 460, 112],
      text: '1000000',
      label: 'A line',
      scale: 1,
      method: 'text',
    })
    const served = calibratedConfidence({ confidence: 0.98, method: 'text' }, 'statements', 'text')
    expect(result.confidenceScores.fields['/balanceSheet/assets/totalAssets']).toBe(served)
    expect(result.confidenceScores.overall).toBeCloseTo(served)
    expect(result.confidenceScores.fields['/companyName']).toBe(0.98)
  })
  test('the message names what is missing', () => {
    expect(result.statusMessage).toContain('an income statement')
    expect(result.statusMessage).toContain('a cash flow statement')
  })
  test('the balance is checked in figures', () => {
    expect(result.checks.filter(c => c.id.startsWith('balanceSheet.')).map(c => c.message)).toContain(
      'Total assets 1,000,000 = total liabilities 600,000 + total equity 400,000 (2024-12-31).',
    )
  })
  test('one period has no trend', () => {
    expect(result.financialHealth.trend).toBe('not_available')
    expect(result.trendAnalysis.yearOverYear.totalAssets.growth).toBeNull()
  })
})

describe('several files and periods', () => {
  const result = assemble([balance(2023, 800_000), profit(2023, 1_600_000), profit(2024), balance(2024)])
  test('the newest stands on top, all of them in periods, newest first', () => {
    expect(result.periodEnd).toBe('2024-12-31')
    expect(result.incomeStatement.ordinaryIncomeExpense.income.revenue).toBe(2_000_000)
    expect(
      result.periods.map(p => [
        p.periodEnd,
        p.months,
        p.balanceSheet?.assets.totalAssets,
        p.incomeStatement?.netIncome,
      ]),
    ).toEqual([
      ['2024-12-31', 12, 1_000_000, 100_000],
      ['2023-12-31', 12, 800_000, 80_000],
    ])
  })
  test('growth and ratios pair them', () => {
    expect(result.trendAnalysis.yearOverYear.revenue).toMatchObject({ growth: 0.25, trend: 'increasing' })
    expect(result.financialRatios.efficiencyRatios.assetTurnover).toBe(2)
    expect(result.ratioDetails['efficiencyRatios.assetTurnover']!.averageBasisValue).toBeCloseTo(2_000_000 / 900_000)
  })
  test('figures of other periods have pointers of their own', () => {
    expect(result.provenance['/periods/1/balanceSheet/assets/totalAssets']?.fileName).toBe('bs-2023.pdf')
    expect(result.provenance['/periods/0/balanceSheet/assets/totalAssets']).toBeUndefined()
  })
  test('the order of the files does not matter', () => {
    const other = assemble([balance(2024), profit(2023, 1_600_000), balance(2023, 800_000), profit(2024)])
    expect(other.periods).toEqual(result.periods)
    expect(other.financialRatios).toEqual(result.financialRatios)
  })
  test('52-week years that end some days apart are one period', () => {
    const drift = assemble([
      file('bs.pdf', { statementType: 'BALANCE_SHEET', periodEnd: '2024-12-31' }, [
        reading('bs.pdf', 'balanceSheet', '2024-12-28', null, sheet(100)),
      ]),
      file('is.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [
        reading('is.pdf', 'incomeStatement', '2024-12-31', 12, income(100), { periodPrinted: false }),
      ]),
    ])
    expect(drift.periods).toHaveLength(1)
    expect(drift.periodEnd).toBe('2024-12-28')
    expect(drift.financialRatios.efficiencyRatios.assetTurnover).toBe(1)
  })
  test('statements of different dates are not combined into ratios', () => {
    const apart = assemble([balance(2023), profit(2024)])
    expect(apart.ratioDetails['efficiencyRatios.assetTurnover']).toMatchObject({
      value: null,
      reason: 'periods_differ',
    })
    expect(apart.statusMessage).toContain('different dates')
  })
})

describe('columns of several lengths', () => {
  const name = 'columns.pdf'
  const columns = [
    reading(name, 'incomeStatement', '2024-06-30', 3, income(300)),
    reading(name, 'incomeStatement', '2024-06-30', 6, income(550)),
    reading(name, 'incomeStatement', '2023-06-30', 6, income(500)),
    reading(name, 'incomeStatement', '2024-03-31', 3, income(250)),
    reading(name, 'balanceSheet', '2024-06-30', null, sheet(1000)),
  ]
  const result = assemble([file(name, { statementType: 'INCOME_STATEMENT', periodEnd: '2024-06-30' }, columns)])
  test('the longest of at most a year counts, and the balance sheet joins it', () => {
    expect(result.incomeStatement.ordinaryIncomeExpense.income.revenue).toBe(550)
    expect(result.periods.map(p => [p.periodEnd, p.months, p.balanceSheet !== null])).toEqual([
      ['2024-06-30', 6, true],
      ['2024-06-30', 3, false],
      ['2024-03-31', 3, false],
      ['2023-06-30', 6, false],
    ])
    expect(result.trendAnalysis.yearOverYear.revenue.growth).toBeCloseTo(0.1)
    expect(result.trendAnalysis.quarterOverQuarter?.revenue.growth).toBeCloseTo(0.2)
  })
  test('an entry for an earlier date selects that column', () => {
    const earlier = assemble([file(name, { statementType: 'INCOME_STATEMENT', periodEnd: '2024-03-31' }, columns)])
    expect(earlier.incomeStatement.ordinaryIncomeExpense.income.revenue).toBe(250)
  })
  test('four quarters make a year, marked as derived, below the printed quarter', () => {
    const ends = ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31']
    const quarters = ends.map((end, i) => reading(name, 'incomeStatement', end, 3, income(100 + i)))
    const year = assemble([file(name, { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, quarters)])
    expect(year.incomeStatement.ordinaryIncomeExpense.income.revenue).toBe(103)
    const [printed, derived] = year.periods
    expect(printed).toMatchObject({ periodEnd: '2024-12-31', months: 3 })
    expect(derived).toMatchObject({
      periodEnd: '2024-12-31',
      months: 12,
      derived: true,
      incomeStatement: { ordinaryIncomeExpense: { income: { revenue: 406 } } },
    })
    expect(year.provenance['/periods/1/incomeStatement/netIncome']).toMatchObject({ method: 'derived', bbox: null })
    const annual = [...quarters, reading(name, 'incomeStatement', '2024-12-31', 12, income(406))]
    expect(
      assemble([file(name, { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, annual)]).periods.some(
        p => p.derived,
      ),
    ).toBe(false)
  })
  test('a derived year of cash flows opens with the first balance and closes with the last', () => {
    const parts = ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'].map((end, i) =>
      reading(name, 'cashFlowStatement', end, 3, cashFlow(5, 100 + 10 * i, 10)),
    )
    const { periods } = assemble([file(name, { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2024-12-31' }, parts)])
    expect(periods.find(p => p.derived)?.cashFlowStatement).toMatchObject({
      beginningCashBalance: 100,
      endingCashBalance: 140,
      netChangeInCash: 40,
    })
  })
})

describe('what the entry says against what the document says', () => {
  const document = (end: string) =>
    file('x.pdf', { statementType: 'BALANCE_SHEET', periodEnd: end }, [
      reading('x.pdf', 'balanceSheet', '2023-12-31', null, sheet(100)),
      reading('x.pdf', 'balanceSheet', '2022-12-31', null, sheet(90)),
    ])
  test('a date no column carries: the nearest column counts and the contradiction is reported', () => {
    const result = assemble([document('2024-12-31')])
    expect(result.periodEnd).toBe('2023-12-31')
    expect(check(result, 'metadata.periodEnd.x.pdf')).toMatchObject({ passed: false, severity: 'warning' })
    expect(result.statusMessage).toContain('2024-12-31')
  })
  test('a column without a date takes the date of the entry', () => {
    const result = assemble([
      file('x.pdf', { statementType: 'BALANCE_SHEET', periodEnd: '2024-12-31' }, [
        reading('x.pdf', 'balanceSheet', null, null, sheet(100), { periodPrinted: false }),
      ]),
    ])
    expect(result.periodEnd).toBe('2024-12-31')
    expect(result.checks.some(c => c.id.startsWith('metadata'))).toBe(false)
  })
  test('a document without any date is still shown', () => {
    const result = assemble([file('x.pdf', {}, [reading('x.pdf', 'balanceSheet', null, null, sheet(100))])])
    expect(result).toMatchObject({ periodEnd: null, periods: [] })
    expect(result.balanceSheet.assets.totalAssets).toBe(100)
  })
  test('another type than announced is used and reported', () => {
    const result = assemble([
      file('x.pdf', { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2024-12-31' }, [
        reading('x.pdf', 'balanceSheet', '2024-12-31', null, sheet(100)),
      ]),
    ])
    expect(result.balanceSheet.assets.totalAssets).toBe(100)
    expect(check(result, 'metadata.statementType.x.pdf')?.message).toBe(
      'x.pdf was submitted as a cash flow statement; it holds a balance sheet.',
    )
  })
  test('another company than announced is reported', () => {
    const { extraction, metadata, document: facts } = balance(2024)
    const result = assemble([
      { extraction, metadata: { ...metadata, companyName: 'Birch Logistics LLC' }, document: facts },
    ])
    expect(result.companyName).toBe('Alder Machine Works, Inc.')
    expect(check(result, 'metadata.companyName.bs-2024.pdf')?.passed).toBe(false)
  })
})

describe('files that belong together or not', () => {
  test('the same content counts once', () => {
    const result = assemble([
      balance(2024),
      { ...balance(2024, 1_000_000, 'copy.pdf', { sha256: 'sha of bs-2024.pdf' }) },
    ])
    expect(result.duplicates).toEqual([{ fileName: 'copy.pdf', duplicateOf: 'bs-2024.pdf' }])
    expect(result.documentIntegrity).toHaveLength(2)
    expect(result.statusMessage).toContain('counted once')
  })
  test('different companies are reported with severity high', () => {
    const result = assemble([
      balance(2024),
      balance(2023, 5, 'other.pdf', { companyName: field('Zephyr Bakery LLC', 'other.pdf') }),
    ])
    expect(check(result, 'company.same')).toMatchObject({ passed: false, severity: 'high' })
    expect(result.statusMessage).toContain('Zephyr Bakery LLC')
  })
  test('spellings of one company are one company', () => {
    const result = assemble([
      balance(2024),
      balance(2023, 5, 'other.pdf', { companyName: field('ALDER MACHINE W0RKS', 'other.pdf') }),
    ])
    expect(check(result, 'company.same')).toBeUndefined()
  })
  test('a later filing restates an earlier one: the later figure counts, the difference is reported', () => {
    const later = file('is-2024.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [
      reading('is-2024.pdf', 'incomeStatement', '2024-12-31', 12, income(200)),
      reading('is-2024.pdf', 'incomeStatement', '2023-12-31', 12, income(150, { netIncome: 6 })),
    ])
    const result = assemble([profit(2023, 150), later])
    expect(result.periods[1]?.incomeStatement?.netIncome).toBe(6)
    expect(check(result, 'comparatives.incomeStatement.2023-12-31.netIncome')).toMatchObject({
      passed: false,
      expected: 7.5,
      actual: 6,
      difference: -1.5,
    })
  })
  test('comparatives that agree confirm each other and fill each other’s gaps', () => {
    const { netIncome: _, ...condensed } = income(150)
    const later = file('is-2024.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [
      reading('is-2024.pdf', 'incomeStatement', '2024-12-31', 12, income(200)),
      reading('is-2024.pdf', 'incomeStatement', '2023-12-31', 12, condensed),
    ])
    const result = assemble([profit(2023, 150), later])
    expect(check(result, 'comparatives.incomeStatement.2023-12-31')?.passed).toBe(true)
    expect(result.periods[1]?.incomeStatement?.netIncome).toBe(7.5)
    expect(result.provenance['/periods/1/incomeStatement/netIncome']?.fileName).toBe('is-2023.pdf')
  })
  test('a doubtful recognition gives way to a sure one', () => {
    const scan = file('scan.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [
      reading('scan.pdf', 'incomeStatement', '2024-12-31', 12, income(200)),
      reading('scan.pdf', 'incomeStatement', '2023-12-31', 12, income(158), {
        field: { method: 'ocr', confidence: 0.6 },
      }),
    ])
    expect(assemble([profit(2023, 150), scan]).periods[1]?.incomeStatement?.ordinaryIncomeExpense.income.revenue).toBe(
      150,
    )
  })
})

describe('checks between statements', () => {
  const set = (net: number, ending: number) =>
    assemble([
      balance(2024, 1_000_000),
      balance(2023, 800_000),
      profit(2024, 2_000_000),
      file('cf.pdf', { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2024-12-31' }, [
        reading('cf.pdf', 'cashFlowStatement', '2024-12-31', 12, cashFlow(net, 80_000, ending - 80_000)),
      ]),
    ])
  test('all tell the same story', () => {
    const result = set(100_000, 100_000)
    for (const id of ['cash.ending', 'cash.beginning', 'netIncome.same'])
      expect(check(result, id), id).toMatchObject({ passed: true, difference: 0 })
    expect(check(result, 'retainedEarnings.change')).toMatchObject({
      expected: 100_000,
      actual: 60_000,
      passed: false,
      severity: 'info',
    })
  })
  test('another net income is reported with both figures', () => {
    const found = check(set(90_000, 100_000), 'netIncome.same')!
    expect(found).toMatchObject({ passed: false, severity: 'warning', difference: -10_000 })
    expect(found.message).toContain('100,000')
    expect(found.message).toContain('90,000')
    expect(found.figures).toEqual(['/incomeStatement/netIncome', '/cashFlowStatement/operatingActivities/netIncome'])
  })
  test('statements of an earlier period are compared as well', () => {
    const result = assemble([
      balance(2024, 1_000_000),
      balance(2023, 800_000),
      profit(2023, 1_500_000),
      file('cf.pdf', { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2023-12-31' }, [
        reading('cf.pdf', 'cashFlowStatement', '2023-12-31', 12, cashFlow(90_000, 80_000, -7_000)),
      ]),
      profit(2024, 2_000_000),
    ])
    const found = check(result, 'netIncome.same.2023-12-31')!
    expect(found).toMatchObject({ passed: false, severity: 'warning', actual: 90_000 })
    expect(found.message).toMatch(/^2023-12-31: /)
    const earlier = result.periods.findIndex(({ periodEnd }) => periodEnd === '2023-12-31')
    expect(found.figures).toContain(`/periods/${earlier}/incomeStatement/netIncome`)
    expect(check(result, 'cash.ending.2023-12-31')?.passed).toBe(false)
  })
  test('less cash than the cash flow statement ends with may be restricted cash', () => {
    expect(check(set(100_000, 120_000), 'cash.ending')).toMatchObject({ passed: false, severity: 'info' })
    expect(check(set(100_000, 90_000), 'cash.ending')).toMatchObject({ passed: false, severity: 'warning' })
  })
  test('a balance sheet that does not balance is reported first and leaves no score', () => {
    const off = file('off.pdf', { statementType: 'BALANCE_SHEET', periodEnd: '2024-12-31' }, [
      reading(
        'off.pdf',
        'balanceSheet',
        '2024-12-31',
        null,
        sheet(1_000_000, { 'liabilitiesAndEquity.totalLiabilitiesAndEquity': 990_000 }),
      ),
    ])
    const result = assemble([off, profit(2024)])
    const broken = result.checks.find(c => c.passed === false && c.severity === 'high')!
    expect(broken.figures).toContain('/balanceSheet/liabilitiesAndEquity/totalLiabilitiesAndEquity')
    for (const pointer of broken.figures!) expect(result.provenance).toHaveProperty([pointer])
    expect(result.statusMessage).toMatch(/990,000/)
    expect(result.financialHealth).toMatchObject({ score: null, rating: 'Insufficient data' })
  })
})

describe('corrections', () => {
  const files = [balance(2024), balance(2023, 800_000), profit(2024)]
  test('replace the figure, everything that follows from it, and keep its place', () => {
    const result = assemble(files, [
      { path: '/incomeStatement/ordinaryIncomeExpense/income/revenue', value: 2_500_000 },
    ])
    expect(result.financialRatios.efficiencyRatios.assetTurnover).toBe(2.5)
    expect(result.periods[0]?.incomeStatement?.ordinaryIncomeExpense.income.revenue).toBe(2_500_000)
    expect(result.confidenceScores.fields['/incomeStatement/ordinaryIncomeExpense/income/revenue']).toBe(1)
    expect(result.provenance['/incomeStatement/ordinaryIncomeExpense/income/revenue']).toMatchObject({
      method: 'manual',
      text: '2000000',
      page: 1,
    })
  })
  test('of another period change its trend', () => {
    const result = assemble(files, [{ path: '/periods/1/balanceSheet/assets/totalAssets', value: 500_000 }])
    expect(result.trendAnalysis.yearOverYear.totalAssets.growth).toBe(1)
    expect(result.balanceSheet.assets.totalAssets).toBe(1_000_000)
  })
  test('can take a figure away or fill one in, in a statement nobody submitted too', () => {
    const result = assemble(files, [
      { path: '/balanceSheet/assets/currentAssets/cash', value: null },
      { path: '/cashFlowStatement/operatingActivities/netCashFromOperatingActivities', value: 50_000 },
    ])
    expect(result.balanceSheet.assets.currentAssets.cash).toBeNull()
    expect(result.provenance['/balanceSheet/assets/currentAssets/cash']).toBeUndefined()
    expect(result.financialRatios.liquidityRatios.operatingCashFlowRatio).toBe(0.2)
  })
  test('computed figures follow', () => {
    const { 'ordinaryIncomeExpense.income.grossProfit': _, ...printed } = income(1000)
    const base = reading('is.pdf', 'incomeStatement', '2024-12-31', 12, printed)
    const computed = {
      ...base,
      figures: {
        ...base.figures,
        'ordinaryIncomeExpense.income.grossProfit': field(400, 'is.pdf', { method: 'derived' }),
      },
    }
    const result = assemble(
      [file('is.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [computed])],
      [{ path: '/incomeStatement/ordinaryIncomeExpense/income/costOfGoodsSold', value: 700 }],
    )
    expect(result.incomeStatement.ordinaryIncomeExpense.income.grossProfit).toBe(300)
  })
  test('name the company, the currency and the industry', () => {
    const result = assemble(files, [
      { path: '/companyName', value: 'Alder Works' },
      { path: '/currency', value: 'CAD' },
      { path: '/industryClassification/naicsCode', value: '332710' },
    ])
    expect(result).toMatchObject({
      companyName: 'Alder Works',
      currency: 'CAD',
      industryClassification: { naicsCode: '332710', confidence: 1 },
    })
    expect(result.industryBenchmark).toMatchObject({ year: 2013 })
  })
  test('an industry that the metadata state is used, and a correction comes after it', () => {
    const [first, ...rest] = files
    const stated = [{ ...first!, metadata: { ...first!.metadata, naicsCode: '4841' } }, ...rest]
    const classOf = (corrections: Parameters<typeof assemble>[1] = []) =>
      assemble(stated, corrections).industryClassification
    expect(classOf()).toMatchObject({ naicsCode: '4841', confidence: 1 })
    expect(classOf([{ path: '/industryClassification/naicsCode', value: '332710' }])).toMatchObject({
      naicsCode: '332710',
    })
  })
  test.each([
    [{ path: '/balanceSheet/assets/nonsense', value: 1 }],
    [{ path: '/periods/9/balanceSheet/assets/totalAssets', value: 1 }],
    [{ path: '/balanceSheet/assets/totalAssets', value: 'much' }],
    [{ path: '/companyName', value: 5 }],
    [{ path: '/industryClassification/naicsCode', value: '999998' }],
  ])('%o is refused', correction => expect(() => assemble(files, [correction])).toThrow(Refusal))
})

describe('nothing financial', () => {
  test('a file without statements beside one with', () => {
    const result = assemble([
      balance(2024),
      file('photo.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [], {
        companyName: null,
        currency: null,
      }),
    ])
    expect(result.statusMessage).toContain('No financial statement was found in photo.pdf.')
  })
  test('no statement at all', () => {
    const result = assemble([file('photo.pdf', {}, [], { companyName: null, currency: null })])
    expect(FinancialStatementResult.parse(result)).toEqual(result)
    expect(result).toMatchObject({
      companyName: null,
      periodEnd: null,
      currency: null,
      confidenceScores: { overall: null },
    })
  })
})

test('boxes on a page that was turned for reading are turned back', () => {
  const turned = balance(2024, 1_000_000, 'turned.pdf', {
    document: { turnedPages: [{ number: 1, width: 792, height: 612, rotation: 90 }] },
  })
  // Upright 792 × 612 was displayed as 612 × 792, turned a quarter to the left.
  expect(assemble([turned]).provenance['/balanceSheet/assets/totalAssets']?.bbox).toEqual([100, 332, 112, 392])
})

test('the result does not depend on how often or in what process it is made', () => {
  const files = [balance(2024), profit(2024), balance(2023, 800_000)]
  expect(JSON.stringify(assemble(files))).toBe(JSON.stringify(assemble(structuredClone(files))))
})

describe('ratios of several periods', () => {
  const result = assemble([balance(2023, 800_000), balance(2024), profit(2023, 1_600_000), profit(2024)])
  const at = (end: string) => result.periods.find(({ periodEnd }) => periodEnd === end)!
  test('each period has its own, and the newest those of the result', () => {
    expect(at('2024-12-31').ratioDetails).toEqual(result.ratioDetails)
    const turnover = at('2023-12-31').ratioDetails!['efficiencyRatios.assetTurnover']!
    expect(turnover).toMatchObject({ value: 2, reason: null })
    const index = result.periods.indexOf(at('2023-12-31'))
    expect(turnover.inputs).toMatchObject({ [`/periods/${index}/balanceSheet/assets/totalAssets`]: 800_000 })
  })
  test('a ratio of an older period that lacks an input is null with its reason', () => {
    const without = assemble([balance(2024), profit(2023), profit(2024)])
    const old = without.periods.find(({ periodEnd }) => periodEnd === '2023-12-31')!
    expect(old.ratioDetails!['solvencyRatios.debtToEquity']).toMatchObject({ value: null, reason: 'missing_input' })
    expect(old.ratioDetails!['profitabilityRatios.netProfitMargin']!.value).not.toBeNull()
  })
  test('a balance sheet without income has the ratios of balances; one that ends with another income adds none', () => {
    const sheetOnly = assemble([balance(2023), balance(2024), profit(2024)])
    const [, before] = sheetOnly.periods
    expect(before!.ratioDetails!['liquidityRatios.currentRatio']!.value).toBe(2)
    expect(before!.ratioDetails!['profitabilityRatios.netProfitMargin']!.value).toBeNull()
    const quarter = file('q.pdf', { statementType: 'INCOME_STATEMENT', periodEnd: '2024-12-31' }, [
      reading('q.pdf', 'cashFlowStatement', '2024-12-31', 3, cashFlow(100_000, 50_000, 10_000)),
    ])
    const withQuarter = assemble([balance(2024), profit(2024), quarter])
    expect(withQuarter.periods.map(({ months, ratioDetails }) => [months, ratioDetails === null])).toEqual([
      [12, false],
      [3, true],
    ])
  })
})
