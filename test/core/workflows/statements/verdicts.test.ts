/** Verdicts are never kinder than the facts: statements as bookkeeping programs print them, from the page to ratios, checks and score. */
import { describe, expect, test } from 'vitest'
import { resultOfDrawn } from '../../../support/drawn-books.ts'

const balanceSheet = (end: string) => `
  Harbor Tool Works, Inc.
  Balance Sheet
  As of ${end}

                                          Total
  ASSETS
  Current Assets
    Cash                                 60,000
    Accounts Receivable                 140,000
  Total Current Assets                  200,000
  Fixed Assets
    Machinery                           500,000
  Total Fixed Assets                    500,000
  TOTAL ASSETS                          700,000

  LIABILITIES AND EQUITY
  Current Liabilities
    Accounts Payable                     40,000
    Current Portion of Long-Term Debt   140,000
  Total Current Liabilities             180,000
  Long-Term Liabilities
    Equipment Loan                      220,000
  Total Long-Term Liabilities           220,000
  Total Liabilities                     400,000
  Equity
    Retained Earnings                   300,000
  Total Equity                          300,000
  TOTAL LIABILITIES AND EQUITY          700,000
`
const profitAndLoss = (period: string, divisor = 1) => {
  const amount = (value: number) => (value / divisor).toLocaleString('en-US').padStart(15)
  return `
  Harbor Tool Works, Inc.
  Profit and Loss
  ${period}

                                          Total
  Income
    Sales                     ${amount(1_000_000)}
    Service income            ${amount(200_000)}
  Total Income                ${amount(1_200_000)}
  Cost of Goods Sold
    Materials                 ${amount(530_000)}
  Total Cost of Goods Sold    ${amount(530_000)}
  Gross Profit                ${amount(670_000)}
  Expenses
    Advertising               ${amount(10_000)}
    Depreciation Expense      ${amount(60_000)}
    Interest Expense          ${amount(40_000)}
    Payroll Expenses          ${amount(350_000)}
    Rent                      ${amount(40_000)}
  Total Expenses              ${amount(500_000)}
  Net Operating Income        ${amount(170_000)}
  Net Income                  ${amount(170_000)}
`
}

describe('interest and depreciation among operating expenses', () => {
  const result = resultOfDrawn([[balanceSheet('December 31, 2024')], [profitAndLoss('January - December 2024')]])
  const { solvencyRatios, profitabilityRatios } = result.financialRatios
  test('are added back: EBITDA of 270,000 covers 40,000 of interest and 140,000 of principal 1.5 times', () => {
    expect(solvencyRatios.debtServiceCoverageRatio).toBeCloseTo(1.5)
    expect(solvencyRatios.interestCoverageRatio).toBeCloseTo(210 / 40)
    expect(profitabilityRatios.ebitdaMargin).toBeCloseTo(270 / 1200)
    expect(profitabilityRatios.operatingProfitMargin).toBeCloseTo(170 / 1200)
  })
  test('and the details say so', () => {
    expect(result.ratioDetails['solvencyRatios.debtServiceCoverageRatio']?.notes).toContain(
      'interest expense of 40,000 is printed among operating expenses and added back',
    )
  })
  test('interest below operating income is not added back', () => {
    const below = profitAndLoss('January - December 2024')
      .replace(/ {4}Interest Expense.*\n/, '')
      .replace('500,000', '460,000')
      .replace(
        /Net Operating Income .*\n/,
        'Net Operating Income                 210,000\n  Other Expenses\n    Interest Expense                      40,000\n  Total Other Expenses                    40,000\n  Net Other Income                       (40,000)\n',
      )
    const { financialRatios } = resultOfDrawn([[balanceSheet('December 31, 2024')], [below]])
    expect(financialRatios.solvencyRatios.debtServiceCoverageRatio).toBeCloseTo(1.5)
    expect(financialRatios.profitabilityRatios.operatingProfitMargin).toBeCloseTo(210 / 1200)
  })
})

