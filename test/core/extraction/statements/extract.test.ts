/** Statements on drawn pages, through the front door: which values, which periods, and what is not stated. */
import { describe, expect, test } from 'vitest'
import type { StatementKind } from '../../../../core/contract/statement-figures.ts'
import type { Document } from '../../../../core/document/model.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import type { StatementHints } from '../../../../core/extraction/statements/statement.ts'
import { drawPage } from '../../../support/draw-page.ts'

const noHints: StatementHints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const documentOf = (...pictures: readonly string[]): Document => ({
  fileName: 'drawn.pdf',
  pages: pictures.map((picture, i) => drawPage(picture, { number: i + 1 })),
  problems: [],
})

function read(pictures: readonly string[], hints: Partial<StatementHints> = {}) {
  const extraction = extractStatements(documentOf(...pictures), { ...noHints, ...hints })
  const values = (kind: StatementKind, periodEnd: string, months: number | null = null) => {
    const reading = extraction.readings.find(
      r => r.kind === kind && r.periodEnd === periodEnd && (months === null || r.months === months),
    )
    return Object.fromEntries(
      Object.entries(reading?.figures ?? {}).map(([path, field]) => [path.split('.').at(-1)!, field.value]),
    )
  }
  return { extraction, values }
}

const balanceSheet = `
  Harbor Tool Works, Inc.
  Balance Sheet
  As of December 31, 2024

                                        2024          2023
  ASSETS
  Current assets
    Operating checking                12,500        10,100
    Payroll checking                   2,500         1,900
    Accounts receivable               40,000        38,000
    Inventory                         25,000        22,000
    Employee advances                    500           700
  Total current assets                80,500        72,700
  Fixed assets
    Machinery                        100,000        95,000
    Vehicles                          50,000        50,000
    Accumulated depreciation         (60,000)      (48,000)
  Total fixed assets                  90,000        97,000
  TOTAL ASSETS                       170,500       169,700

  LIABILITIES AND EQUITY
  Current liabilities
    Accounts payable                  20,000        19,000
    Line of credit                    15,000        18,000
    Sales tax payable                  1,500         1,200
  Total current liabilities           36,500        38,200
  Long-term liabilities
    Equipment loan                    40,000        52,000
  Total long-term liabilities         40,000        52,000
  Total liabilities                   76,500        90,200
  Equity
    Common stock                      10,000        10,000
    Retained earnings                 84,000        69,500
  Total equity                        94,000        79,500
  TOTAL LIABILITIES AND EQUITY       170,500       169,700
`

describe('a balance sheet', () => {
  const { extraction, values } = read([balanceSheet])
  test('is read for both years, with the sums an analyst makes', () => {
    expect(values('balanceSheet', '2024-12-31')).toEqual({
      totalAssets: 170_500,
      totalCurrentAssets: 80_500,
      cash: 15_000,
      accountsReceivable: 40_000,
      inventory: 25_000,
      otherCurrentAssets: 500,
      propertyPlantEquipment: 150_000,
      accumulatedDepreciation: -60_000,
      totalFixedAssets: 90_000,
      totalLiabilitiesAndEquity: 170_500,
      totalLiabilities: 76_500,
      totalCurrentLiabilities: 36_500,
      accountsPayable: 20_000,
      shortTermDebt: 15_000,
      otherCurrentLiabilities: 1_500,
      longTermDebt: 40_000,
      totalLongTermLiabilities: 40_000,
      commonStock: 10_000,
      retainedEarnings: 84_000,
      totalEquity: 94_000,
    })
    expect(values('balanceSheet', '2023-12-31')).toMatchObject({
      cash: 12_000,
      propertyPlantEquipment: 145_000,
      totalEquity: 79_500,
    })
  })
  test('keeps the places of a sum and names its lines', () => {
    const cash = extraction.readings[0]!.figures['assets.currentAssets.cash']!
    expect(cash.label).toBe('Operating checking + Payroll checking')
    expect(cash.evidence.map(({ text }) => text)).toEqual(['12,500', '2,500'])
  })
  test('is sure of figures its sums confirm', () => {
    const figures = Object.values(extraction.readings[0]!.figures)
    expect(figures.filter(field => field.confidence >= 0.9).length).toBe(figures.length)
  })
  test('names the company of the letterhead', () => {
    expect(extraction.companyName?.value).toBe('Harbor Tool Works, Inc.')
  })
})

