/** Totals, columns and leftover lines whose words alone would mislead: what stands around them says what they are. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const readingsOf = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings
const figuresOf = (drawing: string) => readingsOf(drawing)[0]!.figures

const expenses = 'ordinaryIncomeExpense.expenses'

test('a numbered period is a month beside the year to date', () => {
  const readings = readingsOf(`
    BLUE MESA TACOS, LLC
    PROFIT AND LOSS
    PERIOD 10 AND YEAR TO DATE ENDED OCTOBER 31, 2026

                                       Period 10      YTD 2026      YTD 2025
    SALES
      Food                                90,000       880,000       810,000
      Drinks                              10,000       120,000        90,000
    TOTAL SALES                          100,000     1,000,000       900,000
    CONTROLLABLE EXPENSES
      Crew wages                          40,000       410,000       380,000
      Advertising                          1,000        12,000        11,000
      Utilities                            4,000        39,000        37,000
    TOTAL CONTROLLABLES                   45,000       461,000       428,000
    NON-CONTROLLABLE EXPENSES
      National ad fund                     4,500        45,000        40,500
      Rent                                 8,000        80,000        78,000
    TOTAL NON-CONTROLLABLES               12,500       125,000       118,500
    NET INCOME                            42,500       414,000       353,500
  `)
  const found = readings.map(({ periodEnd, months, figures }) => ({
    periodEnd,
    months,
    revenue: figures['ordinaryIncomeExpense.income.revenue']?.value,
    marketing: figures[`${expenses}.marketing`]?.value,
    rent: figures[`${expenses}.rentAndUtilities`]?.value,
  }))
  expect(found).toEqual([
    { periodEnd: '2026-10-31', months: 1, revenue: 100_000, marketing: 5500, rent: 12_000 },
    { periodEnd: '2026-10-31', months: 10, revenue: 1_000_000, marketing: 57_000, rent: 119_000 },
    { periodEnd: '2025-10-31', months: 10, revenue: 900_000, marketing: 51_500, rent: 115_000 },
  ])
})

const income = (costs: string, other: string) => `
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Drilling                               915,046
    Total revenue                            915,046
    ${costs}
    ${other}`

const expensesAndResult = `OPERATING EXPENSES
      Wages                                  311,500
      Operating lease cost - building         36,000
      Utilities                               12,000
    Total operating expenses                 359,500
    INCOME FROM OPERATIONS                   555,546`

test('the total under "Other income (expense)" is the net of both, whatever it is called', () => {
  const figures = figuresOf(
    income(
      expensesAndResult,
      `OTHER INCOME (EXPENSE)
      Grant income                             2,000
      Interest expense                        (9,000)
    Total other expense                       (7,000)
    NET INCOME                               548,546
    `,
    ),
  )
  expect(figures['otherIncomeExpense.netOtherIncomeExpense']?.value).toBe(-7000)
  expect(figures['otherIncomeExpense.otherExpenses']).toBeUndefined()
  expect(figures[`${expenses}.rentAndUtilities`]?.value).toBe(48_000)
})

test('operating costs above the gross margin are no operating expenses', () => {
  const figures = figuresOf(
    income(
      `OPERATING COSTS
      Driver wages                           311,500
      Fuel                                    48,000
    Total operating costs                    359,500
    GROSS MARGIN                             555,546`,
      `GENERAL AND ADMINISTRATIVE
      Office salaries                         55,000
      Insurance                                  546
    Total general and administrative          55,546
    OPERATING INCOME                         500,000
    NET INCOME                               500,000
    `,
    ),
  )
  expect(figures['ordinaryIncomeExpense.income.grossProfit']?.value).toBe(555_546)
  expect(figures[`${expenses}.totalOperatingExpenses`]?.value).not.toBe(359_500)
})

const assets = (first: string) => `
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      ${first.padEnd(38)} 186,415
      Accounts receivable                     62,418
      Zephyr float                            48,206
    Total current assets                     297,039
    Fixed assets, net                         62,418
    TOTAL ASSETS                             359,457
    CURRENT LIABILITIES
      Accounts payable                       118,206
    Total current liabilities                118,206
    Owner's equity                           241,251
    TOTAL LIABILITIES AND EQUITY             359,457
  `

test('unknown current assets are none of the other ones where no line is cash', () => {
  const other = 'assets.currentAssets.otherCurrentAssets'
  expect(figuresOf(assets('Quicksilver Operating'))[other]?.value).not.toBe(234_621)
  expect(figuresOf(assets('Cash in bank'))[other]?.value).toBe(48_206)
})

test('an increase in cash surrender value is no change of working capital', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF CASH FLOWS
    FOR THE YEAR ENDED JUNE 30, 2026

    CASH FLOWS FROM OPERATING ACTIVITIES
      Net income                             471,006
      Adjustments to reconcile net income to net cash provided by operating activities
        Depreciation                         391,809
        Increase in cash surrender value     (11,791)
      (Increase) decrease in
        Accounts receivable                 (132,191)
        Prepaid expenses                      (6,376)
      Increase (decrease) in
        Accounts payable                      31,791
        Accrued expenses                      20,585
    NET CASH PROVIDED BY OPERATING ACTIVITIES 764,833
    CASH FLOWS FROM INVESTING ACTIVITIES
      Purchases of equipment                (278,188)
    NET CASH USED IN INVESTING ACTIVITIES   (278,188)
    NET INCREASE IN CASH                     486,645
  `)
  const other = figures['operatingActivities.changesInWorkingCapital.otherWorkingCapital']?.value ?? null
  expect(other).not.toBe(-11_791 - 6376 + 20_585)
})

test('money held in trust for clients is not owed by them', () => {
  const figures = figuresOf(assets('Cash in bank').replace('Zephyr float         ', 'Client trust accounts'))
  expect(figures['assets.currentAssets.accountsReceivable']?.value).toBe(62_418)
  expect(figures['assets.currentAssets.otherCurrentAssets']?.value).toBe(48_206)
})
