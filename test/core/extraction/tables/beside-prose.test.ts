/** Prose beside a table, and tables that only look as if they had some. */
import { expect, test } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownRows } from './shown.ts'

const rows = [
  '                                   2024       2023',
  'Cash                             42,110     32,637',
  'Accounts receivable              98,220     86,717',
  'Inventory                        61,200     47,092',
  'Prepaid expenses                  4,110      3,490',
  'Total current assets            205,640    169,936',
  'Equipment, net                  167,230    192,273',
  'Total assets                    372,870    362,209',
]
const prose = [
  'At a glance',
  'Sales grew on stronger',
  'demand for lifts and gear.',
  'Two trucks were bought in',
  'May and added to the fleet.',
  'The line of credit was',
  'renewed through 2026 by',
  'our bank of many years.',
]
const expected = [
  'Cash: 42110, 32637',
  'Accounts receivable: 98220, 86717',
  'Inventory: 61200, 47092',
  'Prepaid expenses: 4110, 3490',
  'Total current assets: 205640, 169936',
  'Equipment, net: 167230, 192273',
  'Total assets: 372870, 362209',
]
const readRows = (lines: readonly string[]) => shownRows(findTables(drawPage(`\n${lines.join('\n')}\n`))[0])

test('prose at the right ends no row', () => {
  expect(readRows(rows.map((row, index) => `${row}      ${prose[index]!}`))).toEqual(expected)
})

test('a second column of labels is kept', () => {
  const halves = rows.map((row, index) => `${row}      ${rows[index]!.replace('Cash', 'Debt')}`)
  expect(findTables(drawPage(`\n${halves.join('\n')}\n`)).map(({ side }) => side)).toEqual(['left', 'right'])
})
