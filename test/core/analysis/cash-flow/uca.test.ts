/** The UCA cash flow ties to the change in cash to the cent whenever both balance sheets balance, whatever they state. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { periodsOf } from '../../../../core/analysis/cash-flow/periods.ts'
import { ucaOf, type Uca } from '../../../../core/analysis/cash-flow/uca.ts'
import type { FieldPath } from '../../../../core/contract/statement-figures.ts'
import { shopSheet, type Fields } from '../subjects.ts'
import { period, shopFlows, shopIncome } from './cash-flow-subjects.ts'

type Sheet = Fields<'balanceSheet'>

const current = [
  'cash',
  'accountsReceivable',
  'inventory',
  'shortTermInvestments',
  'prepaidExpenses',
  'otherCurrentAssets',
]
const due = [
  'accountsPayable',
  'shortTermDebt',
  'accruedExpenses',
  'currentPortionOfLongTermDebt',
  'otherCurrentLiabilities',
]
const fixed = ['propertyPlantEquipment', 'intangibleAssets', 'longTermInvestments', 'otherLongTermAssets']
const later = ['longTermDebt', 'deferredTaxLiabilities', 'otherLongTermLiabilities']

/** Cents up to ten million. */
const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const lines = (names: readonly string[]): fc.Arbitrary<Record<string, number | null>> =>
  fc.record(Object.fromEntries(names.map(name => [name, name === 'cash' ? cents : fc.option(cents)])))

/** A sheet that balances: equity is what is left. Lines are left out at random, and so are totals that need not be printed. */
const balanced = fc
  .record({
    current: lines(current),
    fixed: lines(fixed),
    due: lines(due),
    later: lines(later),
    extra: cents,
    printsTotals: fc.boolean(),
  })
  .map(({ current, fixed, due, later, extra, printsTotals }): Sheet => {
    const sum = (part: Record<string, number | null>): number =>
      Object.values(part).reduce((total: number, value) => total + (value ?? 0), 0)
    const assets = sum(current) + sum(fixed) + extra
    const owed = sum(due) + sum(later)
    const named = (prefix: string, part: Record<string, number | null>): Record<string, number> =>
      Object.fromEntries(
        Object.entries(part).flatMap(([name, value]) => (value === null ? [] : [[`${prefix}.${name}`, value / 100]])),
      )
    return {
      ...named('assets.currentAssets', current),
      ...named('assets.fixedAssets', fixed),
      ...named('liabilitiesAndEquity.currentLiabilities', due),
      ...named('liabilitiesAndEquity.longTermLiabilities', later),
      'assets.totalAssets': assets / 100,
      'liabilitiesAndEquity.equity.totalEquity': (assets - owed) / 100,
      ...(printsTotals && {
        'assets.currentAssets.totalCurrentAssets': sum(current) / 100,
        'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': sum(due) / 100,
        'liabilitiesAndEquity.totalLiabilities': owed / 100,
      }),
    }
  })

const incomePaths: readonly FieldPath<'incomeStatement'>[] = [
  'ordinaryIncomeExpense.income.costOfGoodsSold',
  'ordinaryIncomeExpense.expenses.depreciation',
  'ordinaryIncomeExpense.interestExpense',
  'ordinaryIncomeExpense.incomeTax',
  'otherIncomeExpense.otherIncome',
]
const income = fc
  .record({
    sales: cents,
    net: fc.integer({ min: -500_000_000, max: 500_000_000 }),
    others: fc.tuple(...incomePaths.map(() => fc.option(cents))),
  })
  .map(({ sales, net, others }): Fields<'incomeStatement'> => ({
    'ordinaryIncomeExpense.income.revenue': sales / 100,
    netIncome: net / 100,
    ...Object.fromEntries(
      incomePaths.flatMap((path, index) => (typeof others[index] === 'number' ? [[path, others[index] / 100]] : [])),
    ),
  }))

const uca = (
  sheet: Sheet,
  opening: Sheet,
  fields: Fields<'incomeStatement'>,
  flows?: Fields<'cashFlowStatement'>,
): Uca =>
  ucaOf(
    periodsOf([period({ end: '2024-12-31', income: fields, sheet, opening, ...(flows && { flows }) })])[0]!,
    '/cash_flow/periods/0/uca',
  )