test("three months of EBITDA are set against three months' share of a year's principal", () => {
  const quarter = resultOfDrawn([[balanceSheet('March 31, 2025')], [profitAndLoss('January - March 2025', 4)]])
  const scale = 365 / 90
  const coverage = quarter.ratioDetails['solvencyRatios.debtServiceCoverageRatio']
  expect(coverage?.value).toBeCloseTo((67_500 * scale) / (10_000 * scale + 140_000))
  expect(coverage?.variants?.['asPrinted']).toBeCloseTo(67_500 / 150_000)
})

describe('failed identities never vanish', () => {
  const books = [[balanceSheet('December 31, 2024')], [profitAndLoss('January - December 2024')]]
  const failedOf = (result: ReturnType<typeof resultOfDrawn>, severity: string) =>
    result.checks.filter(check => check.passed === false && check.severity === severity)
  test('sound books fail none, and are scored', () => {
    const sound = resultOfDrawn(books)
    expect([...failedOf(sound, 'high'), ...failedOf(sound, 'warning')]).toEqual([])
    expect(sound.financialHealth.score).not.toBeNull()
    expect(sound.healthDetails.doubts).toEqual([])
  })
  test('a correction that breaks total current assets shows it at once', () => {
    const path = '/balanceSheet/assets/currentAssets/totalCurrentAssets'
    expect(failedOf(resultOfDrawn(books, [{ path, value: 250_000 }]), 'warning')).toEqual([
      expect.objectContaining({
        expected: 200_000,
        actual: 250_000,
        difference: 50_000,
        figures: expect.arrayContaining([path]),
      }),
      expect.objectContaining({ expected: 750_000, actual: 700_000, difference: -50_000 }),
    ])
    const part = '/balanceSheet/assets/currentAssets/cash'
    expect(failedOf(resultOfDrawn(books, [{ path: part, value: 61_000 }]), 'warning')).toEqual([
      expect.objectContaining({ expected: 201_000, actual: 200_000, difference: -1_000 }),
    ])
  })
  test('a printed subtotal that misses its lines shows the lines, and the score is marked', () => {
    const short = profitAndLoss('January - December 2024').replace(/( {4}Payroll Expenses +)350,000/, '$1300,000')
    const result = resultOfDrawn([[balanceSheet('December 31, 2024')], [short]])
    const [check, ...others] = failedOf(result, 'warning')
    expect(others).toEqual([])
    expect(check).toMatchObject({ expected: 450_000, actual: 500_000 })
    expect(check?.message).toContain('Payroll Expenses 300,000')
    expect(check?.figures?.[0]).toBe('/incomeStatement/ordinaryIncomeExpense/expenses/totalOperatingExpenses')
    expect(result.healthDetails.doubts).toEqual([check?.message])
    expect(result.healthDetails.message).toContain('In doubt')
  })
  test('a subtotal that is no value of its own fails at its place on the page', () => {
    const nested = profitAndLoss('January - December 2024')
      .replace(
        / {4}Sales +1,000,000\n/,
        '    Sales\n      Retail  600,000\n      Wholesale  350,000\n    Total Sales  1,000,000\n',
      )
      .replace(
        /( {6}(?:Retail|Wholesale)| {4}Total Sales) +([\d,]+)/g,
        (_, label: string, amount: string) => label.padEnd(26) + amount.padStart(15),
      )
    const failed = failedOf(resultOfDrawn([[balanceSheet('December 31, 2024')], [nested]]), 'warning')
    expect(
      failed.map(({ expected, actual, place }) => ({ expected, actual, text: place?.text, page: place?.page })),
    ).toEqual([{ expected: 950_000, actual: 1_000_000, text: '1,000,000', page: 1 }])
    expect(failed[0]!.place!.bbox).toHaveLength(4)
  })
  test('every period is checked', () => {
    const comparative = `
  Harbor Tool Works, Inc.
  Balance Sheet

                                        12/31/2024      12/31/2023
  ASSETS
  Current Assets
    Cash                                 60,000          50,000
    Accounts Receivable                 140,000         130,000
  Total Current Assets                  200,000         185,000
  Equipment                             500,000         500,000
  TOTAL ASSETS                          700,000         685,000

  LIABILITIES AND EQUITY
  Current Liabilities
    Accounts Payable                     40,000          45,000
    Sales Tax Payable                    10,000           5,000
  Total Current Liabilities              50,000          50,000
  Equity
    Common Stock                        350,000         350,000
    Retained Earnings                   300,000         280,000
  Total Equity                          650,000         630,000
  TOTAL LIABILITIES AND EQUITY          700,000         680,000
`
    const result = resultOfDrawn([[comparative]])
    const ids = (passed: boolean) => result.checks.filter(check => check.passed === passed).map(({ id }) => id)
    expect(ids(true)).toContain('balanceSheet.balances')
    expect(ids(true)).toContain('balanceSheet.sum.liabilitiesAndEquity.equity.totalEquity.2023-12-31')
    expect(ids(false)).toContain('balanceSheet.balances.2023-12-31')
    expect(failedOf(result, 'warning').map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        'Total Current Assets" is 185,000; Cash 50,000 + Accounts Receivable 130,000 make 180,000',
      ),
    )
    const earlier = Object.entries(result.confidenceScores.fields).filter(([pointer]) =>
      /^\/periods\/1\/.*(totalAssets|totalLiabilitiesAndEquity)$/.test(pointer),
    )
    expect(earlier).toHaveLength(2)
    for (const [, confidence] of earlier) expect(confidence).toBeLessThan(0.9)
  })
  test('what a total takes off is written as taken off', () => {
    const income = `
  Alder Creek Tool Works, Inc.
  Income Statement
  For the Year Ended December 31, 2025

  Revenue                            1,000,000
  Cost of Goods Sold                   600,000
  Gross Profit                         400,000
  Operating Expenses
    Salaries and Wages                 180,000
    Rent                                80,000
  Total Operating Expenses             260,000
  Operating Income                     150,000
  Net Income                           150,000
`
    const messages = resultOfDrawn([[income]]).checks.map(({ message }) => message)
    expect(messages).toContainEqual(
      expect.stringContaining('Gross Profit 400,000 − Total Operating Expenses 260,000 make 140,000'),
    )
  })
  test('a strict identity without a member is listed with what is missing', () => {
    const cut = balanceSheet('December 31, 2024').replace(/ {2}TOTAL LIABILITIES AND EQUITY.*\n/, '')
    const [check] = resultOfDrawn([[cut]]).checks.filter(({ id }) => id === 'balanceSheet.balances')
    expect(check).toMatchObject({ passed: null, difference: null })
    expect(check?.message).toContain('total liabilities and equity is not stated')
  })
})

