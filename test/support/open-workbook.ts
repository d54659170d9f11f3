/** Reads finished workbooks for tests: cells as they are stored, and as LibreOffice recalculates them. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Excel from 'exceljs'
import JSZip from 'jszip'

const places = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]
/** Where LibreOffice is; null: not on this machine. */
export const libreOffice: string | null = places.find(place => existsSync(place)) ?? null

export interface FormulaCell {
  readonly sheet: string
  readonly address: string
  readonly formula: string
  readonly result: number | string | null
}

export async function openWorkbook(bytes: Uint8Array): Promise<Excel.Workbook> {
  const book = new Excel.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  return book
}

export function formulaCells(book: Excel.Workbook): FormulaCell[] {
  const cells: FormulaCell[] = []
  for (const sheet of book.worksheets)
    sheet.eachRow(row =>
      row.eachCell(cell => {
        if (cell.type !== Excel.ValueType.Formula) return
        const result: unknown = cell.result
        cells.push({
          sheet: sheet.name,
          address: cell.address,
          formula: cell.formula,
          result:
            typeof result === 'number' || typeof result === 'string'
              ? result
              : result === undefined || result === null
                ? null
                : JSON.stringify(result),
        })
      }),
    )
  return cells
}

/** The workbook without any cached result: whatever a cell shows afterwards was calculated. */
export async function withoutResults(bytes: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bytes)
  for (const path of Object.keys(zip.files).filter(name => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))) {
    const xml = await zip.file(path)!.async('string')
    zip.file(path, xml.replace(/(<c [^>]*?)( t="str")?([^>]*>)(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1$3$4'))
  }
  return zip.generateAsync({ type: 'uint8array' })
}

/** Opens and saves workbooks by LibreOffice, formulas recalculated; in the order given. */
export async function recalculate(workbooks: readonly Uint8Array[]): Promise<Excel.Workbook[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recalculate-'))
  try {
    const files = workbooks.map((_, index) => join(folder, `book-${index}.xlsx`))
    await Promise.all(workbooks.map(async (bytes, index) => writeFile(files[index]!, await withoutResults(bytes))))
    const out = join(folder, 'out')
    await promisify(execFile)(libreOffice!, [
      '--headless',
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--convert-to',
      'xlsx',
      '--outdir',
      out,
      ...files,
    ])
    return await Promise.all(
      files.map(async (_, index) => openWorkbook(await readFile(join(out, `book-${index}.xlsx`)))),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
