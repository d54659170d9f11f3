/** How far a scan is rotated, and whether its lines run across or down, from the sharpness of its projection. Pure. */
import type { Bitmap } from './bitmap.ts'
import { inkLevel, shrink } from './bitmap.ts'

/** Scanner feeders and phones stay within this angle. */
const MAX_SKEW = 8
const COARSE_STEP = 0.5
const FINE_STEP = 0.05
/** Pixels on the longer side that suffice to see lines of type. */
const PROBE_SIDE = 900
const MAX_POINTS = 60_000

export interface Skew {
  /** Degrees by which the content is rotated clockwise; rotate by the negative to deskew. */
  readonly degrees: number
  /** Sharpness of the projection at that angle; comparable between directions of one picture. */
  readonly sharpness: number
}

interface Points {
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly count: number
  readonly reach: number
}

/** Skew for lines that run across, and for lines that run down the picture. */
export function skewOf(bitmap: Bitmap): { readonly across: Skew; readonly down: Skew } {
  const points = inkPoints(bitmap)
  return { across: sharpest(points.xs, points.ys, points), down: sharpest(points.ys, points.xs, points, -1) }
}

/** The edges of ink, which lines of type align best. */
function inkPoints(bitmap: Bitmap): Points {
  const small = shrink(bitmap, Math.max(1, Math.floor(Math.max(bitmap.width, bitmap.height) / PROBE_SIDE)))
  const level = inkLevel(small)
  const { width, height, data } = small
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      const ink = data[at]! < level
      if (ink !== data[at - width]! < level || ink !== data[at - 1]! < level) {
        xs.push(x - width / 2)
        ys.push(y - height / 2)
      }
    }
  }
  const step = Math.max(1, xs.length / MAX_POINTS)
  const count = Math.floor(xs.length / step)
  const sampledX = new Float32Array(count)
  const sampledY = new Float32Array(count)
  let seed = 1
  // Points of a pixel grid line up with the bins at 0 degrees, which would then always win: scatter them within their
  // pixel.
  const scatter = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff - 0.5
  }
  for (let index = 0; index < count; index++) {
    sampledX[index] = xs[Math.floor(index * step)]! + scatter()
    sampledY[index] = ys[Math.floor(index * step)]! + scatter()
  }
  return { xs: sampledX, ys: sampledY, count, reach: Math.ceil(Math.hypot(width, height)) }
}

function sharpest(along: Float32Array, over: Float32Array, points: Points, sign = 1): Skew {
  const bins = new Float64Array(points.reach + 4)
  const sharpness = (degrees: number): number => {
    bins.fill(0)
    const slope = Math.tan((degrees * Math.PI) / 180) * sign
    const middle = points.reach / 2
    for (let index = 0; index < points.count; index++) {
      bins[(over[index]! - slope * along[index]! + middle) | 0]!++
    }
    let sum = 0
    for (let bin = 1; bin < bins.length; bin++) sum += (bins[bin]! - bins[bin - 1]!) ** 2
    return sum / Math.max(1, points.count)
  }
  let best = 0
  let bestValue = sharpness(0)
  const search = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const value = sharpness(degrees)
      if (value > bestValue) {
        best = degrees
        bestValue = value
      }
    }
  }
  search(-MAX_SKEW, MAX_SKEW, COARSE_STEP)
  search(best - COARSE_STEP, best + COARSE_STEP, FINE_STEP)
  return { degrees: best, sharpness: bestValue }
}
