/** The Raw Data sheet of an invoice workbook: one row per value, with its place in the documents; other sheets refer to it. */
import type { Workbook } from 'exceljs'
import { addSheet, color, font, look, notStated, put, rowRule, spaced, styles, type Look } from '../workbook.ts'
import { colorConfidence } from '../confidence-colors.ts'
import { cells, moneyFormat, sheetNames, type Presentation } from './presentation.ts'
import { firstRawRow, type RawRow } from './raw-values.ts'

const heads = [
  ['Invoice', 18],
  ['Field', 24],
  ['Label as printed', 30],
  ['Value', 44],
  ['Currency', 9],
  ['Confidence', 10],
  ['File', 34],
  ['Page', 6],
  ['Method', 10],
  ['Printed text', 40],
] as const
const right: readonly string[] = ['Confidence', 'Page']
const confidenceColumn = 'F'

/** Blue marks what is typed or read, black what is calculated: the custom of financial models. */
const inked = (method: string | undefined, align: 'left' | 'right'): Look =>
  look(styles.text, {
    font: method === 'derived' ? font({ italic: true }) : font({ rgb: color.input }),
    border: rowRule,
    alignment: { horizontal: align, vertical: 'middle' },
  })
const faint = look(styles.text, { font: font({ rgb: color.faint }), border: rowRule })
const spacedText = look(cells.text, { alignment: spaced })

export function addRawData(book: Workbook, presentation: Presentation): void {
  const { rows } = presentation.raw
  const sheet = addSheet(book, sheetNames.raw, presentation.title('Raw data'), {
    headerRows: [firstRawRow - 1, firstRawRow - 1],
    frozenRows: firstRawRow - 1,
    frozenColumns: 2,
    widths: heads.map(([, width]) => width),
  })
  put(
    sheet,
    4,
    1,
    'Blue: read from the documents. Black italics: derived. n/s: not stated; a figure entered there reaches every sheet. The lines of the invoices are on Transaction Breakdown.',
    styles.small,
  )
  heads.forEach(([head], index) =>
    put(
      sheet,
      firstRawRow - 1,
      index + 1,
      head,
      right.includes(head)
        ? styles.headRight
        : head === 'File' || head === 'Method' || head === 'Currency'
          ? look(styles.head, { alignment: spaced })
          : styles.head,
    ),
  )
  for (const row of rows) {
    const { provenance, value, row: at } = row
    const words = value === null ? faint : cells.text
    put(sheet, at, 1, row.invoice, words)
    put(sheet, at, 2, row.title, words)
    put(sheet, at, 3, provenance?.label ?? '', words)
    put(sheet, at, 4, value ?? notStated, valueLook(row))
    if (row.kind === 'money') put(sheet, at, 5, row.currency ?? notStated, look(words, { alignment: spaced }))
    if (value !== null && row.confidence !== null) put(sheet, at, 6, row.confidence, cells.confidence)
    if (provenance === null) continue
    put(sheet, at, 7, provenance.fileName, spacedText)
    if (provenance.page > 0) put(sheet, at, 8, provenance.page, cells.plain)
    put(sheet, at, 9, provenance.method, spacedText)
    put(sheet, at, 10, provenance.text, cells.text)
  }
  const last = Math.max(firstRawRow, firstRawRow + rows.length - 1)
  sheet.autoFilter = `A${firstRawRow - 1}:J${last}`
  colorConfidence(sheet, `${confidenceColumn}${firstRawRow}:${confidenceColumn}${last}`)
}

function valueLook({ kind, value, provenance, currency }: RawRow): Look {
  if (value === null)
    return look(faint, { alignment: { horizontal: 'right', vertical: 'middle' }, numFmt: moneyFormat(currency) })
  const base = inked(provenance?.method, kind === 'text' ? 'left' : 'right')
  if (kind === 'money') return look(base, { numFmt: moneyFormat(currency) })
  if (kind === 'fraction') return look(base, { numFmt: '0.####%' })
  return kind === 'number' ? look(base, { numFmt: '#,##0.##' }) : base
}
