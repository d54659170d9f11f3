/** Headed tables of the invoice workbook. */
import type { Worksheet } from 'exceljs'
import { look, put, rowHeight, spaced, styles } from '../workbook.ts'

/** A column's head: text, and on which side its cells stand; `spaced` is left, clear of the figure before it. */
export type Head = readonly [text: string, side: 'left' | 'right' | 'spaced']

/** Writes a section's name and the heads below it; returns the first row of the table. */
export function writeHeads(sheet: Worksheet, row: number, section: string, heads: readonly Head[]): number {
  put(sheet, row, 1, section, styles.section)
  sheet.getRow(row).height = rowHeight + 4
  const columns = Math.max(heads.length, sheet.columnCount)
  for (let column = heads.length + 1; column <= columns; column++) put(sheet, row + 1, column, null, styles.head)
  heads.forEach(([text, side], index) =>
    put(
      sheet,
      row + 1,
      index + 1,
      text,
      side === 'right' ? styles.headRight : side === 'left' ? styles.head : look(styles.head, { alignment: spaced }),
    ),
  )
  // Bold letters of eight points against widths in digits of eleven.
  if (heads.some(([text], index) => text.length > (sheet.getColumn(index + 1).width ?? 9) * 1.2))
    sheet.getRow(row + 1).height = rowHeight * 2
  return row + 2
}

/** Columns by letter. */
export const letterOf = (column: number): string => String.fromCharCode(64 + column)

/** A date in a cell; the text itself where it is no date. */
export const dateCell = (iso: string | null): Date | null => {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Days since the calendar of spreadsheets begins: 1 January 1970 is day 25569. */
export const serialOf = (iso: string | null): number | null => {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? null : time / DAY_MS + 25_569
}
