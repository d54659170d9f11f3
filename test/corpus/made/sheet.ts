/** Draws a document from lines of text and ledgers in a few words: the head of a page, tables below each other, page after page. */
import type { Ledger, Row } from './ledger.ts'
import { written, type NumberManner } from './numbers.ts'
import { drawTable, Paper, type PaperOptions, type PrintedColumn, type TableManner } from './paper.ts'

export interface Part extends Partial<Omit<TableManner, 'columns' | 'x' | 'y'>> {
  /** Lines above the table: `^` centerd, `*` bold, `_` nothing but a line's height. */
  readonly head?: readonly string[]
  readonly ledger?: Ledger
  readonly columns?: readonly PrintedColumn[]
  /** Lines of centerd group headers above the columns: text and the middle it stands over. */
  readonly over?: readonly (readonly (readonly [text: string, middle: number])[])[]
  readonly x?: number
  /** Begins here instead of below the part before. */
  readonly top?: number
  readonly newPage?: boolean
}

export interface SheetManner extends Omit<PaperOptions, 'size'> {
  readonly font?: string
  /** Of the type, in points. */
  readonly size?: number
  readonly paper?: PaperOptions['size']
}

/** The bytes of the parts drawn one below the other. */
export function drawSheet(
  { font = 'Helvetica', size = 9, paper: format, ...options }: SheetManner,
  parts: readonly Part[],
): Promise<Uint8Array> {
  const paper = new Paper({ ...options, ...(format && { size: format }) }).type(font, size)
  let y = 36
  for (const { head = [], ledger, columns = [], over = [], x = 48, top, newPage, ...manner } of parts) {
    if (newPage) {
      paper.page()
      y = 36
    }
    y = top ?? y
    for (const line of head) y = drawHeadLine(paper, line, x, y)
    if (over.length > 0) y += 4
    for (const groups of over) {
      for (const [text, middle] of groups) paper.center(text, y, { at: middle, bold: true })
      y += size * 1.3
    }
    if (ledger !== undefined)
      y = drawTable(paper, ledger, { rowHeight: size * 1.55, ...manner, x, y: y + 4, columns }) + 6
  }
  return paper.done()
}

function drawHeadLine(paper: Paper, line: string, x: number, y: number): number {
  const marks = /^[\^*_]*/.exec(line)![0]
  const text = line.slice(marks.length)
  const options = { bold: marks.includes('*') }
  if (marks.includes('^')) paper.center(text, y, options)
  else if (text !== '') paper.left(text, x, y, options)
  return y + paper.size * 1.4
}

/** A column of a ledger's figures. */
export const figures =
  (column: number, manner: NumberManner = {}) =>
  (row: Row) =>
    written(row.values[column], manner)

/** Columns of figures at equal distances. */
export function columnsAt(
  first: number,
  step: number,
  headers: readonly (string | readonly string[])[],
  manner: NumberManner = {},
): readonly PrintedColumn[] {
  return headers.map((header, column) => ({
    right: first + column * step,
    header: [header].flat().filter(line => line !== ''),
    text: figures(column, manner),
  }))
}
