/** Gray bitmaps: threshold, scaling, quarter turns and small rotations. Pure; 0 is black, 255 white. */
import type { Quarter } from '../pdf/page-frame.ts'

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** One byte per pixel, rows from the top without padding. */
  readonly data: Uint8Array
}

const WHITE = 255

/** Releases a bitmap's memory at once: a page takes 8 MB, and the garbage collector is slow to notice it. */
export function discard({ data }: Bitmap): void {
  if (data.buffer instanceof ArrayBuffer && !data.buffer.detached) data.buffer.transfer(0)
}

/**
 * The threshold that best separates ink from background (N. Otsu, "A threshold selection method from gray-level
 * histograms", 1979). A pixel darker than it is ink.
 */
export function inkLevel(bitmap: Bitmap): number {
  const histogram = new Float64Array(256)
  const { data } = bitmap
  const step = Math.max(1, Math.floor(data.length / 1_000_000))
  for (let index = 0; index < data.length; index += step) histogram[data[index]!]!++
  let total = 0
  let sum = 0
  for (let level = 0; level < 256; level++) {
    total += histogram[level]!
    sum += level * histogram[level]!
  }
  let below = 0
  let sumBelow = 0
  let best = -1
  let first = 128
  let last = 128
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!
    sumBelow += level * histogram[level]!
    if (below === 0 || below === total) continue
    const difference = sumBelow / below - (sum - sumBelow) / (total - below)
    const between = below * (total - below) * difference * difference
    if (between > best) {
      best = between
      first = level
    }
    // Between the two levels of a fax every threshold separates equally well; the middle one also suits resampled
    // copies.
    if (between >= best) last = level
  }
  return ((first + last) >> 1) + 1
}

/** Weights of a pixel and of those one and two rows from it: at 300 dots per inch the rows of a needle printer are three to five pixels apart. */
const BELOW = [3, 2, 1] as const

/** Each pixel averaged with those above and below it. */
export function smoothedDown({ width, height, data }: Bitmap): Bitmap {
  const smooth = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, weights] = [0, 0]
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++) {
        const weight = BELOW[Math.abs(row - y)]!
        sum += weight * data[row * width + x]!
        weights += weight
      }
      smooth[y * width + x] = sum / weights
    }
  return { width, height, data: smooth }
}

/** Averages blocks of `factor` × `factor` pixels. */
export function shrink(bitmap: Bitmap, factor: number): Bitmap {
  if (factor <= 1) return bitmap
  const width = Math.floor(bitmap.width / factor)
  const height = Math.floor(bitmap.height / factor)
  const data = new Uint8Array(width * height)
  const area = factor * factor
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = 0; dy < factor; dy++) {
        let from = (y * factor + dy) * bitmap.width + x * factor
        for (let dx = 0; dx < factor; dx++) sum += bitmap.data[from++]!
      }
      data[y * width + x] = sum / area
    }
  }
  return { width, height, data }
}

/**
 * From this factor on enlarging needs cubic interpolation to keep the edges of small type; below it bilinear is
 * recognized better (measured).
 */
const MUCH_LARGER = 1.75

/** Enlarges, or shrinks by less than half. */
export function scaled(bitmap: Bitmap, scale: number): Bitmap {
  if (scale >= MUCH_LARGER) return enlarged(bitmap, scale)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const [a, c] = [1 / scale, 0.5 / scale - 0.5]
  return resample(bitmap, { width, height }, { a, b: 0, c, d: 0, e: a, f: c })
}

function enlarged(bitmap: Bitmap, scale: number): Bitmap {
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const across = cubicTaps(bitmap.width, width)
  const down = cubicTaps(bitmap.height, height)
  const data = new Uint8Array(width * height)
  // Source rows, widened once and kept for the four target rows that need them.
  const widened = new Map<number, Int16Array>()
  const widen = (row: number): Int16Array => {
    const known = widened.get(row)
    if (known !== undefined) return known
    const line = new Int16Array(width)
    const from = row * bitmap.width
    for (let x = 0, tap = 0; x < width; x++, tap += 4) {
      line[x] =
        (bitmap.data[from + across.at[tap]!]! * across.weight[tap]! +
          bitmap.data[from + across.at[tap + 1]!]! * across.weight[tap + 1]! +
          bitmap.data[from + across.at[tap + 2]!]! * across.weight[tap + 2]! +
          bitmap.data[from + across.at[tap + 3]!]! * across.weight[tap + 3]!) >>
        10
    }
    widened.set(row, line)
    widened.delete(row - 6)
    return line
  }
  const clamped = new Uint8ClampedArray(data.buffer)
  for (let y = 0; y < height; y++) {
    const tap = y * 4
    const [a, b, c, d] = [
      widen(down.at[tap]!),
      widen(down.at[tap + 1]!),
      widen(down.at[tap + 2]!),
      widen(down.at[tap + 3]!),
    ]
    const wa = down.weight[tap]!
    const wb = down.weight[tap + 1]!
    const wc = down.weight[tap + 2]!
    const wd = down.weight[tap + 3]!
    for (let x = 0, to = y * width; x < width; x++) {
      clamped[to++] = (a[x]! * wa + b[x]! * wb + c[x]! * wc + d[x]! * wd) >> 14
    }
  }
  return { width, height, data }
}

