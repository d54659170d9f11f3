/** A page image → upright words and rules: orientation, skew, rules, strips over the threads, and the way back to points. */
import { medianOf } from '../../document/geometry.ts'
import type { Mark, Rule, Word } from '../../document/model.ts'
import { wordsInBars, withWordsOfBars } from './bar-words.ts'
import { discard, rowsOf, type Bitmap } from '../image/bitmap.ts'
import { boxSides, lowWalls } from '../image/box-sides.ts'
import { findDarkBars } from '../image/dark-bars.ts'
import { inkMarks } from '../image/ink-marks.ts'
import { leftoverSheet, placeLeftovers, withoutEchoes } from './missed-glyphs.ts'
import { findLetterBoxes, withoutLetterBoxes, type LetterBoxes } from '../image/comb-boxes.ts'
import { wordsInLetterBoxes } from './comb-words.ts'
import { mayHoldMarks } from '../pdf/mark-words.ts'
import type { Quarter } from '../pdf/page-frame.ts'
import type { PageImage } from '../image/page-image.ts'
import { stripsOf } from '../image/page-strips.ts'
import { evenPaper } from '../image/normalize-background.ts'
import { recognize } from './shared-pool.ts'
import { meanConfidence, repairWords, typeSizes, withoutNoise } from './clean-words.ts'
import { joinStrips } from '../pdf/rules.ts'
import { findRuling, withoutRuling, type PixelStrip } from '../image/ruling-pixels.ts'
import { afterSecondLook, secondLook } from './reocr-low-confidence.ts'
import { joinAtSeparators } from './separators.ts'
import { skewOf } from '../image/skew.ts'
import type { RecognizedWord } from './tesseract.ts'
import { bestTurn, POINTS_PER_INCH, prepare, type UprightPage } from '../image/upright-page.ts'
import { cutWideBoxes } from './wide-boxes.ts'

export interface RecognizedPage {
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  /** Handwriting and ticks; looked for only where the words speak of signatures or choices. */
  readonly marks: readonly Mark[]
  /** Clockwise turn that brought the picture upright. */
  readonly turn: Quarter
  /** Degrees the upright picture lay clockwise of straight. */
  readonly skew: number
  /** Mean of the words; null when nothing was recognized. */
  readonly confidence: number | null
}

/** The resolution the model was trained for; what is far from it is resampled. */
const DPI = 300
/** One direction's projection this much sharper than the other's settles across or down. */
const SHARPER = 1.3
/** Upright text is recognized with at least this mean confidence; less, and other orientations are tried. */
const SURE = 0.72
/** In type sizes: wider and flatter than any word; a lone dash is narrower. */
const DASHED_WIDTH = 1.6
const DASHED_HEIGHT = 0.3

export interface OcrOptions {
  readonly signal?: AbortSignal
  /** A quick look at this resolution: one pass, nothing looked at twice. */
  readonly lookDpi?: number
}

/** Recognizes one page. Coordinates are points of the upright, straightened page. */
export async function recognizePage(drawn: PageImage, options: OcrOptions = {}): Promise<RecognizedPage> {
  const image = { ...drawn, bitmap: evenPaper(drawn.bitmap) }
  const dpi = options.lookDpi ?? DPI
  const skews = skewOf(image.bitmap)
  const acrossLikely = skews.across.sharpness >= skews.down.sharpness
  const settled = ratio(skews.across.sharpness, skews.down.sharpness) >= SHARPER
  const likely: readonly Quarter[] = acrossLikely ? [0, 180] : [90, 270]
  const unlikely: readonly Quarter[] = acrossLikely ? [90, 270] : [0, 180]
  const prepared = (turn: Quarter): UprightPage =>
    prepare(image, turn, turn % 180 === 0 ? skews.across.degrees : skews.down.degrees, dpi)

  if (acrossLikely) {
    const page = await recognizeOnce(prepared(0), options)
    if ((page.confidence ?? 1) >= SURE) return page
    const turn = await bestTurn(prepared, settled ? likely : [...likely, ...unlikely], options.signal)
    return turn === 0 ? page : recognizeOnce(prepared(turn), options)
  }
  const turn = await bestTurn(prepared, settled ? likely : [...likely, ...unlikely], options.signal)
  return recognizeOnce(prepared(turn), options)
}