test.prop([balanced, balanced, income], { numRuns: 500 })('the gap is 0.00', (sheet, opening, fields) => {
  const { lines, checks } = uca(sheet, opening, fields)
  expect(lines!['gap']!.value).toBe(0)
  expect(checks.find(({ id }) => id.startsWith('uca.gap'))!.passed).toBe(true)
})

const wrongTotal = (sheet: Sheet, by: number): Sheet => ({
  ...sheet,
  'assets.totalAssets': sheet['assets.totalAssets']! + by,
  'liabilitiesAndEquity.totalLiabilities':
    sheet['liabilitiesAndEquity.totalLiabilities'] ??
    sheet['assets.totalAssets']! - sheet['liabilitiesAndEquity.equity.totalEquity']!,
})

test.prop([balanced, balanced, income, fc.integer({ min: 1, max: 100_000 })])(
  'a sheet out of balance shows as the gap',
  (sheet, opening, fields, off) => {
    const { lines } = uca(wrongTotal(sheet, off / 100), opening, fields)
    expect(lines!['gap']!.value).toBeCloseTo(-off / 100, 2)
  },
)

describe('of a shop', () => {
  const opening: Sheet = {
    ...shopSheet,
    'assets.currentAssets.cash': 60_000,
    'assets.currentAssets.accountsReceivable': 170_000,
    'assets.currentAssets.totalCurrentAssets': 410_000,
    'assets.totalAssets': 910_000,
    'liabilitiesAndEquity.equity.retainedEarnings': 235_000,
    'liabilitiesAndEquity.equity.totalEquity': 335_000,
    'liabilitiesAndEquity.longTermLiabilities.longTermDebt': 325_000,
    'liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities': 325_000,
    'liabilitiesAndEquity.totalLiabilities': 575_000,
  }
  const result = uca(shopSheet, opening, shopIncome, shopFlows)
  const value = (name: string) => result.lines![name]!.value

  it('gives each subtotal as calculated manually', () => {
    expect(value('cash_from_sales')).toBe(970_000)
    // 15,000 of the depreciation are inside the cost of goods sold.
    expect(value('gross_cash_profit')).toBe(385_000)
    // 1,000,000 − 585,000 − 20,000 − 30,000 − 45,000 − 90,000
    expect(value('operating_expenses')).toBe(230_000)
    expect(value('cash_after_operations')).toBe(155_000)
    expect(value('net_cash_after_operations')).toBe(125_000)
    expect(value('net_cash_income')).toBe(80_000)
    expect(value('cash_after_debt_amortization')).toBe(40_000)
    expect(value('capital_expenditures')).toBe(-45_000)
    expect(value('financing_surplus')).toBe(-5_000)
    // 25,000 more, and the 40,000 of last year's current portion that were deducted above.
    expect(value('change_long_term_debt')).toBe(65_000)
    expect(value('change_equity')).toBe(0)
    expect(value('change_in_cash')).toBe(60_000)
  })

  it('fails the check of equity when equity changed by more than income and distributions, without a plug', () => {
    const moved = uca(
      {
        ...shopSheet,
        'liabilitiesAndEquity.equity.totalEquity': 405_000,
        'liabilitiesAndEquity.totalLiabilities': 595_000,
      },
      opening,
      shopIncome,
      shopFlows,
    )
    expect(moved.lines!['gap']!.value).toBe(0)
    expect(moved.lines!['change_equity']!.value).toBe(5_000)
    expect(moved.checks.find(({ id }) => id.startsWith('uca.equity'))).toMatchObject({
      passed: false,
      difference: 5_000,
    })
    expect(result.checks.map(({ passed }) => passed)).toEqual([true, true])
  })

  it('has a reason instead of lines without a balance sheet from the start', () => {
    const [only] = periodsOf([period({ end: '2024-12-31', income: shopIncome, sheet: shopSheet })])
    expect(ucaOf(only!, '')).toMatchObject({
      lines: null,
      reason: 'There is no balance sheet from the start of the period.',
    })
  })
})
