/**
 * Vertical sides of low boxes on a scan, too short to be distinguished from type by length alone: they connect two
 * horizontal strokes. Pure; pixels.
 */
import type { Bitmap } from './bitmap.ts'
import type { PixelLine } from './ruling-pixels.ts'

export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const POINTS_PER_INCH = 72
/**
 * In points: a vertical side is at least this long, stands on a horizontal stroke at least this long, and is at most
 * this thick.
 */
const MIN_SIDE = 4
const MIN_FOOT = 6.3
const THICKEST = 1.8
/** Pixels of background that a worn stroke may skip. */
const MAX_HOLE = 2
/**
 * In points: boxes around a line of type are at least this high; a side may fall this far short of the box's top and
 * bottom.
 */
const MIN_BOX = 10
const MISSED = 1.6

/** Thin vertical strokes that stand on horizontal ones, shortest first. A pixel below `level` is ink. */
export function boxSides(bitmap: Bitmap, level: number, dpi: number): readonly PixelBox[] {
  const unit = dpi / POINTS_PER_INCH
  const { width, height, data } = bitmap
  const minLength = Math.round(MIN_SIDE * unit)
  const start = new Int32Array(width).fill(-1)
  const last = new Int32Array(width)
  const runs: PixelBox[] = []
  const finish = (x: number): void => {
    const [top, bottom] = [start[x]!, last[x]! + 1]
    if (bottom - top >= minLength && standsOnFoot(bitmap, level, { x, bottom }, unit))
      runs.push({ left: x, right: x + 1, top, bottom })
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= level) continue
      if (start[x]! < 0) start[x] = y
      else if (y - last[x]! > MAX_HOLE + 1) {
        finish(x)
        start[x] = y
      }
      last[x] = y
    }
  }
  for (let x = 0; x < width; x++) if (start[x]! >= 0) finish(x)
  return thin(runs, THICKEST * unit)
}

/** Whether a horizontal stroke runs through the lower end of a column of ink. */
function standsOnFoot(
  { width, data }: Bitmap,
  level: number,
  { x, bottom }: { readonly x: number; readonly bottom: number },
  unit: number,
): boolean {
  const minLength = MIN_FOOT * unit
  for (let y = bottom - 1; y >= bottom - 1 - THICKEST * unit; y--) {
    const row = y * width
    let [left, right] = [x, x]
    for (let at = x - 1; at >= 0 && left - at <= MAX_HOLE + 1; at--) {
      if (data[row + at]! < level) left = at
      if (right - left >= minLength) return true
    }
    for (let at = x + 1; at < width && at - right <= MAX_HOLE + 1; at++) {
      if (data[row + at]! < level) right = at
      if (right - left >= minLength) return true
    }
  }
  return false
}

/** Neighboring columns that end together are one stroke; a thicker group is not a stroke. */
function thin(runs: readonly PixelBox[], thickest: number): readonly PixelBox[] {
  const open: PixelBox[] = []
  const done: PixelBox[] = []
  for (const run of runs.toSorted((a, b) => a.left - b.left || a.bottom - b.bottom)) {
    const home = open.findLastIndex(
      other => run.left - other.right <= 1 && Math.abs(run.bottom - other.bottom) <= thickest && run.top < other.bottom,
    )
    if (home < 0) open.push(run)
    else
      open[home] = {
        ...open[home]!,
        right: run.right,
        top: Math.min(open[home]!.top, run.top),
        bottom: Math.max(open[home]!.bottom, run.bottom),
      }
    for (let index = open.length - 1; index >= 0; index--)
      if (run.left - open[index]!.right > 1) done.push(...open.splice(index, 1))
  }
  return [...done, ...open].filter(({ left, right }) => right - left <= thickest)
}

/** The sides that connect two horizontal lines, as vertical lines; without those that are lines already. */
export function lowWalls(sides: readonly PixelBox[], ruling: readonly PixelLine[], dpi: number): readonly PixelLine[] {
  const unit = dpi / POINTS_PER_INCH
  const across = ruling.filter(({ direction }) => direction === 'horizontal')
  const down = ruling.filter(({ direction }) => direction === 'vertical')
  return sides.flatMap((side): PixelLine[] => {
    if (side.bottom - side.top < MIN_BOX * unit) return []
    const meets = (y: number): boolean =>
      across.some(
        ({ left, right, top, bottom }) =>
          left < side.right + MISSED * unit &&
          right > side.left - MISSED * unit &&
          y > top - MISSED * unit &&
          y < bottom + MISSED * unit,
      )
    if (!meets(side.top) || !meets(side.bottom)) return []
    const isKnown = down.some(
      ({ left, right, top, bottom }) =>
        left <= side.right + 1 && right >= side.left - 1 && top < side.bottom && bottom > side.top,
    )
    if (isKnown) return []
    const runs = Array.from({ length: side.right - side.left }, (_, index) => ({
      at: side.left + index,
      from: side.top,
      to: side.bottom,
    }))
    return [{ direction: 'vertical', ...side, runs }]
  })
}
