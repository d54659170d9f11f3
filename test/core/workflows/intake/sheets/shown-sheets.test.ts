/** Documents without pages as the window shows them: rows and lines under the numbers that provenance names. */
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { shownSheets } from '../../../../../core/workflows/intake/sheets/shown-sheets.ts'
import { emptyPdf } from '../../../../support/tiny-statement.ts'
import { zipOf } from '../../../../support/archives.ts'

const textOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text))

test('a CSV file has its cells by line', async () => {
  const [sheet] = (await shownSheets(textOf('Date,What,Amount\n\n2026-01-02,"Fuel, diesel",-5.10\n'), 'a.csv'))!
  expect(sheet).toEqual({
    name: 'Sheet1',
    isText: false,
    rows: [
      { number: 1, cells: ['Date', 'What', 'Amount'] },
      { number: 3, cells: ['2026-01-02', 'Fuel, diesel', '-5.10'] },
    ],
  })
})

test('an OFX file has its lines', async () => {
  const [sheet] = (await shownSheets(textOf('OFXHEADER:100\r\n<OFX>\r\n<TRNAMT>-5.10\r\n'), 'a.ofx'))!
  expect(sheet).toMatchObject({ isText: true })
  expect(sheet!.rows[2]).toEqual({ number: 3, cells: ['<TRNAMT>-5.10'] })
})

test('a workbook has what is visible, gaps as empty cells', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Balance')
  sheet.getCell('A1').value = 'Cash'
  sheet.getCell('C3').value = 1200.5
  sheet.getCell('C3').numFmt = '#,##0.00'
  book.addWorksheet('Secret', { state: 'hidden' }).getCell('A1').value = 'hidden'
  const bytes = new Uint8Array(await book.xlsx.writeBuffer())
  expect(await shownSheets(bytes, 'a.xlsx')).toEqual([
    {
      name: 'Balance',
      isText: false,
      rows: [
        { number: 1, cells: ['Cash'] },
        { number: 3, cells: ['', '', '1,200.50'] },
      ],
    },
  ])
})

test('a document with pages, and an archive, have none', async () => {
  expect(await shownSheets(new Uint8Array(emptyPdf()), 'a.pdf')).toBeNull()
  expect(await shownSheets(await zipOf({ name: 'a.txt', bytes: textOf('x') }), 'a.zip')).toBeNull()
})
