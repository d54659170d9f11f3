/**
 * A character of a scan that was copied to another place. Printed characters recur on every page: a pair is a copy only where it agrees to the
 * rounding of the picture, grain included, while all other pairs of the page, the printed ones, differ by several times as much.
 */
import { bboxOf } from '../document/geometry.ts'
import type { Bitmap } from '../reading/image/bitmap.ts'
import { alikePairs, type GlyphPair } from './alike-glyphs.ts'
import { isAmount, type Finding } from './finding.ts'
import { excessDifference, type Overlay, type RoundedPicture } from './rounded-difference.ts'
import { boxOfArea, glyphsOf, type PixelArea, type ScannedFigure } from './scan-glyphs.ts'
import type { ScanPicture } from '../reading/inspection/scan-picture.ts'

/** Characters of a page that are compared, those of amounts first. */
const MAX_GLYPHS = 1600
/** Pairs that are measured in steps, the most alike first. */
const MAX_MEASURED = 800
/** Pixels: in a smaller character too little differs between prints. */
const MIN_WIDTH = 6
const MIN_AREA = 70
/**
 * Excess of a copy (square steps), what the next pair has at least, and how many times as much; printed pairs of one page follow each other within 2.
 * Where the picture is rounded coarsely, rounding has left little of the grain by which prints differ, and a copy has to agree almost exactly. From
 * trials: characters copied on scans of all kinds and saved at five qualities.
 */
const RULES: readonly { readonly copy: number; readonly next: number; readonly times: number }[] = [
  { copy: 0.004, next: 0.0075, times: 2.5 },
  { copy: 0.03, next: 0.05, times: 2.5 },
  { copy: 0.1, next: 0.5, times: 5 },
]
/** Copies on one page; more of them are how the picture was made. */
const MAX_COPIES = 5
/** Pairs without which nothing is known of the page. */
const MIN_PAIRS = 8
/** Directions that differ by less leave open which of both is the copy. */
const CLEAR_DIRECTION = 0.8
/** Share of neighboring background pixels that are equal from which a page has no grain: there any character may recur exactly. */
const MAX_EQUAL = 0.8

interface MeasuredPair extends GlyphPair {
  readonly excess: number
  /** Where the copy lies; both where it cannot be known. */
  readonly copies: readonly ScannedFigure[]
  readonly original: ScannedFigure
}

/** `image-copy-move` on one scanned page, for review: programs that compress scans by their characters copy them, too. */
export function copiedCharacters(
  page: number,
  picture: ScanPicture,
  figures: readonly ScannedFigure[],
): readonly Finding[] {
  if (!hasGrain(picture.image.bitmap)) return []
  const amounts = figures.filter(({ text }) => isAmount(text)).flatMap(figure => glyphsOf(picture.image, figure))
  const others = figures.filter(({ text }) => !isAmount(text)).flatMap(figure => glyphsOf(picture.image, figure))
  const glyphs = [...amounts, ...others].slice(0, MAX_GLYPHS)
  const pairs = alikePairs(picture.image.bitmap, glyphs, Math.min(amounts.length, glyphs.length))
    // Within a figure that was typed over a rectangle without grain, equal digits are equal.
    .filter(({ one, other }) => one.figure !== other.figure)
    .filter(({ overlay: { width, height } }) => width >= MIN_WIDTH && width * height >= MIN_AREA)
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, MAX_MEASURED)
  if (pairs.length < MIN_PAIRS) return []
  const rounded = { bitmap: picture.image.bitmap, steps: picture.steps }
  const measured = pairs.map(pair => measure(rounded, pair)).toSorted((a, b) => a.excess - b.excess)
  const found = copiesAmong(measured).flatMap(pair => pair.copies.map(copy => ({ copy, pair })))
  return [...Map.groupBy(found, ({ copy }) => copy).values()].map(([first]) => {
    const { copy, pair } = first!
    const area = copy === pair.one.figure ? areaOfOne(pair.overlay) : areaOfOther(pair.overlay)
    return {
      signal: 'image-copy-move' as const,
      severity: 'review' as const,
      page,
      bbox: bboxOf(boxOfArea(picture.image, area)),
      before: null,
      after: copy.text,
      explanation: `A character of ${copy.text} is the same to its grain as one of ${(copy === pair.original ? pair.copies[0]! : pair.original).text}, which no print repeats: one was copied from the other.`,
    }
  })
}

/** Whether background differs from background beside it, as it does where a sensor has seen it. */
function hasGrain({ width, height, data }: Bitmap): boolean {
  let [equal, count] = [0, 0]
  for (let y = 3; y < height; y += 7)
    for (let x = 11; x < width; x += 5) {
      const [here, there] = [data[y * width + x]!, data[y * width + x - 8]!]
      if (here < 200 || there < 200 || Math.abs(here - there) > 12) continue
      count++
      if (here === there) equal++
    }
  return count > 0 && equal <= MAX_EQUAL * count
}

const areaOfOne = ({ left, top, width, height }: Overlay): PixelArea => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const areaOfOther = (overlay: Overlay): PixelArea => areaOfOne(turnedAround(overlay))

const turnedAround = (overlay: Overlay): Overlay => ({
  ...overlay,
  left: overlay.left + overlay.toX,
  top: overlay.top + overlay.toY,
  toX: -overlay.toX,
  toY: -overlay.toY,
})

function measure(rounded: RoundedPicture, pair: GlyphPair): MeasuredPair {
  const toOne = excessDifference(rounded, pair.overlay)
  const toOther = excessDifference(rounded, turnedAround(pair.overlay))
  const [one, other] = [pair.one.figure, pair.other.figure]
  const [excess, more] = [Math.min(toOne, toOther), Math.max(toOne, toOther)]
  const [copy, original] = toOne <= toOther ? [one, other] : [other, one]
  const copies = excess < CLEAR_DIRECTION * more ? [copy] : [copy, original]
  return { ...pair, excess, copies, original }
}

/** The leading pairs, where those after them differ by several times as much; characters of one figure that were copied together count once. */
function copiesAmong(pairs: readonly MeasuredPair[]): readonly MeasuredPair[] {
  const copies: MeasuredPair[] = []
  let found: readonly MeasuredPair[] = []
  for (const pair of pairs) {
    if (copies.some(copy => isMovedWith(copy, pair))) continue
    const last = copies.at(-1)
    if (last !== undefined && isFarFrom(last.excess, pair.excess)) found = [...copies]
    if (copies.length === MAX_COPIES) break
    copies.push(pair)
  }
  return found
}

const isFarFrom = (excess: number, next: number): boolean =>
  RULES.some(({ copy, next: needed, times }) => excess <= copy && next >= Math.max(needed, times * excess))

const isMovedWith = (a: MeasuredPair, b: MeasuredPair): boolean =>
  a.one.figure === b.one.figure &&
  a.other.figure === b.other.figure &&
  Math.abs(a.overlay.toX - b.overlay.toX) <= 1 &&
  Math.abs(a.overlay.toY - b.overlay.toY) <= 1
