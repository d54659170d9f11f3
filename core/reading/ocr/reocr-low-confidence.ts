/** Recognizes low-confidence words a second time, one by one: numbers above all. Pure. */
import type { Bitmap } from '../image/bitmap.ts'
import { sheetOf, type GlyphSheet } from './missed-glyphs.ts'
import type { RecognizedWord } from './tesseract.ts'

/** A number below this confidence is recognized again. */
const DOUBTFUL_FIGURE = 0.75
/** A word of letters below this confidence is as good as lost. */
const LOST_WORD = 0.15
const LONG_WORD = /\p{L}{4}/u
const FIELD = /\d.*\d/
const WELL_FORMED = /^[-–(]?[$£€]?\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{2})?[)%]?$/
/** Per page; a page with more is poor throughout, and repeating all of it would not help. */
const MAX_WORDS = 45
/** Background around a word, in heights: enough for a bracket that the box cut off, not for the next line. */
const MARGIN_X = 0.35
const MARGIN_Y = 0.2

/** Highest confidence of two readings that agree: both saw the same picture. */
const AGREED = 0.89
/**
 * Highest confidence of a reading that the other contradicts: of the new one when it replaces the first, and of the
 * first when it stays.
 */
const MAX_REPLACED = 0.65
const MAX_KEPT = 0.55
/** The second reading replaces a well-formed first one when it is more confident by this much. */
const SURER = 0.2
/** A second reading below this confidence is ignored. */
const BELIEVED = 0.5

export interface LowConfidenceWords {
  readonly words: readonly RecognizedWord[]
  readonly sheet: GlyphSheet
}

/** The low-confidence words and a bitmap of their pictures; null when there are none, or too many. */
export function lowConfidenceWords(bitmap: Bitmap, words: readonly RecognizedWord[]): LowConfidenceWords | null {
  const uncertain = words.filter(isUncertain)
  if (uncertain.length === 0 || uncertain.length > MAX_WORDS) return null
  const sheet = sheetOf(
    bitmap,
    uncertain.map(word => {
      const height = word.bottom - word.top
      const aside = Math.min(MARGIN_X * height, roomBeside(word, words) / 2)
      const box = {
        left: Math.max(0, Math.round(word.left - aside)),
        top: Math.max(0, Math.round(word.top - MARGIN_Y * height)),
        right: Math.min(bitmap.width, Math.round(word.right + aside)),
        bottom: Math.min(bitmap.height, Math.round(word.bottom + MARGIN_Y * height)),
      }
      return { box, line: word.line }
    }),
  )
  return { words: uncertain, sheet }
}

function isUncertain(word: RecognizedWord): boolean {
  return FIELD.test(word.text)
    ? word.confidence < DOUBTFUL_FIGURE
    : word.confidence < LOST_WORD && LONG_WORD.test(word.text)
}

/** Pixels to the nearest word of the same line; Infinity when it stands alone. */
function roomBeside(word: RecognizedWord, words: readonly RecognizedWord[]): number {
  let room = Infinity
  for (const other of words) {
    if (other === word || other.bottom <= word.top || other.top >= word.bottom) continue
    room = Math.min(room, Math.max(0, other.left - word.right, word.left - other.right))
  }
  return room
}

/** Merges the second readings, `seen` on the bitmap, into the words. */
export function mergeReocr(
  words: readonly RecognizedWord[],
  uncertain: LowConfidenceWords,
  seen: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  const decided = new Map<RecognizedWord, RecognizedWord>()
  uncertain.words.forEach((word, index) => {
    const cell = uncertain.sheet.cells[index]!
    const parts = seen
      .filter(part => part.top + part.bottom >= 2 * cell.top && part.top + part.bottom < 2 * cell.bottom)
      .toSorted((a, b) => a.left - b.left)
    if (parts.length === 0) return
    const text = parts.map(part => part.text).join('')
    const confidence = Math.min(...parts.map(part => part.confidence))
    decided.set(word, decide(word, text, confidence))
  })
  return words.map(word => decided.get(word) ?? word)
}

function decide(first: RecognizedWord, text: string, confidence: number): RecognizedWord {
  if (!FIELD.test(first.text)) return confidence < BELIEVED ? first : { ...first, text, confidence }
  if (text === first.text) {
    const both = 1 - (1 - first.confidence) * (1 - confidence)
    return { ...first, confidence: Math.max(first.confidence, Math.min(AGREED, both)) }
  }
  const isBetter =
    WELL_FORMED.test(text) &&
    confidence >= BELIEVED &&
    (!WELL_FORMED.test(first.text) || confidence >= first.confidence + SURER)
  return isBetter
    ? { ...first, text, confidence: Math.min(confidence, MAX_REPLACED) }
    : { ...first, confidence: Math.min(first.confidence, MAX_KEPT) }
}
