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
