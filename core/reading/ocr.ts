/** A page image → upright words and rules: orientation, skew, rules, strips over the threads, and the way back to points. */
import { medianOf, rotateBox } from '../document/geometry.ts'
import type { Mark, Rule, Word } from '../document/model.ts'
import type { Bitmap } from './bitmap.ts'
import { discard, inkLevel, quarterTurned, rotated, rowsOf, scaled, shrink } from './bitmap.ts'
import { findDarkBars, type DarkBars } from './dark-bars.ts'
import { inkMarks } from './ink-marks.ts'
import type { LeftoverSheet } from './leftovers.ts'
import { leftoverSheet, placeLeftovers, sheetOf, withoutEchoes } from './leftovers.ts'
import { mayHoldMarks } from './mark-words.ts'
import type { Quarter } from './page-frame.ts'
import type { PageImage } from './page-image.ts'
import { MAX_PIXELS } from './page-image.ts'
import { evenPaper } from './paper.ts'
import { recognise } from './recognition.ts'
import { meanConfidence, repairWords, typeSizes, withoutNoise } from './recognised-words.ts'
import { joinStrips } from './rules.ts'
import { findRuling, withoutRuling } from './ruling-pixels.ts'
import { afterSecondLook, secondLook } from './second-look.ts'
import { joinAtSeparators } from './separators.ts'
import { skewOf } from './skew.ts'
import type { RecognisedWord } from './tesseract.ts'
import { cutWideBoxes } from './wide-boxes.ts'

export interface RecognisedPage {
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  /** Handwriting and ticks; looked for only where the words speak of signatures or choices. */
  readonly marks: readonly Mark[]
  /** Clockwise turn that brought the picture upright. */
  readonly turn: Quarter
  /** Degrees the upright picture lay clockwise of straight. */
  readonly skew: number
  /** Mean of the words; null when nothing was recognised. */
  readonly confidence: number | null
}

const POINTS_PER_INCH = 72
/** The resolution the model was trained for; what is far from it is resampled. */
const DPI = 300
const DPI_TOLERANCE = 0.18
/** Less skew than this moves the end of a line by a pixel or two. */
const MIN_SKEW = 0.08
/** One direction's projection this much sharper than the other's settles across or down. */
const SHARPER = 1.3
/** Upright text is recognised with at least this mean confidence; less, and other orientations are tried. */
const SURE = 0.72
/** A probe looks at this share of the height in the middle. */
const PROBE_SHARE = 0.16
/** In type sizes: wider and flatter than any word; a lone dash is narrower. */
const DASHED_WIDTH = 1.6
const DASHED_HEIGHT = 0.3
/** A strip below this share of the page is not worth a thread of its own. */
const MIN_STRIP = 0.2

export interface OcrOptions {
  readonly signal?: AbortSignal
  /** A quick look at this resolution: one pass, nothing looked at twice. */
  readonly lookDpi?: number
}

/** Recognises one page. Coordinates are points of the upright, straightened page. */
export async function recognisePage(drawn: PageImage, options: OcrOptions = {}): Promise<RecognisedPage> {
  const image = { ...drawn, bitmap: evenPaper(drawn.bitmap) }
  const dpi = options.lookDpi ?? DPI
  const skews = skewOf(image.bitmap)
  const acrossLikely = skews.across.sharpness >= skews.down.sharpness
  const settled = ratio(skews.across.sharpness, skews.down.sharpness) >= SHARPER
  const likely: readonly Quarter[] = acrossLikely ? [0, 180] : [90, 270]
  const unlikely: readonly Quarter[] = acrossLikely ? [90, 270] : [0, 180]
  const prepared = (turn: Quarter): Prepared =>
    prepare(image, turn, turn % 180 === 0 ? skews.across.degrees : skews.down.degrees, dpi)

  if (acrossLikely) {
    const page = await recogniseOnce(prepared(0), options)
    if ((page.confidence ?? 1) >= SURE) return page
    const turn = await bestTurn(prepared, settled ? likely : [...likely, ...unlikely], options.signal)
    return turn === 0 ? page : recogniseOnce(prepared(turn), options)
  }
  const turn = await bestTurn(prepared, settled ? likely : [...likely, ...unlikely], options.signal)
  return recogniseOnce(prepared(turn), options)
}

async function recogniseOnce(prepared: Prepared, options: OcrOptions): Promise<RecognisedPage> {
  try {
    return await recognisePrepared(prepared, options)
  } finally {
    if (prepared.isCopy) discard(prepared.bitmap)
  }
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.max(1e-6, Math.min(a, b))
}

interface Prepared {
  readonly bitmap: Bitmap
  /** Not the page's own bitmap. */
  readonly isCopy: boolean
  readonly level: number
  readonly dpi: number
  readonly turn: Quarter
  readonly skew: number
  /** Upright points of the first pixel. */
  readonly left: number
  readonly top: number
}

