/** What recognition leaves of tables: lost spaces, lost headers, amounts written with a pen. */
import { expect, test } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { lineOf } from '../../../../core/document/lines.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { findDocumentTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

const scanOf = (picture: string): Document => ({
  fileName: 'scan.pdf',
  pages: [drawPage(picture, { source: 'ocr', confidence: 0.9 })],
  problems: [],
})
const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

test('a number grouped by spaces lacks its first one', () => {
  const [table] = findDocumentTables(
    scanOf(`
                             2026          2025
      Cash                142 816       118 240
      Stocks              486 315       452 190
      Total assets       1044 466      1970 390
    `),
  )
  expect(shownRows(table)).toContain('Total assets: 1044466, 1970390')
})

const form = `
  Best Tool Works, Inc.
  Balance Sheet
  December 31, 2025

  Cash                                     14,200
  Accounts receivable                      21,650
  Inventory                                 3,300
  Total current assets                     45,750
  Equipment                               169,100
  Total assets                            219,850
  Accounts payable                          7,300
  Bank loan                                50,450
  Total current liabilities                57,750
  Long-term debt                          107,600
  Total liabilities                       165,350
  Owner's equity                           54,500
  Total liabilities and equity            219,850
`
/** The form with its amounts twice as high as its labels. */
function byHand(document: Document): Document {
  const pages = document.pages.map(page => ({
    ...page,
    lines: page.lines.map(line =>
      lineOf(
        line.words.map(word =>
          /^[\d,]+$/.test(word.text) && word.text.includes(',')
            ? { ...word, box: { ...word.box, top: word.box.top - 5, bottom: word.box.bottom + 5 } }
            : word,
        ),
      ),
    ),
  }))
  return { ...document, pages }
}

test('an amount in handwriting is stated where a sum proves it', () => {
  const stated = (document: Document): readonly string[] =>
    extractStatements(document, hints).readings.flatMap(({ figures }) => Object.keys(figures))
  expect(stated(scanOf(form))).toContain('assets.currentAssets.cash')
  const written = stated(byHand(scanOf(form)))
  expect(written).toContain('liabilitiesAndEquity.currentLiabilities.accountsPayable')
  expect(written).not.toContain('assets.currentAssets.cash')
})

test.each([
  ['Best Orchards', ['Best Orchards', 'A Partnership', 'Balance Sheet', 'December 31, 2025']],
  ['Best Foundation', ['Best Foundation Balance Sheet 2025-12-31']],
])('%s is the name over the statement', (name, heading) => {
  const picture = form.replace(/^[^]*?December 31, 2025/, heading.map(line => `\n  ${line}`).join(''))
  expect(extractStatements(scanOf(picture), hints).companyName?.value).toBe(name)
})

test('a name whose words recognition does not believe is not stated', () => {
  const scan = scanOf(form)
  const pages = scan.pages.map(page => ({
    ...page,
    lines: page.lines.map(line =>
      line.text.startsWith('Best') ? lineOf(line.words.map(word => ({ ...word, confidence: 0.2 }))) : line,
    ),
  }))
  expect(extractStatements({ ...scan, pages }, hints).companyName).toBeNull()
})

test('a title that says its basis in parentheses is no print mark of the margin', () => {
  const [table] = findDocumentTables(
    scanOf(`
      Best Foundation
      Statement of Assets and Net Assets (Cash Basis)
      December 31, 2025

      Cash                                     14,200
      Total assets                             14,200
    `),
  )
  expect(table!.heading).toContain('Statement of Assets and Net Assets (Cash Basis)')
})

const rowsOfTwo = `
      Cash                       142,816     118,240
      Receivables                486,315     452,190
      Total current assets       629,131     570,430
      Total assets             1,044,466     970,390
`
test('two dates a space apart head a column each', () => {
  const [table] = findDocumentTables(
    scanOf(`
      Best Tool Works, Inc.
      Balance Sheet

                           Oct. 31, 2026 oct 31, 2025
${rowsOfTwo}
    `),
  )
  expect(shownColumns(table)).toEqual(['period 2026-10-31/null!', 'period 2025-10-31/null!'])
})

