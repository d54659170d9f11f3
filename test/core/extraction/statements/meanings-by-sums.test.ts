/** What a sum says of the lines in it: costs of sales by gross profit, revenue by its parts, classes of property by the depreciation taken off. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const figuresOf = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings[0]!.figures

test.each(['direct job costs', 'cost of revenue', 'cost of goods sold'])(
  'of "%s" above gross profit wages are a cost of sales, and depreciation is depreciation',
  costs => {
    const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Drilling                               715,046
      Pump service                           200,000
    Total revenue                            915,046
    ${costs.toUpperCase()}
      Crew wages                             311,500
      Casing and pipe                        148,000
      Depreciation                            40,000
    ${`Total ${costs}`.padEnd(41)}499,500
    GROSS PROFIT                             415,546
    OPERATING EXPENSES
      Office wages                            61,500
      Rent                                    48,000
      Depreciation                             6,000
    Total operating expenses                 115,500
    NET INCOME                               300,046
    `)
    expect(figures['ordinaryIncomeExpense.income.costOfGoodsSold']?.value).toBe(499_500)
    expect(figures['ordinaryIncomeExpense.expenses.salariesAndWages']?.value).toBe(61_500)
    expect(figures['ordinaryIncomeExpense.expenses.depreciation']?.value).toBe(46_000)
  },
)

test('gross income with nothing taken off is the revenue', () => {
  const figures = figuresOf(`
    MILL RACE HOLDINGS, LLC
    STATEMENT OF INCOME
    FOR THE YEAR ENDED DECEMBER 31, 2025

    Rental income                            286,415
    Reimbursed taxes                          41,806
    Gross income                             328,221
    EXPENSES
      Repairs                                 18,415
      Insurance                               14,630
      Utilities                                9,806
    Total expenses                            42,851
    Net operating income                     285,370
    Interest expense                          98,000
    NET INCOME                               187,370
    `)
  expect(figures['ordinaryIncomeExpense.income.revenue']?.value).toBe(328_221)
})

test('lines of other assets, and of assets without divisions, are no classes of property', () => {
  const divided = figuresOf(`
    GAULEY RIDGE HARDWOODS, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash                                    59,000
    TOTAL CURRENT ASSETS                      59,000
    PROPERTY AND EQUIPMENT
      Sawmill machinery                      486,000
      Rolling stock                          118,000
      Accumulated depreciation              (204,000)
    Net property and equipment               400,000
    OTHER
      Zephyr rights                           30,000
      Utility bond                            15,000
    Total other assets                        45,000
    TOTAL ASSETS                             504,000
    CURRENT LIABILITIES
      Accounts payable                       104,000
    TOTAL CURRENT LIABILITIES                104,000
    STOCKHOLDERS' EQUITY
      Common stock                           400,000
    TOTAL STOCKHOLDERS' EQUITY               400,000
    TOTAL LIABILITIES AND EQUITY             504,000
    `)
  expect(divided['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(604_000)
  const listed = figuresOf(`
    PALMETTO COTTAGE HOMES, LLC
    BALANCE SHEET
    JUNE 30, 2026

    ASSETS
      Cash                                    59,000
      Zephyr sites                           618,000
      Equipment and trucks                   218,000
      Less accumulated depreciation         (141,000)
    TOTAL ASSETS                             754,000
    LIABILITIES AND EQUITY
      Accounts payable                       104,000
    TOTAL LIABILITIES                        104,000
      Members' equity                        650,000
    TOTAL LIABILITIES AND EQUITY             754,000
    `)
  expect(listed['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(218_000)
})

test('what is owed long term is what is left of all liabilities, where only the whole with equity is stated', () => {
  const figures = figuresOf(`
    IRON RIDGE CASTINGS, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash                                   118,000
      Accounts receivable                    618,000
    TOTAL CURRENT ASSETS                     736,000
    TOTAL ASSETS                             736,000
    LIABILITIES AND EQUITY
    CURRENT LIABILITIES
      Accounts payable                       104,000
    TOTAL CURRENT LIABILITIES                104,000
    LONG-TERM DEBT
      Notes payable - bank                   186,000
      Note payable - former owner             96,000
    TOTAL LONG-TERM DEBT                     282,000
    STOCKHOLDERS' EQUITY
      Common stock                           350,000
    TOTAL STOCKHOLDERS' EQUITY               350,000
    TOTAL LIABILITIES AND EQUITY             736,000
    `)
  expect(figures['liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities']?.value).toBe(282_000)
})

test('several lines of property net of depreciation are classes of it', () => {
  const figures = figuresOf(`
    IRON RIDGE CASTINGS, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash                                   118,000
    TOTAL CURRENT ASSETS                     118,000
    NON-CURRENT ASSETS
      Net computer equipment                 185,000
      Net vehicles                           178,000
      Net real estate                        548,000
    TOTAL NON-CURRENT ASSETS                 911,000
    TOTAL ASSETS                           1,029,000
    LIABILITIES AND EQUITY
    CURRENT LIABILITIES
      Accounts payable                       104,000
    TOTAL CURRENT LIABILITIES                104,000
    STOCKHOLDERS' EQUITY
      Common stock                           925,000
    TOTAL STOCKHOLDERS' EQUITY               925,000
    TOTAL LIABILITIES AND EQUITY           1,029,000
    `)
  expect(figures['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(911_000)
})

test('a line that names property as a whole is a class beside another one where only both make the total', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash at bank                            49,736
    TOTAL CURRENT ASSETS                      49,736
    NON-CURRENT ASSETS
      Plant and equipment (Note 3)           386,218
      Motor vehicles (Note 3)                218,440
      Less accumulated depreciation         (298,206)
    TOTAL NON-CURRENT ASSETS                 306,452
    TOTAL ASSETS                             356,188
    `)
  expect(figures['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(604_658)
  expect(figures['assets.fixedAssets.accumulatedDepreciation']?.value).toBe(-298_206)
})

test('the one line that sales are reduced by to gross margin is their cost', () => {
  const figures = figuresOf(`
    MARLOW & PARTNERS, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED DECEMBER 31, 2025

    Net service revenue                    3,567,809
    DIRECT LABOR
      Project salaries                     1,218,406
    Gross margin                           2,349,403
    INDIRECT EXPENSES
      Indirect salaries                      618,215
      Office rent                            218,400
      Professional liability insurance        96,415
    Total indirect expenses                  933,030
    Operating profit                       1,416,373
    Interest expense                          18,415
    NET INCOME                             1,397,958
    `)
  expect(figures['ordinaryIncomeExpense.expenses.salariesAndWages']?.value).toBe(618_215)
})

test('a line of current assets is no equipment, whatever it is kept in', () => {
  const figures = figuresOf(`
    RIDGE FASTENER, LLC
    BALANCE SHEET
    JUNE 30, 2026

    ASSETS
    Current Assets
      Bank                                    96,415
      Stock - Main Warehouse                 664,216
      Stock - Consignment                     18,640
    Total Current Assets                     779,271
    Fixed Assets
      Warehouse Equipment                    184,215
      Accumulated Depreciation               (96,400)
    Total Fixed Assets                        87,815
    TOTAL ASSETS                             867,086
    `)
  expect(figures['assets.currentAssets.inventory']?.value).toBe(682_856)
  expect(figures['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(184_215)
})

test('profit after a cost is no cost, and what interest leaves of interest is no expense', () => {
  const figures = figuresOf(`
    RIDGE FASTENER, LLC
    INCOME STATEMENT
    FOR THE YEAR ENDED JUNE 30, 2026

    Sales                                    821,019
    Cost of Sales                            548,644
    Gross Profit                             272,375
    Expenses
      Wages                                  108,421
      Rent                                    21,600
    Total Expenses                           130,021
    INTEREST
      Interest Income                         (1,264)
      Interest Expense                        12,418
    Total Interest                            11,154
    Profit After Financing Expenses          131,200
    State Franchise Tax                        4,200
    NET INCOME                               127,000
    `)
  expect(figures['ordinaryIncomeExpense.interestExpense']?.value).toBe(12_418)
  expect(figures['ordinaryIncomeExpense.expenses.totalOperatingExpenses']?.value).toBe(130_021)
  expect(figures['ordinaryIncomeExpense.incomeBeforeTax']?.value).toBe(131_200)
})

test('the second line of a result is no tax: it holds the result of operations', () => {
  const figures = figuresOf(`
    THREE MILLS FOOD COOPERATIVE
    STATEMENT OF OPERATIONS
    FOR THE YEAR ENDED JUNE 28, 2026

    SALES, net of member discounts           986,421
    COST OF GOODS SOLD                       621,864
    GROSS MARGIN                             364,557
    OPERATING EXPENSES
      Personnel                              228,641
      Occupancy                               38,641
    Total operating expenses                 267,282
    INCOME FROM OPERATIONS                    97,275
    OTHER INCOME (EXPENSE)
      Rental income                            2,460
      Interest expense                        (5,864)
    Total other income (expense)              (3,404)
    INCOME BEFORE DIVIDENDS ON PATRONAGE OF MEMBERS AND
    TAXES                                     93,871
      Patronage dividends                     62,000
      Income taxes                             2,421
    NET INCOME                                29,450
    `)
  expect(figures['ordinaryIncomeExpense.incomeTax']?.value).toBe(2_421)
  expect(figures['ordinaryIncomeExpense.income.revenue']?.value).toBe(986_421)
})
