/** A debt schedule in a workbook is read as a printed one: amounts, rates of any precision, dates; each with its cell. */
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { extractDebts } from '../../../../../core/extraction/debts/extract.ts'
import { readSheets } from '../../../../../core/workflows/intake/sheets/read-sheets.ts'

test('a workbook with a debt schedule', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Debt')
  const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date))
  sheet.addRow(['Alder Creek Tool Works, Inc.'])
  sheet.addRow(['As of', day(2025, 12, 31)])
  sheet.addRow(['Lender', 'Original Amount', 'Current Balance', 'Interest Rate', 'Monthly Payment', 'Maturity Date'])
  sheet.addRow(['Juniper Valley Bank', 120_000, 96_250.5, 0.0625, 1_640, day(2031, 5, 31)])
  sheet.addRow(['Crestline Finance', 60_000, 38_400, 0.08125, 1_180.25, day(2028, 11, 30)])
  sheet.getColumn(4).numFmt = '0.00%'
  const bytes = new Uint8Array(await book.xlsx.writeBuffer())
  const { document } = (await readSheets(bytes, 'zip', 'debts.xlsx'))!
  const list = extractDebts(document, [1])!
  expect(list.asOf?.value).toBe('2025-12-31')
  expect(list.debts.map(({ lender, amounts, dates }) => [lender.value, amounts.rate_percent?.value, amounts.balance?.value, dates.maturity?.value])).toEqual([
    ['Juniper Valley Bank', 6.25, 96_250.5, '2031-05-31'],
    ['Crestline Finance', 8.125, 38_400, '2028-11-30'],
  ]) // prettier-ignore
})
