/**
 * A page image → upright words and rules: orientation, skew, rules, slices distributed over the threads, and the
 * mapping back to points.
 */
import { medianOf } from '../../document/geometry.ts'
import type { Mark, Rule, Word } from '../../document/model.ts'
import { wordsInBars, withWordsOfBars } from './bar-words.ts'
import { discard, rowsOf, type Bitmap } from '../image/bitmap.ts'
import { boxSides, lowWalls } from '../image/box-sides.ts'
import { findDarkBars } from '../image/dark-bars.ts'
import { inkMarks } from '../image/ink-marks.ts'
import { notReplaced, spoiledByCorners } from './corner-words.ts'
import { missedGlyphSheet, placeMissedGlyphs, withoutEchoes } from './missed-glyphs.ts'
import { findLetterBoxes, withoutLetterBoxes, type LetterBoxes } from '../image/comb-boxes.ts'
import { wordsInLetterBoxes } from './comb-words.ts'
import { mayHoldMarks } from '../pdf/mark-words.ts'
import type { Quarter } from '../pdf/page-frame.ts'
import type { PageImage } from '../image/page-image.ts'
import { slicesOf } from '../image/page-slices.ts'
import { normalizeBackground } from '../image/normalize-background.ts'
import { recognize } from './shared-pool.ts'
import { meanConfidence, repairWords, typeSizes, withoutNoise } from './clean-words.ts'
import { joinStrokes } from '../pdf/rules.ts'
import { findRuling, withoutRuling, type PixelLine } from '../image/ruling-pixels.ts'
import { mergeReocr, lowConfidenceWords } from './reocr-low-confidence.ts'
import { joinAtSeparators } from './separators.ts'
import { skewOf } from '../image/skew.ts'
import type { RecognizedWord } from './tesseract.ts'
import { bestTurn, POINTS_PER_INCH, prepare, type UprightPage } from '../image/upright-page.ts'
import { cutTallBoxes, cutWideBoxes } from './wide-boxes.ts'

export interface RecognizedPage {
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  /** Handwriting and ticks; searched for only where the words mention signatures or choices. */
  readonly marks: readonly Mark[]
  /** Clockwise rotation that brought the picture upright. */
  readonly turn: Quarter
  /** Degrees by which the upright picture was skewed clockwise. */
  readonly skew: number
  /** Average of the words; null when nothing was recognized. */
  readonly confidence: number | null
}

/** The resolution the model was trained for; pictures far from it are resampled. */
const DPI = 300
/** When one direction's projection is sharper than the other's by this factor, the direction of the lines is clear. */
const SHARPER = 1.3
/** Upright text is recognized with at least this average confidence; below it other orientations are tried. */
const SURE = 0.72
/** In type sizes: wider and flatter than any word; a single dash is narrower. */
const DASHED_WIDTH = 1.6
const DASHED_HEIGHT = 0.3

export interface OcrOptions {
  readonly signal?: AbortSignal
  /** Recognizes a preview at this resolution: one pass, nothing is recognized twice. */
  readonly previewDpi?: number
}