function prepare(image: PageImage, turn: Quarter, skew: number, dpi: number): Prepared {
  let { bitmap } = image
  const native = image.scale * POINTS_PER_INCH
  const wanted = Math.abs(native / dpi - 1) > DPI_TOLERANCE ? dpi / native : 1
  // A picture that claims a page of several metres is not enlarged beyond what a scanner would deliver.
  const factor = Math.min(wanted, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)))
  if (factor < 0.5) bitmap = shrink(bitmap, Math.floor(1 / factor))
  else if (factor !== 1) bitmap = scaled(bitmap, factor)
  const actual = (native * bitmap.width) / image.bitmap.width
  const upright = quarterTurned(bitmap, turn)
  const straight = Math.abs(skew) >= MIN_SKEW ? rotated(upright, -skew) : upright
  for (const step of new Set([bitmap, upright])) if (step !== straight && step !== image.bitmap) discard(step)
  bitmap = straight
  const used = Math.abs(skew) >= MIN_SKEW ? skew : 0
  const placed = rotateBox(
    {
      left: image.left,
      top: image.top,
      right: image.left + image.bitmap.width / image.scale,
      bottom: image.top + image.bitmap.height / image.scale,
    },
    turn,
    image.pageWidth,
    image.pageHeight,
  )
  const isCopy = bitmap !== image.bitmap
  return { bitmap, isCopy, level: inkLevel(bitmap), dpi: actual, turn, skew: used, left: placed.left, top: placed.top }
}

/** The orientation whose middle reads best. */
async function bestTurn(
  prepared: (turn: Quarter) => Prepared,
  turns: readonly Quarter[],
  signal: AbortSignal | undefined,
): Promise<Quarter> {
  const scores = await Promise.all(
    turns.map(async turn => {
      const { bitmap, isCopy, level, dpi } = prepared(turn)
      const recognising = recognise(probeOf(bitmap, level), dpi, 'block', signal)
      if (isCopy) discard(bitmap)
      const words = await recognising
      // Many sure words beat few: upside-down text yields scraps, now and then a sure one.
      return words.reduce(
        (sum, word) => sum + (/[\p{L}\d]{2}/u.test(word.text) ? word.confidence ** 2 * word.text.length : 0),
        0,
      )
    }),
  )
  let best = 0
  for (let index = 1; index < turns.length; index++) if (scores[index]! > scores[best]!) best = index
  return turns[best]!
}

/** The band of rows with the most ink. */
function probeOf(bitmap: Bitmap, level: number): Bitmap {
  const height = Math.max(1, Math.round(bitmap.height * PROBE_SHARE))
  const ink = rowInk(bitmap, level)
  let sum = 0
  let best = -1
  let from = 0
  for (let y = 0; y < bitmap.height; y++) {
    sum += ink[y]!
    if (y >= height) sum -= ink[y - height]!
    if (y >= height - 1 && sum > best) {
      best = sum
      from = y - height + 1
    }
  }
  return rowsOf(bitmap, from, Math.min(bitmap.height, from + height))
}

function rowInk(bitmap: Bitmap, level: number): Uint32Array {
  const { width, height, data } = bitmap
  const ink = new Uint32Array(height)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let at = y * width, end = at + width; at < end; at++) if (data[at]! < level) count++
    ink[y] = count
  }
  return ink
}

