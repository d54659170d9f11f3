/** The statements that a business return holds, and what follows from them. */
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import type { TaxReturnReading } from '../../../../core/extraction/tax/tax-return.ts'
import { returnAnalyses } from '../../../../core/workflows/tax-returns/analyses.ts'
import { spreadReturn } from '../../../../core/workflows/tax-returns/spread.ts'

const read = <T>(value: T): Field<T> => ({
  value,
  confidence: 0.99,
  method: 'text',
  evidence: [{ fileName: 'r.pdf', page: 1, box: { left: 1, top: 2, right: 3, bottom: 4 }, text: String(value) }],
  label: null,
  scale: 1,
})

const amounts = {
  ...{ '1a': 900_000, '1b': 1_000, '1c': 899_000, '2': 400_000, '3': 499_000, '4': 5_000, '6': 504_000 },
  ...{
    '7': 100_000,
    '8': 150_000,
    '11': 12_000,
    '12': 18_000,
    '13': 9_000,
    '14': 31_000,
    '20': 320_000,
    '21': 184_000,
  },
  ...{ 'K.1': 184_000, 'K.4': 1_000, 'K.11': 15_000, 'K.16d': 60_000, 'K.18': 170_000, 'M-1.1': 170_000 },
  ...{ 'L.1.b': 40_000, 'L.1.d': 90_000, 'L.3.b': 50_000, 'L.3.d': 60_000, 'L.10a.c': 80_000, 'L.10b.c': 30_000 },
  ...{ 'L.10b.d': 50_000, 'L.15.b': 90_000, 'L.15.d': 200_000, 'L.16.b': 20_000, 'L.16.d': 10_000, 'L.20.d': 50_000 },
  ...{ 'L.24.b': 70_000, 'L.24.d': 140_000, 'L.27.b': 90_000, 'L.27.d': 200_000 },
}

const reading = (year: number, lines: Record<string, number> = amounts): TaxReturnReading => ({
  form: '1120-S',
  taxYear: read(year),
  periodStart: read(`${year}-01-01`),
  periodEnd: read(`${year}-12-31`),
  amended: false,
  initial: false,
  final: false,
  draft: false,
  name: read('Juniper Gap Foundry Inc'),
  id: read('12-3456789'),
  lines: Object.fromEntries(Object.entries(lines).map(([key, value]) => [key, read(value)])),
  k1s: [],
  statements: [],
  pages: [1],
})

const figuresOf = (kind: string, end: string, one = reading(2021)) =>
  Object.fromEntries(
    Object.entries(
      spreadReturn(one, 'r.pdf')!.readings.find(column => column.kind === kind && column.periodEnd === end)!.figures,
    ).map(([path, field]) => [path, field.value]),
  )

describe('a business return', () => {
  it('states the balance sheets of the end and the beginning of its year, with the totals that follow', () => {
    expect(figuresOf('balanceSheet', '2021-12-31')).toEqual({
      'assets.currentAssets.cash': 90_000,
      'assets.currentAssets.inventory': 60_000,
      'assets.currentAssets.totalCurrentAssets': 150_000,
      'assets.fixedAssets.propertyPlantEquipment': 80_000,
      'assets.fixedAssets.accumulatedDepreciation': -30_000,
      'assets.fixedAssets.totalFixedAssets': 50_000,
      'assets.totalAssets': 200_000,
      'liabilitiesAndEquity.currentLiabilities.accountsPayable': 10_000,
      'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 10_000,
      'liabilitiesAndEquity.longTermLiabilities.longTermDebt': 50_000,
      'liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities': 50_000,
      'liabilitiesAndEquity.totalLiabilities': 60_000,
      'liabilitiesAndEquity.equity.retainedEarnings': 140_000,
      'liabilitiesAndEquity.equity.totalEquity': 140_000,
      'liabilitiesAndEquity.totalLiabilitiesAndEquity': 200_000,
    })
    expect(figuresOf('balanceSheet', '2020-12-31')).toMatchObject({ 'liabilitiesAndEquity.equity.totalEquity': 70_000 })
  })

  it('states no totals of a Schedule L whose lines do not add up', () => {
    const figures = figuresOf('balanceSheet', '2021-12-31', reading(2021, { ...amounts, 'L.16.d': 11_000 }))
    expect(figures).not.toHaveProperty('liabilitiesAndEquity.equity.totalEquity')
    expect(figures).toHaveProperty('assets.currentAssets.totalCurrentAssets')
  })

  it('states an income statement in which everything ties', () => {
    expect(figuresOf('incomeStatement', '2021-12-31')).toMatchObject({
      'ordinaryIncomeExpense.income.revenue': 899_000,
      'ordinaryIncomeExpense.expenses.totalOperatingExpenses': 311_000,
      'ordinaryIncomeExpense.operatingIncome': 188_000,
      'ordinaryIncomeExpense.interestExpense': 9_000,
      'ordinaryIncomeExpense.netOrdinaryIncome': 179_000,
      'otherIncomeExpense.otherIncome': 6_000,
      'otherIncomeExpense.otherExpenses': 15_000,
      'otherIncomeExpense.netOtherIncomeExpense': -9_000,
      netIncome: 170_000,
    })
  })

  it('of a person holds no statements', () => {
    expect(spreadReturn({ ...reading(2021), form: '1040' }, 'r.pdf')).toBeNull()
  })
})

describe('returns of two years', () => {
  const [analysis, ...others] = returnAnalyses([
    { reading: reading(2022), fileName: '2022.pdf' },
    { reading: reading(2021), fileName: '2021.pdf' },
  ])

  it('are one analysis with ratios, trends and a health score, marked as of tax returns', () => {
    expect(others).toEqual([])
    expect(analysis).toMatchObject({
      source: 'tax_return',
      companyName: 'Juniper Gap Foundry Inc',
      periodEnd: '2022-12-31',
    })
    expect(analysis?.financialRatios.liquidityRatios.currentRatio).toBe(15)
    expect(analysis?.periods.map(({ periodEnd }) => periodEnd)).toEqual(
      expect.arrayContaining(['2022-12-31', '2021-12-31']),
    )
    expect(analysis?.checks.filter(({ passed, severity }) => passed === false && severity === 'high')).toEqual([])
  })
})
