/** Pieces of calendar language in a text: dates, months, years, quarters, durations, in the order printed. */
import { fullYear, isoDate, monthOf, monthWord } from './months.ts'

/** Which number comes first in "3/4/2024". */
export type DateOrder = 'day-first' | 'month-first'

/** A day, as far as it is stated. */
export interface DatePart {
  readonly year: number | null
  readonly month: number | null
  readonly day: number | null
}

/** A piece of calendar language and where it stands in its text. */
export type Fragment = {
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
} & (
  | { readonly kind: 'date'; readonly date: DatePart }
  /** `quarter` 1 to 4; halves end with quarter 2 or 4 and have `months` 6. */
  | { readonly kind: 'quarter'; readonly quarter: number; readonly months: number; readonly year: number | null }
  | { readonly kind: 'duration'; readonly months: number }
  | { readonly kind: 'fiscal-year'; readonly year: number | null }
)

const numberWords: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const countWord = `\\d{1,2}|${[...numberWords.keys()].join('|')}|twenty[- ]?six|thirty[- ]?nine|fifty[- ]?(?:two|three)`
const ordinalWords: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
])
const weekWords: ReadonlyMap<string, number> = new Map([
  ['twentysix', 26],
  ['thirtynine', 39],
  ['fiftytwo', 52],
  ['fiftythree', 53],
])

function count(word: string): number {
  const plain = word.toLowerCase().replace(/[- ]/g, '')
  return numberWords.get(plain) ?? weekWords.get(plain) ?? Number(plain)
}

/** Months of a number of weeks: 13 → 3, 26 → 6, 52 and 53 → 12. */
export function monthsOfWeeks(weeks: number): number {
  return Math.max(1, Math.min(12, Math.round((weeks * 12) / 52)))
}

const year4 = "(?:'|’)?((?:19|20)\\d\\d)"
const yearAny = "(?:(?:'|’)?((?:19|20)\\d\\d)|(?:'|’)?(\\d\\d)(?![\\d,.]))"

interface Rule {
  readonly pattern: RegExp
  readonly read: (match: RegExpExecArray, order: DateOrder) => Rest | null
}
type Rest = Fragment extends infer F ? (F extends Fragment ? Omit<F, 'start' | 'end'> : never) : never

function date(year: number | null, month: number | null, day: number | null): Rest | null {
  if (month !== null && day !== null && isoDate(year ?? 2024, month, day) === null) return null
  return { kind: 'date', date: { year, month, day } }
}

const yearOf = (...texts: (string | undefined)[]): number | null => {
  const text = texts.find(one => one !== undefined)
  return text === undefined ? null : fullYear(Number(text))
}

function numeric(first: number, second: number, year: number, order: DateOrder): Rest | null {
  const dayFirst = first > 12 ? true : second > 12 ? false : order === 'day-first'
  return dayFirst ? date(fullYear(year), second, first) : date(fullYear(year), first, second)
}

