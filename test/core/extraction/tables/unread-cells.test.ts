/** What recognition makes of dots and of small figures: letters where none stood. */
import { expect, test } from 'vitest'
import type { Page } from '../../../../core/document/model.ts'
import { lineOf } from '../../../../core/document/lines.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { removeDotLeaders } from '../../../../core/extraction/layout/remove-dot-leaders.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** The words of the given texts as unsure as letters read from dots are. */
const unsure = (page: Page, ...texts: readonly string[]): Page => ({
  ...page,
  lines: page.lines.map(line =>
    lineOf(line.words.map(word => (texts.includes(word.text) ? { ...word, confidence: 0.2 } : word))),
  ),
})

const picture = `
  Riverbend Fabrication, Inc.
  Income Statement
  Year Ended September 30, 2024

                                       Amount      %       Prior      %
  Net sales          eee CPPC        2,410,335   100.0  1,976,287   100.0
  Cost of sales                      1,441,890    59.8  1,225,399    62.0
  Gross profit                         968,445    40.2    750,888    38.0
  Operating expenses
    Depreciation                        66,210      re     51,876     2.6
    Officer salaries                   180,000    Airs    172,773     8.7
    Payroll taxes                       41,200      Ll     32,389     1.6
    Rent             eee PPC            72,000     3.0     72,648     3.7
  Total operating expenses             359,410    14.9    329,686    16.7
  Income from operations               609,035    25.3    421,202    21.3
  Net income                           609,035    25.3    421,202    21.3
`

test('dots read as letters are no part of a label, and letters in a column of percentages part no page in two', () => {
  const page = unsure(drawPage(picture, { source: 'ocr' }), 'eee', 'CPPC', 'PPC')
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  const { readings } = extractStatements({ fileName: 'drawn.pdf', pages: [page], problems: [] }, hints)
  const figures = readings[0]!.figures
  expect(figures['ordinaryIncomeExpense.income.revenue']).toMatchObject({ value: 2_410_335, label: 'Net sales' })
  expect(figures['ordinaryIncomeExpense.expenses.depreciation']?.value).toBe(66_210)
  expect(figures['ordinaryIncomeExpense.expenses.salariesAndWages']?.value).toBe(180_000)
  expect(figures['ordinaryIncomeExpense.expenses.rentAndUtilities']).toMatchObject({ value: 72_000, label: 'Rent' })
})

test('letters that were read surely, and pages that were not recognised, stay as they are', () => {
  const sure = drawPage('Tape on a reel      eee 1,200', { source: 'ocr' })
  expect(removeDotLeaders(sure)).toBe(sure)
  const text = unsure(drawPage('Rent      eee 1,200'), 'eee')
  expect(removeDotLeaders(text)).toBe(text)
})

test('the first quarter read as letters heads its column, and quarters are no figures', () => {
  const quarters = drawPage(
    `
  Bluestem Rentals Inc.
  Income Statement by Quarter
  Nine months ended September 30, 2024

                              Ql        Q2        Q3
                            2024      2024      2024    YTD 2024
  Total revenue          473,550   511,690   471,690   1,456,930
  Total direct costs     109,330   124,622    94,817     328,769
  Gross profit           364,220   387,068   376,873   1,128,161
  Wages                   98,220    95,014    79,733     272,967
  Net income             266,000   292,054   297,140     855,194
`,
    { source: 'ocr' },
  )
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  const { readings } = extractStatements({ fileName: 'drawn.pdf', pages: [quarters], problems: [] }, hints)
  const revenues = readings.map(({ periodEnd, months, figures }) => [
    periodEnd,
    months,
    figures['ordinaryIncomeExpense.income.revenue']?.value,
  ])
  expect(revenues).toEqual([
    ['2024-03-31', 3, 473_550],
    ['2024-06-30', 3, 511_690],
    ['2024-09-30', 3, 471_690],
    ['2024-09-30', 9, 1_456_930],
  ])
})

test('a figure that lost its comma is one figure, and noughts alone are none', () => {
  const shown = (field: string) =>
    findTables(
      drawPage(`\n               2024\nWages        98,220\nRent     ${field.padStart(10)}\nTotal       134,220\n`, {
        source: 'ocr',
      }),
    )[0]?.rows.find(({ label }) => label === 'Rent')?.cells[0]?.value
  expect(shown('36 000.')).toBe(36_000)
  expect(shown('000.')).toBeUndefined()
})
