/** Dates as documents print them, whole or in part: "23-DEC-2025", "03.04.24", "4. März 2024", "le 2 juillet 2015", "Mar 14", "08/2019". */
import words from '../../../vocabulary/periods.json' with { type: 'json' }
import { latinLetters, phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { fullYear, isoDate, lastYearOfTwoDigits, monthOf, monthOfPart, monthWord } from './months.ts'

/** Which number comes first in "3/4/2024". */
export type DateOrder = 'day-first' | 'month-first'

/** A date, as far as it is stated: null is not printed. */
export type DateParts = Readonly<{ year: number | null; month: number | null; day: number | null }>

/** A date and where it stands in its text. */
export interface DateToken extends DateParts {
  readonly start: number
  /** Offset behind its last character. */
  readonly end: number
  /** ISO date; null when a part is not printed. */
  readonly iso: string | null
  /** Day and month as printed where both are numbers that may change places: only the order of the document tells which is which. */
  readonly numbers: readonly [first: number, second: number] | null
  /** The two numbers differ and the calendar allows both orders. */
  readonly ambiguous: boolean
}

export interface DateOptions {
  /** Without it, the day comes first where dots part the numbers, else the month. */
  readonly order?: DateOrder | undefined
  /**
   * Which dates count that leave something out: none; those with the name of a month, and bare years; those of numbers as well ("03/14",
   * "08/2019", "01.03.").
   */
  readonly parts?: 'none' | 'named' | 'numbers'
  /** Years of two digits belong to the hundred years that end with this one. */
  readonly lastShortYear?: number
}

type Stated = DateParts & { readonly numbers?: readonly [number, number] }

/** What may begin at a place of a text. */
export interface Rule<Found, Options> {
  /** Sticky. */
  readonly pattern: RegExp
  readonly parse: (match: RegExpExecArray, options: Options) => Found | null
}

/** What the first rule that fits finds at an offset, and where it ends; null where none fits. */
export function firstAt<Found extends object, Options>(
  rules: readonly Rule<Found, Options>[],
  text: string,
  at: number,
  options: Options,
): (Found & { readonly start: number; readonly end: number }) | null {
  for (const { pattern, parse } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const found = match === null ? null : parse(match, options)
    if (match !== null && found !== null) return { ...found, start: at, end: at + match[0].length }
  }
  return null
}

type ParseOptions = { readonly order: DateOrder | undefined; readonly lastShortYear: number }
/** Its pattern begins with a digit or with the name of a month. */
type DateRule = Rule<Stated, ParseOptions>

const year4 = '((?:19|20)\\d\\d)'
const shortYear = "(?:['’‘](?=\\d\\d(?!\\d)))?"
const anyYear = `${shortYear}((?:19|20)\\d\\d|\\d\\d)(?!\\d|[.,]\\d|:\\d)`
const separator = '\\s?[./\\-–]\\s?'
// No ordinal is the beginning of a word: "January 1 through January 31".
const ordinal = `(?:\\s?(?:st|nd|rd|th|er|º|ª|°)(?![${latinLetters}]))?`
const month = `(${monthWord})\\.?`

/** Dates without a year may be of one with a February 29. */
const leapYear = 2024

const stated = (year: number | null, month: number | null, day: number | null): Stated | null =>
  month !== null && (day === null || isoDate(year ?? leapYear, month, day) !== null) ? { year, month, day } : null

const named = (year: string, name: string, day: string, { lastShortYear }: ParseOptions): Stated | null =>
  stated(fullYear(Number(year), lastShortYear), monthOf(name), Number(day))

/** Day and month of two numbers: what the calendar forbids, then the order of the document. */
function numeric(first: number, second: number, year: number | null, order: DateOrder = 'month-first'): Stated | null {
  const dayFirst = first > 12 || (second <= 12 && order === 'day-first')
  const date = dayFirst ? stated(year, second, first) : stated(year, first, second)
  return date === null ? null : { ...date, numbers: [first, second] }
}

/** "14 Apr - 13 May 2026": two digits before a month are the day of the next date, no year. */
const startsNextDate = ({ input, index, 0: text }: RegExpExecArray, year: string): boolean => {
  const behind = year.length > 2 ? null : /^\s?(\p{L}{3,})/u.exec(input.slice(index + text.length))
  return behind !== null && monthOfPart(behind[1]!, false) !== null
}

/** "Period 9 - September 2026": the number of a period, no day. */
const isCounted = ({ input, index, 0: text }: RegExpExecArray): boolean =>
  /^\d+\s[-–]/.test(text) && counted.test(input.slice(Math.max(0, index - 10), index))
const counted = phrasePattern(words.counted, 'end')

/** Whole dates. Rules are tried in this order at every place: the longer date stands before its own beginning. */
const wholeDates: readonly DateRule[] = [
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d\d)\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d|[-/.]\d)/uy,
    parse: m => stated(Number(m[1]), Number(m[3]), Number(m[4])),
  },
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d\d)年\s?(\d{1,2})月\s?(\d{1,2})日/uy,
    parse: m => stated(Number(m[1]), Number(m[2]), Number(m[3])),
  },
  {
    // No number is written "11,11,2024": its commas are misread dots. A hyphen beside dots or slashes joins two dates: "01.05.14-31.05.14".
    pattern: new RegExp(
      `(?<![\\d,/]|(?<!\\.)\\.|-(?!\\d\\d?([./])\\d\\d?\\1))(\\d{1,2})\\s?([./\\-–,])\\s?(\\d{1,2})\\s?\\3\\s?(?:(?<=,\\s?)${year4}(?!\\d|[.,]\\d)|(?<!,\\s?)${anyYear})(?!/\\d|\\3\\d)`,
      'uy',
    ),
    parse: (m, { order, lastShortYear }) => {
      const [first, second] = [Number(m[2]), Number(m[4])]
      const dotted = m[3] === '.' || m[3] === ','
      // Dots are written by people who put the day first, where the document does not show another order.
      const shown = order ?? (dotted ? 'day-first' : undefined)
      return numeric(first, second, fullYear(Number(m[5] ?? m[6]), lastShortYear), shown)
    },
  },
  {
    // 23-DEC-2025, 4. März 2024, 2nd of July 2015, 1er mars 2024, 3 de mayo de 2024, 14MAR24
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})${ordinal}\\.?(?:${separator}|\\s{0,3})(?:day of |of |de |d')?${month}(?:${separator}|,?\\s{0,3})(?:de |del )?${anyYear}`,
      'iuy',
    ),
    parse: (m, options) => (startsNextDate(m, m[3]!) || isCounted(m) ? null : named(m[3]!, m[2]!, m[1]!, options)),
  },
  {
    // March 14, 2026; Dec-23-2025; August 3 , 2014; also before another year ("December 31, 2024 2023"); not January 1 - 31, 2024
    pattern: new RegExp(
      `${month}(?:${separator}|\\s{0,3})(\\d{1,2})${ordinal}(?:\\s?[,.]\\s{0,3}|${separator}|\\s{1,3})${anyYear}(?!(?<!\\d{4}),?\\s(?:19|20)\\d\\d)`,
      'iuy',
    ),
    parse: (m, options) => named(m[3]!, m[1]!, m[2]!, options),
  },
  {
    // 2025-DEC-23, 2024 March 4
    pattern: new RegExp(
      `(?<![\\d.,/-])${year4}(?:${separator}|\\s)${month}(?:${separator}|\\s)(\\d{1,2})(?!\\d)`,
      'iuy',
    ),
    parse: (m, options) => named(m[1]!, m[2]!, m[3]!, options),
  },
]

