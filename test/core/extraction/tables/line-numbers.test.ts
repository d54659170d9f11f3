/** Rows of spreadsheets and lines of forms begin with numbers that count them and are no amounts. */
import { expect, test } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

test('row numbers of a spreadsheet are neither a column nor part of the labels', () => {
  const [table] = findTables(
    drawPage(`
      1   Harrow Lane Bakery, Inc.
      2   Balance Sheet
      3                                     6/30/2026   6/30/2025
      4   Cash                                  9,418       8,206
      5   A/R                                  21,840      18,641
      6   Flour, butter and bags in store      14,206      13,415
      7   Current assets                       45,464      40,262
      8   Ovens and mixers                     98,641      94,263
      9   Less depreciation                   (51,840)    (47,990)
      10  TOTAL ASSETS                         92,265      86,535
    `),
  )
  expect(shownColumns(table)).toEqual(['period 2026-06-30/null!', 'period 2025-06-30/null!'])
  expect(shownRows(table)).toEqual([
    'Cash: 9418, 8206',
    'A/R: 21840, 18641',
    'Flour, butter and bags in store: 14206, 13415',
    'Current assets: 45464, 40262',
    'Ovens and mixers: 98641, 94263',
    'Less depreciation: -51840, -47990',
    'TOTAL ASSETS: 92265, 86535',
  ])
})

test('numbers of form lines with letters are no part of the labels', () => {
  const [table] = findTables(
    drawPage(`
                                                   2025       2024
      1   Gross receipts or sales                48,218     43,640
      4   Cost of goods sold                     15,340     13,216
      5   Gross profit                           32,878     30,424
      8   Advertising                             3,214      2,816
      16a Interest                                1,406      8,215
      20b Rent                                   14,400     14,400
      26  Wages                                   7,415      4,206
      28  Total expenses                         26,435     29,637
      31  Net profit                              6,443        787
    `),
  )
  expect(table?.rows.map(({ label }) => label)).toEqual([
    'Gross receipts or sales',
    'Cost of goods sold',
    'Gross profit',
    'Advertising',
    'Interest',
    'Rent',
    'Wages',
    'Total expenses',
    'Net profit',
  ])
})

test('two numbered lists beside each other are two tables', () => {
  const tables = findTables(
    drawPage(`
                      Balance sheet, October 31, 2026
      2  CASH                  486,215     32  ACCOUNTS PAYABLE      218,406
      3  RECEIVABLES           318,406     33  FLOOR PLAN            918,206
      4  VEHICLES            1,186,215     34  ACCRUED PAYROLL       118,630
      5  PARTS                 286,415     35  CUSTOMER DEPOSITS      42,000
      6  PREPAID EXPENSES       41,806     36  NOTES PAYABLE         316,215
      7  EQUIPMENT             486,415     37  TOTAL LIABILITIES   1,613,457
      8  DEPRECIATION         (118,630)    38  COMMON STOCK          100,000
      9  DEPOSITS               42,000     39  EARNINGS            1,015,385
      13 TOTAL ASSETS        2,728,842     46  TOTAL               2,728,842
    `),
  )
  expect(tables.map(({ side }) => side)).toEqual(['left', 'right'])
  expect(shownRows(tables[0])[0]).toBe('CASH: 486215')
  expect(shownRows(tables[1])[0]).toBe('ACCOUNTS PAYABLE: 218406')
})

test('numbers with a point count the lines of two lists beside each other, row by row', () => {
  const tables = findTables(
    drawPage(`
                 Business financial statement as of 9/30/26
      1. Cash on hand            41,806  17. Accounts payable        61,806
      2. Certificates            25,000  18. Credit cards             9,418
      3. Accounts receivable     86,415  19. Line of credit          40,000
      4. Notes receivable                20. Current term debt       36,206
      5. Inventory              118,630  21. Taxes payable            5,218
      6. Prepaid expenses         4,218  22. Accrued expenses         7,806
      7. Other current assets            23. Other liabilities
      8. TOTAL CURRENT ASSETS   276,069  24. TOTAL LIABILITIES      160,454
    `),
  )
  expect(tables.map(({ side }) => side)).toEqual(['left', 'right'])
  expect(shownRows(tables[0])).toContain('Inventory: 118630')
  expect(shownRows(tables[1])).toContain('Line of credit: 40000')
})
