/** The workbook of a batch: every file with how it ended, and live counts over them. Written row by row, for a batch may have hundreds of thousands. */
import type { Worksheet } from 'exceljs'
import { argb, color, font } from './workbook.ts'

/** A row of the sheet Files, as members of the table of the batch. */
export type BatchReportRow = Readonly<Record<BatchColumn, string | number>>
type BatchColumn = (typeof columns)[number]['key']

const columns = [
  { key: 'file', header: 'File', width: 48 },
  { key: 'status', header: 'Status', width: 14 },
  { key: 'documents', header: 'Documents', width: 34 },
  { key: 'company', header: 'Company', width: 34 },
  { key: 'pages', header: 'Pages', width: 9 },
  { key: 'recognized_pages', header: 'Recognized pages', width: 17 },
  { key: 'failed_checks', header: 'Failed checks', width: 14 },
  { key: 'seconds', header: 'Seconds', width: 10 },
  { key: 'code', header: 'Refusal', width: 18 },
  { key: 'message', header: 'Why', width: 70 },
] as const

const words: Readonly<Record<string, string>> = {
  complete: 'Complete',
  needs_review: 'Needs review',
  refused: 'Refused',
}
/** Of a sheet of Excel, with its head. */
const MAX_ROWS = 1_048_576

/** Writes the file. Rows beyond what a sheet of Excel holds are left out, and the summary says so. */
export async function writeBatchReport(path: string, rows: AsyncIterable<BatchReportRow>): Promise<void> {
  const { default: Writer } = await import('exceljs/lib/stream/xlsx/workbook-writer.js')
  const book = new Writer({ filename: path, useStyles: true, useSharedStrings: false })
  book.creator = 'Underwriter Desk'
  const summary = book.addWorksheet('Summary')
  const files = book.addWorksheet('Files', { views: [{ state: 'frozen', ySplit: 1 }] })
  files.columns = columns.map(({ key, header, width }) => ({ key, header, width, style: { font: font() } }))
  const head = files.getRow(1)
  head.font = font({ bold: true })
  head.commit()
  let count = 0
  let omitted = 0
  for await (const row of rows) {
    if (count + 1 >= MAX_ROWS) omitted += 1
    else files.addRow({ ...row, status: words[row.status] ?? row.status }).commit()
    count += omitted > 0 ? 0 : 1
  }
  files.autoFilter = { from: 'A1', to: { row: 1, column: columns.length } }
  fillSummary(summary, count, omitted)
  files.commit()
  summary.commit()
  await book.commit()
}

function fillSummary(sheet: Worksheet, count: number, omitted: number): void {
  sheet.columns = [
    { width: 34, style: { font: font() } },
    { width: 16, style: { font: font(), numFmt: '#,##0' } },
  ]
  const last = count + 1
  const column = (key: BatchColumn): string => {
    const letter = String.fromCharCode(65 + columns.findIndex(one => one.key === key))
    return `Files!$${letter}$2:$${letter}$${Math.max(last, 2)}`
  }
  const title = sheet.addRow(['Batch'])
  title.font = font({ size: 14, bold: true })
  const lines: readonly (readonly [string, string])[] = [
    ['Files', `COUNTA(${column('file')})`],
    ...Object.values(words).map((word): [string, string] => [word, `COUNTIF(${column('status')},"${word}")`]),
    ['With a failed check', `COUNTIF(${column('failed_checks')},">0")`],
    ['Pages', `SUM(${column('pages')})`],
    ['Of them recognized from pictures', `SUM(${column('recognized_pages')})`],
    ['Seconds of all files together', `SUM(${column('seconds')})`],
  ]
  for (const [label, formula] of lines) sheet.addRow([label, { formula }]).commit()
  if (omitted === 0) return
  const note = sheet.addRow([`${omitted} more files are in files.csv: a sheet holds no more rows.`])
  note.font = { ...font(), color: argb(color.review) }
}
