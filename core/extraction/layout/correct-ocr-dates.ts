/** Dates and years that OCR misread, by the other dates of the document. Pages with a text layer are not touched. Pure. */
import type { Page, Word } from '../../document/model.ts'
import { isWithinOneEdit } from '../../vocabulary/spelling.ts'
import { isYear } from '../values/amounts/parse-amount.ts'
import { dateAt, type DateParts } from '../values/dates/date-tokens.ts'
import { isPeriodText, periodsIn } from '../values/dates/periods.ts'
import { correctOcrSpelling, withWords } from './correct-ocr.ts'

/** The pages of a document as tables are read from them: words first, then dates and years. */
export const correctOcr = (pages: readonly Page[]): readonly Page[] => correctOcrDates(pages.map(correctOcrSpelling))

/**
 * The pages with every date that no calendar has as the one other date of the document that differs from it in one character, or that is
 * garbled in a line of dates a year apart.
 */
export function correctOcrDates(pages: readonly Page[]): readonly Page[] {
  const written = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)))
  const known = new Set(written.filter(text => DATE_SHAPE.test(text) && isDate(text)))
  const correct = (word: Word): Word => {
    if (!NEARLY_DATE.test(word.text) || isDate(word.text)) return word
    const near = [...known].filter(text => text.length === word.text.length && isWithinOneEdit(text, word.text))
    return near.length === 1 ? { ...word, text: near[0]! } : word
  }
  return pages.map(page => withWords(page, words => withSiblingDates(words.map(correct))))
}
const DATE_SHAPE = /^\d{1,2}([/-])\d{1,2}\1\d{2}(?:\d{2})?$/
/** A date, or one whose slash was read as a digit: "9130/2026". */
const NEARLY_DATE = /^\d{1,4}([/-])\d{1,4}(?:\1\d{2,4})?$/
const isDate = (text: string): boolean => (dateAt(text, 0)?.iso ?? null) !== null

/** A word read with less confidence than this may be garbled. Measured: garbled parts of dates 0.4 to 0.7, printed ones above 0.9. */
const doubted = 0.75
/** A year with a digit lost or misread, and what may stand beside years in a line that heads columns. */
const nearlyYear = /^[\dOIlSBZ]{3,5}$/
const besideYears = /^\D{1,5}$/

/** A line of dates with the one garbled word that makes them follow each other: "Oct. 31, 2026   Oct. xe 2025", "2025   224". */
function withSiblingDates(words: readonly Word[]): readonly Word[] {
  const years = words.flatMap(({ text }) => (isYear(text) ? [Number(text) - 1, Number(text) + 1] : []))
  if (years.length === 0 || countSeries(words.map(({ text }) => text).join(' ')) > 0) return words
  return words.map((word, at) => {
    const others = words.toSpliced(at, 1).map(({ text }) => text)
    const isBesideYears = others.every(text => isYear(text) || besideYears.test(text)) && nearlyYear.test(word.text)
    const siblings = word.confidence >= doubted ? [] : isBesideYears ? years.map(String) : others
    const fitting = [...new Set(siblings)].filter(text => {
      const count = countSeries(others.toSpliced(at, 0, text).join(' '))
      return count > 2 || (count === 2 && (!isYear(text) || isWithinOneEdit(text, word.text)))
    })
    return fitting.length === 1 ? { ...word, text: fitting[0]! } : word
  })
}

/** How many dates a line consists of that are each a year from the one before and alike in all else; 0 of any other line. */
function countSeries(line: string): number {
  const ends = isPeriodText(line) ? periodsIn(line).map(({ end }) => end) : []
  const step = (ends[1]?.year ?? NaN) - (ends[0]?.year ?? NaN)
  const isNext = ({ year, month, day }: DateParts, index: number): boolean =>
    year === ends[0]!.year! + index * step && month === ends[0]!.month && day === ends[0]!.day
  return Math.abs(step) === 1 && ends.every(isNext) ? ends.length : 0
}