async function recognisePrepared(prepared: Prepared, { signal, lookDpi }: OcrOptions): Promise<RecognisedPage> {
  const { level, dpi } = prepared
  const ruling = findRuling(prepared.bitmap, level, dpi)
  const bitmap = ruling.length === 0 ? prepared.bitmap : withoutRuling(prepared.bitmap, ruling, level, dpi)
  const isLook = lookDpi !== undefined
  const bars = isLook ? null : findDarkBars(prepared.bitmap)
  if (prepared.isCopy && bitmap !== prepared.bitmap) discard(prepared.bitmap)
  const strips = isLook ? [{ from: 0, to: bitmap.height }] : stripsOf(bitmap, level)
  const parts = await Promise.all(
    strips.map(async ({ from, to }, index) => {
      const words = await recognise(rowsOf(bitmap, from, to), dpi, isLook ? 'block' : 'sparse', signal)
      return words.map(word => ({
        ...word,
        top: word.top + from,
        bottom: word.bottom + from,
        // Lines are numbered within their strip.
        line: word.line * strips.length + index,
      }))
    }),
  )
  const barWords = bars === null ? [] : await wordsInBars(bars, dpi, signal)
  const first = cutWideBoxes(joinAtSeparators(bitmap, level, withWordsOfBars(parts.flat(), bars, barWords)))
  const look = async (sheet: LeftoverSheet | undefined): Promise<readonly RecognisedWord[]> =>
    sheet === undefined ? [] : recognise(sheet.bitmap, dpi, 'block', signal)
  const sheet = (isLook ? null : leftoverSheet(bitmap, level, first)) ?? undefined
  const leftovers = sheet === undefined ? [] : withoutEchoes(placeLeftovers(sheet, await look(sheet)), first)
  const joined = leftovers.length === 0 ? first : joinAtSeparators(bitmap, level, [...first, ...leftovers])
  const repaired = repairWords(joined)
  const again = isLook ? null : secondLook(bitmap, repaired)
  const ink =
    !isLook && mayHoldMarks(repaired.map(word => word.text).join(' ')) ? inkMarks(bitmap, level, dpi, repaired) : []
  if (bitmap !== prepared.bitmap) discard(bitmap)
  const found = withoutNoise(again === null ? repaired : afterSecondLook(repaired, again, await look(again.sheet)))
  const sizes = typeSizes(found)
  const usual = sizes.size === 0 ? (10 * dpi) / POINTS_PER_INCH : medianOf([...sizes.values()])
  const words = found.filter(word => !isDashedRule(word, usual))
  const scale = dpi / POINTS_PER_INCH
  const place = (x: number, y: number): readonly [number, number] => [
    prepared.left + x / scale,
    prepared.top + y / scale,
  ]
  const rules = joinStrips(
    ruling.map(strip => {
      const [left, top] = place(strip.left, strip.top)
      const [right, bottom] = place(strip.right, strip.bottom)
      return { direction: strip.direction, box: { left, top, right, bottom } }
    }),
  )
  const marks = ink.map((box): Mark => {
    const [left, top] = place(box.left, box.top)
    const [right, bottom] = place(box.right, box.bottom)
    return { kind: 'drawing', box: { left, top, right, bottom } }
  })
  return {
    marks,
    words: toWords(words, sizes, usual, scale, place),
    rules,
    turn: prepared.turn,
    skew: prepared.skew,
    confidence: meanConfidence(words),
  }
}

/** Bars are recognised by themselves: on a page of their own their type is as plain as any. */
async function wordsInBars(
  { turned, boxes }: DarkBars,
  dpi: number,
  signal: AbortSignal | undefined,
): Promise<readonly RecognisedWord[]> {
  // Lines of bars are numbered apart from those of the page.
  const sheet = sheetOf(
    turned,
    boxes.map((box, index) => ({ box, line: -1 - index })),
  )
  discard(turned)
  return placeLeftovers(sheet, await recognise(sheet.bitmap, dpi, 'block', signal))
}

/** What was made out in a bar gives way to what was read there when it was turned. */
function withWordsOfBars(
  words: readonly RecognisedWord[],
  bars: DarkBars | null,
  barWords: readonly RecognisedWord[],
): RecognisedWord[] {
  const read = (bars?.boxes ?? []).filter(box => barWords.some(word => isWithin(word, box)))
  return [...words.filter(word => !read.some(box => isWithin(word, box))), ...barWords]
}

function isWithin(word: RecognisedWord, { left, top, right, bottom }: DarkBars['boxes'][number]): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x >= left && x < right && y >= top && y < bottom
}

/** A row of dashes under a column, which the recogniser takes for a flat word. */
function isDashedRule(word: RecognisedWord, size: number): boolean {
  const width = word.right - word.left
  const height = word.bottom - word.top
  return width > DASHED_WIDTH * size && height < DASHED_HEIGHT * size
}

function toWords(
  words: readonly RecognisedWord[],
  sizes: ReadonlyMap<number, number>,
  usual: number,
  scale: number,
  place: (x: number, y: number) => readonly [number, number],
): readonly Word[] {
  return words.map(word => {
    const [left, top] = place(word.left, word.top)
    const [right, bottom] = place(word.right, word.bottom)
    return {
      text: word.text,
      box: { left, top, right, bottom },
      confidence: word.confidence,
      bold: false,
      size: (sizes.get(word.line) ?? usual) / scale,
    }
  })
}

/** Two strips of about equal ink, parted at blank rows, or the whole page where no blank row is near the middle. */
function stripsOf(bitmap: Bitmap, level: number): readonly { readonly from: number; readonly to: number }[] {
  const { height, width } = bitmap
  const whole = [{ from: 0, to: height }]
  const ink = rowInk(bitmap, level)
  const total = ink.reduce((sum, value) => sum + value, 0)
  let half = 0
  for (let sum = 0; half < height && sum < total / 2; half++) sum += ink[half]!
  const speck = width * 0.001
  let cut = -1
  let blankFrom = -1
  for (let y = Math.floor(height * MIN_STRIP); y < height * (1 - MIN_STRIP); y++) {
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
