/** Reports as accounting programs print them: periods beside balances, numbers of accounts, two languages, scales printed once. */
import { expect, test } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

const tablesOf = (picture: string) => findTables(drawPage(picture))

test('the month of the fiscal year is the length of its year to date', () => {
  const [table] = tablesOf(`
    Profit and Loss
    Month 10, January 2026

                              Period      Year to Date
    Sales                  68,827.79        783,053.58
    Carriage                1,178.17         13,733.28
    Gross profit           67,649.62        769,320.30
  `)
  expect(shownColumns(table)).toEqual(['period 2026-01-31/1!', 'period 2026-01-31/10!'])
})

test('the day nearest to the numbers goes before the day of the title', () => {
  const [table] = tablesOf(`
                             AS AT PERIOD 10    OCTOBER 31, 2026
                                 THIS PERIOD         LAST PERIOD
                                    10/31/26            09/30/26
    CURRENT ASSETS
      OPERATING BANK              108,593.45          109,565.42
      TRADE DEBTORS               788,544.18          785,019.41
    TOTAL CURRENT ASSETS          897,137.63          894,584.83
  `)
  expect(table!.columns.map(({ period }) => period?.end)).toEqual(['2026-10-31', '2026-09-30'])
})

test('a length over some columns is not that of a month beside them', () => {
  const [table] = tablesOf(`
    Income Statement

                                                      10 Months Ended
                       October 2026   % Rev   $/Mile       10/31/2026   % Rev   $/Mile
    Linehaul revenue        724,493    83.6   2.9955        7,080,719    84.3   2.9796
    Fuel surcharge          124,364    14.3   0.5142        1,157,184    13.8   0.4869
    Total revenue           848,857    97.9   3.5097        8,237,903    98.1   3.4665
  `)
  const columns = table!.columns.map(({ role, period }) => `${role} ${period?.months}`)
  expect(columns.filter(column => column.startsWith('period'))).toEqual(['period 1', 'period 10'])
})

test('numbers of accounts beside the amounts are no amounts', () => {
  const [table] = tablesOf(`
    LIABILITIES AND NET WORTH            ACCT       AMOUNT
    ACCOUNTS PAYABLE                      300      275,687
    VEHICLE LIENS PAYABLE                 302       91,912
    NOTES PAYABLE - NEW VEHICLES          310    6,347,137
    NOTES PAYABLE - USED VEHICLES         311    1,336,395
    CUSTOMER DEPOSITS                     316       45,569
    SALES TAX PAYABLE                     320       69,629
    TOTAL CURRENT LIABILITIES                    8,166,329
  `)
  expect(table!.columns.map(({ role }) => role)).toEqual(['note', 'period'])
})

test('a year marked as a budget is no amount, and its column no period', () => {
  const [table] = tablesOf(`
    Income Statement           2026B       2025       2024
    Revenue                   20,819     20,132     18,719
    Cost of sales             16,208     15,302     14,369
    Gross profit               4,611      4,830      4,350
  `)
  expect(table!.columns.map(({ role }) => role)).toEqual(['budget', 'period', 'period'])
  expect(shownRows(table)[0]).toBe('Revenue: 20819, 20132, 18719')
})

const statements = (income: string) => `
    Boat Works, Inc.
    (thousands of dollars)
    Balance Sheet              2025       2024
    Cash                      1,120      2,614
    Receivables               2,819      2,572
    Total assets              3,939      5,186


    Statement of Income        2025       2024
    Net sales                ${income}     13,601
    Cost of sales            11,660     10,176
    Gross profit              3,556      3,425
`

test('a scale printed once holds for all statements of the page', () => {
  expect(tablesOf(statements('15,216')).map(({ scale }) => scale)).toEqual([1000, 1000])
})

test('a table with cents is in full units whatever the one above is in', () => {
  expect(tablesOf(statements('15,216.25')).map(({ scale }) => scale)).toEqual([1000, 1])
})

