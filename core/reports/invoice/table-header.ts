/** Tables with headers in the invoice workbook. */
import type { Worksheet } from 'exceljs'
import { restyle, put, rowHeight, spaced, styles } from '../workbook.ts'

/** A column header: text and alignment; `spaced` is left-aligned with a gap from the number before it. */
export type Head = readonly [text: string, side: 'left' | 'right' | 'spaced']

/** Writes a section's title and the headers below it; returns the first row of the table. */
export function writeHeaders(sheet: Worksheet, row: number, section: string, headers: readonly Head[]): number {
  put(sheet, [row, 1], section, styles.section)
  sheet.getRow(row).height = rowHeight + 4
  const columns = Math.max(headers.length, sheet.columnCount)
  for (let column = headers.length + 1; column <= columns; column++) put(sheet, [row + 1, column], null, styles.head)
  headers.forEach(([text, side], index) =>
    put(
      sheet,
      [row + 1, index + 1],
      text,
      side === 'right' ? styles.headRight : side === 'left' ? styles.head : restyle(styles.head, { alignment: spaced }),
    ),
  )
  // Bold eight-point letters compared with widths in eleven-point digits.
  if (headers.some(([text], index) => text.length > (sheet.getColumn(index + 1).width ?? 9) * 1.2))
    sheet.getRow(row + 1).height = rowHeight * 2
  return row + 2
}

/** Columns by letter. */
export const letterOf = (column: number): string => String.fromCharCode(64 + column)

/** A date as a date cell; the text itself when it is not a date. */
export const dateCell = (iso: string | null): Date | null => {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Days since the epoch of spreadsheet dates: January 1, 1970 is day 25569. */
export const serialOf = (iso: string | null): number | null => {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? null : time / DAY_MS + 25_569
}
