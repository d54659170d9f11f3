/** Lines without a known name: what stands beside them is never sure, and a word in passing gives them no meaning. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const figuresOf = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings[0]!.figures

test('other income is doubtful beside a line nobody knows', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Sales                                  915,046.09
    Total revenue                            915,046.09
    OPERATING EXPENSES
      Wages                                  311,500.00
      Rent                                    48,000.00
    Total operating expenses                 359,500.00
    INCOME FROM OPERATIONS                   555,546.09
    OTHER INCOME (EXPENSE)
      Interest income                          1,200.00
      Zephyr settlement                        4,100.00
    NET INCOME                               560,846.09
    `)
  expect(figures.netIncome?.value).toBe(560_846.09)
  expect(figures['otherIncomeExpense.otherIncome']?.confidence ?? 0).toBeLessThan(0.9)
})

test('checks on hand are no inventory', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash in bank                            59,425.80
      Checks on hand                           1,310.00
      Parts on hand                          148,224.95
    TOTAL CURRENT ASSETS                     208,960.75
    TOTAL ASSETS                             208,960.75
    LIABILITIES AND STOCKHOLDERS' EQUITY
    CURRENT LIABILITIES
      Accounts payable                        70,690.59
    TOTAL CURRENT LIABILITIES                 70,690.59
    STOCKHOLDERS' EQUITY
      Common stock                            50,000.00
      Retained earnings                       88,270.16
    TOTAL STOCKHOLDERS' EQUITY               138,270.16
    TOTAL LIABILITIES AND EQUITY             208,960.75
    `)
  expect(figures['assets.currentAssets.inventory']?.value).toBe(148_224.95)
})

test('long-term debt is doubtful beside a liability nobody knows, though the total adds up', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    ASSETS
      Cash in bank                            59,425.80
      Inventory                              149,534.95
    TOTAL ASSETS                             208,960.75
    LIABILITIES
      Accounts payable                        10,690.59
      Zephyr contract                         20,000.00
      Mortgage on yard                        40,000.00
    TOTAL LIABILITIES                         70,690.59
    STOCKHOLDERS' EQUITY
      Common stock                            50,000.00
      Retained earnings                       88,270.16
    TOTAL STOCKHOLDERS' EQUITY               138,270.16
    TOTAL LIABILITIES AND EQUITY             208,960.75
    `)
  const debt = figures['liabilitiesAndEquity.longTermLiabilities.longTermDebt']
  expect(debt?.value).toBe(40_000)
  expect(debt?.confidence).toBeLessThan(0.9)
})

test('cash paid for a group of things names no supplement of the statement while a division is open', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    CASH FLOW STATEMENT
    YEAR ENDED JUNE 30, 2026

    Operations
      Cash receipts from customers           693,200
      Wage expenses                         (123,000)
    Net cash flow from operations            570,200
    Investing activities
      Purchase of equipment                  (75,000)
    Net cash flow from investing activities  (75,000)
    Financing activities
    Cash receipts from
      Issuance of stock                        1,000
    Cash paid for
      Repayment of loans                     (34,000)
      Dividends                              (53,000)
    Net cash flow from financing activities  (86,000)
    Net increase in cash                     409,200
    `)
  expect(figures['financingActivities.debtIssuanceRepayment']?.value).toBe(-34_000)
  expect(figures['financingActivities.dividendsPaid']?.value).toBe(-53_000)
})