test('marks behind the amounts are of the amounts before them', () => {
  const [table] = tablesOf(`
                                        2026            2025
    Sales                        1 652 579 $     1 576 366 $
    Cost of sales                  1 082 186       1 016 283
    Gross profit                   570 393 $       560 083 $
  `)
  expect(shownRows(table)[0]).toBe('Sales: 1652579, 1576366')
})

test('labels printed in another language on the line above are left out', () => {
  const [table] = tablesOf(`
                                        2026          2025
    Chiffre d’affaires
    Sales                          1,652,579     1,576,366
    Coût des ventes
    Cost of sales                  1,082,186     1,016,283
    Bénéfice brut
    Gross profit                     570,393       560,083
    Frais d’exploitation
    Operating expenses
    Salaires
    Salaries                         269,367       238,725
    Loyer
    Rent                              58,822        58,281
    Publicité
    Advertising                       15,414        13,141
                                     343,603       310,147
    Bénéfice d’exploitation
    Operating income                 226,790       249,936
  `)
  expect(shownRows(table).map(row => row.replace(/:.*/, ''))).toEqual(
    'Sales,Cost of sales,Gross profit,Frais d’exploitation,Operating expenses,Salaries,Rent,Advertising,,Operating income'.split(
      ',',
    ),
  )
})

test('the end of a remark over two lines is no row of numbers', () => {
  const [table] = tablesOf(`
    Balance Sheet

                       January 31,      2025 (Note
                              2026              2)
    Cash                     2,157           1,672
    Receivables                495             442
    Total assets             2,652           2,114
  `)
  expect(table!.columns[0]!.header).toBe('January 31, 2026')
  expect(shownRows(table)[0]).toBe('Cash: 2157, 1672')
})

test('"last year" under the one date over all columns ended a year before it', () => {
  const [table] = tablesOf(`
                          FISCAL YEAR ENDED 01/31/26
                          THIS YEAR        LAST YEAR       INCR/DECR-
    CASH                  98,120.11        97,759.24           360.87
    INVENTORY            561,004.20       552,623.46         8,380.74
    TOTAL ASSETS         659,124.31       650,382.70         8,741.61
  `)
  expect(shownColumns(table)).toEqual([
    'period 2026-01-31/12!',
    'period 2025-01-31/12!',
    expect.stringContaining('change'),
  ])
})

test('years beside trailing twelve months end with the calendar year', () => {
  const [table] = tablesOf(`
    Calendar years and trailing twelve months ended June 30, 2026

                             2024         2025      TTM Jun-26
    Route revenue       1,773,977    1,894,340       1,992,513
    Uniform program       432,896      476,394         497,149
    Total revenue       2,206,873    2,370,734       2,489,662
  `)
  expect(table!.columns.map(({ period }) => `${period?.end} ${period?.months}`)).toEqual([
    '2024-12-31 null',
    '2025-12-31 null',
    '2026-06-30 12',
  ])
})

test('a print date above the columns dates none of them, and a period to date beside the year to date is a month', () => {
  const [table] = findTables(
    drawPage(`
      Cumberland Residential            Income Statement                   10/08/2026
                                        Period = Sep 2026
                                     Book = Accrual ; Tree = cr_is
                                        Period to Date       %        Year to Date       %
      INCOME
        Gross Potential Rent              128,400.00    105.89%       1,155,600.00   106.45%
        Loss to Lease                      -3,812.00     -3.14%         -31,206.00    -2.87%
        Vacancy Loss                       -6,420.00     -5.29%         -61,830.00    -5.70%
      TOTAL RENTAL INCOME                 118,168.00     97.46%       1,062,564.00    97.88%
    `),
  )
  expect(shownColumns(table).filter(column => column.startsWith('period'))).toEqual([
    'period 2026-09-30/1!',
    'period 2026-09-30/9!',
  ])
})

test('the day a report was printed dates none of its years', () => {
  const [table] = tablesOf(`
    Printed 11/09/26           Comparative Balance Sheet           Page 1
                         For the period ended October 31

                                  This Year         Last Year
                                       2026              2025
    CASH IN BANK                 118,406.22         86,215.40
    TRADE DEBTORS                618,215.90        571,806.33
    TOTAL ASSETS                 736,622.12        658,021.73
  `)
  expect(shownColumns(table).map(column => column.slice(0, 17))).toEqual(['period 2026-10-31', 'period 2025-10-31'])
})

