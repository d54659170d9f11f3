/** Places on pages: where a value of a result stands, and how boxes turn with the page. */
import type { Provenance } from '../../../core/contract/evidence.ts'

/** Points from the top left of the page as displayed: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** A value of a result with its place. */
export interface Place {
  /** JSON pointer of the value. */
  readonly pointer: string
  /** What it is called, for people and screen readers. */
  readonly name: string
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  /** null: it is at home on the page, without a place of its own. */
  readonly bbox: Box | null
  /** Of a document without pages: where it stands, and what stands there. */
  readonly cell?: SheetPlace
}

/** A cell of a sheet, or a line of a bank feed. */
export interface SheetPlace {
  /** null: of the first sheet. */
  readonly sheet: string | null
  /** From 1. */
  readonly row: number
  /** From 0; null: of the cell that holds the text. */
  readonly column: number | null
  readonly text: string
}

/** The places of a result's values; `nameOf` says what a pointer is called. */
export const placesOf = (
  provenance: Readonly<Record<string, Provenance>>,
  nameOf: (pointer: string) => string,
): readonly Place[] => Object.entries(provenance).map(([pointer, place]) => placeOf(pointer, nameOf(pointer), place))

export function placeOf(pointer: string, name: string, provenance: Provenance): Place {
  const { fileName, page, bbox } = provenance
  const cell = sheetPlace(provenance)
  return { pointer, name, fileName, page, bbox, ...(cell && { cell }) }
}

/** null: it stands on a page. */
function sheetPlace({ line, cell, text }: Provenance): SheetPlace | null {
  if (line !== undefined) return { sheet: null, row: line, column: null, text }
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(cell?.address ?? '') ?? []
  if (cell === undefined || letters === undefined) return null
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
  return { sheet: cell.sheet, row: Number(row), column, text }
}

/** A rectangle in shares of a page, or in pixels of its sheet. */
export interface Fraction {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Degrees by which a page is turned clockwise beyond how it is displayed by itself. */
export type Turn = 0 | 90 | 180 | 270

/** A box as fractions of the turned page; `width` and `height` are those of the page before it is turned, in points. */
export function fractionOf([x0, y0, x1, y1]: Box, width: number, height: number, turn: Turn): Fraction {
  const [left, top, right, bottom] = [x0 / width, y0 / height, x1 / width, y1 / height]
  const turned: Record<Turn, Box> = {
    0: [left, top, right, bottom],
    90: [1 - bottom, left, 1 - top, right],
    180: [1 - right, 1 - bottom, 1 - left, 1 - top],
    270: [top, 1 - right, bottom, 1 - left],
  }
  const [l, t, r, b] = turned[turn]
  return { left: l, top: t, width: r - l, height: b - t }
}

/** What a drawn sheet tells of itself. */
export interface SheetHandle {
  /** Where a box lies in CSS pixels from the top left of the sheet; null before the page is known. */
  readonly placeOf: (box: Box) => Fraction | null
}