/** Tried in this order at every place: the longer reading stands before its own beginning. */
const rules: readonly Rule[] = [
  {
    pattern: /((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/y,
    read: m => date(Number(m[1]), Number(m[2]), Number(m[3])),
  },
  {
    // Dots are written by people who put the day first.
    pattern: /(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d\d|\d\d)(?!\d)/y,
    read: m => numeric(Number(m[1]), Number(m[2]), Number(m[3]), 'day-first'),
  },
  {
    pattern: /(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?!\d)/y,
    read: (m, order) => numeric(Number(m[1]), Number(m[3]), Number(m[4]), order),
  },
  {
    pattern: new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?\\.?[\\s-]?(?:of |day of )?(${monthWord})\\.?,?[\\s-]{0,2}${yearAny}`,
      'iy',
    ),
    read: m => {
      const month = monthOf((m[2] ?? '').toLowerCase())
      return month === null ? null : date(yearOf(m[3], m[4]), month, Number(m[1]))
    },
  },
  {
    pattern: new RegExp(
      `(${monthWord})\\.?\\s?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[,.]\\s{0,2}|\\s{1,2})${yearAny}`,
      'iy',
    ),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      return month === null ? null : date(yearOf(m[3], m[4]), month, Number(m[2]))
    },
  },
  {
    pattern: new RegExp(`(${monthWord})\\.?,?[\\s-]?${year4}`, 'iy'),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      return month === null ? null : date(yearOf(m[2]), month, null)
    },
  },
  {
    pattern: new RegExp(`(${monthWord})\\.?(?:-|\\s?['’])(\\d\\d)(?!\\d)`, 'iy'),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      return month === null ? null : date(yearOf(m[2]), month, null)
    },
  },
  {
    pattern: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s(?:of |day of )?(${monthWord})(?![a-z])`, 'iy'),
    read: m => {
      const month = monthOf((m[2] ?? '').toLowerCase())
      return month === null ? null : date(null, month, Number(m[1]))
    },
  },
  {
    // "December 3l": recognition takes the last digit of a month's end for a letter or a stroke.
    pattern: new RegExp(`(${monthWord})\\.?\\s?3\\s?[flI|!\\]](?![\\p{L}\\d])`, 'iyu'),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      return month === null ? null : date(null, month, 31)
    },
  },
  {
    pattern: new RegExp(`(${monthWord})\\.?\\s?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d/])`, 'iy'),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      return month === null ? null : date(null, month, Number(m[2]))
    },
  },
  {
    pattern: new RegExp(
      `(?:q\\s?([1-4])|([1-4])q|qtr\\.?\\s?([1-4]))[\\s,/-]{0,2}(?:fy|fiscal)?\\s?(?:${yearAny})?(?![a-z\\d])`,
      'iy',
    ),
    read: m => ({ kind: 'quarter', quarter: Number(m[1] ?? m[2] ?? m[3]), months: 3, year: yearOf(m[4], m[5]) }),
  },
  {
    pattern: new RegExp(`(?:h\\s?([12])|([12])h)[\\s,/-]{0,2}(?:fy)?\\s?(?:${yearAny})?(?![a-z\\d])`, 'iy'),
    read: m => ({ kind: 'quarter', quarter: Number(m[1] ?? m[2]) * 2, months: 6, year: yearOf(m[3], m[4]) }),
  },
  {
    pattern: new RegExp(
      `(first|second|third|fourth|1st|2nd|3rd|4th)\\s(?:fiscal\\s)?(?:quarter|qtr\\.?)(?!s?\\s+end)(?:,?\\s(?:of\\s|fy\\s?|fiscal\\s)*${year4})?`,
      'iy',
    ),
    read: m => ({
      kind: 'quarter',
      quarter: ordinalWords.get((m[1] ?? '').toLowerCase()) ?? 1,
      months: 3,
      year: yearOf(m[2]),
    }),
  },
  {
    pattern: new RegExp(
      `(${countWord})[\\s-]?months?(?:\\speriods?)?(?:\\s(?:period\\s)?(?:then\\s)?end(?:ed|ing))?`,
      'iy',
    ),
    read: m => ({ kind: 'duration', months: count(m[1] ?? '') }),
  },
  {
    pattern: new RegExp(
      `(?:(?:${countWord})\\s?(?:or|and|/|-)\\s?)?(${countWord})[\\s-]?weeks?(?:\\s(?:then\\s)?end(?:ed|ing))?`,
      'iy',
    ),
    read: m => ({ kind: 'duration', months: monthsOfWeeks(count(m[1] ?? '')) }),
  },
  {
    pattern: /half[\s-]years?(?:\s+end(?:ed|ing))?/iy,
    read: () => ({ kind: 'duration', months: 6 }),
  },
  {
    pattern: /quarters?\s+(?:then\s+)?end(?:ed|ing)|quarterly/iy,
    read: () => ({ kind: 'duration', months: 3 }),
  },
  { pattern: /months?\s+(?:then\s+)?end(?:ed|ing)/iy, read: () => ({ kind: 'duration', months: 1 }) },
  {
    pattern:
      /(?:fiscal\s+|financial\s+|calendar\s+)?years?(?:\s*\(s\))?\s+(?:then\s+)?end(?:ed|ing)|fye\b|ye\b(?=\s?\d)/iy,
    read: () => ({ kind: 'duration', months: 12 }),
  },
  {
    pattern:
      /(?:fiscal(?:\s+year)?|financial\s+year|fy|tax\s+year)\s?[-']?((?:19|20)\d\d|\d\d)(?:\s?[/-]\s?((?:20)?\d\d))?(?![\d])/iy,
    read: m => ({ kind: 'fiscal-year', year: yearOf(m[2], m[1]) }),
  },
  {
    pattern: /((?:19|20)\d\d)\s?[/-]\s?(\d\d)(?!\d)/y,
    read: m => {
      const first = Number(m[1])
      return Number(m[2]) === (first + 1) % 100 ? { kind: 'fiscal-year', year: first + 1 } : null
    },
  },
  {
    pattern: new RegExp(`(${monthWord})(?![a-z])`, 'iy'),
    read: m => {
      const month = monthOf((m[1] ?? '').toLowerCase())
      // "may" is a verb more often than a month, "mar" and "set" stand in names.
      return month === null || /^(may|mai|maj|set)$/.test(m[1] ?? '') ? null : date(null, month, null)
    },
  },
  // "2000 · Accounts Payable" is the number of an account.
  { pattern: /((?:19|20)\d\d)(?![\d,.]\d|\d|\s?[·•]\s?(?:[a-z]|$))/iy, read: m => date(Number(m[1]), null, null) },
]

/**
 * At a letter nearly all of them fail: one look tells. Without the rule that refers back to its own groups, which begins with a digit, and the
 * one that needs Unicode, whose month is found by others too.
 */
const anyRule = new RegExp(
  rules
    .map(({ pattern }) => pattern.source)
    .filter(source => !/\\[1-9p]/.test(source))
    .join('|'),
  'iy',
)

function mayBegin(text: string, at: number): boolean {
  anyRule.lastIndex = at
  return anyRule.test(text)
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/** All fragments of a text, left to right, none overlapping another. */
export function fragmentsOf(text: string, order: DateOrder): readonly Fragment[] {
  const found: Fragment[] = []
  let at = 0
  while (at < text.length) {
    const letter = text.charCodeAt(at)
    // Not a number before the first, and then neither.
    const before = text.charCodeAt(at - 1)
    const wordStart = isDigit(letter) ? !isDigit(before) : !isDigit(before) && !isLetter(before)
    let next = at + 1
    if (wordStart && (isDigit(letter) || (isLetter(letter) && mayBegin(text, at)))) {
      for (const { pattern, read } of rules) {
        pattern.lastIndex = at
        const match = pattern.exec(text)
        const rest = match === null ? null : read(match, order)
        if (match === null || rest === null) continue
        found.push({ ...rest, start: at, end: at + match[0].length })
        next = at + match[0].length
        break
      }
    }
    at = next
  }
  return found
}
