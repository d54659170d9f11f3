/**
 * Ruling lines of a deskewed bitmap: found as long thin runs of ink, and erased so that they do not disturb the type.
 */
import type { Bitmap } from './bitmap.ts'

/** Positions in pixels; right and bottom are exclusive. */
export interface PixelLine {
  readonly direction: 'horizontal' | 'vertical'
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The single rows (or columns) of ink that make up the line. */
  readonly runs: readonly PixelRun[]
}

/** Ink from `from` to `to` (exclusive) in row or column `at`. */
export interface PixelRun {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** In inches: no stroke of ordinary type is this long ... */
const MIN_ACROSS = 0.28
const MIN_DOWN = 0.5
/** ... and no ruling line is this thick. */
const MAX_THICKNESS = 0.025
/** A line may rise by this share of its length: the skew that deskewing leaves. */
const MAX_CLIMB = 0.008
/** A row of dashes: this many, each this long and this far apart (in inches), with background above and below. */
const MIN_DASHES = 5
const DASH = { min: 0.02, max: 0.2, gap: 0.12, clear: 0.022 }
/** Pixels of background that a worn line may skip. */
const MAX_HOLE = 2
const WHITE = 255

interface Bundle {
  readonly runs: PixelRun[]
  readonly at: number
  last: number
  from: number
  to: number
  ink: number
}

/** A pixel below `level` is ink. `dpi` is the bitmap's resolution. The bitmap is not changed. */
export function findRuling(bitmap: Bitmap, level: number, dpi: number): readonly PixelLine[] {
  const { width, height, data } = bitmap
  const minAcross = Math.round(MIN_ACROSS * dpi)
  const minDown = Math.round(MIN_DOWN * dpi)
  const across: PixelRun[] = []
  const down: PixelRun[] = []
  const columnStart = new Int32Array(width).fill(-1)
  const columnLast = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let start = -1
    let last = 0
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= level) continue
      if (start < 0 || x - last > MAX_HOLE + 1) {
        if (start >= 0 && last - start >= minAcross) across.push({ at: y, from: start, to: last + 1 })
        start = x
      }
      last = x
      const began = columnStart[x]!
      if (began < 0 || y - columnLast[x]! > MAX_HOLE + 1) {
        if (began >= 0 && columnLast[x]! - began >= minDown) down.push({ at: x, from: began, to: columnLast[x]! + 1 })
        columnStart[x] = y
      }
      columnLast[x] = y
    }
    if (start >= 0 && last - start >= minAcross) across.push({ at: y, from: start, to: last + 1 })
    addDashes(across, bitmap, y, { level, dpi })
  }
  for (let x = 0; x < width; x++) {
    const began = columnStart[x]!
    if (began >= 0 && columnLast[x]! - began >= minDown) down.push({ at: x, from: began, to: columnLast[x]! + 1 })
  }
  const maxThickness = Math.max(3, Math.round(MAX_THICKNESS * dpi))
  return [
    ...bundles(across, maxThickness).map(({ at, last, from, to, runs }): PixelLine => ({
      direction: 'horizontal',
      left: from,
      right: to,
      top: at,
      bottom: last + 1,
      runs,
    })),
    ...bundles(down, maxThickness).map(({ at, last, from, to, runs }): PixelLine => ({
      direction: 'vertical',
      left: at,
      right: last + 1,
      top: from,
      bottom: to,
      runs,
    })),
  ]
}

/** Adds each row of dashes in pixel row `y` as one run. */
function addDashes(
  runs: PixelRun[],
  bitmap: Bitmap,
  y: number,
  { level, dpi }: { readonly level: number; readonly dpi: number },
): void {
  const { width, height, data } = bitmap
  const minDash = Math.max(3, DASH.min * dpi)
  const maxDash = DASH.max * dpi
  const maxGap = DASH.gap * dpi
  const clear = Math.max(2, Math.round(DASH.clear * dpi))
  if (y < clear || y + clear >= height) return
  let from = -1
  let end = 0
  let dashes = 0
  const finish = (): void => {
    if (
      dashes >= MIN_DASHES &&
      isClear(data, (y - clear) * width + from, (y - clear) * width + end, level) &&
      isClear(data, (y + clear) * width + from, (y + clear) * width + end, level)
    ) {
      runs.push({ at: y, from, to: end })
    }
    dashes = 0
    from = -1
  }
  const row = y * width
  for (let x = 0; x < width; x++) {
    if (data[row + x]! >= level) continue
    const start = x
    while (x < width && data[row + x]! < level) x++
    const length = x - start
    if (from >= 0 && start - end > maxGap) finish()
    if (length < minDash || length > maxDash) {
      finish()
      continue
    }
    if (from < 0) from = start
    end = x
    dashes++
  }
  finish()
}

/** Whether the pixels from index `from` to `to` (exclusive) are background but for specks. */
function isClear(data: Uint8Array, from: number, to: number, level: number): boolean {
  let ink = 0
  for (let at = from; at < to; at++) if (data[at]! < level) ink++
  return ink < 0.03 * (to - from)
}

/** Neighboring runs are one line; a stack thicker than a line is a picture or a bar and is dropped. */
function bundles(runs: readonly PixelRun[], maxThickness: number): Bundle[] {
  const open: Bundle[] = []
  const done: Bundle[] = []
  for (const run of runs.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    let home: Bundle | null = null
    for (let index = open.length - 1; index >= 0; index--) {
      const candidate = open[index]!
      if (run.at > candidate.last + 1) {
        done.push(candidate)
        open.splice(index, 1)
      } else if (run.from <= candidate.to + MAX_HOLE && run.to >= candidate.from - MAX_HOLE) home = candidate
    }
    if (home === null) {
      open.push({ runs: [run], at: run.at, last: run.at, from: run.from, to: run.to, ink: run.to - run.from })
    } else {
      home.runs.push(run)
      home.from = Math.min(home.from, run.from)
      home.to = Math.max(home.to, run.to)
      home.last = run.at
      home.ink += run.to - run.from
    }
  }
  return [...done, ...open].filter(bundle => {
    const length = bundle.to - bundle.from
    return bundle.ink / length <= maxThickness && bundle.last - bundle.at < maxThickness + MAX_CLIMB * length
  })
}

/** A copy of the bitmap without the ruling lines; where type crosses a line its strokes stay. */
export function withoutRuling(bitmap: Bitmap, lines: readonly PixelLine[], level: number, dpi: number): Bitmap {
  const { width, height } = bitmap
  const data = bitmap.data.slice()
  const reach = Math.max(3, Math.round(MAX_THICKNESS * dpi)) + 2
  for (const line of lines) {
    const flat = line.direction === 'horizontal'
    const step = flat ? width : 1
    const limit = flat ? height : width
    for (const run of line.runs) {
      for (let along = run.from; along < run.to; along++) {
        const start = flat ? run.at * width + along : along * width + run.at
        let before = 0
        while (before < reach && run.at - before > 0 && bitmap.data[start - (before + 1) * step]! < level) before++
        let after = 0
        while (after < reach && run.at + after < limit - 1 && bitmap.data[start + (after + 1) * step]! < level) after++
        // Longer than a line is thick: a stroke of type touches or crosses it.
        if (before + after + 1 > reach) continue
        for (let offset = -before - 1; offset <= after + 1; offset++) {
          const at = run.at + offset
          if (at >= 0 && at < limit) data[start + offset * step] = WHITE
        }
      }
    }
  }
  return { width, height, data }
}