test('a firm may be called after what it sells, and words over columns are no firm', () => {
  const isSale = balanceSheet.replace('Harbor Tool Works, Inc.', 'Canyon Ford Tractor Sales')
  expect(read([isSale]).extraction.companyName?.value).toBe('Canyon Ford Tractor Sales')
  const headed = balanceSheet
    .replace('Harbor Tool Works, Inc.', '')
    .replace(/ {40}2024 {10}2023/, '                                     Equipment     Equipment\n$&')
  expect(read([headed]).extraction.companyName?.value).not.toBe('Equipment Equipment')
})

test('what is left of a section is stated only when its total confirms it', () => {
  const unconfirmed = balanceSheet.replace('80,500        72,700', '99,999        88,888')
  expect(read([unconfirmed]).values('balanceSheet', '2024-12-31')).not.toHaveProperty('otherCurrentAssets')
})

describe('the vertical format', () => {
  const { values } = read([
    `
    Ravenswood Joinery Limited
    Balance Sheet as at 31 March 2024

                                                       2024       2023
                                                          £          £
    Fixed assets
    Tangible assets                                 148,482    126,437
    Current assets
    Stocks                                           64,949     56,962
    Debtors                                         115,046    111,388
    Cash at bank and in hand                         23,337     23,725
                                                    203,332    192,075
    Creditors: amounts falling due within one year (103,024)   (87,138)
    Net current assets                              100,308    104,937
    Total assets less current liabilities           248,790    231,374
    Creditors: amounts falling due after more
    than one year                                   (51,212)   (46,319)
    Net assets                                      197,578    185,055
    Capital and reserves
    Called up share capital                             100        100
    Profit and loss account                         197,478    184,955
    Shareholders' funds                             197,578    185,055
  `,
  ])
  const year = values('balanceSheet', '2024-03-31')
  test('gives creditors as positive liabilities and totals only by arithmetic', () => {
    expect(year).toMatchObject({
      totalCurrentAssets: 203_332,
      totalCurrentLiabilities: 103_024,
      totalEquity: 197_578,
      propertyPlantEquipment: 148_482,
    })
    expect(year).toMatchObject({ totalAssets: 351_814, totalLiabilities: 154_236 })
  })
})

describe('an income statement', () => {
  const picture = `
    Juniper Freight LLC
    Statements of Income
    Years ended December 31, 2024 and 2023
    (in thousands)

                                        2024       2023
    Revenue                            9,000      8,000
    Cost of revenue                   (5,000)    (4,600)
    Gross profit                       4,000      3,400
    Driver wages                      (1,500)    (1,400)
    Rent                                (300)      (290)
    Depreciation                        (200)      (190)
    Total operating expenses          (2,000)    (1,880)
    Operating income                   2,000      1,520
    Interest expense                    (150)      (160)
    Other income                          50         40
    Income before income taxes         1,900      1,400
    Income tax expense                  (400)      (300)
    Net income                         1,500      1,100
  `
  const { values } = read([picture])
  test('has positive costs whatever the print shows, in full units', () => {
    expect(values('incomeStatement', '2024-12-31')).toEqual({
      revenue: 9_000_000,
      costOfGoodsSold: 5_000_000,
      grossProfit: 4_000_000,
      salariesAndWages: 1_500_000,
      rentAndUtilities: 300_000,
      depreciation: 200_000,
      totalOperatingExpenses: 2_000_000,
      operatingIncome: 2_000_000,
      interestExpense: 150_000,
      otherIncome: 50_000,
      incomeBeforeTax: 1_900_000,
      incomeTax: 400_000,
      netIncome: 1_500_000,
    })
  })
})

test('a statement goes on over the page', () => {
  const lines = balanceSheet.split('\n')
  const cut = lines.findIndex(line => line.includes('LIABILITIES AND EQUITY'))
  const { values } = read([lines.slice(0, cut).join('\n'), lines.slice(cut).join('\n')])
  expect(values('balanceSheet', '2024-12-31')).toMatchObject({ totalAssets: 170_500, totalEquity: 94_000 })
})

