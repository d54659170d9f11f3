/** The Integrity sheet of every workbook: each sign with its place and both figures, and what no sign means. */
import type Excel from 'exceljs'
import { expect, test } from 'vitest'
import type { FullAnalysis } from '../../../core/contract/application.ts'
import type { IntegrityFinding } from '../../../core/contract/integrity.ts'
import { applicationReport } from '../../../core/reports/application-report.ts'
import { financialReport } from '../../../core/reports/financial-report.ts'
import { invoiceReport } from '../../../core/reports/invoice-report.ts'
import { openWorkbook } from '../../support/open-workbook.ts'
import { answers } from '../../support/sample-invoices.ts'
import { sampleResult } from '../../support/sample-result.ts'

const high: IntegrityFinding = {
  signal: 'overlay',
  severity: 'high',
  page: 2,
  bbox: [410, 200.5, 470, 212],
  before: '=1,204.50',
  after: '9,204.50',
  explanation: 'An opaque shape covers 1,204.50, and 9,204.50 is printed on it.',
}
const note: IntegrityFinding = {
  ...high,
  signal: 'editing-software',
  severity: 'note',
  page: null,
  bbox: null,
  before: null,
  after: null,
  explanation: 'The file was printed.',
}

/** Texts of the rows below the header, as far as they are filled. */
function rowsOf(book: Excel.Workbook): unknown[][] {
  const rows: unknown[][] = []
  book.getWorksheet('Integrity')?.eachRow((row, number) => {
    const cells: unknown[] = []
    row.eachCell(cell => void (cell.isMerged && cell.master.address !== cell.address ? 0 : cells.push(cell.value)))
    if (number > 5) rows.push(cells)
  })
  return rows
}
const highRow = [
  'a.pdf',
  'High',
  'Covered figure',
  2,
  '=1,204.50',
  '9,204.50',
  high.explanation,
  '410, 200.5, 470, 212',
]

test('of statements lists the most serious first, and files without signs with what that means', async () => {
  const result = sampleResult()
  const [document] = result.documentIntegrity
  const documentIntegrity = [
    { ...document!, fileName: 'a.pdf', integrity: [note, high] },
    { ...document!, fileName: 'b.pdf', integrity: [] },
    { ...document!, fileName: 'c.pdf', integrity: null },
  ]
  const book = await openWorkbook(await financialReport({ ...result, documentIntegrity }))
  expect(book.getWorksheet('Integrity')!.getCell('A3').value).toBe('1 sign of change: 1 high')
  const rows = rowsOf(book)
  expect(rows.slice(0, 4)).toEqual([
    highRow,
    ['a.pdf', 'Note', 'Editing software', null, '', '', 'The file was printed.', ''].filter(cell => cell !== null),
    ['b.pdf', 'No sign was found. That does not mean that nothing was changed.'],
    ['c.pdf', 'The file was not inspected: only PDFs are, within the time for it.'],
  ])
})

test('is missing where no file was inspected yet', async () => {
  expect((await openWorkbook(await financialReport(sampleResult()))).getWorksheet('Integrity')).toBeUndefined()
})

test('of invoices lists them likewise', async () => {
  const [make] = Object.values(answers)
  const result = { ...make!(), document_integrity: [{ file_name: 'a.pdf', integrity: [high] }] }
  expect(rowsOf(await openWorkbook(await invoiceReport(result)))[0]).toEqual(highRow)
})

test('of an application has one entry for a sign of the whole file, though each document in it has it', async () => {
  const part = (integrity: IntegrityFinding[]) => ({ doc_type: 'other' as const, name: 'a.pdf', url: '', integrity })
  const payload = { documents: [part([high, note]), part([note])], loan_app_data: null } as unknown as FullAnalysis
  const rows = rowsOf(await openWorkbook(await applicationReport({ payload, checks: [], transactions: [] })))
  expect(rows.slice(0, 2).map(row => [row[0], row[1]])).toEqual([
    ['a.pdf', 'High'],
    ['a.pdf', 'Note'],
  ])
  expect(rows).toHaveLength(3)
})
