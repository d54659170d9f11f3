/** The Raw Data sheet: one row per value and period with its provenance; all other sheets refer to it. */
import type { Workbook, Worksheet } from 'exceljs'
import { colorConfidence } from '../confidence-colors.ts'
import {
  addSheet,
  color,
  font,
  restyle,
  notStated,
  numberFormat,
  put,
  rowRule,
  spaced,
  styles,
  type CellStyle,
} from '../workbook.ts'
import { dateCell } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { firstRawRow, rawColumns, rawSheet, type RawRow } from './raw-figures.ts'
import { layouts } from './statement-lines.ts'

const statementNames: Record<RawRow['kind'], string> = {
  balanceSheet: 'Balance sheet',
  incomeStatement: 'Income statement',
  cashFlowStatement: 'Cash flow statement',
  marketData: 'Market data',
}

const headers = [
  ['Statement', 18],
  ['Field', 45],
  ['Line', 29],
  ['Label as printed', 30],
  ['Value', 16],
  ['Period end', 12],
  ['Months', 8],
  ['Confidence', 10],
  ['File', 26],
  ['Page', 6],
  ['Method', 10],
  ['Printed text', 14],
  ['Scale', 9],
] as const
const valueIndex = headers.findIndex(([head]) => head === 'Value')
const rightAligned: readonly string[] = ['Value', 'Period end', 'Months', 'Confidence', 'Page', 'Scale', 'Printed text']
const confidenceColumn = 'H'

/** Blue for inputs, black for calculations: the convention of financial models. */
const inputFont = { font: font({ rgb: color.input }) }
const derivedFont = { font: font({ rgb: color.ink, italic: true }) }
const faintText = restyle(styles.text, { font: font({ rgb: color.faint }), border: rowRule })
const text = restyle(styles.text, { border: rowRule })
const spacedText = restyle(text, { alignment: spaced })
const right: CellStyle = restyle(text, { alignment: { horizontal: 'right', vertical: 'middle' } })
const valueStyles = [numberFormat.amount, numberFormat.cents].map(numFmt =>
  [inputFont, derivedFont].map(inked => restyle(styles.amount, { ...inked, numFmt, border: rowRule })),
)
const valueStyle = (value: number | null, method: string | undefined): CellStyle =>
  valueStyles[value === null || Number.isInteger(value) ? 0 : 1]![method === 'derived' ? 1 : 0]!
const dateStyle = restyle(right, { numFmt: numberFormat.date })
const confidenceStyle = restyle(right, { numFmt: '0.00' })
const scaleStyle = restyle(right, { numFmt: numberFormat.scale })
const countStyle = restyle(right, { numFmt: '0' })
const faint = { font: font({ rgb: color.faint }) }
const faintDate = restyle(dateStyle, faint)
const faintCount = restyle(countStyle, faint)

export function addRawData(book: Workbook, presentation: Presentation): void {
  const { raw } = presentation
  const sheet = addSheet(book, rawSheet, presentation.title('Raw data'), {
    headerRows: [firstRawRow - 1, firstRawRow - 1],
    frozenRows: firstRawRow - 1,
    frozenColumns: 3,
    widths: headers.map(([, width]) => width),
  })
  put(
    sheet,
    [4, 1],
    `Amounts in full units. Blue: read from the documents. Black italics: derived. Empty: not stated; an amount entered there updates every sheet. The sheets refer to these cells by address: filter, do not sort.`,
    styles.small,
  )
  headers.forEach(([head], index) =>
    put(
      sheet,
      [firstRawRow - 1, index + 1],
      head,
      rightAligned.includes(head)
        ? styles.headRight
        : head === 'File' || head === 'Method'
          ? restyle(styles.head, { alignment: spaced })
          : styles.head,
    ),
  )
  for (const row of raw.rows) writeRow(sheet, row)
  const last = Math.max(firstRawRow, firstRawRow + raw.rows.length - 1)
  sheet.autoFilter = `A${firstRawRow - 1}:M${last}`
  colorConfidence(sheet, `${confidenceColumn}${firstRawRow}:${confidenceColumn}${last}`)
  nameLatestFields(book, presentation)
}

function writeRow(sheet: Worksheet, row: RawRow): void {
  const { provenance } = row
  const words = row.value === null ? faintText : text
  // The method is known only with a provenance; a value without one was supplied as it is.
  const cells: readonly [string | number | Date | null, CellStyle][] = [
    [statementNames[row.kind], words],
    [row.path, words],
    [row.title, words],
    [row.value === null ? notStated : (provenance?.label ?? ''), row.value === null ? faintText : text],
    [row.value, valueStyle(row.value, provenance?.method)],
    [row.column ? dateCell(row.column.periodEnd) : null, row.value === null ? faintDate : dateStyle],
    [row.column?.months ?? null, row.value === null ? faintCount : countStyle],
    [row.value === null ? null : row.confidence, confidenceStyle],
    [provenance?.fileName ?? null, spacedText],
    [provenance && provenance.page > 0 ? provenance.page : null, countStyle],
    [provenance?.method ?? null, spacedText],
    [provenance?.text ?? null, right],
    [provenance?.scale ?? null, scaleStyle],
  ]
  for (const [index, [value, style]] of cells.entries())
    // The empty value cell keeps its format for a value entered later; other empty cells are not written.
    if (value !== null || index === valueIndex) put(sheet, [row.row, index + 1], value, style)
}

/** `BalanceSheet_totalAssets`: the value of the result's main period. Leaf names are unique within a statement. */
function nameLatestFields(book: Workbook, { raw }: Presentation): void {
  for (const row of raw.rows) {
    if (row.kind === 'marketData' || !row.column?.latestOf.includes(row.kind)) continue
    const name = `${layouts[row.kind].namePrefix}_${row.path.split('.').at(-1)}`
    book.definedNames.add(`'${rawSheet}'!$${rawColumns.value}$${row.row}`, name)
  }
}