test('the company itself is preferred to its parent alone', () => {
  const parent = balanceSheet
    .replace('Balance Sheet', 'Condensed Balance Sheet (Parent Company Only)')
    .replaceAll('170,500', '70,500')
  expect(read([parent, balanceSheet]).values('balanceSheet', '2024-12-31').totalAssets).toBe(170_500)
})

test('a period end that no column shows is not imposed', () => {
  const { extraction } = read([balanceSheet], { periodEnd: '2022-06-30', statementType: 'CASH_FLOW_STATEMENT' })
  expect(extraction.readings.map(({ periodEnd }) => periodEnd)).toEqual(['2024-12-31', '2023-12-31'])
})

test('nothing financial gives no readings', () => {
  const { extraction } = read(['A letter about the weather.\nIt rained 12 days in 2024 and 14 in 2023.', ''])
  expect(extraction.readings).toEqual([])
  expect(extraction.companyName).toBeNull()
})

test('net revenue below the expenses is what is left of the revenue', () => {
  const { values } = read([
    `
  Harbor Light Foundation
  Statement of Activity
  January 1 - December 31, 2025

                                         Total
  Revenue
    Membership dues                    120,500
    Sponsorships                       305,200
  Total Revenue                        425,700
  Expenditures
    Salaries & wages                   180,000
    Conference venue                   171,600
  Total Expenditures                   351,600
  Net Operating Revenue                 74,100
  Other Revenue
    Interest earned                      5,200
  Total Other Revenue                    5,200
  Net Other Revenue                      5,200
  Net Revenue                           79,300
`,
  ])
  expect(values('incomeStatement', '2025-12-31')).toMatchObject({
    revenue: 425_700,
    totalOperatingExpenses: 351_600,
    operatingIncome: 74_100,
    netOtherIncomeExpense: 5_200,
    netIncome: 79_300,
  })
})

test('a middle page that only lists accounts belongs to the statement begun before it', () => {
  const { values } = read([
    `
  Harbor Light Foundation
  Statement of Activity
  January 1 - July 31, 2025

                                         Total
  Revenue
    4018 Conference fees               120,500
    4100 Sponsorships                  305,200
  Total Revenue                        425,700
  Expenditures
    4210 Staff health insurance         11,600
`,
    `
    4230 Bank and merchant fees         30,000
    4310 Retirement of staff            20,000
    4320 Equipment                      10,000
    4330 Notes to members               15,000
`,
    `
    4400 Conference venue               65,000
  Total Expenditures                   151,600
  Net Operating Revenue                274,100
  Net Revenue                          274,100
`,
  ])
  expect(values('incomeStatement', '2025-07-31')).toMatchObject({
    revenue: 425_700,
    totalOperatingExpenses: 151_600,
    netIncome: 274_100,
  })
})

describe('a recognized balance sheet without a title, its main totals lost', () => {
  const scan = `
    As of December 3l
                                            2024           2023
  ASSETS
  Current Assets
    Cash                                  60,687         16,079
    Accounts Receivable                   82,064         90,494
    Inventories                            6,774          8,476
                                         149,525        115,049
  Non-Current Assets
    Property and Equipment                91,369         61,012
  SSETS
  LIABILITIES AND EQUITY
  Current Liabilities
    Trade and Other Payables                             14,466
    Other Current Liabilities              9,821          6,342
  TOTAL AABILITIES                        37,019         20,808
  EQUITY
    Share Capital
    Authorized - 100,000 shares/par value P 100/share
    Subscribed and paid-up                50,000         50,000
    Retained Earnings                    153,875        105,253
                                         203,875        155,253
  TOTAL LIABILITIES AND EQUITY           240,894        176,061
`
  const read = extractStatements(
    { fileName: 'scan.pdf', pages: [drawPage(scan, { source: 'ocr', confidence: 0.9 })], problems: [] },
    noHints,
  )
  const figures = read.readings.find(({ periodEnd }) => periodEnd === '2024-12-31')?.figures ?? {}
  test('is known by its headings, dated, and totaled by what adds up', () => {
    expect(figures).toMatchObject({
      'assets.currentAssets.totalCurrentAssets': { value: 149_525 },
      'liabilitiesAndEquity.equity.commonStock': { value: 50_000 },
      'liabilitiesAndEquity.equity.totalEquity': { value: 203_875 },
      'liabilitiesAndEquity.totalLiabilitiesAndEquity': { value: 240_894 },
      'assets.totalAssets': { value: 240_894, method: 'derived' },
    })
  })
  test('does not state what was lost', () => {
    expect(figures).not.toHaveProperty(['liabilitiesAndEquity.currentLiabilities.accountsPayable'])
  })
})