async function recognizeOnce(prepared: UprightPage, options: OcrOptions): Promise<RecognizedPage> {
  try {
    return await recognizePrepared(prepared, options)
  } finally {
    if (prepared.isCopy) discard(prepared.bitmap)
  }
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.max(1e-6, Math.min(a, b))
}

async function recognizePrepared(prepared: UprightPage, { signal, lookDpi }: OcrOptions): Promise<RecognizedPage> {
  const { level, dpi } = prepared
  const isLook = lookDpi !== undefined
  const long = findRuling(prepared.bitmap, level, dpi)
  const sides = isLook ? [] : boxSides(prepared.bitmap, level, dpi)
  const ruling = [...long, ...lowWalls(sides, long, dpi)]
  const letters = isLook ? null : findLetterBoxes(prepared.bitmap, level, dpi, sides, long)
  const look = async (sheet: Bitmap): Promise<readonly RecognizedWord[]> => recognize(sheet, dpi, 'block', signal)
  const spelled = letters === null ? null : wordsInLetterBoxes(prepared.bitmap, letters, look)
  const bitmap = withoutLines(prepared, ruling, letters)
  const bars = isLook ? null : findDarkBars(prepared.bitmap)
  if (prepared.isCopy && bitmap !== prepared.bitmap) discard(prepared.bitmap)
  const strips = isLook ? [{ from: 0, to: bitmap.height }] : stripsOf(bitmap, level)
  const parts = await Promise.all(
    strips.map(async ({ from, to }, index) => {
      const words = await recognize(rowsOf(bitmap, from, to), dpi, isLook ? 'block' : 'sparse', signal)
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
  const plain = cutWideBoxes(joinAtSeparators(bitmap, level, withWordsOfBars(parts.flat(), bars, barWords)))
  const first = spelled === null ? plain : [...plain, ...(await spelled)]
  const sheet = isLook ? null : leftoverSheet(bitmap, level, first)
  const leftovers = sheet === null ? [] : withoutEchoes(placeLeftovers(sheet, await look(sheet.bitmap)), first)
  const joined = leftovers.length === 0 ? first : joinAtSeparators(bitmap, level, [...first, ...leftovers])
  const repaired = repairWords(joined)
  const again = isLook ? null : secondLook(bitmap, repaired)
  const ink =
    !isLook && mayHoldMarks(repaired.map(word => word.text).join(' ')) ? inkMarks(bitmap, level, dpi, repaired) : []
  if (bitmap !== prepared.bitmap) discard(bitmap)
  const found = withoutNoise(
    again === null ? repaired : afterSecondLook(repaired, again, await look(again.sheet.bitmap)),
  )
  const sizes = typeSizes(found)
  const usual = sizes.size === 0 ? (10 * dpi) / POINTS_PER_INCH : medianOf([...sizes.values()])
  const words = found.filter(word => !isDashedRule(word, usual))
  const scale = dpi / POINTS_PER_INCH
  const place = (x: number, y: number): readonly [number, number] => [
    prepared.left + x / scale,
    prepared.top + y / scale,
  ]
  const rules = joinStrips(
    [...ruling, ...(letters?.sides ?? [])].map(strip => {
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

/** The picture without what is no type: lines, and boxes for single characters with what is in them. */
function withoutLines(
  { bitmap, level, dpi }: UprightPage,
  ruling: readonly PixelStrip[],
  letters: LetterBoxes | null,
): Bitmap {
  const unruled = ruling.length === 0 ? bitmap : withoutRuling(bitmap, ruling, level, dpi)
  return letters === null ? unruled : withoutLetterBoxes(unruled, letters)
}

/** A row of dashes under a column, which the recognizer takes for a flat word. */
function isDashedRule(word: RecognizedWord, size: number): boolean {
  const width = word.right - word.left
  const height = word.bottom - word.top
  return width > DASHED_WIDTH * size && height < DASHED_HEIGHT * size
}

function toWords(
  words: readonly RecognizedWord[],
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
