/** Tables under each other on a sheet of the invoice workbook. */
import type { Workbook } from 'exceljs'
import { addSheet, numberFormat, put, styles, titleRows, look } from '../workbook.ts'

const formats = {
  text: styles.text,
  amount: look(styles.amount, { numFmt: numberFormat.cents }),
  number: look(styles.amount, { numFmt: '#,##0.####' }),
  count: look(styles.amount, { numFmt: '#,##0' }),
  percent: look(styles.amount, { numFmt: numberFormat.percent }),
} as const

export interface Column {
  readonly head: string
  /** In digits of the default font. */
  readonly width: number
  readonly format: keyof typeof formats
}

export interface Table {
  readonly heading: string
  readonly columns: readonly Column[]
  /** One cell per column; null: not stated. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** A sheet with its tables; a column is as wide as the widest of its tables wants it. */
export function addTables(
  book: Workbook,
  name: string,
  { company, facts }: { readonly company: string; readonly facts: string },
  tables: readonly Table[],
): void {
  const count = Math.max(...tables.map(({ columns }) => columns.length))
  const widths = Array.from({ length: count }, (_, index) =>
    Math.max(...tables.map(({ columns }) => columns[index]?.width ?? 0)),
  )
  const title = { company, title: name, facts }
  const sheet = addSheet(book, name, title, { headerRows: null, frozenRows: titleRows - 1, frozenColumns: 1, widths })
  let row = titleRows + 1
  for (const { heading, columns, rows } of tables) {
    put(sheet, row++, 1, heading, styles.section)
    columns.forEach(({ head, format }, index) =>
      put(sheet, row, index + 1, head, format === 'text' ? styles.head : styles.headRight),
    )
    row++
    if (rows.length === 0) put(sheet, row++, 1, 'None', styles.small)
    for (const cells of rows) {
      cells.forEach((value, index) => {
        if (value !== null) put(sheet, row, index + 1, value, formats[columns[index]!.format])
      })
      row++
    }
    row++
  }
}