describe('a balance sheet whose equity is one line under a name of its own', () => {
  const sheet = (capital: string) => `
  Balance Sheet
  December 31, 2024
  ASSETS
  Current assets
    Cash                                 112,500
    Accounts receivable                   40,000
  Total current assets                   152,500
  TOTAL ASSETS                           152,500
  LIABILITIES
  Current liabilities
    Accounts payable                      20,000
    Accrued expenses                      16,500
  Total current liabilities               36,500
  OWNER
    Ana Reyes, balance                   ${capital}
  `
  const of = (capital: string) => read([sheet(capital)]).values('balanceSheet', '2024-12-31')
  test('takes the line that is what the liabilities leave of the assets', () => {
    expect(of('116,000')).toMatchObject({ totalEquity: 116_000, totalLiabilities: 36_500 })
  })
  test('takes none that is nearly so', () => {
    expect(of('116,010')).not.toHaveProperty('totalEquity')
  })
})

describe('a document that hardly names itself', () => {
  const lodge = (title: string) => `
  ${title}
  2024

  Balance forward 1/1/2024                              12,345.67
  INCOME
    Dues                                 13,800.00
    Late charges                            150.00
    Bank interest                             4.32
                                                        13,954.32
  EXPENSES
    Insurance                             1,822.00
    Mowing                                8,003.11
    Postage                                 214.90
                                                       (10,040.01)
  Balance 12/31/2024                                    16,259.98
  `
  const as = (statementType: StatementHints['statementType'], page: string) =>
    read([page], { statementType, periodEnd: '2024-12-31' })
  test('is what it is announced as where its sums add up, and is not believed much', () => {
    const { values, extraction } = as('INCOME_STATEMENT', lodge('Oddfellows Lodge'))
    expect(values('incomeStatement', '2024-12-31')).toMatchObject({
      revenue: 13_954.32,
      totalOperatingExpenses: 10_040.01,
    })
    const confidences = extraction.readings.flatMap(({ figures }) => Object.values(figures).map(f => f.confidence))
    expect(Math.max(...confidences)).toBeLessThan(0.75)
  })
  test('is nothing where nobody announced it, or the sums do not add up', () => {
    expect(read([lodge('Oddfellows Lodge')]).extraction.readings).toEqual([])
    const wrong = lodge('Oddfellows Lodge').replace('13,954.32', '15,100.00').replace('(10,040.01)', '(9,000.00)')
    expect(as('INCOME_STATEMENT', wrong).extraction.readings).toEqual([])
  })
  test('is no statement when it is a bank statement or an invoice, whatever it is announced as', () => {
    const bank = `
  Prairie National Bank
  Statement period 12/01/2024 - 12/31/2024
  Beginning balance                     1,200.00
  Deposits and other credits
    Income from sales                   8,500.00
    Interest                                 4.00
  Total deposits                         8,504.00
  Withdrawals
    Expenses paid                        6,000.00
    Fees                                    25.00
  Total withdrawals                      6,025.00
  Ending balance                         3,679.00
  `
    const invoice = `
  INVOICE 1042
  Bill to: Harbor Tool Works
  Sales
    Drill press                          2,400.00
    Vise                                   310.00
    Freight                                 90.00
  Total sales                            2,800.00
  Tax                                      196.00
  Total                                  2,996.00
  `
    for (const page of [bank, invoice])
      for (const type of ['BALANCE_SHEET', 'INCOME_STATEMENT', 'CASH_FLOW_STATEMENT'] as const)
        expect(as(type, page).extraction.readings, type).toEqual([])
  })
})

