/**
 * The form of the sentences in a result (checks, problems, summaries, status): American English, numbers as "1,234.50",
 * dates as "2024-12-31" or "December 31, 2024". Text that comes from a document (a line, a name) and could be read as a
 * number or a date is in quotation marks. A client can therefore reformat the numbers and dates of a sentence and leave
 * quoted text unchanged.
 */
import { grouped, monthNames } from './american-english.ts'

export interface DateParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** The parts of an ISO date (YYYY-MM-DD); null when it is not one or no such date exists. */
export function partsOfDate(text: string): DateParts | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) return null
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

/** Not inside a word, a number, a path or a name such as "A-1,234". */
const before = '(?<![\\p{L}\\p{N}_.,/#]|[\\p{L}\\p{N}_]-)'
/** The same after the number; "1.35x" is a multiple. */
const after = '(?=x(?![\\p{L}\\p{N}_]))|(?![\\p{L}\\p{N}_]|[-.,/:][\\p{L}\\p{N}])'
const number = '(?<!\\bversion )(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+)'

/**
 * Numbers and dates of a sentence, each in a named group: `iso`, `worded`, `figure`. Whole numbers without a comma
 * (pages, years, counts) look the same in every format and are not matched.
 */
export const numbersAndDates = new RegExp(
  `${before}(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<worded>(?:${monthNames.join('|')}) \\d{1,2}, \\d{4})|(?<number>${number}))(?:${after})`,
  'gu',
)

/** Text of a document within a sentence. A quotation mark in it is replaced by an inch mark. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '″')}"`

/**
 * A name (of a file, a company, a line, a document number) within a sentence: quoted only when part of it could be read
 * as a number or a date.
 */
export const named = (text: string): string =>
  text.includes('"') || text.search(numbersAndDates) >= 0 ? quoted(text) : text

/** An amount within a sentence, with cents: "1,234.50". */
export const centsText = (value: number): string => grouped(value, 2, 2)

/** A number within a sentence, with at most `maxDecimals` decimals and no trailing zeros: "877,895", "1,234.5". */
export const numberText = (value: number, maxDecimals = 2): string => grouped(value, 0, maxDecimals)

/** With its indefinite article: "an income statement". */
export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