/** Dates without a year, and months of a year, with the name of the month. */
const namedMonths: readonly DateRule[] = [
  {
    pattern: new RegExp(`${month},?[\\s/-]?(?:'|’)?${year4}`, 'iuy'),
    parse: m => stated(Number(m[2]), monthOf(m[1]!), null),
  },
  {
    pattern: new RegExp(`${month}(?:-|\\s?['’])(\\d\\d)(?!\\d)`, 'iuy'),
    parse: (m, { lastShortYear }) => stated(fullYear(Number(m[2]), lastShortYear), monthOf(m[1]!), null),
  },
  {
    // The digits must not end another number: "64,951.26 Oct 23".
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})${ordinal}[\\s.-]{0,2}(?:of |day of )?${month}(?![${latinLetters}])`,
      'iuy',
    ),
    parse: m => stated(null, monthOfPart(m[2]!, false), Number(m[1])),
  },
  {
    // "December 3l", "Jan O1", "Mar l,": letters for the digits of a day.
    pattern: new RegExp(`${month}[\\s-]{0,2}(3\\s?[flI|!\\]]|[oO]\\d|[lI](?=,|\\s|$))(?![${latinLetters}\\d])`, 'iuy'),
    // "Juni" ends in no digit.
    parse: m => m[2] === 'i' ? null : stated(null, monthOfPart(m[1]!, false), Number(m[2]!.replace(/\s/g, '').replace(/[oO]/, '0').replace(/\D/, '1'))), // prettier-ignore
  },
  {
    pattern: new RegExp(`${month}[\\s-]{0,2}(\\d{1,2})${ordinal}(?![\\d/])`, 'iuy'),
    parse: m => stated(null, monthOfPart(m[1]!, false), Number(m[2])),
  },
  {
    pattern: new RegExp(`(${monthWord})(?![${latinLetters}])`, 'iuy'),
    parse: m => stated(null, monthOfPart(m[1]!, true), null),
  },
]

/** Dates without a year, and months of a year, of numbers. */
const numericParts: readonly DateRule[] = [
  {
    pattern: new RegExp(`(?<![\\d/])(\\d{1,2})[/-]${year4}(?!\\d)`, 'uy'),
    parse: m => stated(Number(m[2]), Number(m[1]) <= 12 ? Number(m[1]) : null, null),
  },
  {
    pattern: new RegExp(`${year4}[/-](\\d{1,2})(?!\\d)`, 'uy'),
    parse: m => stated(Number(m[1]), Number(m[2]) <= 12 ? Number(m[2]) : null, null),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2})(?:\s?([/-])\s?(\d{1,2})|\.(\d{1,2})\.)(?![\d/])/uy,
    parse: (m, { order }) => {
      if (m[4] !== undefined) return stated(null, Number(m[4]) <= 12 ? Number(m[4]) : null, Number(m[1]))
      return numeric(Number(m[1]), Number(m[3]), null, order)
    },
  },
]

const bareYears: readonly DateRule[] = [
  // "2000 · Accounts Payable" is the number of an account.
  {
    pattern: new RegExp(`${year4}(?![\\d,.]\\d|\\d|\\s?[·•]\\s?(?:[a-z]|$))`, 'iuy'),
    parse: m => ({ year: Number(m[1]), month: null, day: null }),
  },
]

const startsWithMonth = ({ pattern }: DateRule): boolean => pattern.source.startsWith(`(${monthWord})`)
const byStart = (...groups: readonly (readonly DateRule[])[]) => ({
  digit: groups.flat().filter(rule => !startsWithMonth(rule)),
  letter: groups.flat().filter(startsWithMonth),
})
/** The rules for each choice of `parts`, by what a date begins with. */
const byParts = {
  none: byStart(wholeDates),
  named: byStart(wholeDates, namedMonths, bareYears),
  numbers: byStart(wholeDates, namedMonths, numericParts, bareYears),
} as const

const firstWord = new RegExp(monthWord, 'uy')

const isDigitAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}
const letter = /\p{L}/u
const isPlainLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
const isLetterAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return isPlainLetter(code) || (code > 0x7f && letter.test(text[at]!))
}

const maxWordLength = 11
/** What may be the name of a month; letters without accents are counted instead of matched: most words of a document are such. */
function firstWordAt(text: string, at: number): string | null {
  let end = at
  while (end - at < maxWordLength && isPlainLetter(text.charCodeAt(end))) end++
  if (end - at < maxWordLength && text.charCodeAt(end) > 0x7f) {
    firstWord.lastIndex = at
    return firstWord.exec(text)?.[0] ?? null
  }
  return end - at < 3 ? null : text.slice(at, end)
}

/** The digits a date begins with: a year, or a day or month that no grouped number follows. */
const firstDigits = /(?:(?:19|20)\d\d|\d{1,2}(?!,\d{3}))(?!\d)/y

const mayStartDate = (text: string, at: number): boolean => {
  firstDigits.lastIndex = at
  return firstDigits.test(text)
}

/** The date that begins at an offset; null when none does. */
export function dateAt(text: string, at: number, options: DateOptions = {}): DateToken | null {
  const { order, parts = 'none', lastShortYear = lastYearOfTwoDigits } = options
  const digit = isDigitAt(text, at)
  if (digit) {
    if (!mayStartDate(text, at)) return null
  } else {
    const word = firstWordAt(text, at)
    if (word === null || monthOf(word) === null) return null
  }
  const found = firstAt(byParts[parts][digit ? 'digit' : 'letter'], text, at, { order, lastShortYear })
  if (found === null) return null
  const { year, month, day, numbers = null } = found
  const iso = year === null || month === null || day === null ? null : isoDate(year, month, day)
  const ambiguous = numbers !== null && numbers[0] !== numbers[1] && numbers.every(number => number <= 12)
  return { ...found, numbers, ambiguous, iso }
}

/** What begins at the words and numbers of a text, left to right, none overlapping another. Linear in the length of the text. */
export function tokensOf<Token extends { readonly end: number }>(
  text: string,
  tokenAt: (at: number) => Token | null,
): readonly Token[] {
  const found: Token[] = []
  for (let at = 0; at < text.length;) {
    const starts = isDigitAt(text, at) ? !isDigitAt(text, at - 1) : isLetterAt(text, at) && !isLetterAt(text, at - 1)
    const token = starts ? tokenAt(at) : null
    if (token !== null) found.push(token)
    at = token?.end ?? at + 1
  }
  return found
}

/** All dates of a text, left to right. */
export const dateTokens = (text: string, options: DateOptions = {}): readonly DateToken[] =>
  tokensOf(text, at => dateAt(text, at, options))

/** A row that begins with a day, of a stated year or not; a mark may stand before it. */
export function startsWithDate(text: string): boolean {
  const at = text.search(/[\p{L}\d]/u)
  return at >= 0 && at <= 2 && typeof dateAt(text, at, { parts: 'numbers' })?.day === 'number'
}

/** Years a document of today may name: the number of a machine is no date of 1951. */
const isPlausible = (iso: string): boolean => iso >= '1990' && iso < '2051'

/** Every date a text names in full, left to right. */
export const datesIn = (text: string, order: DateOrder): readonly (DateToken & { readonly iso: string })[] =>
  /\d/.test(text)
    ? dateTokens(text, { order }).filter(
        (date): date is DateToken & { iso: string } => date.iso !== null && isPlausible(date.iso),
      )
    : []
