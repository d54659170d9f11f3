/** Statements exported from accounting programs: a workbook, or a CSV file that is no bank feed, as a document whose places are cells. */
import { decodeText } from '../../../extraction/feeds/decode-text.ts'
import { parseRecords } from '../../../extraction/feeds/csv-records.ts'
import type { Document } from '../../../document/model.ts'
import { isWorkbook, type FileKind } from '../file-kind.ts'
import { pageOfSheet, type SheetGrid } from './sheet-page.ts'
import { checkCells, MAX_COLUMNS, type Sheet } from './sheet.ts'

export interface SheetDocument {
  readonly document: Document
  /** By page, from 1. */
  readonly grids: ReadonlyMap<number, SheetGrid>
}

/** The sheets of a workbook, or of data that is no bank feed, as a document; null: the file has none. Throws Refusal UNREADABLE, REQUEST_TOO_LARGE. */
export async function readSheets(bytes: Uint8Array, kind: FileKind, fileName: string): Promise<SheetDocument | null> {
  if (kind === 'data') return documentOfSheets([sheetOfCsv(decodeText(bytes))], fileName)
  if (kind !== 'zip' || !(await isWorkbook(bytes))) return null
  // Loaded at the first workbook: exceljs takes longer to load than most documents to read.
  const { readWorkbook } = await import('./read-workbook.ts')
  return documentOfSheets(await readWorkbook(bytes, fileName), fileName)
}

/** Sheets without a cell are left out. */
function documentOfSheets(sheets: readonly Sheet[], fileName: string): SheetDocument {
  const pages = sheets.filter(({ cells }) => cells.length > 0).map((sheet, index) => pageOfSheet(sheet, index + 1))
  return {
    document: { fileName, pages: pages.map(({ page }) => page), problems: [] },
    grids: new Map(pages.map(({ page, grid }) => [page.number, grid])),
  }
}

/** The one sheet of a CSV file, called as programs call it that open one. */
function sheetOfCsv(text: string): Sheet {
  const cells = parseRecords(text, { trims: false }).flatMap(({ cells: row, line }) =>
    row.slice(0, MAX_COLUMNS).flatMap((cell, column) => {
      const shown = cell.trimEnd()
      return shown.trim() === ''
        ? []
        : [{ text: shown, row: line - 1, column, bold: false, right: column > 0 && /\d/.test(shown) }]
    }),
  )
  checkCells(cells.length)
  return { name: 'Sheet1', cells }
}
