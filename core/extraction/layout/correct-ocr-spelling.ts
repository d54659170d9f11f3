/** Words that OCR misread: vocabulary words ("investunents", "LIABILITTES") and dates ("09/36/26"). Only OCR pages are touched. Pure. */
import { lineOf } from '../../document/lines.ts'
import type { Page, Word } from '../../document/model.ts'
import { isWithinOneEdit, ocrDistance } from '../../vocabulary/spelling.ts'
import { dateAt } from '../values/dates/date-tokens.ts'
import { countsOf } from '../values/sequences.ts'
import { oncePer } from './once-per.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'

/**
 * Edits allowed in a word of at least so many letters, where OCR confidence is below `maxConfidence`: a short word is
 * easily a correct one that the vocabulary lacks.
 */
const EDIT_LIMITS = [
  { letters: 8, edits: 2, maxConfidence: 0.93 },
  { letters: 5, edits: 1, maxConfidence: 0.8 },
] as const
/** Vocabulary words in fewer phrases than this are too rare to correct another word to. */
const MIN_PHRASES = 3
/** Letters with what may stand around them: a hyphen within is a spelling variant, not an OCR error. */
const WORD_SHAPE = /^([^\p{L}\d]*)(\p{L}+)([^\p{L}\d]*|['’]s)$/u

interface KnownWords {
  readonly all: ReadonlyMap<string, number>
  /** Words that a misspelled one may be corrected to, by their length. */
  readonly usual: ReadonlyMap<number, readonly string[]>
}
let counted: KnownWords | null = null

/** The words of the vocabularies, counted when the first recognized page needs them: documents with text never do. */
function knownWords(): KnownWords {
  if (counted !== null) return counted
  const phrases = Object.values(vocabularies).flatMap(({ terms }) => terms.flatMap(term => term.phrases))
  const all = countsOf(phrases.flatMap(phrase => phrase.toLowerCase().split(/[^\p{L}]+/u)))
  const minLetters = EDIT_LIMITS.at(-1)!.letters
  const usual = [...all].flatMap(([word, count]) => (word.length >= minLetters && count >= MIN_PHRASES ? [word] : []))
  return (counted = { all, usual: Map.groupBy(usual, word => word.length) })
}

/** The page itself unless it was recognized and a word could be corrected. Confidence stays what it was. */
export const correctOcrSpelling: (page: Page) => Page = oncePer(page => withWords(page, correctWord))

/** The pages of a document as tables are read from them: words first, then dates. */
export const correctOcr = (pages: readonly Page[]): readonly Page[] => correctOcrDates(pages.map(correctOcrSpelling))

function withWords(page: Page, correct: (word: Word) => Word): Page {
  if (page.source !== 'ocr') return page
  const lines = page.lines.map(line => {
    const words = line.words.map(correct)
    return words.some((word, index) => word !== line.words[index]) ? lineOf(words) : line
  })
  return lines.some((line, index) => line !== page.lines[index]) ? { ...page, lines } : page
}

/** The pages with every date that no calendar has as the one other date of the document that differs from it in one digit. */
export function correctOcrDates(pages: readonly Page[]): readonly Page[] {
  const written = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)))
  const known = new Set(written.filter(text => DATE_SHAPE.test(text) && isDate(text)))
  const correct = (word: Word): Word => {
    if (!DATE_SHAPE.test(word.text) || isDate(word.text)) return word
    const near = [...known].filter(text => text.length === word.text.length && isWithinOneEdit(text, word.text))
    return near.length === 1 ? { ...word, text: near[0]! } : word
  }
  return pages.map(page => withWords(page, correct))
}
const DATE_SHAPE = /^\d{1,2}([/-])\d{1,2}\1\d{2}(?:\d{2})?$/
const isDate = (text: string): boolean => (dateAt(text, 0)?.iso ?? null) !== null

function correctWord(word: Word): Word {
  const [, before = '', letters = '', after = ''] = WORD_SHAPE.exec(word.text) ?? []
  const known = intendedWord(letters.toLowerCase(), word.confidence)
  if (known === null) return word
  const first = known.charAt(0).toUpperCase() + known.slice(1)
  const text = letters === letters.toUpperCase() ? known.toUpperCase() : /^\p{Lu}/u.test(letters) ? first : known
  return { ...word, text: before + text + after }
}

/** The one vocabulary word within the edits allowed for a word of this length; null for a known word, none, or several. */
function intendedWord(word: string, confidence: number): string | null {
  const allowed = EDIT_LIMITS.find(({ letters }) => word.length >= letters)
  if (allowed === undefined || confidence >= allowed.maxConfidence) return null
  const { all, usual } = knownWords()
  if (all.has(word)) return null
  for (let edits = 1; edits <= allowed.edits; edits++) {
    const near: string[] = []
    for (let length = word.length - edits; length <= word.length + edits; length++) {
      for (const known of usual.get(length) ?? []) if (ocrDistance(word, known, edits) <= edits) near.push(known)
    }
    if (near.length > 0) return near.length === 1 ? near[0]! : null
  }
  return null
}
