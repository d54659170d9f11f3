/** Where values stand among the cells of a workbook and the lines of a bank feed. */
import { expect, test } from 'vitest'
import type { ShownSheet } from '../../../../core/contract/desk.ts'
import type { Provenance } from '../../../../core/contract/evidence.ts'
import { placeOf } from '../../../../renderer/features/review/place.ts'
import { columnWidths, findCell, placeAt, sheetOf } from '../../../../renderer/features/review/sheet-places.ts'

const rowsOf = (...rows: readonly (readonly [number, ...string[]])[]): ShownSheet['rows'] =>
  rows.map(([number, ...cells]) => ({ number, cells }))
const balance: ShownSheet = {
  name: 'Balance',
  isText: false,
  rows: rowsOf([1, 'Harbor Inc.'], [5, 'Cash', '120', '90'], [6, 'Inventory', '90', '90']),
}
const other: ShownSheet = { ...balance, name: 'Notes' }
const provenance = (more: Partial<Provenance>): Provenance => ({
  fileName: 'a.xlsx',
  page: 1,
  bbox: null,
  text: '',
  label: null,
  scale: 1,
  method: 'text',
  ...more,
})
const at = (address: string) => placeOf('/cash', 'Cash', provenance({ cell: { sheet: 'Balance', address } }))

test('an address leads to its cell, though empty rows are left out', () => {
  expect(findCell(balance, at('C6').cell!)).toEqual({ row: 2, column: 2 })
  expect(at('AB12').cell).toMatchObject({ row: 12, column: 27 })
  expect(findCell(balance, at('B99').cell!)).toBeNull()
  expect(sheetOf([other, balance], at('B5').cell!)).toBe(1)
  expect(placeOf('/x', 'X', provenance({})).cell).toBeUndefined()
})

test('a line of a feed leads to the cell that holds its text, in OFX to a line below it', () => {
  const row = (line: number, text: string) => placeOf('/1', 'Row', provenance({ line, text })).cell!
  const csv: ShownSheet = {
    name: 'Sheet1',
    isText: false,
    rows: rowsOf([1, 'Date', 'Amount'], [2, '2026-01-02', '-5.10']),
  }
  expect(findCell(csv, row(2, '-5.10'))).toEqual({ row: 1, column: 1 })
  expect(findCell(csv, row(2, 'not printed'))).toEqual({ row: 1, column: null })
  const ofx: ShownSheet = {
    name: 'Sheet1',
    isText: true,
    rows: rowsOf([1, '<STMTTRN>'], [2, '<DTPOSTED>20260102'], [3, '<TRNAMT>-5.10'], [4, '</STMTTRN>']),
  }
  expect(findCell(ofx, row(1, '-5.10'))).toEqual({ row: 2, column: 0 })
  expect(findCell(ofx, row(1, 'not printed'))).toEqual({ row: 0, column: null })
})

test('a cell selects the value that stands in it, and only that', () => {
  const places = [at('B5'), { ...at('C5'), pointer: '/before' }]
  expect(placeAt(places, balance, { row: 1, column: 2 })?.pointer).toBe('/before')
  expect(placeAt(places, balance, { row: 2, column: 1 })).toBeNull()
  expect(placeAt(places, other, { row: 1, column: 2 })).toBeNull()
})

test('columns are as wide as their cells, within reason', () => {
  expect(columnWidths(balance)).toEqual([11, 4, 4])
  expect(columnWidths({ ...balance, rows: rowsOf([1, 'x'.repeat(500)]) })).toEqual([48])
})
