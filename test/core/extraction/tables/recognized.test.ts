/** What recognition leaves of tables: lost spaces, lost headers, amounts written with a pen. */
import { expect, test } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { lineOf } from '../../../../core/document/lines.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { findDocumentTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownRows } from './shown.ts'

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
