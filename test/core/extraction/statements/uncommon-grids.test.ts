/** Statements in other grids than labels beside periods, on forms that ask for the name, and on the cash basis. */
import { describe, expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

/** The name, and by kind and end of the period the values by the last part of their paths. */
function read(picture: string) {
  const { companyName, readings } = extractStatements(drawDocument(picture), hints)
  const values = readings.map(({ kind, periodEnd, figures }) => [
    `${kind} ${periodEnd}`,
    Object.fromEntries(Object.entries(figures).map(([path, { value }]) => [path.split('.').at(-1)!, value])),
  ])
  return { name: companyName?.value, values: Object.fromEntries(values) as Record<string, Record<string, number>> }
}

test('a history with a year in each row states the lines that head its columns', () => {
  const { values } = read(`
    Best Tile, Inc.
    Financial history
    Years ended December 31
     Year       Sales    Cost of      Gross    Payroll    Total operating       Net
                           goods     profit                      expenses    income
     2024       3,905      2,236      1,669        671              1,117       439
     2025       4,118      2,331      1,787        702              1,155       526
  `)
  expect(values['incomeStatement 2025-12-31']).toMatchObject({
    revenue: 4118,
    costOfGoodsSold: 2331,
    grossProfit: 1787,
    totalOperatingExpenses: 1155,
    netIncome: 526,
  })
})

const form = (name: string) => `
  ${name}
  Condition at close of business: February 28, 2026

  Description                               Detail          Total
  CURRENT ASSETS
    Cash in banks                          612,440
    Accounts receivable                    418,206
    Prepaid expenses                        64,118
  TOTAL CURRENT ASSETS                                  1,094,764
  TOTAL ASSETS                                          1,094,764
  CURRENT LIABILITIES
    Accounts payable                       188,215
    Accrued payroll                         18,206
  TOTAL CURRENT LIABILITIES                               206,421
  TOTAL LIABILITIES                                       206,421
    Capital stock                          100,000
    Retained earnings                      788,343
  NET WORTH                                               888,343
  TOTAL LIABILITIES AND NET WORTH                       1,094,764
`

test('details stand for the column of totals beside them', () => {
  const { values } = read(form('Best Paving, Inc.'))
  expect(values['balanceSheet 2026-02-28']).toMatchObject({
    cash: 612_440,
    accountsReceivable: 418_206,
    totalCurrentAssets: 1_094_764,
    accountsPayable: 188_215,
    totalEquity: 888_343,
  })
})

test('a column of eliminations holds no details of the consolidated column', () => {
  const { values } = read(`
    Best Holdings, Inc. and Subsidiary
    Consolidating Balance Sheet
    December 31, 2025
                                 Parent    Subsidiary    Eliminations    Consolidated
    Cash                        412,618        96,214               -         508,832
    Accounts receivable         618,430       318,640        (280,600)        656,470
    Investment in subsidiary    500,000             -        (500,000)              -
    Total assets              1,531,048       414,854        (780,600)      1,165,302
    Accounts payable            684,215       142,630        (280,600)        546,245
    Total liabilities           684,215       142,630        (280,600)        546,245
    Total equity                846,833       272,224        (500,000)        619,057
  `)
  expect(values['balanceSheet 2025-12-31']).toMatchObject({ cash: 508_832, totalAssets: 1_165_302 })
})

test('receipts less disbursements are the income of who states no other', () => {
  const { values } = read(`
    Best Fire Company
    Statement of Cash Receipts and Disbursements
    Year ended December 31, 2025
    RECEIPTS
      Township allocation               186,400.00
      Fund drive                         48,206.50
      Sale of 1998 tanker                18,500.00
      Interest earned                     2,918.06
    TOTAL RECEIPTS                      256,024.56
    DISBURSEMENTS
      Apparatus fuel                     19,206.35
      Engine lease - principal           38,206.14
      Down payment on rescue truck       45,000.00
    TOTAL DISBURSEMENTS                 102,412.49
    EXCESS OF RECEIPTS OVER DISBURSEMENTS  153,612.07
    CASH BALANCE, JANUARY 1              70,910.11
    CASH BALANCE, DECEMBER 31           224,522.18
  `)
  expect(values['incomeStatement 2025-12-31']).toMatchObject({
    revenue: 256_024.56,
    totalOperatingExpenses: 102_412.49,
    netIncome: 153_612.07,
  })
})

describe('the name a form asks for goes before that of the office in its heading', () => {
  test.each([
    ['Name of contractor: Best Paving, Inc.', 'Best Paving, Inc.'],
    ['In re: BEST CASTINGS, INC.        Case No. 26-11844', 'BEST CASTINGS, INC.'],
    ['Business name    Best Countertops', 'Best Countertops'],
  ])('%s', (line, name) => {
    expect(read(form(`STATE DEPARTMENT OF ROADS\n  FINANCIAL STATEMENT\n  ${line}`)).name).toBe(name)
  })

  test('captions beside each other are no answers', () => {
    const line =
      'Business name           Statement as of      Prepared by\n  Best Feed & Grain LLC   2/28/26              owner'
    expect(read(form(line)).name).toBe('Best Feed & Grain LLC')
  })

  test('a caption stands over the name', () => {
    const caption = 'Borrower                        Loan number'
    const heading = `STATE DEPARTMENT OF ROADS\n  FINANCIAL STATEMENT\n  ${caption}\n  Best Countertops                0071-448206`
    expect(read(form(heading)).name).toBe('Best Countertops')
  })
})

test('details and totals in two columns below a title that stands over the first alone', () => {
  const { readings } = extractStatements(
    drawDocument(`
                           Tri-County Auto Parts, Inc.
                                 Balance Sheet
                               September 30, 2026

                                    ASSETS
    Current Assets
    Cash                              42,918.20
    Accounts Receivable              180,415.60
    Merchandise Inventory            512,640.75
    Total Current Assets                                  735,974.55
    Property and Equipment
    Vehicles                         142,640.00
    Building                         386,415.00
    Accumulated Depreciation        (162,855.00)
    Total Property and Equipment                          366,200.00
    Total Assets                                     $  1,102,174.55

                           LIABILITIES AND CAPITAL
    Current Liabilities
    Accounts Payable                 218,640.35
    Accrued Expenses                  12,418.00
    Total Current Liabilities                             231,058.35
    Long-Term Liabilities
    Notes Payable                    286,415.00
    Total Long-Term Liabilities                           286,415.00
    Total Liabilities                                     517,473.35
    Capital
    Common Stock                      10,000.00
    Retained Earnings                574,701.20
    Total Capital                                         584,701.20
    Total Liabilities & Capital                      $  1,102,174.55
    `),
    { statementType: null, periodEnd: null, companyName: null, fiscalYear: null },
  )
  expect(readings).toHaveLength(1)
  expect(readings[0]).toMatchObject({
    periodEnd: '2026-09-30',
    figures: {
      'assets.currentAssets.cash': { value: 42_918.2 },
      'assets.currentAssets.totalCurrentAssets': { value: 735_974.55 },
      'assets.totalAssets': { value: 1_102_174.55 },
      'liabilitiesAndEquity.totalLiabilities': { value: 517_473.35 },
      'liabilitiesAndEquity.equity.totalEquity': { value: 584_701.2 },
    },
  })
})