describe('the health score', () => {
  test('is withheld while total assets are contradicted', () => {
    const off = balanceSheet('December 31, 2024').replace(
      /TOTAL ASSETS +700,000/,
      'TOTAL ASSETS                          790,000',
    )
    const { financialHealth, healthDetails } = resultOfDrawn([[off], [profitAndLoss('January - December 2024')]])
    expect(financialHealth.score).toBeNull()
    expect(healthDetails.message).toContain('No score')
  })
  test('is withheld while revenue and gross profit contradict each other', () => {
    const off = profitAndLoss('January - December 2024').replace(
      /Gross Profit +670,000/,
      'Gross Profit                           680,000',
    )
    const { financialHealth, healthDetails } = resultOfDrawn([[balanceSheet('December 31, 2024')], [off]])
    expect(financialHealth.score).toBeNull()
    expect(healthDetails.doubts?.join(' ')).toContain('Gross profit is 680,000')
  })
})

test('a page that holds an income statement nobody understood is not missing', () => {
  const unknown = `
  Harbor Tool Works, Inc.
  Income Statement

    Foo sprockets                        120,000
    Foo widgets                          110,000
    Foo gears                             90,000
    Foo cogs                              80,000
    Foo wheels                            10,000
    Foo pins                               1,000
`
  const message = resultOfDrawn([[balanceSheet('December 31, 2024'), unknown]]).statusMessage
  expect(message).toContain('Page 2 is titled as an income statement, and was not understood.')
  expect(message).toContain('Not submitted or not found: a cash flow statement')
  expect(resultOfDrawn([[balanceSheet('December 31, 2024')]]).statusMessage).toContain(
    'an income statement, a cash flow',
  )
})
