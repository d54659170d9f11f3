/**
 * The form of the sentences a result carries (checks, problems, summaries, status): American English, figures as "1,234.50", dates as
 * "2024-12-31" or "December 31, 2024". What is not the service's own (a line of a paper, a name) and might be taken for a figure or a date
 * stands in quotation marks. So whoever shows a sentence can put its figures and dates into another form and leave what is quoted alone.
 */
import { grouped, monthNames } from './american-english.ts'

export interface DateParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** The parts of an ISO date (YYYY-MM-DD); null: it is none, or there is no such day. */
export function partsOfDate(text: string): DateParts | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) return null
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

/** Not within a word, a number, a path or a name such as "A-1,234". */
const before = '(?<![\\p{L}\\p{N}_.,/#]|[\\p{L}\\p{N}_]-)'
/** The same on the other side; "1.35x" is a multiple. */
const after = '(?=x(?![\\p{L}\\p{N}_]))|(?![\\p{L}\\p{N}_]|[-.,/:][\\p{L}\\p{N}])'
const number = '(?<!\\bversion )(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+)'

/**
 * Figures and dates of a sentence, each in a group of its own: `iso`, `worded`, `figure`. Whole numbers without a comma (pages, years, counts) are
 * the same in every form and not among them.
 */
export const numbersAndDates = new RegExp(
  `${before}(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<worded>(?:${monthNames.join('|')}) \\d{1,2}, \\d{4})|(?<figure>${number}))(?:${after})`,
  'gu',
)

/** Text of a paper, within a sentence. A quotation mark within it stands for inches. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '″')}"`

/** A name (of a file, a company, a line, a number of a paper) within a sentence: quoted only where a part of it might be taken for a figure or a date. */
export const named = (text: string): string =>
  text.includes('"') || text.search(numbersAndDates) >= 0 ? quoted(text) : text

/** An amount within a sentence, with cents: "1,234.50". */
export const centsText = (value: number): string => grouped(value, 2, 2)

/** A number within a sentence with the digits it has, `most` decimals at most: "877,895", "1,234.5". */
export const numberText = (value: number, most = 2): string => grouped(value, 0, most)