/**
 * The four source positions for each target position and their weights (R. Keys, "Cubic convolution interpolation",
 * 1981, a = -1/2), in 1/4096.
 */
function cubicTaps(source: number, target: number): { readonly at: Int32Array; readonly weight: Int32Array } {
  const at = new Int32Array(target * 4)
  const weight = new Int32Array(target * 4)
  for (let index = 0; index < target; index++) {
    const position = ((index + 0.5) * source) / target - 0.5
    const start = Math.floor(position)
    const t = position - start
    const weights = [
      -0.5 * t + t * t - 0.5 * t ** 3,
      1 - 2.5 * t * t + 1.5 * t ** 3,
      0.5 * t + 2 * t * t - 1.5 * t ** 3,
      -0.5 * t * t + 0.5 * t ** 3,
    ]
    for (let tap = 0; tap < 4; tap++) {
      at[index * 4 + tap] = Math.min(source - 1, Math.max(0, start - 1 + tap))
      weight[index * 4 + tap] = Math.round(weights[tap]! * 4096)
    }
  }
  return { at, weight }
}

/** Rotates clockwise (as seen) by `degrees` around the center; the size stays, uncovered corners are white. */
export function rotated(bitmap: Bitmap, degrees: number): Bitmap {
  const { width, height } = bitmap
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const cx = (width - 1) / 2
  const cy = (height - 1) / 2
  const c = cx - cos * cx - sin * cy
  const f = cy + sin * cx - cos * cy
  return resample(bitmap, { width, height }, { a: cos, b: sin, c, d: -sin, e: cos, f })
}

/** Maps target to source: the source position of (x, y) is (a x + b y + c, d x + e y + f). */
type AffineMap = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>

/** Fixed point with 16 bits: two to three times faster than floats. */
function resample(
  bitmap: Bitmap,
  { width, height }: Pick<Bitmap, 'width' | 'height'>,
  { a, b, c, d, e, f }: AffineMap,
): Bitmap {
  const source = bitmap.data
  const sourceWidth = bitmap.width
  const lastX = bitmap.width - 1
  const lastY = bitmap.height - 1
  const data = new Uint8Array(width * height)
  const stepX = Math.round(a * 65536)
  const stepY = Math.round(d * 65536)
  for (let y = 0; y < height; y++) {
    let sx = Math.round((b * y + c) * 65536)
    let sy = Math.round((e * y + f) * 65536)
    let to = y * width
    for (let x = 0; x < width; x++, sx += stepX, sy += stepY) {
      let x0 = sx >> 16
      let y0 = sy >> 16
      if (x0 < -1 || y0 < -1 || x0 > lastX || y0 > lastY) {
        data[to++] = WHITE
        continue
      }
      let fx = (sx & 0xffff) >> 8
      let fy = (sy & 0xffff) >> 8
      if (x0 < 0) x0 = fx = 0
      if (y0 < 0) y0 = fy = 0
      const at = y0 * sourceWidth + x0
      const right = x0 < lastX ? 1 : 0
      const down = y0 < lastY ? sourceWidth : 0
      const upper = source[at]! * (256 - fx) + source[at + right]! * fx
      const lower = source[at + down]! * (256 - fx) + source[at + down + right]! * fx
      data[to++] = (upper * (256 - fy) + lower * fy + 32768) >> 16
    }
  }
  return { width, height, data }
}

/** Rotates clockwise by a quarter, a half or three quarters of a turn. */
export function quarterTurned(bitmap: Bitmap, turn: Quarter): Bitmap {
  if (turn === 0) return bitmap
  const { width, height, data } = bitmap
  const swap = turn !== 180
  const turned = new Uint8Array(data.length)
  const newWidth = swap ? height : width
  for (let y = 0; y < height; y++) {
    let from = y * width
    // Position of (0, y) in the turned picture, and the step from one x to the next.
    const start =
      turn === 90 ? height - 1 - y : turn === 180 ? (height - 1 - y) * width + width - 1 : (width - 1) * height + y
    const step = turn === 90 ? newWidth : turn === 180 ? -1 : -newWidth
    for (let x = 0, to = start; x < width; x++, to += step) turned[to] = data[from++]!
  }
  return { width: newWidth, height: swap ? width : height, data: turned }
}

/** Rows `from` (inclusive) to `to` (exclusive), sharing memory. */
export function rowsOf(bitmap: Bitmap, from: number, to: number): Bitmap {
  return { width: bitmap.width, height: to - from, data: bitmap.data.subarray(from * bitmap.width, to * bitmap.width) }
}
