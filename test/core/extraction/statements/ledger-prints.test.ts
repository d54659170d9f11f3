/** Statements as ledgers and banks print them: credits negative, totals named as their headings, shares without their mark. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const read = (drawing: string) => extractStatements(drawDocument(drawing), hints)

test('credits printed negative are turned, and a total may repeat its heading', () => {
  const { readings } = read(`
    BRANT RIVER CASTINGS LLC
    BALANCE SHEET
    SEPTEMBER 30, 2026

    ASSETS
      Bank operating                              612,418
      Customers domestic                        1,832,215
      Fixed assets
        Machines                                6,418,630
        Accumulated depreciation               (4,618,640)
      Fixed assets                              1,799,990
    TOTAL ASSETS                                4,244,623
    LIABILITIES AND EQUITY
      Vendors domestic                         (1,018,640)
      Accrued wages                              (186,415)
      Revolver                                   (900,000)
      Equity
        Capital stock                             (50,000)
        Retained earnings                      (2,089,568)
      Equity                                   (2,139,568)
    TOTAL LIABILITIES AND EQUITY               (4,244,623)
    `)
  expect(readings[0]!.figures).toMatchObject({
    'assets.totalAssets': { value: 4_244_623 },
    'assets.fixedAssets.totalFixedAssets': { value: 1_799_990 },
    'liabilitiesAndEquity.equity.retainedEarnings': { value: 2_089_568 },
    'liabilitiesAndEquity.equity.totalEquity': { value: 2_139_568 },
    'liabilitiesAndEquity.totalLiabilitiesAndEquity': { value: 4_244_623 },
  })
})

test('negative revenue, costs that bring it closer to zero: a profit', () => {
  const { readings } = read(`
    BRANT RIVER CASTINGS LLC
    PROFIT AND LOSS STATEMENT
    NINE MONTHS ENDED SEPTEMBER 30, 2026

    Sales revenue                              (9,176,365)
    Cost of goods sold                          6,161,703
    Operating expenses
      Salaries                                  1,864,215
      Rent                                        218,400
      Depreciation                                386,415
    Total operating expenses                    2,469,030
    Income taxes                                  268,400
    Net income                                   (277,232)
    `)
  expect(readings[0]!.figures).toMatchObject({
    'ordinaryIncomeExpense.income.revenue': { value: 9_176_365 },
    'ordinaryIncomeExpense.income.costOfGoodsSold': { value: 6_161_703 },
    'ordinaryIncomeExpense.incomeTax': { value: 268_400 },
    netIncome: { value: 277_232 },
  })
})

test('a discount among positive revenue turns nothing', () => {
  const { readings } = read(`
    BRANT RIVER LANDSCAPING
    PROFIT AND LOSS STATEMENT
    NINE MONTHS ENDED SEPTEMBER 30, 2026

    Income
      Landscaping services                         10,290
      Discounts given                                 (90)
    Total income                                   10,200
    Expenses
      Salaries                                      4,215
      Rent                                          1,840
      Fuel                                            641
    Total expenses                                  6,696
    Net income                                      3,504
    `)
  expect(readings[0]!.figures).toMatchObject({
    'ordinaryIncomeExpense.income.revenue': { value: 10_200 },
    netIncome: { value: 3_504 },
  })
})

test('a loss beyond negative revenue stays a loss', () => {
  const { readings } = read(`
    BRANT RIVER CASTINGS LLC
    PROFIT AND LOSS STATEMENT
    NINE MONTHS ENDED SEPTEMBER 30, 2026

    Sales revenue                                 (5,000)
    Operating expenses
      Salaries                                     64,215
      Rent                                         18,400
      Depreciation                                  6,415
    Total operating expenses                       89,030
    Net loss                                      (94,030)
    `)
  expect(readings[0]!.figures.netIncome).toMatchObject({ value: -94_030 })
})

test('other expenses that a sum takes off are negative net other income', () => {
  const { readings } = read(`
    BRANT RIVER CASTINGS LLC
    INCOME STATEMENT
    YEAR ENDED SEPTEMBER 30, 2026

    Revenue                                     3,225,302
    Operating expenses
      Salaries                                  2,415,215
      Rent                                        162,000
      Depreciation                                 41,500
    Total operating expenses                    2,618,715
    Operating income                              606,587
    Other (income) / expense
      Interest expense                             13,640
      Interest income                              (5,418)
    Total other                                     8,222
    Net income                                    598,365
    `)
  expect(readings[0]!.figures['otherIncomeExpense.netOtherIncomeExpense']).toMatchObject({ value: -8_222 })
})

test('of a spread: the scale beside a print time, shares without their mark, the customer and not the bank', () => {
  const extraction = read(`
    Customer: Cumber Pallet & Crate, Inc.              BALANCE SHEET          Harlan Gap Bank & Trust
    Cust ID: 00418-226      In Thousands (Historic) USD            Spread 11/04/2026 3:12 PM

    Statement Date                       12/31/2024                12/31/2025
                                         $        %                $        %
    ASSETS
    Cash                               386      5.2              518      6.4
    Accounts receivable              2,341     31.7            2,518     31.1
    Inventory                        1,526     20.7            1,610     19.9
    TOTAL CURRENT ASSETS             4,253     57.6            4,646     57.4
    Machinery                        3,125     42.4            3,450     42.6
    TOTAL ASSETS                     7,378    100.0            8,096    100.0
    `)
  expect(extraction.companyName?.value).toBe('Cumber Pallet & Crate, Inc.')
  expect(extraction.readings.map(({ periodEnd }) => periodEnd).toSorted()).toEqual(['2024-12-31', '2025-12-31'])
  const latest = extraction.readings.find(({ periodEnd }) => periodEnd === '2025-12-31')!
  expect(latest.figures).toMatchObject({
    'assets.currentAssets.cash': { value: 518_000 },
    'assets.totalAssets': { value: 8_096_000 },
  })
})
