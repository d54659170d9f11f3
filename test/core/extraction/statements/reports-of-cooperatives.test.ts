/** Operating reports of cooperatives: numbered lines, a month beside the year to date, totals without headings. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const readingsOf = (picture: string) => extractStatements(drawDocument(picture), hints).readings

test('operations of this year, last year and the month, whose other deductions are among the expenses', () => {
  const readings = readingsOf(`
                        STATEMENT OF OPERATIONS
                       Period ended December, 2025
                                            YEAR-TO-DATE
                                LAST YEAR     THIS YEAR        BUDGET    THIS MONTH
     1. Electric Revenues      22,918,406    24,186,415    24,600,000     2,186,415
     2. Purchased Power        13,806,215    14,218,630    14,400,000     1,318,406
     3. Sales Expense              51,806        48,206        50,000         3,806
     4. Administrative Expense  5,467,905     5,537,887     5,540,000       467,836
     5. Depreciation            1,618,206     1,686,415     1,700,000       141,206
     6. Taxes - Property          211,806       218,406       220,000        18,206
     7. Interest Expense       1,392,630     1,360,436     1,360,000       113,036
     8. Other Deductions           14,630        18,206        15,000         1,206
     9. Cost of Electric Service 22,563,198    23,088,186    23,285,000     2,063,702
    10. Operating Margins         355,208     1,098,229     1,315,000       122,713
    11. Non Operating Margins     796,860       840,815       825,000       641,230
    12. Net Margins             1,152,068     1,939,044     2,140,000       763,943
  `)
  expect(readings.map(({ periodEnd, months }) => [periodEnd, months])).toEqual([
    ['2024-12-31', 12],
    ['2025-12-31', 12],
    ['2025-12-31', 1],
  ])
  expect(readings[1]!.figures).toMatchObject({
    'ordinaryIncomeExpense.income.revenue': { value: 24_186_415 },
    'ordinaryIncomeExpense.operatingIncome': { value: 1_098_229 },
    'ordinaryIncomeExpense.interestExpense': { value: 1_360_436 },
    netIncome: { value: 1_939_044 },
  })
  expect(readings[1]!.figures).not.toHaveProperty(['otherIncomeExpense.otherExpenses'])
})

test('a total that adds up leaves the lines above its parts to other sections', () => {
  const [reading] = readingsOf(`
                       BALANCE SHEET
                     December 31, 2025
    Total Utility Plant in Service        68,418,630
    Construction Work in Progress          1,218,406
    Total Utility Plant                   69,637,036
    Accum. Provision for Depreciation     22,806,415
    Net Utility Plant                     46,830,621
    Investments in Subsidiary Companies      318,406
    Special Funds                             41,806
    Total Other Property & Investments       360,212
    Cash                                   1,418,306
    Temporary Investments                  2,406,215
    Accounts Receivable                    2,405,045
    Materials and Supplies                   618,206
    Prepayments                              141,806
    Total Current and Accrued Assets       6,989,578
    Total Assets and Other Debits         54,180,411
    Total Margins & Equities              22,035,903
    Long-Term Debt - RUS (Net)             6,218,406
    Long-Term Debt - Other (Net)          21,436,633
    Total Long-Term Debt                  27,655,039
    Notes Payable                            750,000
    Accounts Payable                       2,553,054
    Current Maturities Long-Term Debt      1,186,415
    Total Current & Accrued Liabilities    4,489,469
    Total Liabilities and Other Credits   54,180,411
  `)
  expect(reading!.figures).toMatchObject({
    'assets.fixedAssets.propertyPlantEquipment': { value: 69_637_036 },
    'assets.fixedAssets.accumulatedDepreciation': { value: -22_806_415 },
    'assets.fixedAssets.longTermInvestments': { value: 318_406 },
    'assets.currentAssets.totalCurrentAssets': { value: 6_989_578 },
    'liabilitiesAndEquity.longTermLiabilities.longTermDebt': { value: 27_655_039 },
    'liabilitiesAndEquity.equity.totalEquity': { value: 22_035_903 },
  })
})
