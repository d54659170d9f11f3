/** Statements in workbooks and CSV files: every amount exactly, with its sheet and cell; what is hidden or no statement is not read. */
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../../../../core/document/field.ts'
import { readApplicationFile } from '../../../../../core/workflows/applications/read-file.ts'
import { zipOf } from '../../../../support/archives.ts'

type Row = readonly (string | number | { readonly formula: string; readonly result: number })[]

const balanceSheet: readonly Row[] = [
  ['Ridgeline Fabrication, Inc.'],
  ['Balance Sheet'],
  ['As of December 31, 2025'],
  [],
  ['', 'Dec 31, 25', 'Dec 31, 24'],
  ['ASSETS'],
  ['Current Assets'],
  ['Checking', 120_000.5, 110_000],
  ['Accounts Receivable', 210_000, 200_000],
  ['Inventory', 90_000, 95_000],
  ['Total Current Assets', { formula: 'SUM(B8:B10)', result: 420_000.5 }, 405_000],
  ['Fixed Assets'],
  ['Property and Equipment', 400_000, 390_000],
  ['Accumulated Depreciation', -120_000, -100_000],
  ['Total Fixed Assets', 280_000, 290_000],
  ['TOTAL ASSETS', 700_000.5, 695_000],
  ['LIABILITIES AND EQUITY'],
  ['Current Liabilities'],
  ['Accounts Payable', 140_000, 150_000],
  ['Total Current Liabilities', 140_000, 150_000],
  ['Long Term Debt', 260_000.5, 265_000],
  ['Total Liabilities', 400_000.5, 415_000],
  ['Equity'],
  ['Retained Earnings', 300_000, 280_000],
  ['Total Equity', 300_000, 280_000],
  ['TOTAL LIABILITIES AND EQUITY', 700_000.5, 695_000],
]

async function workbookOf(change: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void = () => undefined) {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('Balance Sheet')
  for (const row of balanceSheet) sheet.addRow([...row])
  change(sheet, workbook)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
const csvOf = (decimal: (value: number) => string): Uint8Array =>
  Buffer.from(
    balanceSheet
      .map(row =>
        row
          .map(cell =>
            typeof cell === 'string' ? `"${cell}"` : `"${decimal(typeof cell === 'number' ? cell : cell.result)}"`,
          )
          .join(','),
      )
      .join('\r\n'),
  )

const read = (bytes: Uint8Array, fileName: string) =>
  readApplicationFile(
    {
      source: { bytes },
      fileName,
      password: null,
      docType: null,
      statementType: null,
      periodEnd: null,
      documents: null,
      lookups: null,
    },
    { onProgress: () => undefined },
  )
/** Value and cell of fields of the newest period. */
async function figuresOf(bytes: Uint8Array, fileName = 'books.xlsx') {
  const { parts } = await read(bytes, fileName)
  const column = parts
    .flatMap(part => part.statements?.readings ?? [])
    .find(({ periodEnd }) => periodEnd === '2025-12-31')
  return (path: string) => {
    const field = (column?.figures as Readonly<Record<string, Field>> | undefined)?.[path]
    return field === undefined ? null : [field.value, field.evidence[0]?.cell]
  }
}
const cell = (address: string, sheet = 'Balance Sheet') => ({ sheet, address })

describe('every amount has its cell', () => {
  test('in a workbook, with results of formulas', async () => {
    const at = await figuresOf(await workbookOf())
    expect(at('assets.currentAssets.cash')).toEqual([120_000.5, cell('B8')])
    expect(at('assets.currentAssets.totalCurrentAssets')).toEqual([420_000.5, cell('B11')])
    expect(at('assets.fixedAssets.accumulatedDepreciation')).toEqual([-120_000, cell('B14')])
    expect(at('assets.totalAssets')).toEqual([700_000.5, cell('B16')])
    expect(at('liabilitiesAndEquity.totalLiabilitiesAndEquity')).toEqual([700_000.5, cell('B26')])
  })
  test('with columns and rows before the statement', async () => {
    const at = await figuresOf(
      await workbookOf(sheet => {
        sheet.spliceColumns(1, 0, [], [])
        sheet.spliceRows(1, 0, [], [], [])
      }),
    )
    expect(at('assets.totalAssets')).toEqual([700_000.5, cell('D19')])
  })
  test('in a CSV file', async () => {
    const at = await figuresOf(
      csvOf(value => value.toLocaleString('en-US', { minimumFractionDigits: 2 })),
      'bs.csv',
    )
    expect(at('assets.totalAssets')).toEqual([700_000.5, cell('B16', 'Sheet1')])
    expect(at('assets.fixedAssets.accumulatedDepreciation')).toEqual([-120_000, cell('B14', 'Sheet1')])
  })
})

test('hidden sheets, rows and columns are not read', async () => {
  const hidden = await workbookOf((sheet, workbook) => {
    sheet.getColumn(3).hidden = true
    sheet.getRow(9).hidden = true
    const draft = workbook.addWorksheet('Draft')
    for (const row of balanceSheet) draft.addRow(row.map(value => (typeof value === 'number' ? value + 1 : value)))
    draft.state = 'hidden'
  })
  const { parts, pages } = await read(hidden, 'books.xlsx')
  expect(pages).toBe(1)
  const readings = parts.flatMap(part => part.statements?.readings ?? [])
  expect(readings.map(({ periodEnd }) => periodEnd)).toEqual(['2025-12-31'])
  expect(readings[0]!.figures).not.toHaveProperty(['assets.currentAssets.accountsReceivable'])
})

test('a list that is neither a feed nor a statement, a damaged workbook and a bomb are refused', async () => {
  await expect(read(Buffer.from('name,place\nA,B\nC,D\n'), 'list.csv')).rejects.toMatchObject({ code: 'NOT_FINANCIAL' })
  const damaged = await zipOf({ name: 'xl/workbook.xml', bytes: '<workbook>' })
  await expect(read(damaged, 'books.xlsx')).rejects.toThrow(/damaged or encrypted|no document/)
  const bomb = await zipOf(
    { name: 'xl/workbook.xml', bytes: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', bytes: new Uint8Array(24_000_000) },
  )
  await expect(read(bomb, 'books.xlsx')).rejects.toThrow(/more than 200 times its size/)
})
