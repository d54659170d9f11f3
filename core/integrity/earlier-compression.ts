/**
 * The steps to which a picture was rounded before it was saved for the last time. A JPEG rounds the coefficients of each block to multiples of a step; a
 * picture that is saved again on the same grid of blocks shows those multiples under the new steps, where these are finer.
 */
import type { Bitmap } from '../reading/image/bitmap.ts'

/** A frequency whose earlier step shows. */
export interface EarlierStep {
  /** Of the frequency among those that are looked at. */
  readonly index: number
  readonly step: number
  /** How far from a multiple the later rounding leaves a coefficient. */
  readonly tolerance: number
}

const BLOCK = 8
/** Down and across, from low to high: text has little to say at higher ones after rounding. */
const FREQUENCIES: readonly (readonly [number, number])[] = Array.from({ length: 25 }, (_, at) => [
  Math.floor(at / 5),
  at % 5,
]).filter((pair): pair is [number, number] => pair[0]! + pair[1]! >= 1 && pair[0]! + pair[1]! <= 4)
/** Rows: frequencies 0 to 4; columns: positions in a block. */
const COSINES = Float64Array.from({ length: 5 * BLOCK }, (_, index) => {
  const [frequency, position] = [index >> 3, index & 7]
  return (frequency === 0 ? Math.SQRT1_2 / 2 : 0.5) * Math.cos(((2 * position + 1) * frequency * Math.PI) / 16)
})
/** Gray levels within a block that holds print. */
const MIN_CONTRAST = 40
/** Blocks that are looked at, evenly over the page. */
const MAX_BLOCKS = 6000
/** What rounding to whole gray levels adds to a coefficient, and what more where ink and background reach black and white. */
const GRAY_NOISES = [0.6, 1.6] as const
/** Earlier steps that are tried: as multiples of the later one, finer ones do not show, and coarser ones leave no print. */
const MIN_RATIO = 1.4
const MAX_STEP = 60
/** Coefficients of a frequency; share of them at the multiples, and what that is more than for a picture that was saved once. */
const MIN_COUNT = 300
const MIN_SHARE = 0.75
const MIN_GAIN = 0.25
/** Frequencies that have to agree. */
const MIN_FREQUENCIES = 4

/** Empty where the picture was saved once, or nothing is known of an earlier time. `steps`: of the last time; null: without loss. */
export function earlierSteps(bitmap: Bitmap, steps: Float64Array | null): readonly EarlierStep[] {
  const blocks = printedBlocks(bitmap)
  const found = FREQUENCIES.flatMap(([down, across], index): readonly EarlierStep[] => {
    const later = steps === null ? 1 : steps[down * BLOCK + across]!
    const sizes = Float64Array.from(blocks, values => Math.abs(values[index]!))
    const [best] = GRAY_NOISES.flatMap(noise => stepOf(sizes, later, later / 2 + noise) ?? []).toSorted(
      (a, b) => b.gain - a.gain,
    )
    return best === undefined ? [] : [{ index, step: best.step, tolerance: best.tolerance }]
  })
  return found.length < MIN_FREQUENCIES ? [] : found
}

/** The coefficients of the block at `left`, `top` at the frequencies that are looked at. */
export function lowCoefficients({ width, data }: Bitmap, left: number, top: number): Float64Array {
  const rows = new Float64Array(BLOCK * 5)
  for (let y = 0; y < BLOCK; y++)
    for (let frequency = 0; frequency < 5; frequency++) {
      let sum = 0
      const from = (top + y) * width + left
      for (let x = 0; x < BLOCK; x++) sum += data[from + x]! * COSINES[frequency * BLOCK + x]!
      rows[y * 5 + frequency] = sum
    }
  return Float64Array.from(FREQUENCIES, ([down, across]) => {
    let sum = 0
    for (let y = 0; y < BLOCK; y++) sum += rows[y * 5 + across]! * COSINES[down * BLOCK + y]!
    return sum
  })
}

function printedBlocks(bitmap: Bitmap): readonly Float64Array[] {
  const places: (readonly [number, number])[] = []
  for (let top = 0; top + BLOCK <= bitmap.height; top += BLOCK)
    for (let left = 0; left + BLOCK <= bitmap.width; left += BLOCK)
      if (isPrinted(bitmap, left, top)) places.push([left, top])
  const every = Math.max(1, Math.ceil(places.length / MAX_BLOCKS))
  return places.filter((_, at) => at % every === 0).map(([left, top]) => lowCoefficients(bitmap, left, top))
}

function isPrinted({ width, data }: Bitmap, left: number, top: number): boolean {
  let [min, max] = [255, 0]
  for (let y = 0; y < BLOCK; y++)
    for (let at = (top + y) * width + left, end = at + BLOCK; at < end; at++) {
      const value = data[at]!
      if (value < min) min = value
      if (value > max) max = value
    }
  return max - min >= MIN_CONTRAST
}

/** An earlier step, and how much more lies at its multiples than of a picture that was saved once. */
interface ShownStep extends Pick<EarlierStep, 'step' | 'tolerance'> {
  readonly gain: number
}

/** The earlier step of a frequency from the sizes of its coefficients; null where none shows. */
function stepOf(sizes: Float64Array, later: number, tolerance: number): ShownStep | null {
  let best: ShownStep | null = null
  for (let step = Math.ceil(later * MIN_RATIO); step <= MAX_STEP; step++) {
    const { count, share } = atMultiples(sizes, step, tolerance)
    if (count < MIN_COUNT) break
    if (share < MIN_SHARE) continue
    // The coefficients of a picture that was saved once are multiples of its own step.
    const once = Float64Array.from({ length: 4 * step }, (_, at) => (at + 1) * later)
    const gain = share - atMultiples(once, step, tolerance).share
    if (gain > Math.max(MIN_GAIN, best?.gain ?? 0)) best = { step, tolerance, gain }
  }
  return best
}

/** Sizes that are no rounding of 0, and the share of them near a multiple of `step`. */
function atMultiples(sizes: Float64Array, step: number, tolerance: number): { count: number; share: number } {
  let [count, hits] = [0, 0]
  for (const size of sizes) {
    if (size <= step / 2) continue
    count++
    if (Math.abs(size - Math.round(size / step) * step) <= tolerance) hits++
  }
  return { count, share: hits / Math.max(1, count) }
}
