/** Lines that their heading names, and groups whose lines name themselves. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const read = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings[0]!.figures

const balanceSheet = (heading: string) => `
    Meridian Packaging Corporation
    Balance Sheet
    June 30, 2026

    Current assets:
      Cash                                       1,206,000
      Accounts receivable                        4,218,000
      Total current assets                       5,424,000
    Total assets                                 5,424,000
    Current liabilities:
      Accounts payable                           2,418,000
      ${heading}
        Compensation                               618,000
        Interest                                    42,000
        Other                                      218,000
      Income taxes payable                          64,000
      Total current liabilities                  3,360,000
    Shareholders' equity:
      Common stock                                 100,000
      Retained earnings                          1,964,000
      Total shareholders' equity                 2,064,000
    Total liabilities and shareholders' equity   5,424,000
    `

test('lines set in under a heading, with no total of their own, are what the heading names', () => {
  expect(read(balanceSheet('Accrued liabilities:'))).toMatchObject({
    'liabilitiesAndEquity.currentLiabilities.accruedExpenses': { value: 878_000 },
    'liabilitiesAndEquity.currentLiabilities.otherCurrentLiabilities': { value: 64_000 },
  })
})

test('under a heading that names nothing they stay what they are', () => {
  const figures = read(balanceSheet('Sundry balances:'))
  expect(figures['liabilitiesAndEquity.currentLiabilities.accruedExpenses']).toBeUndefined()
})

test('creditors due later in parentheses are positive, whatever those due within a year are', () => {
  const figures = read(`
    BRACKENDALE JOINERY LIMITED
    BALANCE SHEET AS AT 31 MARCH 2026

    FIXED ASSETS
    Tangible assets                                          148,216
    CURRENT ASSETS
    Stocks                                                    64,218
    Debtors                                                  186,415
    Cash at bank and in hand                                  42,618
                                                             293,251
    CREDITORS: amounts falling due within one year           164,208
    NET CURRENT ASSETS                                       129,043
    TOTAL ASSETS LESS CURRENT LIABILITIES                    277,259
    CREDITORS: amounts falling due after one year            (48,216)
    PROVISIONS FOR LIABILITIES                               (18,640)
    NET ASSETS                                               210,403
    CAPITAL AND RESERVES
    Called up share capital                                      100
    Retained earnings                                        210,303
    SHAREHOLDERS' FUNDS                                      210,403
    `)
  expect(figures['liabilitiesAndEquity.longTermLiabilities.otherLongTermLiabilities']?.value).toBe(18_640)
})

test('"Selling, general and administrative" of both lines is neither', () => {
  const figures = read(`
    Wabash Molding Corp.
    Income Statement
    Year ended June 30, 2026

    Net sales                                   4,298,149
    Cost of sales                               3,213,837
    Gross profit                                1,084,312
    Selling, general and administrative
      Selling                                     180,537
      Administrative                              352,290
    Total selling, general and administrative     532,827
    Operating income                              551,485
    Interest expense                               84,216
    Net income                                    467,269
    `)
  expect(figures['ordinaryIncomeExpense.expenses.generalAndAdministrative']?.value).toBe(352_290)
})

test('income between other income and the result: nothing is derived that the result of operations contradicts', () => {
  const figures = read(`
    SAGE CREEK WATER DISTRICT
    STATEMENT OF REVENUES, EXPENSES AND CHANGES IN NET POSITION
    Year Ended June 30, 2026

    OPERATING REVENUES
      Water sales                               4,442,964
    TOTAL OPERATING REVENUES                    4,442,964
    OPERATING EXPENSES
      Salaries                                  2,779,403
      Depreciation                                812,406
    TOTAL OPERATING EXPENSES                    3,591,809
    OPERATING INCOME                              851,155
    NONOPERATING REVENUES (EXPENSES)
      Investment earnings                          61,218
      Interest expense                           (300,856)
    TOTAL NONOPERATING REVENUES (EXPENSES)       (239,638)
    INCOME BEFORE CONTRIBUTIONS                   611,517
    Capital contributions                         214,000
    CHANGE IN NET POSITION                        825,517
    `)
  expect(figures['ordinaryIncomeExpense.netOrdinaryIncome']?.value ?? 851_155).toBe(851_155)
})

test('what is left between two groups of expenses ends no list of them', () => {
  const figures = read(`
    Copper Skillet Grill LLC
    Income Statement
    Year ended December 31, 2025

    Total sales                                 2,002,420
    Total cost of sales                           548,420
    Gross profit                                1,454,000
    Controllable expenses
      Wages                                       568,240
      Marketing                                    42,180
      Utilities                                    64,180
    Total controllable expenses                   674,600
    Controllable income                           779,400
    Occupancy and other
      Rent and CAM                                140,000
      Insurance                                    32,060
      Depreciation                                 54,180
    Total occupancy and other                     226,240
    Net income                                    553,160
    `)
  expect(figures).toMatchObject({
    'ordinaryIncomeExpense.expenses.rentAndUtilities': { value: 204_180 },
    'ordinaryIncomeExpense.expenses.depreciation': { value: 54_180 },
    netIncome: { value: 553_160 },
  })
  expect(figures['otherIncomeExpense.otherExpenses']).toBeUndefined()
  expect(figures['ordinaryIncomeExpense.expenses.totalOperatingExpenses']?.value).not.toBe(674_600)
})
