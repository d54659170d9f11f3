/** Words the recognizer was unsure of, looked at again one by one: figures above all. Pure. */
import type { Bitmap } from '../image/bitmap.ts'
import { sheetOf, type LeftoverSheet } from './missed-glyphs.ts'
import type { RecognizedWord } from './tesseract.ts'

/** A figure read less surely than this is looked at again. */
const DOUBTFUL_FIGURE = 0.75
/** A word of letters this unsure is as good as lost. */
const LOST_WORD = 0.15
const LONG_WORD = /\p{L}{4}/u
const FIELD = /\d.*\d/
const WELL_FORMED = /^[-–(]?[$£€]?\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{2})?[)%]?$/
/** Per page; a page with more is poor throughout, and looking twice at all of it would not make it better. */
const MAX_WORDS = 45
/** Paper around a word, in heights: enough for a bracket the box cut off, not for the next line. */
const MARGIN_X = 0.35
const MARGIN_Y = 0.2

/** Believed of two looks that agree: they saw the same picture. */
const AGREED = 0.89
/** Believed of one of two looks that differ. */
const BETTER_LOOK = 0.65
const FIRST_LOOK = 0.55
/** The second look replaces a well-formed first one when it is this much surer. */
const SURER = 0.2
/** A second look less sure than this says nothing. */
const BELIEVED = 0.5

export interface SecondLook {
  readonly words: readonly RecognizedWord[]
  readonly sheet: LeftoverSheet
}

/** The doubtful words and a sheet of their pictures; null when there are none, or too many. */
export function secondLook(bitmap: Bitmap, words: readonly RecognizedWord[]): SecondLook | null {
  const doubtful = words.filter(isDoubtful)
  if (doubtful.length === 0 || doubtful.length > MAX_WORDS) return null
  const sheet = sheetOf(
    bitmap,
    doubtful.map(word => {
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
  return { words: doubtful, sheet }
}

function isDoubtful(word: RecognizedWord): boolean {
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

/** The words with what the second look, `seen` on the sheet, made of the doubtful ones. */
export function afterSecondLook(
  words: readonly RecognizedWord[],
  look: SecondLook,
  seen: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  const decided = new Map<RecognizedWord, RecognizedWord>()
  look.words.forEach((word, index) => {
    const cell = look.sheet.cells[index]!
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
    ? { ...first, text, confidence: Math.min(confidence, BETTER_LOOK) }
    : { ...first, confidence: Math.min(first.confidence, FIRST_LOOK) }
}
