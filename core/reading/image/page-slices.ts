/** Splits a page into two slices, so that two threads can recognize it at once. */
import type { Bitmap } from './bitmap.ts'

/** A slice smaller than this share of the page does not justify a thread of its own. */
const MIN_SLICE = 0.2

/**
 * Two slices with about the same amount of ink, split at blank rows; the whole page when there is no blank row near the
 * middle.
 */
export function slicesOf(bitmap: Bitmap, level: number): readonly { readonly from: number; readonly to: number }[] {
  const { height, width } = bitmap
  const whole = [{ from: 0, to: height }]
  const ink = rowInk(bitmap, level)
  const total = ink.reduce((sum, value) => sum + value, 0)
  let half = 0
  for (let sum = 0; half < height && sum < total / 2; half++) sum += ink[half]!
  const speck = width * 0.001
  let cut = -1
  let blankFrom = -1
  for (let y = Math.floor(height * MIN_SLICE); y < height * (1 - MIN_SLICE); y++) {
    if (ink[y]! > speck) {
      blankFrom = -1
      continue
    }
    if (blankFrom < 0) blankFrom = y
    const middle = (blankFrom + y) >> 1
    if (y - blankFrom >= 4 && (cut < 0 || Math.abs(middle - half) <= Math.abs(cut - half))) cut = middle
  }
  return cut < 0
    ? whole
    : [
        { from: 0, to: cut },
        { from: cut, to: height },
      ]
}

/** Number of pixels darker than `level` in each row. */
export function rowInk(bitmap: Bitmap, level: number): Uint32Array {
  const { width, height, data } = bitmap
  const ink = new Uint32Array(height)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let at = y * width, end = at + width; at < end; at++) if (data[at]! < level) count++
    ink[y] = count
  }
  return ink
}
