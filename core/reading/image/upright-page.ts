/**
 * Prepares a page's picture for recognition in one orientation: upright, deskewed, at the requested resolution; and
 * finds the orientation that is recognized best.
 */
import { rotateBox } from '../../document/geometry.ts'
import type { Bitmap } from './bitmap.ts'
import { discard, inkLevel, quarterTurned, rotated, rowsOf, scaled, shrink } from './bitmap.ts'
import type { Quarter } from '../pdf/page-frame.ts'
import type { PageImage } from './page-image.ts'
import { MAX_PIXELS } from './page-image.ts'
import { rowInk } from './page-slices.ts'
import { recognize } from '../ocr/shared-pool.ts'

export const POINTS_PER_INCH = 72
/** A picture within this share of the requested resolution is used as it is. */
const DPI_TOLERANCE = 0.18
/** A smaller skew moves the end of a line by only a pixel or two. */
const MIN_SKEW = 0.08
/** A probe covers this share of the height, in the middle. */
const PROBE_SHARE = 0.16

export interface UprightPage {
  readonly bitmap: Bitmap
  /** Whether it is a copy rather than the page's own bitmap. */
  readonly isCopy: boolean
  readonly level: number
  readonly dpi: number
  readonly turn: Quarter
  readonly skew: number
  /** Position of the first pixel on the upright page, in points. */
  readonly left: number
  readonly top: number
}

/** The page rotated clockwise by `turn` and deskewed by `skew` degrees, at about `dpi`. */
export function prepare(image: PageImage, turn: Quarter, skew: number, dpi: number): UprightPage {
  let { bitmap } = image
  const native = image.scale * POINTS_PER_INCH
  const wanted = Math.abs(native / dpi - 1) > DPI_TOLERANCE ? dpi / native : 1
  // A picture that claims a page of several meters is not enlarged beyond the resolution of a scanner.
  const factor = Math.min(wanted, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)))
  if (factor < 0.5) bitmap = shrink(bitmap, Math.floor(1 / factor))
  else if (factor !== 1) bitmap = scaled(bitmap, factor)
  const actual = (native * bitmap.width) / image.bitmap.width
  const upright = quarterTurned(bitmap, turn)
  const straight = Math.abs(skew) >= MIN_SKEW ? rotated(upright, -skew) : upright
  for (const step of new Set([bitmap, upright])) if (step !== straight && step !== image.bitmap) discard(step)
  bitmap = straight
  const used = Math.abs(skew) >= MIN_SKEW ? skew : 0
  const placed = rotateBox(
    {
      left: image.left,
      top: image.top,
      right: image.left + image.bitmap.width / image.scale,
      bottom: image.top + image.bitmap.height / image.scale,
    },
    turn,
    image.pageWidth,
    image.pageHeight,
  )
  const isCopy = bitmap !== image.bitmap
  return { bitmap, isCopy, level: inkLevel(bitmap), dpi: actual, turn, skew: used, left: placed.left, top: placed.top }
}

/** The orientation whose middle is recognized best. */
export async function bestTurn(
  prepared: (turn: Quarter) => UprightPage,
  turns: readonly Quarter[],
  signal: AbortSignal | undefined,
): Promise<Quarter> {
  const scores = await Promise.all(
    turns.map(async turn => {
      const { bitmap, isCopy, level, dpi } = prepared(turn)
      const recognizing = recognize(probeOf(bitmap, level), dpi, 'block', signal)
      if (isCopy) discard(bitmap)
      const words = await recognizing
      // Many confident words beat few: upside-down text yields fragments, occasionally a confident one.
      return words.reduce(
        (sum, word) => sum + (/[\p{L}\d]{2}/u.test(word.text) ? word.confidence ** 2 * word.text.length : 0),
        0,
      )
    }),
  )
  let best = 0
  for (let index = 1; index < turns.length; index++) if (scores[index]! > scores[best]!) best = index
  return turns[best]!
}

/** The span of rows with the most ink. */
function probeOf(bitmap: Bitmap, level: number): Bitmap {
  const height = Math.max(1, Math.round(bitmap.height * PROBE_SHARE))
  const ink = rowInk(bitmap, level)
  let sum = 0
  let best = -1
  let from = 0
  for (let y = 0; y < bitmap.height; y++) {
    sum += ink[y]!
    if (y >= height) sum -= ink[y - height]!
    if (y >= height - 1 && sum > best) {
      best = sum
      from = y - height + 1
    }
  }
  return rowsOf(bitmap, from, Math.min(bitmap.height, from + height))
}
