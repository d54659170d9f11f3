/** Answers written with a pen into a scanned form: they are there and cannot be read, unless something proves what was recognized. Pure. */
import { heightOf, medianOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import { regionCode } from '../../vocabulary/states.ts'
import type { Entry, FormReading } from './entries.ts'
import type { Piece } from './form-page.ts'
import { textOf } from '../layout/text-rows.ts'

/**
 * How handwriting differs from the print of its form: of 47 tuned pages the six that are written on lines, and no other, are beyond all of these.
 * - `words`: Fewer words say nothing of the page.
 * - `height`: Answers are more than so many times as high as captions: 1.35 to 1.63. Typed ones are up to 1.45 where captions are small.
 * - `sure`, `share`: Of more than this share of the answers recognition is less than so sure, 0.29 to 0.51; of those typed in that size 0.04 to 0.21,
 *   of captions 0 to 0.17. Where as many captions are unsure, the scan is bad.
 */
const HAND = { words: 12, height: 1.27, sure: 0.88, share: 0.25 } as const
/**
 * Recognition this sure is as sure as of print. Words of letters are recognized as words: above `letters` none of 30 answers was wrong. Of digits
 * nothing but the shape speaks: 3 for 8, 7 for 9 and 9 for 4 were seen up to 0.95.
 */
const PROVEN = { letters: 0.9, digits: 0.955, signs: 0.5 } as const
/** Stands for a word that cannot be read. */
const UNREADABLE = '\uFFFD'

/** The text holds a word that is there and cannot be read. */
export const isUnreadable = (text: string): boolean => text.includes(UNREADABLE)

/** The same reading, in which words that are written with a pen and not proven cannot be read. */
export function withoutHandwriting(reading: FormReading): FormReading {
  const { page, entries, isLabel } = reading
  const captions = page.lines.flatMap(line => line.filter(isLabel).flatMap(({ words }) => words))
  const answers = entries.filter(entry => !isSignature(entry))
  const answered = answers.flatMap(({ words }) => words)
  if (page.method !== 'ocr' || !isByHand(answered, captions)) return reading
  const unread = new Set(answers.filter(entry => !isProven(entry, answers)).flatMap(({ words }) => words))
  // Written anywhere else, as the date beside a signature.
  const level = HAND.height * medianOf(captions.map(({ box }) => heightOf(box)))
  const bound = new Set(entries.flatMap(({ words }) => words))
  for (const piece of page.lines.flat())
    if (!isLabel(piece) && heightOf(piece.box) > level)
      for (const word of piece.words) if (!bound.has(word) && !isSure(word)) unread.add(word)
  const masked = (piece: Piece): Piece => {
    const words = piece.words.map(word => (unread.has(word) ? { ...word, text: UNREADABLE } : word))
    return words.every((word, at) => word === piece.words[at]) ? piece : { ...piece, words, text: textOf(words) }
  }
  const lines = page.lines.map(line => line.map(masked))
  const isUnread = ({ words }: Entry): boolean => words.some(word => unread.has(word))
  return {
    ...reading,
    page: { ...page, lines },
    entries: entries.map(entry => (isUnread(entry) ? { ...entry, value: UNREADABLE } : entry)),
  }
}

/** What is recognized of the strokes of a signature shows that it is there. */
const isSignature = ({ meaning }: Entry): boolean => meaning?.term === 'signature'

/** Higher than the captions, and of many words recognition is unsure, of the captions it is not. */
function isByHand(answers: readonly Word[], captions: readonly Word[]): boolean {
  const heights = [answers, captions].map(words =>
    words.filter(({ text }) => /[\p{Lu}\d]/u.test(text)).map(({ box }) => heightOf(box)),
  )
  if (answers.length < HAND.words || heights.some(({ length }) => length === 0)) return false
  const isUnsure = (words: readonly Word[]): boolean =>
    words.filter(({ confidence }) => confidence < HAND.sure).length > HAND.share * words.length
  return medianOf(heights[0]!) > HAND.height * medianOf(heights[1]!) && isUnsure(answers) && !isUnsure(captions)
}

const isSure = ({ text, confidence }: Word): boolean =>
  confidence >= (/\d/.test(text) ? PROVEN.digits : /\p{L}/u.test(text) ? PROVEN.letters : PROVEN.signs)

/** Recognized beyond doubt, one of few values that can stand there, or written twice. */
function isProven(entry: Entry, entries: readonly Entry[]): boolean {
  const { words, value, meaning } = entry
  if (words.every(isSure)) return true
  if (meaning?.term === 'state' && regionCode(value) !== null) return true
  // No other share has three digits.
  if (meaning?.term === 'percent' && /^100\s?%?$/.test(value)) return true
  const letters = lettersOf(value)
  return (
    letters.length >= MIN_TWIN && entries.some(other => other.words !== words && lettersOf(other.value) === letters)
  )
}

/** Characters of an answer that two places do not share by chance. */
const MIN_TWIN = 4
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
