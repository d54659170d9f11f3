/** What a document without pages looks like: the cells of a workbook or a CSV file, the lines of another bank feed. */
import type { ShownSheet } from '../../../contract/desk.ts'
import { parseRecords } from '../../../extraction/feeds/csv-records.ts'
import { decodeText } from '../../../extraction/feeds/decode-text.ts'
import { isOfx } from '../../../extraction/feeds/ofx-header.ts'
import { fileKindOf, isWorkbook } from '../file-kind.ts'
import type { Sheet } from './sheet.ts'

/** null: it is a document with pages, or nothing that can be shown. Throws Refusal UNREADABLE, REQUEST_TOO_LARGE. */
export async function shownSheets(bytes: Uint8Array, fileName: string): Promise<readonly ShownSheet[] | null> {
  const kind = fileKindOf(bytes)
  if (kind === 'data') return [sheetOfText(decodeText(bytes))]
  if (kind !== 'zip' || !(await isWorkbook(bytes))) return null
  // Loaded at the first workbook: exceljs takes longer to load than most documents to read.
  const { readWorkbook } = await import('./read-workbook.ts')
  return (await readWorkbook(bytes, fileName)).filter(({ cells }) => cells.length > 0).map(sheetOfCells)
}

/** Named as the provenance of values names it. */
function sheetOfText(text: string): ShownSheet {
  const rows = isOfx(text)
    ? text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, cells: [line] }))
    : parseRecords(text, { trims: false }).map(({ line, cells }) => ({ number: line, cells: [...cells] }))
  return { name: 'Sheet1', isText: isOfx(text), rows }
}

function sheetOfCells({ name, cells }: Sheet): ShownSheet {
  const rows = [...Map.groupBy(cells, ({ row }) => row)].map(([row, own]) => {
    const shown: string[] = []
    for (const { column, text } of own) shown[column] = text
    return { number: row + 1, cells: Array.from(shown, text => text ?? '') }
  })
  return { name, isText: false, rows }
}
