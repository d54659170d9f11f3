/** Dates and years that OCR misread, by the other dates of the document. Pages with a text layer are not touched. Pure. */
import type { Page, Word } from '../../document/model.ts'
import { isWithinOneEdit } from '../../vocabulary/spelling.ts'
import { dateAt } from '../values/dates/date-tokens.ts'
import { correctOcrSpelling, withWords } from './correct-ocr.ts'

/** The pages of a document as tables are read from them: words first, then dates and years. */
export const correctOcr = (pages: readonly Page[]): readonly Page[] => correctOcrDates(pages.map(correctOcrSpelling))

/** The pages with every date that no calendar has as the one other date of the document that differs from it in one character. */
export function correctOcrDates(pages: readonly Page[]): readonly Page[] {
  const written = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)))
  const known = new Set(written.filter(text => DATE_SHAPE.test(text) && isDate(text)))
  const correct = (word: Word): Word => {
    if (!NEARLY_DATE.test(word.text) || isDate(word.text)) return word
    const near = [...known].filter(text => text.length === word.text.length && isWithinOneEdit(text, word.text))
    return near.length === 1 ? { ...word, text: near[0]! } : word
  }
  return pages.map(page => withWords(page, words => words.map(correct)))
}
const DATE_SHAPE = /^\d{1,2}([/-])\d{1,2}\1\d{2}(?:\d{2})?$/
/** A date, or one whose slash was read as a digit: "9130/2026". */
const NEARLY_DATE = /^\d{1,4}([/-])\d{1,4}(?:\1\d{2,4})?$/
const isDate = (text: string): boolean => (dateAt(text, 0)?.iso ?? null) !== null
