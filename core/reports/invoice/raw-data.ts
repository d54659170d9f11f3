/** The Raw Data sheet of an invoice workbook: one row per value with its provenance; other sheets refer to it. */
import type { Workbook } from 'exceljs'
import { addSheet, color, font, restyle, notStated, put, rowRule, spaced, styles, type CellStyle } from '../workbook.ts'
import { colorConfidence } from '../confidence-colors.ts'
import { cells, amountFormatOf, sheetNames, type Presentation } from './presentation.ts'
import { firstRawRow, type RawRow } from './raw-values.ts'

const headers = [
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

/** Blue for inputs, black for calculations: the convention of financial models. */
const inked = (method: string | undefined, align: 'left' | 'right'): CellStyle =>
  restyle(styles.text, {
    font: method === 'derived' ? font({ italic: true }) : font({ rgb: color.input }),
    border: rowRule,
    alignment: { horizontal: align, vertical: 'middle' },
  })
const faint = restyle(styles.text, { font: font({ rgb: color.faint }), border: rowRule })
const spacedText = restyle(cells.text, { alignment: spaced })

export function addRawData(book: Workbook, presentation: Presentation): void {
  const { rows } = presentation.raw
  const sheet = addSheet(book, sheetNames.raw, presentation.title('Raw data'), {
    headerRows: [firstRawRow - 1, firstRawRow - 1],
    frozenRows: firstRawRow - 1,
    frozenColumns: 2,
    widths: headers.map(([, width]) => width),
  })
  put(
    sheet,
    [4, 1],
    'Blue: read from the documents. Black italics: derived. n/s: not stated; an amount entered there updates every sheet. The lines of the invoices are on Transaction Breakdown.',
    styles.small,
  )
  headers.forEach(([head], index) =>
    put(
      sheet,
      [firstRawRow - 1, index + 1],
      head,
      right.includes(head)
        ? styles.headRight
        : head === 'File' || head === 'Method' || head === 'Currency'
          ? restyle(styles.head, { alignment: spaced })
          : styles.head,
    ),
  )
  for (const row of rows) {
    const { provenance, value, row: at } = row
    const words = value === null ? faint : cells.text
    put(sheet, [at, 1], row.invoice, words)
    put(sheet, [at, 2], row.title, words)
    put(sheet, [at, 3], provenance?.label ?? '', words)
    put(sheet, [at, 4], value ?? notStated, valueStyle(row))
    if (row.kind === 'amount') put(sheet, [at, 5], row.currency ?? notStated, restyle(words, { alignment: spaced }))
    if (value !== null && row.confidence !== null) put(sheet, [at, 6], row.confidence, cells.confidence)
    if (provenance === null) continue
    put(sheet, [at, 7], provenance.fileName, spacedText)
    if (provenance.page > 0) put(sheet, [at, 8], provenance.page, cells.plain)
    put(sheet, [at, 9], provenance.method, spacedText)
    put(sheet, [at, 10], provenance.text, cells.text)
  }
  const last = Math.max(firstRawRow, firstRawRow + rows.length - 1)
  sheet.autoFilter = `A${firstRawRow - 1}:J${last}`
  colorConfidence(sheet, `${confidenceColumn}${firstRawRow}:${confidenceColumn}${last}`)
}

function valueStyle({ kind, value, provenance, currency }: RawRow): CellStyle {
  if (value === null)
    return restyle(faint, { alignment: { horizontal: 'right', vertical: 'middle' }, numFmt: amountFormatOf(currency) })
  const base = inked(provenance?.method, kind === 'text' ? 'left' : 'right')
  if (kind === 'amount') return restyle(base, { numFmt: amountFormatOf(currency) })
  if (kind === 'fraction') return restyle(base, { numFmt: '0.####%' })
  return kind === 'number' ? restyle(base, { numFmt: '#,##0.##' }) : base
}
