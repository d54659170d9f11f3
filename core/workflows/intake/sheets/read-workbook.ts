/** The visible sheets of an XLSX workbook, cell by cell, with the results of formulas. */
import ExcelJS from 'exceljs'
import { Refusal } from '../../../errors.ts'
import { UnpackBudget } from '../containers/limits.ts'
import { filesOfZip } from '../containers/zip.ts'
import { checkCells, MAX_COLUMNS, type Sheet, type SheetCell } from './sheet.ts'

/** Throws Refusal UNREADABLE for a damaged workbook, REQUEST_TOO_LARGE for one that unpacks to more than documents do. */
export async function readWorkbook(bytes: Uint8Array, fileName: string): Promise<readonly Sheet[]> {
  await checkSize(bytes, fileName)
  const workbook = new ExcelJS.Workbook()
  try {
    await workbook.xlsx.load(bytes.slice().buffer, {
      ignoreNodes: ['drawing', 'picture', 'dataValidations', 'conditionalFormatting'],
    })
  } catch (cause) {
    throw new Refusal('UNREADABLE', 'The workbook is damaged or encrypted and cannot be read.', { cause })
  }
  return workbook.worksheets.filter(({ state }) => state === 'visible').map(sheetOf)
}

/** Its parts are unpacked once before the reader does, which has no limits of its own. */
async function checkSize(bytes: Uint8Array, fileName: string): Promise<void> {
  for await (const { bytes: part } of filesOfZip(bytes, fileName, new UnpackBudget(bytes.length, fileName)))
    if (part === null) throw new Refusal('UNREADABLE', 'The workbook is damaged or encrypted and cannot be read.')
}

function sheetOf(worksheet: ExcelJS.Worksheet): Sheet {
  const cells: SheetCell[] = []
  worksheet.eachRow((row, number) => {
    if (row.hidden === true) return
    row.eachCell((cell, column) => {
      if (column > MAX_COLUMNS || (cell.isMerged && cell.master !== cell)) return
      if (worksheet.getColumn(column).hidden === true) return
      const shown = shownValue(cell.value, cell.numFmt ?? '')
      if (shown === null) return
      checkCells(cells.length + 1)
      // Indents say what belongs to what.
      const indent = ' '.repeat(2 * (cell.alignment?.indent ?? 0))
      cells.push({
        ...shown,
        text: indent + shown.text,
        row: number - 1,
        column: column - 1,
        bold: cell.font?.bold === true,
      })
    })
  })
  return { name: worksheet.name, cells }
}

/** null: the cell is empty, or holds an error. */
function shownValue(value: ExcelJS.CellValue, format: string): Pick<SheetCell, 'text' | 'right'> | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return { text: numberText(value, format), right: true }
  if (value instanceof Date) return { text: dateText(value), right: true }
  if (typeof value === 'boolean') return null
  if (typeof value === 'string') return value.trim() === '' ? null : { text: value.trimEnd(), right: false }
  if ('error' in value) return null
  if ('richText' in value) return shownValue(value.richText.map(({ text }) => text).join(''), format)
  if ('result' in value) return shownValue(value.result, format)
  return 'text' in value ? shownValue(value.text, format) : null
}

/** Whole cents, negative in parentheses, as statements print them; a percentage where the format says so. */
function numberText(value: number, format: string): string {
  if (format.includes('%')) return `${Number((value * 100).toFixed(4))}%`
  // An account number or a year is a whole number without a format of thousands.
  const isPlain = Number.isInteger(value) && !/[#,]/.test(format) && Math.abs(value) < 10_000
  if (isPlain) return value < 0 ? `(${-value})` : String(value)
  const digits = Number.isInteger(value) ? 0 : 2
  const written = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return value < 0 ? `(${written})` : written
}

const dateText = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
