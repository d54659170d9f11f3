/** The Tax Returns sheet: each return with its lines as printed, their pages, and each total computed again by a live formula. */
import type { Workbook, Worksheet } from 'exceljs'
import type { TaxReturn } from '../../contract/tax-return.ts'
import {
  addSheet,
  color,
  numberFormat,
  put,
  restyle,
  rowRule,
  styles,
  titleRows,
  type SheetTitle,
} from '../workbook.ts'
import { taxRows, type TaxRow } from './tax-return-rows.ts'

const name = 'Tax Returns'
const from = titleRows + 1
const headings = ['Form', 'Line', 'Caption', 'As printed', 'Computed', 'Difference', 'Page'] as const
const columns = { form: 1, line: 2, caption: 3, printed: 4, computed: 5, difference: 6, page: 7 } as const

const text = restyle(styles.text, { border: rowRule })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
/** Inputs in blue, as analysts mark what may be typed over. */
const input = restyle(amount, { font: { ...styles.amount.font, color: { argb: `FF${color.input}` } } })
const page = restyle(styles.amount, { numFmt: '0', border: rowRule })

export function addTaxReturnSheet(
  book: Workbook,
  returns: readonly TaxReturn[],
  title: (name: string) => SheetTitle,
): void {
  const sheet = addSheet(
    book,
    name,
    { ...title('Tax returns'), facts: 'US dollars as printed' },
    {
      headerRows: [1, from],
      frozenRows: from,
      frozenColumns: 0,
      widths: [26, 16, 62, 17, 17, 14, 8],
    },
  )
  for (const [index, heading] of headings.entries())
    put(sheet, [from, index + 1], heading, index + 1 >= columns.printed ? styles.headRight : styles.head)
  let next = from + 1
  for (const entry of returns) {
    put(sheet, [next, columns.form], headingOf(entry), styles.section)
    const rows = taxRows(entry)
    for (const [index, row] of rows.entries()) writeRow(sheet, next + 1 + index, row, { rows, first: next + 1 })
    next += rows.length + 2
  }
}

/** "1120-S of 2022: Ironwood Fabrication Corp (96-3390154), return.pdf, pages 1–13". */
function headingOf({
  form,
  tax_year: year,
  taxpayer_name: taxpayer,
  taxpayer_id: id,
  amended,
  file_name: file,
  pages,
}: TaxReturn): string {
  const who = [taxpayer, id === null ? null : `(${id})`].filter(part => part !== null).join(' ')
  const kind = `${form}${amended === true ? ', amended' : ''}${year === null ? '' : ` of ${year}`}`
  const place = pages.length === 0 ? '' : `, pages ${pages[0]!}–${pages.at(-1)!}`
  return `${kind}${who === '' ? '' : `: ${who}`} · ${file}${place}`
}

interface Block {
  readonly rows: readonly TaxRow[]
  /** Row of the sheet of the first. */
  readonly first: number
}

function writeRow(sheet: Worksheet, at: number, row: TaxRow, block: Block): void {
  put(sheet, [at, columns.form], row.form, text)
  put(sheet, [at, columns.line], row.line, text)
  put(sheet, [at, columns.caption], row.caption, text)
  put(sheet, [at, columns.printed], row.value, input)
  put(sheet, [at, columns.page], row.page, page)
  const computed = row.sum === null ? null : sumOf(row.sum, block)
  put(sheet, [at, columns.computed], computed, amount)
  const difference =
    computed === null || row.value === null
      ? null
      : { formula: `ROUND(D${at}-E${at},2)`, result: cents(row.value - computed.result) }
  put(sheet, [at, columns.difference], difference, amount)
}

/** A sum over the cells of the amounts as printed. */
function sumOf(
  { plus, minus, magnitudes }: NonNullable<TaxRow['sum']>,
  { rows, first }: Block,
): { readonly formula: string; readonly result: number } {
  const cell = (index: number): string => `D${first + index}`
  const taken = (index: number): string => (magnitudes ? `ABS(${cell(index)})` : cell(index))
  const value = (index: number): number => rows[index]!.value ?? 0
  const result =
    plus.reduce((sum, index) => sum + value(index), 0) -
    minus.reduce((sum, index) => sum + (magnitudes ? Math.abs(value(index)) : value(index)), 0)
  return {
    formula: [...plus.map(cell)].join('+') + minus.map(index => `-${taken(index)}`).join(''),
    result: cents(result),
  }
}

const cents = (value: number): number => Math.round(value * 100) / 100 + 0
