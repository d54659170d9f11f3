/** Identities: they hold within rounding, break beyond it, fill one missing member, and never alter what was read. */
import { describe, expect, test } from 'vitest'
import { checkStatement } from '../../../core/checks/check-statement.ts'
import { identities } from '../../../core/checks/identities.ts'
import { membersOf } from '../../../core/checks/identity.ts'
import { reconcileStatement } from '../../../core/checks/reconcile-statement.ts'
import { fieldPaths } from '../../../core/contract/statement-figures.ts'
import type { Field } from '../../../core/document/field.ts'

const fieldValue = (value: number, confidence = 0.9): Field => ({
  value,
  confidence,
  method: 'text',
  evidence: [],
  label: null,
  scale: 1,
})
const figures = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, fieldValue(value)]))

const sheet = {
  'assets.totalAssets': 1000,
  'liabilitiesAndEquity.totalLiabilities': 600,
  'liabilitiesAndEquity.equity.totalEquity': 400,
  'liabilitiesAndEquity.totalLiabilitiesAndEquity': 1000,
}

test('every member is a figure of the contract or a line known beside it', () => {
  const strange = identities.flatMap(identity =>
    [...membersOf(identity), ...identity.fill].filter(
      path => !path.startsWith('~') && !(fieldPaths[identity.kind] as readonly string[]).includes(path),
    ),
  )
  expect(strange).toEqual([])
})

describe('checkStatement', () => {
  const verdict = (values: Record<string, number>, step = 1) =>
    checkStatement({ kind: 'balanceSheet', figures: figures(values), step }).find(
      ({ identity }) => identity.id === 'balances',
    )!.verdict
  test('a balance sheet that balances, breaks, or lacks a side', () => {
    expect(verdict(sheet)).toBe('pass')
    expect(verdict({ ...sheet, 'assets.totalAssets': 1009 })).toBe('fail')
    expect(verdict({ 'assets.totalAssets': 1000 })).toBe('not checked')
  })
  test('tolerates the rounding of its unit and no more', () => {
    expect(verdict({ ...sheet, 'assets.totalAssets': 1001 })).toBe('pass')
    expect(verdict({ ...sheet, 'assets.totalAssets': 1000.5 }, 0.01)).toBe('fail')
  })
})

test.each([
  ['within the change', { netChangeInCash: 96 }],
  ['below the change', { netChangeInCash: 100 }],
])('what rates did to the cash held may stand %s', (_, change) => {
  const values = {
    'operatingActivities.netCashFromOperatingActivities': 150,
    'financingActivities.netCashFromFinancingActivities': -50,
    '~exchangeEffect': -4,
    beginningCashBalance: 20,
    endingCashBalance: 116,
    ...change,
  }
  const outcomes = checkStatement({ kind: 'cashFlowStatement', figures: figures(values), step: 0.01 })
  for (const id of ['netChangeInCash', 'endingCash'])
    expect(outcomes.find(outcome => outcome.identity.id === id)).toMatchObject({ verdict: 'pass' })
})

describe('reconcileStatement', () => {
  const reconcile = (
    values: Record<string, number>,
    kind: 'balanceSheet' | 'incomeStatement' | 'cashFlowStatement' = 'balanceSheet',
  ) => reconcileStatement(kind, new Map(Object.entries(figures(values))), 1)
  test('fills total liabilities and marks them derived', () => {
    const { 'liabilitiesAndEquity.totalLiabilities': _, ...rest } = sheet
    expect(reconcile(rest).figures.get('liabilitiesAndEquity.totalLiabilities')).toMatchObject({
      value: 600,
      method: 'derived',
    })
  })
  test('lowers confidence where a strict sum breaks, and tells of it', () => {
    const { figures: reconciled, problems } = reconcile({
      'assets.totalAssets': 1000,
      'liabilitiesAndEquity.totalLiabilitiesAndEquity': 1300,
    })
    expect(reconciled.get('assets.totalAssets')!.confidence).toBeLessThan(0.9)
    expect(reconciled.get('assets.totalAssets')!.value).toBe(1000)
    expect(problems).toEqual([expect.objectContaining({ code: 'SUM_BROKEN', severity: 'high' })])
  })
  test('raises confidence where it holds', () => {
    expect(reconcile(sheet).figures.get('assets.totalAssets')!.confidence).toBeGreaterThan(0.95)
  })
  test('a tax credit printed positive is a benefit', () => {
    const { figures: reconciled } = reconcile(
      { 'ordinaryIncomeExpense.incomeBeforeTax': -2815, 'ordinaryIncomeExpense.incomeTax': 592, netIncome: -2223 },
      'incomeStatement',
    )
    expect(reconciled.get('ordinaryIncomeExpense.incomeTax')!.value).toBe(-592)
  })
  test('cash used, printed without a sign, is an outflow when only that closes the statement', () => {
    const { figures: reconciled } = reconcile(
      {
        'operatingActivities.netCashFromOperatingActivities': 500,
        'investingActivities.netCashFromInvestingActivities': 300,
        'financingActivities.netCashFromFinancingActivities': 50,
        netChangeInCash: 250,
      },
      'cashFlowStatement',
    )
    expect(reconciled.get('investingActivities.netCashFromInvestingActivities')!.value).toBe(-300)
  })
  test('does not state a figure that is left over as nothing', () => {
    expect(
      reconcile({ 'assets.totalAssets': 900, 'assets.currentAssets.totalCurrentAssets': 900 }).figures.has(
        'assets.fixedAssets.totalFixedAssets',
      ),
    ).toBe(false)
  })
})

describe('a balance sheet that has lost both totals of its financing', () => {
  const parts = {
    'assets.totalAssets': 1000,
    'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 300,
    'liabilitiesAndEquity.equity.commonStock': 500,
    'liabilitiesAndEquity.equity.retainedEarnings': 200,
  }
  const reconciled = (values: Record<string, number>) =>
    reconcileStatement('balanceSheet', new Map(Object.entries(figures(values))), 1).figures
  test('has them derived where current liabilities and the equity’s lines make up its assets', () => {
    expect(reconciled(parts).get('liabilitiesAndEquity.totalLiabilities')).toMatchObject({
      value: 300,
      method: 'derived',
    })
    expect(reconciled(parts).get('liabilitiesAndEquity.equity.totalEquity')).toMatchObject({
      value: 700,
      method: 'derived',
    })
  })
  test('stays without them where something lies between, or a long-term liability was read', () => {
    const total = 'liabilitiesAndEquity.equity.totalEquity'
    expect(reconciled({ ...parts, 'assets.totalAssets': 1050 }).has(total)).toBe(false)
    expect(reconciled({ ...parts, 'liabilitiesAndEquity.longTermLiabilities.longTermDebt': 50 }).has(total)).toBe(false)
  })
})

describe('the sign of the tax', () => {
  const paths = ['ordinaryIncomeExpense.incomeBeforeTax', 'ordinaryIncomeExpense.incomeTax', 'netIncome']
  const taxOf = (...values: number[]) =>
    reconcileStatement(
      'incomeStatement',
      new Map(paths.map((path, i) => [path, fieldValue(values[i]!)])),
      1,
    ).figures.get(paths[1]!)?.value
  test('is that of a benefit where the net income is greater by it', () => {
    expect(taxOf(1000, 250, 1250)).toBe(-250)
  })
  test('stays as printed where one of the results was misread', () => {
    expect(taxOf(1000, 250, 7500)).toBe(250)
  })
})
