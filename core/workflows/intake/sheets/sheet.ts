/** A sheet of a workbook or a CSV file: what its cells show. */
import { Refusal } from '../../../errors.ts'

export interface SheetCell {
  /** As a reader sees it; never empty. */
  readonly text: string
  /** From 0. */
  readonly row: number
  readonly column: number
  readonly bold: boolean
  /** Stands at the right edge of its column, as numbers and dates do. */
  readonly right: boolean
}

export interface Sheet {
  readonly name: string
  /** Row by row, each from left to right. */
  readonly cells: readonly SheetCell[]
}

/** Cells of a sheet; statements have some thousands. */
const MAX_CELLS = 50_000
/** Columns of a sheet; statements have two dozen at most. */
export const MAX_COLUMNS = 200

/** "A1", "AB12"; row and column from 0. */
export function addressOf(row: number, column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** Throws Refusal UNREADABLE for a sheet with too many cells. */
export function checkCells(count: number): void {
  if (count > MAX_CELLS) throw new Refusal('UNREADABLE', `A sheet has more than ${MAX_CELLS} cells.`)
}
