/** Places of values among the rows of a sheet: where a value stands, and which value stands in a cell. */
import type { ShownSheet } from '../../../core/contract/desk.ts'
import type { Place, SheetPlace } from './place.ts'

/** Lines of a transaction in an OFX file: its amount and its day stand below the line it begins on. */
const maxLinesBelow = 40

export interface FoundCell {
  /** Index in the rows of the sheet. */
  readonly row: number
  /** null: the whole row. */
  readonly column: number | null
}

/** The sheet a place is on; 0: the first. */
export const sheetOf = (sheets: readonly ShownSheet[], { sheet }: SheetPlace): number =>
  Math.max(
    0,
    sheets.findIndex(({ name }) => name === sheet),
  )

/** Where a value stands; null: the row is not there. */
export function findCell({ rows, isText }: ShownSheet, { row, column, text }: SheetPlace): FoundCell | null {
  const at = rows.findIndex(({ number }) => number === row)
  if (at === -1) return null
  if (column !== null) return { row: at, column }
  const contains = (cell: string): boolean => text !== '' && cell.includes(text)
  if (isText) {
    const below = rows.slice(at, at + maxLinesBelow).findIndex(({ cells }) => cells.some(contains))
    return { row: at + Math.max(0, below), column: below === -1 ? null : 0 }
  }
  const found = rows[at]!.cells.findIndex(contains)
  return { row: at, column: found === -1 ? null : found }
}

/** The value to select at a cell; null: none was read there. */
export function placeAt(
  places: readonly Place[],
  sheet: ShownSheet,
  { row, column }: { readonly row: number; readonly column: number },
): Place | null {
  const here = places.filter(({ cell }) => cell !== undefined && (cell.sheet === null || cell.sheet === sheet.name))
  const found = here.map(place => ({ place, at: findCell(sheet, place.cell!) })).filter(({ at }) => at?.row === row)
  return (
    (found.find(({ at }) => at!.column === column) ?? found.find(({ place }) => place.cell!.column === null))?.place ??
    null
  )
}

/** Characters by which the columns are as wide as what stands in them, within reason. */
export function columnWidths({ rows }: ShownSheet): readonly number[] {
  const widths: number[] = []
  for (const { cells } of rows)
    for (const [column, text] of cells.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length)
  return Array.from(widths, width => Math.min(48, Math.max(4, width ?? 0)))
}
