/**
 * Boxes for single characters on a scan (comb fields): found by their sides, and their characters arranged as lines of
 * type. Pure; pixels.
 */
import { findCombFields } from '../../document/comb-fields.ts'
import type { Bitmap } from './bitmap.ts'
import type { PixelBox } from './box-sides.ts'
import type { PixelLine } from './ruling-pixels.ts'

/** The content of a box, or of the gap between two rows; `cell` counts the boxes, empty ones included. */
export interface Letter {
  readonly ink: PixelBox
  readonly cell: number
}

/** The characters of one number or name, left to right. */
export interface SpelledLine {
  readonly letters: readonly Letter[]
  readonly box: PixelBox
}

export interface LetterBoxes {
  readonly lines: readonly SpelledLine[]
  /** Sides, tops and bottoms of all boxes. */
  readonly sides: readonly Pick<PixelLine, 'direction' | 'left' | 'top' | 'right' | 'bottom'>[]
  /** Bounds of each row. */
  readonly rows: readonly PixelBox[]
}

const POINTS_PER_INCH = 72
/** In points: a stroke of a box is at most this thick. */
const THICKEST = 1.8
/** Fewer boxes are not a row. */
const MIN_BOXES = 2
/** A box is closed at the bottom along this share of its width. */
const CLOSED = 0.8
/** In heights of the box: a character or a dash is at least this high or wide ... */
const MIN_INK = 0.12
/** ... and a point at least this high and wide, this dense, and in the lower part; anything less is a speck. */
const POINT = { min: 0.055, dense: 0.6, from: 0.45 }
/** In heights of the ink: wider means several characters in one box. */
const WIDEST_LETTER = 1.6
/** Of the boxes with content, this share may contain something other than one character. */
const MAX_OTHERS_SHARE = 0.34
/** In widths of a box: rows of one number are at most this far apart ... */
const SAME_NUMBER = 2.2
/** ... and the sign between them is at most this wide. */
const SIGN = 0.9

/** Lines found on a page. */
interface PageLines {
  /** From `boxSides`. */
  readonly sides: readonly PixelBox[]
  readonly ruling: readonly PixelLine[]
}

/** The boxes of the page and their content; null when there are none. A pixel below `level` is ink. */
export function findLetterBoxes(
  bitmap: Bitmap,
  level: number,
  dpi: number,
  { sides, ruling }: PageLines,
): LetterBoxes | null {
  const unit = dpi / POINTS_PER_INCH
  const across = ruling.filter(({ direction }) => direction === 'horizontal')
  const rows = findCombFields(sides, across, unit).flatMap(({ box, cells }): Row[] => {
    // A span without a box is the gap between two rows.
    return closedRuns(cells, cell => isClosed(bitmap, level, cell, unit)).flatMap((run): Row[] => {
      const inks = run.map(cell => inkIn(bitmap, level, inset(cell, unit)))
      return areLetters(inks)
        ? [{ box: { ...box, left: run[0]!.left, right: run.at(-1)!.right }, cells: run, inks }]
        : []
    })
  })
  if (rows.length === 0) return null
  return {
    lines: linesOf(bitmap, level, rows).filter(({ letters }) => letters.length > 0),
    sides: rows.flatMap(strokesOf),
    rows: rows.map(({ box }) => outside(bitmap, box, unit)),
  }
}

interface Row {
  readonly box: PixelBox
  readonly cells: readonly PixelBox[]
  /** One entry per box; null for an empty one. */
  readonly inks: readonly (PixelBox | null)[]
}

function closedRuns(cells: readonly PixelBox[], isShut: (cell: PixelBox) => boolean): readonly (readonly PixelBox[])[] {
  const runs: PixelBox[][] = [[]]
  for (const cell of cells) {
    if (isShut(cell)) runs.at(-1)!.push(cell)
    else runs.push([])
  }
  return runs.filter(run => run.length >= MIN_BOXES)
}

/** Ink along the bottom or the top of a box. */
function isClosed(bitmap: Bitmap, level: number, cell: PixelBox, unit: number): boolean {
  const reach = Math.ceil(THICKEST * unit)
  const [top, bottom] = [Math.round(cell.top), Math.round(cell.bottom)]
  return (
    isInked(bitmap, level, { ...cell, top: bottom - reach, bottom: bottom + 2 }) ||
    isInked(bitmap, level, { ...cell, top: top - 2, bottom: top + reach })
  )
}

function isInked({ width, height, data }: Bitmap, level: number, cell: PixelBox): boolean {
  const [from, to] = [Math.max(0, cell.top), Math.min(height, cell.bottom)]
  let inked = 0
  for (let x = cell.left; x < cell.right; x++)
    for (let y = from; y < to; y++)
      if (data[y * width + x]! < level) {
        inked++
        break
      }
  return inked >= CLOSED * (cell.right - cell.left)
}

/** The inside of a box, clear of its sides. */
function inset({ left, top, right, bottom }: PixelBox, unit: number): PixelBox {
  const [aside, off] = [Math.ceil(0.35 * unit), Math.ceil(1.1 * unit)]
  return { left: left + aside, top: top + off, right: right - aside, bottom: bottom - off }
}

