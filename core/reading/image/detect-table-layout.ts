/** Whether a page looks like a table, judged by the gaps in its lines of ink without recognizing a word. Pure. */
import type { Bitmap } from './bitmap.ts'
import { inkLevel, quarterTurned, rotated } from './bitmap.ts'
import { skewOf } from './skew.ts'

/** A gap this wide within a line (share of the page width) separates a label from its values ... */
const WIDE_GAP = 0.09
/** ... when the next ink begins this far right; before that it is the text of a numbered paragraph. */
const FIGURES_FROM = 0.4
/** Ink outside of this belongs to the scanner: shadows of edges and holes. */
const MARGIN = 0.03
/** Unbroken ink longer than this share of the page width is not type. */
const MAX_RUN = 0.06
/** This many such lines, and this share of all lines, make a table. */
const MIN_ROWS = 4
const MIN_SHARE = 0.2

/** True unless the page is clearly prose or nearly empty. `bitmap` may be as coarse as 60 dpi. */
export function hasTableLayout(bitmap: Bitmap): boolean {
  const { across, down } = skewOf(bitmap)
  const upright =
    across.sharpness >= down.sharpness
      ? rotated(bitmap, -across.degrees)
      : rotated(quarterTurned(bitmap, 90), -down.degrees)
  const { rows, gapped } = countRows(upright)
  return gapped >= MIN_ROWS && gapped >= MIN_SHARE * rows
}

function countRows(bitmap: Bitmap): { readonly rows: number; readonly gapped: number } {
  const { width, height, data } = bitmap
  const level = inkLevel(bitmap)
  const minGap = WIDE_GAP * width
  const from = Math.round(MARGIN * width)
  const maxRun = MAX_RUN * width
  let rows = 0
  let gapped = 0
  let lineTop = -1
  let columns = new Uint8Array(width)
  for (let y = 0; y <= height; y++) {
    let ink = 0
    if (y < height) {
      for (let x = from; x < width - from; x++) {
        const start = x
        while (x < width - from && data[y * width + x]! < level) x++
        // A longer run is a ruling line, which would bridge every gap.
        if (x === start || x - start > maxRun) continue
        columns.fill(1, start, x)
        ink += x - start
      }
    }
    if (ink > 1) {
      if (lineTop < 0) lineTop = y
      continue
    }
    if (lineTop >= 0 && y - lineTop >= 3) {
      rows++
      if (hasGap(columns, minGap)) gapped++
    }
    lineTop = -1
    columns = new Uint8Array(width)
  }
  return { rows, gapped }
}

/** Whether the line is ink, a wide gap, and ink again. */
function hasGap(columns: Uint8Array, minGap: number): boolean {
  let last = -1
  for (let x = 0; x < columns.length; x++) {
    if (columns[x] === 0) continue
    if (last >= 0 && x - last > minGap && x > FIGURES_FROM * columns.length) return true
    last = x
  }
  return false
}
