/** A printed spreadsheet carries the letters of its columns and the numbers of its rows: they are no part of the statement. */
import { expect, test } from 'vitest'
import { withoutSheetHeadings } from '../../../../core/extraction/layout/sheet-headings.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument, drawPage } from '../../../support/draw-page.ts'

const sheet = `
        A                                   B            C
  1   Orchard Gate Nursery
  2   Income statement, years ended December 31
  3                                        2025         2024
  4   Retail sales                      412,680      398,214
  5   Wholesale                         186,420      164,318
  6   Total sales                       599,100      562,532
  7   Cost of plants sold               268,414      251,206
  8   Gross margin                      330,686      311,326
  9
  10  Wages                             118,640      112,418
  11  Rent                               36,000       36,000
  12  Total expenses                    154,640      148,418
  13  Net income                        176,046      162,908
  `
const textOf = (drawing: string) => withoutSheetHeadings(drawPage(drawing)).lines.map(({ text }) => text)

test('letters above and numbers at the left are dropped, and rows without anything else with them', () => {
  expect(textOf(sheet).slice(0, 5)).toEqual([
    'Orchard Gate Nursery',
    'Income statement, years ended December 31',
    '2025 2024',
    'Retail sales 412,680 398,214',
    'Wholesale 186,420 164,318',
  ])
  expect(textOf(sheet).slice(-4)).toContain('Wages 118,640 112,418')
})

test('the name of the company is read without its row', () => {
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  expect(extractStatements(drawDocument(sheet), hints).companyName?.value).toBe('Orchard Gate Nursery')
})

test('numbers that do not count up, or stand under no letters, stay', () => {
  expect(textOf(sheet.replace('  A   ', '  X   '))[1]).toBe('1 Orchard Gate Nursery')
  expect(textOf(sheet.replace('  11  Rent', '  7   Rent'))[1]).toBe('1 Orchard Gate Nursery')
})
