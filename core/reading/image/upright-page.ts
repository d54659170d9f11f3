/** A page's picture prepared for recognition in one orientation: upright, straight, at the resolution asked for; and which orientation reads best. */
import { rotateBox } from '../../document/geometry.ts'
import type { Bitmap } from './bitmap.ts'
import { discard, inkLevel, quarterTurned, rotated, rowsOf, scaled, shrink } from './bitmap.ts'
import type { Quarter } from '../pdf/page-frame.ts'
import type { PageImage } from './page-image.ts'
import { MAX_PIXELS } from './page-image.ts'
import { rowInk } from './page-strips.ts'
import { recognize } from '../ocr/shared-pool.ts'

export const POINTS_PER_INCH = 72
/** Nearer to the resolution asked for than this share, a picture is taken as it is. */
const DPI_TOLERANCE = 0.18
/** Less skew than this moves the end of a line by a pixel or two. */
const MIN_SKEW = 0.08
/** A probe looks at this share of the height in the middle. */
const PROBE_SHARE = 0.16

export interface UprightPage {
  readonly bitmap: Bitmap
  /** Not the page's own bitmap. */
  readonly isCopy: boolean
  readonly level: number
  readonly dpi: number
  readonly turn: Quarter
  readonly skew: number
  /** Upright points of the first pixel. */
  readonly left: number
  readonly top: number
}

/** The page turned clockwise by `turn` and straightened by `skew` degrees, at about `dpi`. */
export function prepare(image: PageImage, turn: Quarter, skew: number, dpi: number): UprightPage {
  let { bitmap } = image
  const native = image.scale * POINTS_PER_INCH
  const wanted = Math.abs(native / dpi - 1) > DPI_TOLERANCE ? dpi / native : 1
  // A picture that claims a page of several metres is not enlarged beyond what a scanner would deliver.
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

/** The orientation whose middle reads best. */
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
      // Many sure words beat few: upside-down text yields scraps, now and then a sure one.
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

/** The band of rows with the most ink. */
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
