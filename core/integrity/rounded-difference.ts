/**
 * How far two places of a picture are apart in the steps to which the picture was rounded when it was saved. A JPEG rounds each coefficient of each
 * block of 8 × 8 pixels; a copy that lies elsewhere on that grid is rounded elsewhere, by no more than half a step, while two printed characters
 * differ by what the scanner added to them.
 */
import type { Bitmap } from '../reading/image/bitmap.ts'

/** A picture with the 64 steps of its blocks, rows from the top; null: it was saved without loss. Blocks begin at its top left. */
export interface RoundedPicture {
  readonly bitmap: Bitmap
  readonly steps: Float64Array | null
}

/** Pixels of a rectangle, and where those of another one are from there. */
export interface Overlay {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly toX: number
  readonly toY: number
}

const BLOCK = 8

/** Rows: frequencies; columns: positions in a block. */
const COSINES = Float64Array.from({ length: BLOCK * BLOCK }, (_, index) => {
  const [frequency, position] = [index >> 3, index & 7]
  return (frequency === 0 ? Math.SQRT1_2 / 2 : 0.5) * Math.cos(((2 * position + 1) * frequency * Math.PI) / 16)
})

/**
 * Mean square, in steps, by which the difference exceeds the half step that rounding makes of it. Of a copy it is next to 0; the smaller of both
 * directions leads from the original to the copy, whose blocks were rounded last.
 */
export function excessDifference({ bitmap, steps }: RoundedPicture, overlay: Overlay): number {
  const right = overlay.left + overlay.width
  const bottom = overlay.top + overlay.height
  const block = new Float64Array(BLOCK * BLOCK)
  let sum = 0
  for (let top = overlay.top & ~7; top < bottom; top += BLOCK)
    for (let left = overlay.left & ~7; left < right; left += BLOCK) {
      differenceIn(bitmap, overlay, { left, top }, block)
      sum += excessOf(steps === null ? block : inSteps(block, steps))
    }
  return sum / (overlay.width * overlay.height)
}

/** The differences within one block; 0 outside the rectangle. */
function differenceIn(
  { width, height, data }: Bitmap,
  overlay: Overlay,
  from: { readonly left: number; readonly top: number },
  block: Float64Array,
): void {
  const shift = overlay.toY * width + overlay.toX
  for (let index = 0; index < block.length; index++) {
    const [x, y] = [from.left + (index & 7), from.top + (index >> 3)]
    const isInside =
      x >= overlay.left &&
      x < Math.min(width, overlay.left + overlay.width) &&
      y >= overlay.top &&
      y < Math.min(height, overlay.top + overlay.height)
    const at = y * width + x
    block[index] = isInside ? data[at + shift]! - data[at]! : 0
  }
}

const excessOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + Math.max(0, Math.abs(value) - 0.5) ** 2, 0)

/** The discrete cosine transform of a block, each coefficient in steps. */
function inSteps(block: Float64Array, steps: Float64Array): Float64Array {
  const rows = new Float64Array(BLOCK * BLOCK)
  for (let row = 0; row < BLOCK; row++)
    for (let frequency = 0; frequency < BLOCK; frequency++) {
      let sum = 0
      for (let x = 0; x < BLOCK; x++) sum += block[row * BLOCK + x]! * COSINES[frequency * BLOCK + x]!
      rows[row * BLOCK + frequency] = sum
    }
  return block.map((_, index) => {
    const [down, across] = [index >> 3, index & 7]
    let sum = 0
    for (let y = 0; y < BLOCK; y++) sum += rows[y * BLOCK + across]! * COSINES[down * BLOCK + y]!
    return sum / steps[index]!
  })
}
