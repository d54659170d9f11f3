/** Dates and years that OCR misread, by the other dates of the document. Pages with a text layer are not touched. Pure. */
import type { Page, Word } from '../../document/model.ts'
import { isWithinOneEdit } from '../../vocabulary/spelling.ts'
import { dateAt } from '../values/dates/date-tokens.ts'
import { correctOcrSpelling, withWords } from './correct-ocr.ts'

/** The pages of a document as tables are read from them: words first, then dates and years. */
export const correctOcr = (pages: readonly Page[]): readonly Page[] =>
  correctOcrYears(correctOcrDates(pages.map(correctOcrSpelling)))

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

/**
 * The pages with the years of column headings ("2029  2024") as a line with dates states them ("December 31, 2025 and 2024"): as many years,
 * one after the other, all but one the same, and that one different in one digit.
 */
export function correctOcrYears(pages: readonly Page[]): readonly Page[] {
  const stated = pages.flatMap(({ lines }) =>
    lines.flatMap(({ words }) => {
      const years = yearsOf(words)
      return years.length > 1 && years.length < words.length && isSequence(years) ? [years] : []
    }),
  )
  return stated.length === 0 ? pages : pages.map(page => withWords(page, words => withStatedYears(words, stated)))
}

function withStatedYears(words: readonly Word[], stated: readonly (readonly string[])[]): readonly Word[] {
  const years = yearsOf(words)
  if (years.length < 2 || years.length < words.length || isSequence(years)) return words
  const intended = new Set(
    stated.flatMap(others => {
      const [wrong, ...more] = years.filter(year => !others.includes(year))
      const [right] = others.filter(year => !years.includes(year))
      const isMisprint = more.length === 0 && others.length === years.length && wrong && right
      return isMisprint && isWithinOneEdit(wrong, right) ? [`${wrong} ${right}`] : []
    }),
  )
  if (intended.size !== 1) return words
  const [wrong, right] = [...intended][0]!.split(' ')
  return words.map(word =>
    YEAR_SHAPE.exec(word.text)?.[1] === wrong ? { ...word, text: word.text.replace(wrong!, right!) } : word,
  )
}

/** Different years in the order they stand in. */
const yearsOf = (words: readonly Word[]): readonly string[] => [
  ...new Set(words.flatMap(({ text }) => YEAR_SHAPE.exec(text)?.[1] ?? [])),
]
const YEAR_SHAPE = /^((?:19|20)\d{2})[,.;:)]*$/

const isSequence = (years: readonly string[]): boolean =>
  Math.max(...years.map(Number)) - Math.min(...years.map(Number)) === years.length - 1