describe('a balance sheet that does not part current from long-term lines', () => {
  const sheet = `
  Statement of Financial Position
  June 30, 2024
  ASSETS
    Cash                                 210,000
    Investments                          260,000
    Property and equipment, net          181,000
  Total assets                           651,000
  LIABILITIES AND NET ASSETS
  Liabilities
    Accounts payable                      61,000
    Notes payable                         43,000
  Total liabilities                      104,000
  Total net assets                       547,000
  Total liabilities and net assets       651,000
  `
  test('is not sure whether investments and notes are short or long', () => {
    const { figures } = read([sheet]).extraction.readings[0]!
    expect(figures['assets.currentAssets.cash']!.confidence).toBeGreaterThan(0.9)
    expect(figures['assets.currentAssets.shortTermInvestments']?.confidence ?? 0).toBeLessThan(0.9)
    expect(figures['liabilitiesAndEquity.currentLiabilities.shortTermDebt']?.confidence ?? 0).toBeLessThan(0.9)
  })
})

describe('arithmetic over words', () => {
  test('revenue nobody has a name for is what the expenses leave the income of', () => {
    const { values } = read([
      `
      Tri-County Hauling
      Income Statement
      For the year ended December 31, 2024

                                        2024
      Linehaul and fuel               199,000
      Expenses
        Driver wages                   80,000
        Repairs                        20,000
        Rent                           15,000
      Total expenses                  115,000
      Net ordinary income              84,000
      Interest expense                  4,000
      Net income                       80,000
      `,
    ])
    expect(values('incomeStatement', '2024-12-31')).toMatchObject({ revenue: 199000, netIncome: 80000 })
  })

  test('sums of costs printed negative among costs that are not are costs all the same', () => {
    const { values } = read([
      `
      Tri-County Hauling
      Income Statement
      For the year ended December 31, 2024

                                        2024
      Sales                           199,000
      Operating expenses
        Advertising                     9,000
        Rent                           15,000
        Wages                          80,000
      Total operating expenses       (104,000)
      EBITDA                           95,000
      Depreciation                    (12,000)
      Operating income                 83,000
      Income taxes                    (20,000)
      Net income                       63,000
      `,
    ])
    expect(values('incomeStatement', '2024-12-31')).toMatchObject({
      marketing: 9000,
      rentAndUtilities: 15000,
      depreciation: 12000,
      totalOperatingExpenses: 104000,
      incomeTax: 20000,
    })
  })

  test('one of several groups of expenses is not all of them', () => {
    const { values } = read([
      `
      Tri-County Grill
      Income Statement
      For the year ended December 31, 2024

                                        2024
      Sales                           199,000
      Cost of sales                    60,000
      Gross profit                    139,000
      Controllable expenses
        Supplies                        9,000
        Marketing                       5,000
      Total controllable expenses      14,000
      Occupancy costs
        Rent                           30,000
        Property tax                    6,000
      Total occupancy costs            36,000
      Operating income                 89,000
      Net income                       89,000
      `,
    ])
    expect(values('incomeStatement', '2024-12-31')).toMatchObject({
      marketing: 5000,
      operatingIncome: 89000,
      totalOperatingExpenses: 50000,
    })
  })

  test('accounts listed among the adjustments of a cash flow are changes in working capital', () => {
    const { values } = read([
      `
      Tri-County Hauling
      Statement of Cash Flows
      January - December 2024

                                                     Total
      OPERATING ACTIVITIES
        Net Income                                  81,200
        Adjustments to reconcile Net Income:
          Accounts Receivable (A/R)                (12,100)
          Prepaid Insurance                         (1,200)
          Accumulated Depreciation                  14,100
          Accounts Payable (A/P)                     6,100
          Sales Tax Payable                          1,100
        Total Adjustments                            8,000
      Net cash provided by operating activities     89,200
      FINANCING ACTIVITIES
        Owner's Pay & Personal Expenses            (24,000)
      Net cash provided by financing activities    (24,000)
      Net cash increase for period                  65,200
      Cash at beginning of period                   41,000
      Cash at end of period                        106,200
      `,
    ])
    expect(values('cashFlowStatement', '2024-12-31')).toMatchObject({
      accountsReceivable: -12100,
      otherWorkingCapital: -100,
      dividendsPaid: -24000,
      endingCashBalance: 106200,
    })
  })
})
