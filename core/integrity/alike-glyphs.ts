/** Pairs of characters of a scan that look most alike, found without comparing all of them pixel by pixel. */
import type { Bitmap } from '../reading/image/bitmap.ts'
import type { Overlay } from './rounded-difference.ts'
import type { ScanGlyph } from './scan-glyphs.ts'

/** Two characters, and how the first lies over the second. */
export interface GlyphPair {
  readonly one: ScanGlyph
  readonly other: ScanGlyph
  /** From the rectangle of the first to that of the second. */
  readonly overlay: Overlay
  /** Root mean square of the gray levels between them as a share of their contrast. */
  readonly difference: number
}

/** Boxes to a side into which a character is divided for a first look. */
const COARSE = 5
/** Mean difference of those boxes, as a share of the contrast, up to which two characters are looked at again. */
const COARSELY_ALIKE = 0.09
/** Difference of two characters as they lie, before and after moving one by a pixel. */
const NEARLY_ALIKE = 0.16
const ALIKE = 0.1
/** Share by which the ink of alike characters differs. */
const SAME_INK = 0.25
/** Pixels of background around a character that belong to the comparison. */
const MARGIN = 1
/** Pairs that are compared pixel by pixel: the time of a page allows no more. */
const MAX_PAIRS = 60_000

/** At least one of each pair is one of `amounts`, the first that are among `glyphs`. */
export function alikePairs(bitmap: Bitmap, glyphs: readonly ScanGlyph[], amounts: number): readonly GlyphPair[] {
  const coarse = glyphs.map(glyph => coarsely(bitmap, glyph))
  const pairs: GlyphPair[] = []
  let compared = 0
  for (let i = 0; i < amounts; i++)
    for (let j = i + 1; j < glyphs.length; j++) {
      if (!haveOneSize(glyphs[i]!, glyphs[j]!) || !areCoarselyAlike(coarse[i]!, coarse[j]!)) continue
      if (++compared > MAX_PAIRS) return pairs
      const pair = pairOf(bitmap, glyphs[i]!, glyphs[j]!)
      if (pair !== null) pairs.push(pair)
    }
  return pairs
}

const haveOneSize = (a: ScanGlyph, b: ScanGlyph): boolean =>
  Math.abs(a.width - b.width) <= 1 && Math.abs(a.height - b.height) <= 1 && Math.abs(a.ink - b.ink) <= SAME_INK * a.ink

/** Mean darkness of the boxes as shares of the contrast. */
function coarsely(bitmap: Bitmap, { left, top, width, height, contrast }: ScanGlyph): Float32Array {
  const sums = new Float32Array(COARSE * COARSE)
  const counts = new Uint16Array(COARSE * COARSE)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const box = Math.floor((y * COARSE) / height) * COARSE + Math.floor((x * COARSE) / width)
      sums[box]! += bitmap.data[(top + y) * bitmap.width + left + x]!
      counts[box]!++
    }
  return sums.map((sum, box) => sum / Math.max(1, counts[box]!) / contrast)
}

function areCoarselyAlike(a: Float32Array, b: Float32Array): boolean {
  let sum = 0
  for (let box = 0; box < a.length; box++) {
    sum += Math.abs(a[box]! - b[box]!)
    if (sum > COARSELY_ALIKE * a.length) return false
  }
  return true
}

/** The pair as it lies best, moved by a pixel at most; null where it is not alike. */
function pairOf(bitmap: Bitmap, one: ScanGlyph, other: ScanGlyph): GlyphPair | null {
  const at = (dx: number, dy: number): Overlay => ({
    left: one.left - MARGIN,
    top: one.top - MARGIN,
    width: Math.max(one.width, other.width) + 2 * MARGIN,
    height: Math.max(one.height, other.height) + 2 * MARGIN,
    toX: other.left + dx - one.left,
    toY: other.top + dy - one.top,
  })
  const contrast = Math.min(one.contrast, other.contrast)
  let overlay = at(0, 0)
  let difference = differenceOf(bitmap, overlay) / contrast
  if (difference > NEARLY_ALIKE && one.width === other.width && one.height === other.height) return null
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const moved = at(dx, dy)
      const now = differenceOf(bitmap, moved) / contrast
      if (now < difference) [overlay, difference] = [moved, now]
    }
  return difference > ALIKE ? null : { one, other, overlay, difference }
}

/** Root mean square of the gray levels between two rectangles; infinite where one leaves the picture. */
function differenceOf({ width, height, data }: Bitmap, overlay: Overlay): number {
  const [right, bottom] = [overlay.left + overlay.width, overlay.top + overlay.height]
  const shift = overlay.toY * width + overlay.toX
  const isWithin = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= width && y <= height
  if (!isWithin(overlay.left, overlay.top) || !isWithin(right, bottom)) return Infinity
  if (!isWithin(overlay.left + overlay.toX, overlay.top + overlay.toY)) return Infinity
  if (!isWithin(right + overlay.toX, bottom + overlay.toY)) return Infinity
  let sum = 0
  for (let y = overlay.top; y < bottom; y++)
    for (let at = y * width + overlay.left, end = at + overlay.width; at < end; at++) {
      const difference = data[at]! - data[at + shift]!
      sum += difference * difference
    }
  return Math.sqrt(sum / (overlay.width * overlay.height))
}
