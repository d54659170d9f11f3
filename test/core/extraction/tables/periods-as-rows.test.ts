/** Tables turned by a quarter: a period begins each row, and the lines of the statement head the columns. */
import { expect, test } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

const tablesOf = (picture: string) => findTables(drawPage(picture))

test('years below each other are the columns, and the headings above the numbers are the labels', () => {
  const [income, balance] = tablesOf(`
    Best Tile, Inc.
    Financial history
    Years ended December 31
     Year       Sales    Cost of      Gross    Payroll      Net
                           goods     profit              income
     2024       3,905      2,236      1,669        671      439
     2025       4,118      2,331      1,787        702      526
     Average    4,012      2,284      1,728        687      483

    Balance sheet at year end
     Year      Cash       Receivables     Total assets    Equity
     2024       301               455            1,637     1,051
     2025       377               481            1,728     1,199
  `)
  expect(shownColumns(income)).toEqual(['period 2024-12-31/12!', 'period 2025-12-31/12!'])
  expect(shownRows(income)).toEqual([
    'Sales: 3905, 4118',
    'Cost of goods: 2236, 2331',
    'Gross profit: 1669, 1787',
    'Payroll: 671, 702',
    'Net income: 439, 526',
  ])
  expect(shownRows(balance)).toEqual([
    'Cash: 301, 377',
    'Receivables: 455, 481',
    'Total assets: 1637, 1728',
    'Equity: 1051, 1199',
  ])
})

test('months below each other have the total of all as a column of its own', () => {
  const [table] = tablesOf(`
    Best Diner LLC
    Monthly results 2025
     Month          Sales     Food cost      Wages        Rent     Net income
     January       41,206        13,118     12,406       4,200          6,118
     February      39,440        12,806     12,118       4,200          5,440
     March         44,118        14,206     12,840       4,200          7,206
     Total        124,764        40,130     37,364      12,600         18,764
  `)
  expect(shownColumns(table)).toEqual([
    'period 2025-01-31/1!',
    'period 2025-02-28/1!',
    'period 2025-03-31/1!',
    'period 2025-03-31/3! total',
  ])
  expect(shownRows(table)[0]).toBe('Sales: 41206, 39440, 44118, 124764')
})

test('days, fiscal years and periods to date begin rows as well', () => {
  const [table] = tablesOf(`
    Covenant history
     Period ended              Total         Total    Net worth     Net income
                              assets   liabilities
     December 31, 2024     1,637,206       586,118    1,051,088        439,206
     December 31, 2025     1,728,440       529,206    1,199,234        526,118
     June 30, 2026         1,804,118       512,440    1,291,678        281,440
  `)
  expect(shownColumns(table)).toEqual(['period 2024-12-31/null!', 'period 2025-12-31/null!', 'period 2026-06-30/null!'])
  expect(shownRows(table)).toEqual([
    'Total assets: 1637206, 1728440, 1804118',
    'Total liabilities: 586118, 529206, 512440',
    'Net worth: 1051088, 1199234, 1291678',
    'Net income: 439206, 526118, 281440',
  ])
})

test('years set to the right of their heading name their rows', () => {
  const [table] = tablesOf(`
    Selected Financial Data (in thousands)
    Fiscal              Net        Gross                 Net
     year             sales       profit    EBITDA    income
       2022           5,118        1,806       412       206
       2023           5,306        1,918       488       244
       2024           5,618        2,206       511       281
  `)
  expect(table!.columns.map(({ period }) => period?.end)).toEqual(['2022-12-31', '2023-12-31', '2024-12-31'])
  expect(shownRows(table)[3]).toBe('Net income: 206, 244, 281')
})

test('a change of equity between two days is a table the usual way round', () => {
  const [table] = tablesOf(`
    Statement of changes in equity
                                       Common     Retained       Total
                                        stock     earnings      equity
     Balance, December 31, 2024        10,000      804,118     814,118
     Net income                             -      206,440     206,440
     Distributions                          -      (88,206)    (88,206)
     Balance, December 31, 2025        10,000      922,352     932,352
  `)
  expect(table!.columns.map(({ header }) => header)).toEqual(['Common stock', 'Retained earnings', 'Total equity'])
})
