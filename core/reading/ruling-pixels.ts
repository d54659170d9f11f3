/** Ruling lines of a straightened bitmap: found as long thin runs of ink, and erased so that they do not spoil the type. */
import type { Bitmap } from './bitmap.ts'

/** Positions in pixels; right and bottom are exclusive. */
export interface PixelStrip {
  readonly direction: 'horizontal' | 'vertical'
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Inches. No stroke of ordinary type is this long ... */
const MIN_ACROSS = 0.28
const MIN_DOWN = 0.5
/** ... and no ruling line this thick. */
const MAX_THICKNESS = 0.035
/** Pixels of paper a worn line may skip. */
const MAX_HOLE = 2
const PAPER = 255

interface Run {
  at: number
  from: number
  to: number
  thickness: number
}

/** `level`: below it a pixel is ink. `dpi`: of the bitmap. The bitmap is not changed. */
export function findRuling(bitmap: Bitmap, level: number, dpi: number): readonly PixelStrip[] {
  const { width, height, data } = bitmap
  const minAcross = Math.round(MIN_ACROSS * dpi)
  const minDown = Math.round(MIN_DOWN * dpi)
  const across: Run[] = []
  const down: Run[] = []
  const columnStart = new Int32Array(width).fill(-1)
  const columnLast = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let start = -1
    let last = 0
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= level) continue
      if (start < 0 || x - last > MAX_HOLE + 1) {
        if (start >= 0 && last - start >= minAcross) across.push({ at: y, from: start, to: last + 1, thickness: 1 })
        start = x
      }
      last = x
      const began = columnStart[x]!
      if (began < 0 || y - columnLast[x]! > MAX_HOLE + 1) {
        if (began >= 0 && columnLast[x]! - began >= minDown)
          down.push({ at: x, from: began, to: columnLast[x]! + 1, thickness: 1 })
        columnStart[x] = y
      }
      columnLast[x] = y
    }
    if (start >= 0 && last - start >= minAcross) across.push({ at: y, from: start, to: last + 1, thickness: 1 })
  }
  for (let x = 0; x < width; x++) {
    const began = columnStart[x]!
    if (began >= 0 && columnLast[x]! - began >= minDown)
      down.push({ at: x, from: began, to: columnLast[x]! + 1, thickness: 1 })
  }
  const maxThickness = Math.max(3, Math.round(MAX_THICKNESS * dpi))
  return [
    ...merge(across, maxThickness).map((run): PixelStrip => ({
      direction: 'horizontal',
      left: run.from,
      right: run.to,
      top: run.at,
      bottom: run.at + run.thickness,
    })),
    ...merge(down, maxThickness).map((run): PixelStrip => ({
      direction: 'vertical',
      left: run.at,
      right: run.at + run.thickness,
      top: run.from,
      bottom: run.to,
    })),
  ]
}

/** Neighbouring runs are one line; a pile of them thicker than a line is a picture or a bar and is left out. */
function merge(runs: readonly Run[], maxThickness: number): Run[] {
  const open: Run[] = []
  const done: Run[] = []
  for (const run of runs.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    let home: Run | null = null
    for (let index = open.length - 1; index >= 0; index--) {
      const candidate = open[index]!
      if (run.at > candidate.at + candidate.thickness) {
        done.push(candidate)
        open.splice(index, 1)
      } else if (run.from <= candidate.to + MAX_HOLE && run.to >= candidate.from - MAX_HOLE) home = candidate
    }
    if (home === null) open.push({ ...run })
    else {
      home.from = Math.min(home.from, run.from)
      home.to = Math.max(home.to, run.to)
      home.thickness = run.at - home.at + 1
    }
  }
  return [...done, ...open].filter(run => run.thickness <= maxThickness)
}

/** A copy of the bitmap without the ruling lines; where type crosses a line its strokes stay. */
export function withoutRuling(bitmap: Bitmap, strips: readonly PixelStrip[], level: number): Bitmap {
  const { width, height } = bitmap
  const data = bitmap.data.slice()
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && bitmap.data[y * width + x]! < level
  for (const strip of strips) {
    if (strip.direction === 'horizontal') {
      for (let x = strip.left; x < strip.right; x++) {
        if (isInk(x, strip.top - 2) || isInk(x, strip.bottom + 1)) continue
        for (let y = Math.max(0, strip.top - 1); y < Math.min(height, strip.bottom + 1); y++)
          data[y * width + x] = PAPER
      }
    } else {
      for (let y = strip.top; y < strip.bottom; y++) {
        if (isInk(strip.left - 2, y) || isInk(strip.right + 1, y)) continue
        for (let x = Math.max(0, strip.left - 1); x < Math.min(width, strip.right + 1); x++) data[y * width + x] = PAPER
      }
    }
  }
  return { width, height, data }
}
