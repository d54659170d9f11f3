/**
 * Words that OCR misread or split: vocabulary words ("investunents", "LIABILITTES"), amounts without their cents. Only OCR pages are touched.
 * Dates and years: correct-ocr-dates.ts. Pure.
 */
import { unionOf } from '../../document/geometry.ts'
import { lineOf } from '../../document/lines.ts'
import type { Page, Word } from '../../document/model.ts'
import { ocrDistance } from '../../vocabulary/spelling.ts'
import { countsOf, joinConsecutive } from '../values/sequences.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'
import { oncePer } from './once-per.ts'

/**
 * Edits allowed in a word of at least so many letters, where OCR confidence is below `maxConfidence`: a short word is
 * easily a correct one that the vocabulary lacks.
 */
const EDIT_LIMITS = [
  { letters: 8, edits: 2, maxConfidence: 0.93 },
  { letters: 6, edits: 1, maxConfidence: 0.92 },
  { letters: 5, edits: 1, maxConfidence: 0.8 },
] as const
/** Vocabulary words in fewer phrases than this are too rare to correct another word to. */
const MIN_PHRASES = 3
/** Letters with what may stand around them: a hyphen within is a spelling variant, not an OCR error. */
const WORD_SHAPE = /^([^\p{L}\d]*)(\p{L}+)([^\p{L}\d]*|['’]s)$/u

/**
 * The words of the vocabularies, and those of them that a misspelled one may be corrected to, by their length. Counted when the first recognized
 * page needs them: documents with text never do.
 */
const knownWords = oncePer((known: typeof vocabularies) => {
  const phrases = Object.values(known).flatMap(({ terms }) => terms.flatMap(term => term.phrases))
  const split = phrases.map(phrase => phrase.toLowerCase().split(/[^\p{L}]+/u))
  const all = countsOf(split.flat())
  const minLetters = EDIT_LIMITS.at(-1)!.letters
  const usual = [...all].flatMap(([word, count]) => (word.length >= minLetters && count >= MIN_PHRASES ? [word] : []))
  // Neighbors in a phrase without their space, or with their slash as a letter: "grossprofit", "incomelloss".
  const joined = split.flatMap(words =>
    words
      .slice(1)
      .flatMap((word, at) => ['', 'l'].map(sign => [words[at]! + sign + word, `${words[at]!} ${word}`] as const)),
  )
  return { all, usual: Map.groupBy(usual, word => word.length), joined: new Map(joined) }
})

/** The page itself unless it was recognized and a word could be corrected. Confidence stays what it was. */
export const correctOcrSpelling: (page: Page) => Page = oncePer(page =>
  withWords(page, words => words.map(correctWord)),
)

/** The page with the words of its lines corrected; the page itself where it has a text layer or none changed. */
export function withWords(page: Page, correct: (words: readonly Word[]) => readonly Word[]): Page {
  if (page.source !== 'ocr') return page
  const lines = page.lines.map(line => {
    const words = correct(line.words)
    return words.some((word, index) => word !== line.words[index]) ? lineOf(words) : line
  })
  return lines.some((line, index) => line !== page.lines[index]) ? { ...page, lines } : page
}

function correctWord(word: Word): Word {
  const [, before = '', letters = '', after = ''] = WORD_SHAPE.exec(word.text) ?? []
  const known = intendedWord(letters.toLowerCase(), word.confidence)
  if (known === null) return word
  const first = known.charAt(0).toUpperCase() + known.slice(1)
  const text = letters === letters.toUpperCase() ? known.toUpperCase() : /^\p{Lu}/u.test(letters) ? first : known
  return { ...word, text: before + text + after }
}

/** The one vocabulary word within the edits allowed for a word of this length, or the two it joins; null for a known word, none, or several. */
function intendedWord(word: string, confidence: number): string | null {
  const allowed = EDIT_LIMITS.find(({ letters }) => word.length >= letters)
  if (allowed === undefined) return null
  const { all, usual, joined } = knownWords(vocabularies)
  if (all.has(word)) return null
  if (allowed === EDIT_LIMITS[0] && joined.has(word)) return joined.get(word)!
  if (confidence >= allowed.maxConfidence) return null
  for (let edits = 1; edits <= allowed.edits; edits++) {
    const near: string[] = []
    for (let length = word.length - edits; length <= word.length + edits; length++) {
      for (const known of usual.get(length) ?? []) if (ocrDistance(word, known, edits) <= edits) near.push(known)
    }
    if (near.length > 0) return near.length === 1 ? near[0]! : null
  }
  return null
}

const wholeAmount = /^[-(]?[$€£₹]?\d{1,3}(?:,\d{3})*$/
/** The point, or what an OCR engine makes of a speck: "91,810 -80", "640 .00". */
const splitCents = /^[-–·•.~](\d\d[)-]?)$/
/** "02/" before "12/26", "121," before "632.04": the two make a date, or an amount. */
const splitValue =
  /^\d{1,2}(?:\/ \d{1,2}\/|\/\d{1,2}\/ )\d{2,4}$|^[-(]?[$€£]?\d{1,3}(?:,\d{3})*, \d{3}(?:\.\d\d)?[)-]?$/
/** Wider than this many letters is the gap before a number of its own. */
const widestGap = 1.2

function joined(before: Word, word: Word): Word | null {
  const cents = wholeAmount.test(before.text) ? splitCents.exec(word.text)?.[1] : undefined
  const part = cents === undefined && splitValue.test(`${before.text} ${word.text}`) ? word.text : cents && `.${cents}`
  if (part === undefined) return null
  const letter = (word.box.right - word.box.left) / word.text.length
  const gap = word.box.left - before.box.right
  if (gap > widestGap * letter || gap < -letter) return null
  const confidence = Math.min(before.confidence, word.confidence)
  return { ...before, text: before.text + part, confidence, box: unionOf([before.box, word.box]) }
}

/**
 * An OCR page with cents joined to their amounts: in typewriter numbers the point stands alone in the place of a letter. Any other page as it is.
 */
export const joinSplitCents: (page: Page) => Page = oncePer(page =>
  withWords(page, words => joinConsecutive(words, joined)),
)
