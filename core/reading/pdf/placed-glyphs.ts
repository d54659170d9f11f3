/** Characters on the upright page: start, end and position of each, in columns. Pure. */
import type { Glyphs, GlyphStyle } from './glyphs.ts'
import {
  CHARACTER,
  GLYPH_NUMBERS,
  INK_BOTTOM,
  INK_LEFT,
  INK_RIGHT,
  INK_TOP,
  LOOSE_BOTTOM,
  LOOSE_LEFT,
  LOOSE_RIGHT,
  LOOSE_TOP,
  ORIGIN_X,
  ORIGIN_Y,
} from './glyphs.ts'
import type { PageFrame } from './page-frame.ts'
import { uprightX, uprightY } from './page-frame.ts'

/** When the stated size is nonsense, the type size is this many times the ink height of an average glyph. */
const SIZE_PER_INK = 1.4

/** Columns have the same indexes as those of the glyphs; numbers are points of the upright page. */
export interface PlacedGlyphs {
  readonly texts: string[]
  readonly styles: readonly GlyphStyle[]
  /** Bounds of the ink. */
  readonly left: Float64Array
  readonly right: Float64Array
  /** Start and end of the character's advance, side bearings included. */
  readonly origin: Float64Array
  readonly advanceRight: Float64Array
  readonly baseline: Float64Array
  readonly size: Float64Array
}

export function placeGlyphs({ length, kinds, texts, styles, numbers }: Glyphs, frame: PageFrame): PlacedGlyphs {
  const column = (): Float64Array => new Float64Array(length)
  const [left, right, origin, advanceRight, baseline, size] = [
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
  ] as const
  for (let index = 0; index < length; index++) {
    if (kinds[index] !== CHARACTER) continue
    const at = index * GLYPH_NUMBERS
    const x = numbers[at + ORIGIN_X]!
    const y = numbers[at + ORIGIN_Y]!
    const [inkLeft, inkBottom] = [numbers[at + INK_LEFT]!, numbers[at + INK_BOTTOM]!]
    const [inkRight, inkTop] = [numbers[at + INK_RIGHT]!, numbers[at + INK_TOP]!]
    const inkX0 = uprightX(frame, inkLeft, inkBottom)
    const inkX1 = uprightX(frame, inkRight, inkTop)
    const inkHeight = Math.abs(uprightY(frame, inkLeft, inkBottom) - uprightY(frame, inkRight, inkTop))
    const [looseLeft, looseBottom] = [numbers[at + LOOSE_LEFT]!, numbers[at + LOOSE_BOTTOM]!]
    const [looseRight, looseTop] = [numbers[at + LOOSE_RIGHT]!, numbers[at + LOOSE_TOP]!]
    const { size: stated, slant } = styles[index]!
    const start = uprightX(frame, x, y)
    const base = uprightY(frame, x, y)
    // A slanted box sticks out over its neighbor by its height: the spaces between words would be lost in it.
    const inkTopY = Math.min(uprightY(frame, inkLeft, inkBottom), uprightY(frame, inkRight, inkTop))
    const looseTopY = Math.min(uprightY(frame, looseLeft, looseBottom), uprightY(frame, looseRight, looseTop))
    const end =
      Math.max(uprightX(frame, looseLeft, looseBottom), uprightX(frame, looseRight, looseTop)) -
      slant * (base - looseTopY)
    const hasInk = inkX0 !== inkX1
    left[index] = hasInk ? Math.min(inkX0, inkX1) : start
    right[index] = hasInk ? Math.max(inkX0, inkX1) - slant * (base - inkTopY) : end
    origin[index] = start
    advanceRight[index] = end
    baseline[index] = base
    size[index] = stated > 1 && inkHeight < 2 * stated ? stated : Math.max(1, inkHeight * SIZE_PER_INK)
  }
  return { texts: [...texts], styles, left, right, origin, advanceRight, baseline, size }
}
