/** Lines that a label alone would put in the wrong field: signs of sums, parts of groups, vetoes and competitors say otherwise, or keep silent. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const readingsOf = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings
const figuresOf = (drawing: string) => readingsOf(drawing)[0]!.figures

const otherIncome = 'otherIncomeExpense.otherIncome'
const wages = 'ordinaryIncomeExpense.expenses.salariesAndWages'
const marketing = 'ordinaryIncomeExpense.expenses.marketing'

const income = (below: string) => `
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Sales                                  915,046
    Total revenue                            915,046
    OPERATING EXPENSES
      Wages                                  311,500
      Rent                                    48,000
    Total operating expenses                 359,500
    INCOME FROM OPERATIONS                   555,546
    ${below}`

test('other income printed negative among costs is positive', () => {
  const figures = figuresOf(
    income(`OTHER (INCOME) AND EXPENSE
      Owner salary                            60,000
      Interest expense                         4,100
      Other income                            (1,200)
    TOTAL OTHER (INCOME) AND EXPENSE          62,900
    NET INCOME                               492,646
    `),
  )
  expect(figures[otherIncome]?.value).toBe(1200)
})

test('what a sum takes off the result is no other income, whatever it is called', () => {
  const figures = figuresOf(
    income(`NON-OPERATING INCOME AND EXPENSES
      Rent (ground lease)                      7,000
      Insurance                                3,000
    TOTAL NON-OPERATING INCOME AND EXPENSES   10,000
    NET INCOME                               545,546
    `),
  )
  expect(figures.netIncome?.value).toBe(545_546)
  expect(figures[otherIncome]).toBeUndefined()
})

test('a group total over lines of several fields is none of them', () => {
  const figures = figuresOf(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Sales                                  915,046
    Total revenue                            915,046
    SELLING
      Salaries and commissions - sales       211,500
      Advertising                             48,000
      Travel                                   9,000
    TOTAL SELLING                            268,500
    OFFICE AND MARKETING
      Website advertising                      6,000
      Office supplies                         11,000
    TOTAL OFFICE AND MARKETING                17,000
    TOTAL OPERATING EXPENSES                 285,500
    NET INCOME                               629,546
    `)
  expect(figures[wages]?.value).toBe(211_500)
  expect(figures[marketing]?.value).toBe(54_000)
})

const balance = (current: string, property: string) => `
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    ${current}
    ${property}
    TOTAL ASSETS                             208,960
    LIABILITIES
    CURRENT LIABILITIES
      Accounts payable                        70,690
    TOTAL CURRENT LIABILITIES                 70,690
    STOCKHOLDERS' EQUITY
      Common stock                            50,000
      Retained earnings                       88,270
    TOTAL STOCKHOLDERS' EQUITY               138,270
    TOTAL LIABILITIES AND EQUITY             208,960
    `

test('what stands above depreciation in its sum is property, whatever it is called', () => {
  const figures = figuresOf(
    balance(
      `CURRENT ASSETS
      Cash in bank                            59,000
    TOTAL CURRENT ASSETS                      59,000`,
      `  Land                                   100,000
      Zephyr towers                           80,000
      Accumulated depreciation               (30,040)
    Net property                             149,960`,
    ),
  )
  expect(figures['assets.fixedAssets.propertyPlantEquipment']?.value).toBe(180_000)
})

test('what is left of a section is not stated where a line of it may be of another field', () => {
  const other = 'assets.currentAssets.otherCurrentAssets'
  const withLine = (label: string) =>
    figuresOf(
      balance(
        `CURRENT ASSETS
      Cash in bank                           159,000
      Deposits paid                           50,000
      ${label.padEnd(41)}1,000
    TOTAL CURRENT ASSETS                     208,960`,
        '',
      ).replace('159,000', '157,960'),
    )
  expect(withLine('Zephyr float')[other]?.value).toBe(51_000)
  expect(withLine('Zephyr vendor trade receivables')[other]).toBeUndefined()
})

test('a total beside the months it adds up ends with the last of them', () => {
  const readings = readingsOf(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME

                                      Jul-26    Aug-26    Sep-26   TTM Total
    REVENUE
      Sales                          915,046   815,046   715,046   2,445,138
    Total revenue                    915,046   815,046   715,046   2,445,138
    OPERATING EXPENSES
      Wages                          311,500   211,500   111,500     634,500
      Rent                            48,000    48,000    48,000     144,000
    Total operating expenses         359,500   259,500   159,500     778,500
    NET INCOME                       555,546   555,546   555,546   1,666,638
    `)
  const total = readings.find(({ figures }) => figures.netIncome?.value === 1_666_638)
  expect(total).toMatchObject({ periodEnd: '2026-09-30', months: 12 })
})

test('of two columns of one balance sheet under one date none is chosen', () => {
  const readings = readingsOf(`
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

                                       6/30/2026   6/30/2026
    CURRENT ASSETS
      Cash in bank                        50,000      59,000
      Inventory                          140,000     149,960
    TOTAL ASSETS                         190,000     208,960
    CURRENT LIABILITIES
      Accounts payable                    60,000      70,690
    TOTAL CURRENT LIABILITIES             60,000      70,690
    STOCKHOLDERS' EQUITY
      Common stock                        50,000      50,000
      Retained earnings                   80,000      88,270
    TOTAL STOCKHOLDERS' EQUITY           130,000     138,270
    TOTAL LIABILITIES AND EQUITY         190,000     208,960
    `)
  expect(readings.length).toBe(0)
})

test('bare totals below two headings belong to the outer one, and a reference beside a heading is no amount of it', () => {
  const { figures } = readingsOf(`
    KETTLE & SONS FORGINGS PRIVATE LIMITED
    BALANCE SHEET AS AT JUNE 30, 2026

                                            Note      2026
    EQUITY AND LIABILITIES
    Shareholders' funds
      Share capital                            2    50,000
      Reserves and surplus                     3    88,270
    Current liabilities
      Trade payables                           4
      Dues of small enterprises                     20,000
      Other current liabilities                5    50,690
    TOTAL                                          208,960
    ASSETS
    Current assets
      Inventories                              6   149,960
      Cash and bank balances                   7    59,000
    TOTAL                                          208,960
    `)[0]!
  expect(figures).toMatchObject({
    'liabilitiesAndEquity.totalLiabilitiesAndEquity': { value: 208_960 },
    'assets.totalAssets': { value: 208_960 },
  })
})