test('amounts per unit in cents are no period', () => {
  const [table] = findTables(
    drawPage(`
                                   YTD 9/30/26    per gal   YTD 9/30/25    per gal
      Fuel sales - unleaded          6,318,415     261.2¢     6,486,230     275.3¢
      Fuel sales - diesel            1,864,206      77.1¢     1,918,415      81.4¢
      Card fees on fuel               (148,206)      6.1¢      (151,830)      6.4¢
      Fuel margin                      548,200      22.7¢       538,185      22.8¢
    `),
  )
  expect(shownColumns(table).filter(column => column.startsWith('period'))).toEqual([
    'period 2026-09-30/9!',
    'period 2025-09-30/9!',
  ])
})

test('numbers of documents before names do not part a page, where amounts have cents', () => {
  const tables = tablesOf(`
    Type        Date         Num      Name              Memo               Amount       Balance
    Income
      Invoice   07/02/2026   5901     Harbor Condos     Common areas    12,869.20     12,869.20
      Invoice   07/09/2026   7651     Dr. Calloway      Repaint         15,934.55     28,803.75
      Invoice   07/16/2026   4392     Marsh LLC         Office           6,961.78     35,765.53
      Invoice   07/23/2026   8566     School Dist.      Gym             10,853.69     46,619.22
    Total Income                                                        46,619.22     46,619.22
  `)
  expect(tables).toHaveLength(1)
  expect(shownRows(tables[0]).at(-1)).toBe('Total Income: 46619.22, 46619.22')
})

test('headers that only name a period take it from the line that says what they stand for', () => {
  const [table] = tablesOf(`
    Profit and Loss Statement - Comparison
    Posting Date Period 1: 07/01/25 - 06/30/26 Period 2: 07/01/24 - 06/30/25 Template: STD

    Account                          Period 1         Period 2
    Sales                        8,210,190.45     7,578,205.35
    Cost of sales                5,486,441.42     5,098,695.79
    Gross profit                 2,723,749.03     2,479,509.56
  `)
  expect(shownColumns(table)).toEqual(['period 2026-06-30/12!', 'period 2025-06-30/12!'])
})

test('the net change of a range of days is what happened in it; a change beside a period is none', () => {
  const [flows] = tablesOf(`
    Income Statement
                              Net Change     Net Change - Last Year
    Name              01/01/26..09/30/26         01/01/25..09/30/25
    Sales                   2,651,281.05               2,344,829.75
    Cost of goods           1,483,664.51               1,310,760.77
    Gross profit            1,167,616.54               1,034,068.98
  `)
  expect(shownColumns(flows)).toEqual(['period 2026-09-30/9!', 'period 2025-09-30/9!'])
  const [compared] = tablesOf(`
    Balance Sheet
                     12/31/2025     12/31/2024     Net Change
    Cash              84,215.00      61,840.00      22,375.00
    Receivables       48,640.00      52,118.00      (3,478.00)
    Total assets     132,855.00     113,958.00      18,897.00
  `)
  expect(compared!.columns.map(({ role }) => role)).toEqual(['period', 'period', 'change'])
})

test('a range of two years over a column for each', () => {
  const [table] = tablesOf(`
    Profit and Loss Statement
    From Date: 01-01-2024 To Date: 12-31-2025 Periodicity: Yearly

    Account                      2025             2024
    Income                 832,135.75       714,051.25
    Expenses               618,339.71       534,831.32
    Profit                 213,796.04       179,219.93
  `)
  expect(shownColumns(table)).toEqual(['period 2025-12-31/12!', 'period 2024-12-31/12!'])
})

test('a range of eighteen months is the length of its column, though the header is a year', () => {
  const [table] = tablesOf(`
    Profit and Loss Statement
    July 1, 2024 to December 31, 2025

    Account                      2025
    Income                 832,135.75
    Expenses               618,339.71
    Profit                 213,796.04
  `)
  expect(shownColumns(table)).toEqual(['period 2025-12-31/18!'])
})