test('a column whose header was lost is that of the year between its neighbors', () => {
  const [table] = findDocumentTables(
    scanOf(`
      Best Tool Works, Inc.
      Profit and Loss

                          FY 2025        by       BY 2023
      Sales               142,816     118,240     101,300
      Cost of sales        86,315      52,190      48,110
      Gross profit         56,501      66,050      53,190
    `),
  )
  expect(table!.columns.map(({ period }) => period?.end?.slice(0, 4))).toEqual(['2025', '2024', '2023'])
})

/** Amounts and their percentages, some of which recognition made words or left without their point. */
const withShares = `
                          2025        9,70       2024       %
      Sales            214,806       o.5      206,415     9.8
      Service          386,420       HS       348,215    16.5
      Repairs          168,415       7.4      142,630     6.8
      Rentals        1,498,084      66.1    1,408,200    66.9
      Total revenue  2,267,725     100.0    2,105,460   100.0
      Wages            248,615      11.0      236,418      Ll
      Rent              48,206       2.1       46,815     2.2
      Insurance        118,415       5.2      108,206      OS
      Supplies          61,830        27       64,218      Ud
      Freight           61,830        27       64,218     3.1
      Utilities         24,815       1.1       22,406      il2
`
test('misread percentages are no labels, and the rest shows what their column holds', () => {
  const scan = scanOf(withShares)
  const pages = scan.pages.map(page => ({
    ...page,
    lines: page.lines.map(line =>
      lineOf(line.words.map(word => (/^(?:HS|Ll|OS|Ud|il2)$/.test(word.text) ? { ...word, confidence: 0.5 } : word))),
    ),
  }))
  const tables = findDocumentTables({ ...scan, pages })
  expect(tables).toHaveLength(1)
  expect(tables[0]!.columns.map(({ role }) => role)).toEqual(['period', 'percent', 'period', 'percent'])
})

test('a speck behind a label joins no heading to it', () => {
  const [table] = findDocumentTables(
    scanOf(`
                                 2025          2024
      Long-term debt            8,180         9,006
      Total liabilities -      20,534        21,368
      Shareholders' equity:
        Common stock            4,206         4,188
    `),
  )
  expect(shownRows(table)).toContain("Shareholders' equity:")
})

const pageOf = (title: string, rows: string, number: number) =>
  drawPage(`\n      ${title}\n      Income Statement, page ${number}\n\n                                2025\n${rows}`, { source: 'ocr', number }) // prettier-ignore
test('a title in which recognition misread a letter is the one of the page before', () => {
  const first = `
      Revenue                2,267,725
      Cost of sales            501,881
      Gross profit           1,765,844
  `
  const second = `
      Rent                     600,000
      Total operating expenses 1,294,182
      Operating income         471,662
      Net income               471,662
  `
  const pages = [pageOf('Best Animat Hospital, P.C.', first, 1), pageOf('Best Animal Hospital, P.C.', second, 2)]
  const [reading] = extractStatements({ fileName: 'scan.pdf', pages, problems: [] }, hints).readings
  expect(Object.keys(reading!.figures)).toEqual(
    expect.arrayContaining(['netIncome', 'ordinaryIncomeExpense.income.revenue']),
  )
})

test('an amount misread in one column leaves the totals of the others stated', () => {
  const { readings } = extractStatements(
    scanOf(`
      Best Tool Works, Inc.
      Balance Sheet
      December 31, 2025 and 2024

                                     2025         2024
      Cash                         74,200       62,200
      Accounts receivable          21,650       20,000
      Inventory                    33,300       23,000
      Total current assets        488,150      105,200
      Total assets                298,250      285,200
      Accounts payable             57,300       46,900
      Long-term debt              107,600      110,300
      Total liabilities           164,900      157,200
    `),
    hints,
  )
  const stated = readings.map(({ figures }) => Object.keys(figures).includes('assets.currentAssets.totalCurrentAssets'))
  expect(stated).toEqual([false, true])
})

test('the title of another entity, one number apart, is not the one of the page before', () => {
  const rows = `
      Revenue                2,267,725
      Cost of sales            501,881
  `
  const more = `
      Rent                     600,000
      Net income               471,662
  `
  const pages = [
    pageOf('Best Animal Hospital Holdings No. 4', rows, 1),
    pageOf('Best Animal Hospital Holdings No. 5', more, 2),
  ]
  const [reading] = extractStatements({ fileName: 'scan.pdf', pages, problems: [] }, hints).readings
  expect(Object.keys(reading?.figures ?? {})).not.toContain('netIncome')
})
