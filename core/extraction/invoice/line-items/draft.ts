/** The drafts of billed lines: what rows say before sums decide which of them count. Types only. */
import type { RowCell } from './rows.ts'
import type { LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'

/** One line of an item's text. */
export interface TextLine {
  readonly cell: RowCell
  readonly page: number
  readonly size: number
  /** It describes the item above: a serial number, a remark. */
  readonly note: boolean
}

export interface LineDraft {
  readonly page: number
  /** The column headers of its table. */
  readonly headerText: string
  readonly row: TableRow
  readonly roles: LineRoles
  /** The item's own text, first line first; the lines after the first are its wraps. */
  text: TextLine[]
  /** What the document prints about the item beyond its name. */
  notes: TextLine[]
  /** Heading of the group it stands under. */
  section: string | null
  /** quantity × rate = amount: true, false, or null when a term is missing. */
  readonly productCloses: boolean | null
  /** Only sums can decide whether the row counts. */
  readonly doubtful: boolean
  /** Lowest edge of what belongs to the line, in points. */
  bottom: number
}

/** The rows under one header of one page. */
export interface TablePart {
  readonly page: number
  /** Top of the header, or of the first row where none is printed. */
  readonly top: number
  /** The column headers; empty without a header. */
  readonly headerText: string
  readonly rows: readonly TableRow[]
  readonly roles: LineRoles
  /** Type size of the page in points. */
  readonly em: number
}