/** Recognizes one page. Coordinates are points of the upright, deskewed page. */
export async function recognizePage(drawn: PageImage, options: OcrOptions = {}): Promise<RecognizedPage> {
  const image = { ...drawn, bitmap: normalizeBackground(drawn.bitmap) }
  const dpi = options.previewDpi ?? DPI
  const skews = skewOf(image.bitmap)
  const acrossLikely = skews.across.sharpness >= skews.down.sharpness
  const isDirectionClear = ratio(skews.across.sharpness, skews.down.sharpness) >= SHARPER
  const likely: readonly Quarter[] = acrossLikely ? [0, 180] : [90, 270]
  const unlikely: readonly Quarter[] = acrossLikely ? [90, 270] : [0, 180]
  const prepared = (turn: Quarter): UprightPage =>
    prepare(image, turn, turn % 180 === 0 ? skews.across.degrees : skews.down.degrees, dpi)

  if (acrossLikely) {
    const page = await recognizeOnce(prepared(0), options)
    if ((page.confidence ?? 1) >= SURE) return page
    const turn = await bestTurn(prepared, isDirectionClear ? likely : [...likely, ...unlikely], options.signal)
    return turn === 0 ? page : recognizeOnce(prepared(turn), options)
  }
  // A large black area, as over what was redacted, has sharper edges down than the lines of text across.
  const turn = await bestTurn(prepared, [...likely, ...unlikely], options.signal)
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

async function recognizePrepared(prepared: UprightPage, { signal, previewDpi }: OcrOptions): Promise<RecognizedPage> {
  const { level, dpi } = prepared
  const isPreview = previewDpi !== undefined
  const long = findRuling(prepared.bitmap, level, dpi)
  const sides = isPreview ? [] : boxSides(prepared.bitmap, level, dpi)
  const ruling = [...long, ...lowWalls(sides, long, dpi)]
  const letters = isPreview ? null : findLetterBoxes(prepared.bitmap, level, dpi, { sides, ruling: long })
  const recognizeSheet = async (sheet: Bitmap): Promise<readonly RecognizedWord[]> =>
    recognize(sheet, dpi, 'block', signal)
  const spelled = letters === null ? null : wordsInLetterBoxes(prepared.bitmap, letters, recognizeSheet)
  const bitmap = withoutLines(prepared, ruling, letters)
  const bars = isPreview ? null : findDarkBars(prepared.bitmap)
  if (prepared.isCopy && bitmap !== prepared.bitmap) discard(prepared.bitmap)
  const slices = isPreview ? [{ from: 0, to: bitmap.height }] : slicesOf(bitmap, level)
  const parts = await Promise.all(
    slices.map(async ({ from, to }, index) => {
      const words = await recognize(rowsOf(bitmap, from, to), dpi, isPreview ? 'block' : 'sparse', signal)
      return words.map(word => ({
        ...word,
        top: word.top + from,
        bottom: word.bottom + from,
        // Lines are numbered within their slice.
        line: word.line * slices.length + index,
      }))
    }),
  )
  const barWords = bars === null ? [] : await wordsInBars(bars, dpi, signal)
  const joinedAtBars = joinAtSeparators(bitmap, level, withWordsOfBars(parts.flat(), bars, barWords))
  const plain = cutTallBoxes(bitmap, level, cutWideBoxes(joinedAtBars))
  const spoiled = spoiledByCorners(plain, ruling)
  const sound = spoiled.length === 0 ? plain : plain.filter(word => !spoiled.includes(word))
  const first = spelled === null ? sound : [...sound, ...(await spelled)]
  const sheet = isPreview ? null : missedGlyphSheet(bitmap, level, first)
  const missed =
    sheet === null ? [] : withoutEchoes(placeMissedGlyphs(sheet, await recognizeSheet(sheet.bitmap)), first)
  const added = [...missed, ...notReplaced(spoiled, missed)]
  const joined = added.length === 0 ? first : joinAtSeparators(bitmap, level, [...first, ...added])
  const repaired = repairWords(joined)
  const again = isPreview ? null : lowConfidenceWords(bitmap, repaired)
  const ink =
    !isPreview && mayHoldMarks(repaired.map(word => word.text).join(' ')) ? inkMarks(bitmap, level, dpi, repaired) : []
  if (bitmap !== prepared.bitmap) discard(bitmap)
  const found = withoutNoise(
    again === null ? repaired : mergeReocr(repaired, again, await recognizeSheet(again.sheet.bitmap)),
  )
  const sizes = typeSizes(found)
  const usual = sizes.size === 0 ? (10 * dpi) / POINTS_PER_INCH : medianOf([...sizes.values()])
  const words = found.filter(word => !isDashedRule(word, usual))
  const scale = dpi / POINTS_PER_INCH
  const place = (x: number, y: number): readonly [number, number] => [
    prepared.left + x / scale,
    prepared.top + y / scale,
  ]
  const rules = joinStrokes(
    [...ruling, ...(letters?.sides ?? [])].map(stroke => {
      const [left, top] = place(stroke.left, stroke.top)
      const [right, bottom] = place(stroke.right, stroke.bottom)
      return { direction: stroke.direction, box: { left, top, right, bottom } }
    }),
  )
  const marks = ink.map((box): Mark => {
    const [left, top] = place(box.left, box.top)
    const [right, bottom] = place(box.right, box.bottom)
    return { kind: 'drawing', box: { left, top, right, bottom } }
  })
  return {
    marks,
    words: toWords(words, line => (sizes.get(line) ?? usual) / scale, place),
    rules,
    turn: prepared.turn,
    skew: prepared.skew,
    confidence: meanConfidence(words),
  }
}

/** The picture without anything that is not type: lines, and comb fields with their content. */
function withoutLines(
  { bitmap, level, dpi }: UprightPage,
  ruling: readonly PixelLine[],
  letters: LetterBoxes | null,
): Bitmap {
  const unruled = ruling.length === 0 ? bitmap : withoutRuling(bitmap, ruling, level, dpi)
  return letters === null ? unruled : withoutLetterBoxes(unruled, letters)
}

/** A row of dashes under a column, which the recognizer reads as a flat word. */
function isDashedRule(word: RecognizedWord, size: number): boolean {
  const width = word.right - word.left
  const height = word.bottom - word.top
  return width > DASHED_WIDTH * size && height < DASHED_HEIGHT * size
}

function toWords(
  words: readonly RecognizedWord[],
  sizeOf: (line: number) => number,
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
      size: sizeOf(word.line),
    }
  })
}
