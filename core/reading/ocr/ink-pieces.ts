/** Pieces of ink in columns of a page: what stands by itself on a line, as far as it reaches to the left and the right. Pure. */
import type { Box } from '../../document/model.ts'
import type { Bitmap } from '../image/bitmap.ts'
import type { PixelLine } from '../image/ruling-pixels.ts'

/** A page without its lines (`ruling`); `level`: darker pixels are ink. */
export interface Inked {
  readonly bitmap: Bitmap
  readonly level: number
  readonly dpi: number
  /** The lines that were erased. */
  readonly ruling: readonly PixelLine[]
}

/**
 * Sizes in inches.
 * - `low`, `high`: A line of figures is between so high; what is lower is a speck or a dash, what is higher a drawing.
 * - `tall`: A higher one is several.
 * - `narrow`: Narrower pieces are specks.
 * - `break`: Rows without ink between two lines of type; a comma and the digit above it are closer.
 */
const sizes = { low: 0.045, high: 0.3, tall: 0.16, narrow: 0.03, wide: 1.6, break: 0.01 } as const
/** White between two pieces, in heights of the line: wider than between the digits of a number in typewriter type. */
const GAP = 1.1
/** Share of a tall line at its ends that is not cut off. */
const CUT_FROM = 0.4
/** Pixels around a piece. */
const AROUND = 3

/** `columns`, and the pieces: pixels. No piece is there twice. */
export function inkPieces(page: Inked, columns: readonly Box[]): readonly Box[] {
  const found: Box[] = []
  for (const column of columns)
    for (const { top, bottom } of linesIn(page, column))
      for (const piece of piecesIn(page, { ...column, top, bottom })) {
        const known = found.some(other =>
          ends(other).every((end, index) => Math.abs(end - ends(piece)[index]!) <= SAME),
        )
        if (!known) found.push(piece)
      }
  return found
}

const ends = ({ left, top, right, bottom }: Box): readonly number[] => [left, top, right, bottom]

interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Rows of pixels with ink in a column, as lines: those of the page without its lines, and those cut at the lines that were erased. What is typed
 * across a line is whole in the former, what the remnants of a line connect is separate in the latter.
 */
function linesIn({ bitmap, level, dpi, ruling }: Inked, { left, top, right, bottom }: Box): readonly Span[] {
  const ink = new Int32Array(bottom)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (bitmap.data[y * bitmap.width + x]! < level) ink[y]!++
  const cut = ink.slice()
  for (const line of ruling)
    if (line.direction === 'horizontal' && line.left < right && line.right > left)
      cut.fill(0, Math.max(top, line.top - 1), Math.min(bottom, line.bottom + 1))
  const whole = spansIn(ink, dpi)
  const between = spansIn(cut, dpi)
  return [
    ...whole,
    ...between.filter(
      span =>
        !whole.some(other => Math.abs(other.top - span.top) <= SAME && Math.abs(other.bottom - span.bottom) <= SAME),
    ),
  ]
}

/** Pixels by which the ends of one span differ. */
const SAME = 3

function spansIn(ink: Int32Array, dpi: number): readonly Span[] {
  const lines: { top: number; bottom: number }[] = []
  let last = -Infinity
  for (const [y, count] of ink.entries()) {
    if (count === 0) continue
    const line = lines.at(-1)
    if (line !== undefined && y - last <= Math.max(1, sizes.break * dpi)) line.bottom = y + 1
    else lines.push({ top: y, bottom: y + 1 })
    last = y
  }
  return lines
    .flatMap(line => separated(line, ink, sizes.tall * dpi))
    .filter(line => line.bottom - line.top >= sizes.low * dpi && line.bottom - line.top <= sizes.high * dpi)
}

/** Lines that remnants of a rule connect are cut where there is least ink between them. */
function separated(line: Span, ink: Int32Array, tall: number): readonly Span[] {
  const height = line.bottom - line.top
  if (height <= tall) return [line]
  const margin = Math.round(tall * CUT_FROM)
  let cut = line.top + margin
  for (let y = cut; y < line.bottom - margin; y++) if (ink[y]! < ink[cut]!) cut = y
  return [
    ...separated({ top: line.top, bottom: cut }, ink, tall),
    ...separated({ top: cut + 1, bottom: line.bottom }, ink, tall),
  ]
}

/** Pieces of a line that reach into the column, whole. */
function piecesIn({ bitmap, level, dpi }: Inked, { left, top, right, bottom }: Box): readonly Box[] {
  const gap = GAP * (bottom - top)
  const reach = Math.round(sizes.wide * dpi)
  const [from, to] = [Math.max(0, left - reach), Math.min(bitmap.width, right + reach)]
  const pieces: { left: number; right: number }[] = []
  for (let x = from; x < to; x++) {
    let isInk = false
    for (let y = top; y < bottom && !isInk; y++) isInk = bitmap.data[y * bitmap.width + x]! < level
    if (!isInk) continue
    const piece = pieces.at(-1)
    if (piece !== undefined && x - piece.right <= gap) piece.right = x + 1
    else pieces.push({ left: x, right: x + 1 })
  }
  return pieces
    .filter(
      piece =>
        piece.right > left &&
        piece.left < right &&
        piece.right - piece.left >= sizes.narrow * dpi &&
        piece.right - piece.left <= reach,
    )
    .map(piece => ({
      left: Math.max(0, piece.left - AROUND),
      right: Math.min(bitmap.width, piece.right + AROUND),
      top: Math.max(0, top - AROUND),
      bottom: Math.min(bitmap.height, bottom + AROUND),
    }))
}