function outside({ width, height }: Bitmap, { left, top, right, bottom }: PixelBox, unit: number): PixelBox {
  const off = Math.ceil(1.3 * unit)
  return {
    left: Math.max(0, left - off),
    top: Math.max(0, top - off),
    right: Math.min(width, right + off),
    bottom: Math.min(height, bottom + off),
  }
}

/** The smallest box around the ink in an area; null when it contains only specks. */
function inkIn({ width, data }: Bitmap, level: number, place: PixelBox): PixelBox | null {
  const height = place.bottom - place.top
  let total = 0
  const columns: number[] = []
  const rows: number[] = []
  for (let x = place.left; x < place.right; x++) {
    let ink = 0
    for (let y = place.top; y < place.bottom; y++) if (data[y * width + x]! < level) ink++
    if (ink > 1) columns.push(x)
    total += ink
  }
  for (let y = place.top; y < place.bottom; y++) {
    let ink = 0
    for (let x = place.left; x < place.right; x++) if (data[y * width + x]! < level) ink++
    if (ink > 1) rows.push(y)
  }
  const isPoint =
    Math.min(columns.length, rows.length) >= POINT.min * height &&
    total >= POINT.dense * columns.length * rows.length &&
    rows[0]! > place.top + POINT.from * height
  if (columns.length < 2 || (Math.max(columns.length, rows.length) < MIN_INK * height && !isPoint)) return null
  return { left: columns[0]!, right: columns.at(-1)! + 1, top: rows[0]!, bottom: rows.at(-1)! + 1 }
}

function areLetters(inks: readonly (PixelBox | null)[]): boolean {
  const found = inks.filter(ink => ink !== null)
  const others = found.filter(
    ink => ink.right - ink.left > WIDEST_LETTER * Math.max(ink.bottom - ink.top, typical(found)),
  )
  return others.length <= MAX_OTHERS_SHARE * found.length
}

/** Height of most characters. */
function typical(inks: readonly PixelBox[]): number {
  const heights = inks.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0
}

/** Merges the rows of one number, with the signs between them. */
function linesOf(bitmap: Bitmap, level: number, rows: readonly Row[]): readonly SpelledLine[] {
  const groups: { rows: Row[]; signs: Letter[]; cells: number }[] = []
  for (const row of rows.toSorted((a, b) => a.box.left - b.box.left)) {
    const wide = row.cells[0]!.right - row.cells[0]!.left
    const sign = (last: Row): PixelBox | null => {
      const gap = row.box.left - last.box.right
      if (gap < 0 || gap > SAME_NUMBER * wide || Math.abs(last.box.bottom - row.box.bottom) > wide / 4) return null
      const aside = Math.ceil(wide / 8)
      const ink = inkIn(bitmap, level, {
        left: last.box.right + aside,
        right: row.box.left - aside,
        top: row.box.top,
        bottom: row.box.bottom,
      })
      return ink !== null && ink.right - ink.left <= SIGN * wide ? ink : null
    }
    const home = groups.find(group => sign(group.rows.at(-1)!) !== null)
    if (home === undefined) groups.push({ rows: [row], signs: [], cells: row.cells.length })
    else {
      home.signs.push({ ink: sign(home.rows.at(-1)!)!, cell: home.cells })
      home.cells += row.cells.length + 1
      home.rows.push(row)
    }
  }
  return groups.map(({ rows: members, signs }) => {
    let cell = 0
    const letters = members.flatMap((row, index) => {
      const own = row.inks.flatMap((ink, at): Letter[] => (ink === null ? [] : [{ ink, cell: cell + at }]))
      cell += row.cells.length + 1
      const sign = signs[index]
      return sign === undefined ? own : [...own, sign]
    })
    const boxes = members.map(({ box }) => box)
    return {
      letters,
      box: { left: boxes[0]!.left, right: boxes.at(-1)!.right, top: boxes[0]!.top, bottom: boxes[0]!.bottom },
    }
  })
}

/** The drawn lines of a row, at the thickness they have wherever they were found. */
function strokesOf({ box, cells }: Row): LetterBoxes['sides'] {
  const upright = [...cells.flatMap(({ left, right }) => [left, right])]
  return [
    ...upright.map(x => ({ direction: 'vertical' as const, left: x, right: x + 1, top: box.top, bottom: box.bottom })),
    { direction: 'horizontal', left: box.left, right: box.right, top: box.top, bottom: box.top + 1 },
    { direction: 'horizontal', left: box.left, right: box.right, top: box.bottom - 1, bottom: box.bottom },
  ]
}

/** A copy of the bitmap with the boxes whitened. */
export function withoutLetterBoxes(bitmap: Bitmap, { rows }: LetterBoxes): Bitmap {
  const data = bitmap.data.slice()
  for (const { left, top, right, bottom } of rows)
    for (let y = top; y < bottom; y++) data.fill(255, y * bitmap.width + left, y * bitmap.width + right)
  return { ...bitmap, data }
}
