/** Calendar language in a text: dates, quarters, durations, fiscal years, in the order printed. */
import words from '../../../vocabulary/periods.json' with { type: 'json' }
import { phraseChoices } from '../../../vocabulary/phrase-pattern.ts'
import { dateAt, firstAt, tokensOf, type DateOrder, type DateToken, type Rule } from './date-tokens.ts'
import { fullYear } from './months.ts'

/** A piece of calendar language that is no date. */
type Stated =
  /** `quarter` 1 to 4; halves end with quarter 2 or 4 and have `months` 6. */
  | { readonly kind: 'quarter'; readonly quarter: number; readonly months: number; readonly year: number | null }
  | { readonly kind: 'duration'; readonly months: number }
  | { readonly kind: 'fiscal-year'; readonly year: number | null }
  /** "Period 10", "Month 12": how many months of the fiscal year have passed. */
  | { readonly kind: 'fiscal-month'; readonly month: number }

/** A piece of calendar language and its offsets in the text. */
export type PeriodToken = { readonly start: number; readonly end: number } & (
  Stated | { readonly kind: 'date'; readonly date: DateToken }
)

const numberWords: ReadonlyMap<string, number> = new Map(Object.entries(words.numbers))
const countWord = `\\d{1,2}|${[...numberWords.keys()].join('|')}|twenty[- ]?six|thirty[- ]?nine|fifty[- ]?(?:two|three)`
const ordinalWords: ReadonlyMap<string, number> = new Map(Object.entries(words.ordinals))
const weekWords: ReadonlyMap<string, number> = new Map(Object.entries(words.numbersOfWeeks))

function count(word: string): number {
  const plain = word.toLowerCase().replace(/[- ]/g, '')
  return numberWords.get(plain) ?? weekWords.get(plain) ?? Number(plain)
}

/** Months of a number of weeks: 13 → 3, 26 → 6, 52 and 53 → 12. */
function monthsOfWeeks(weeks: number): number {
  return Math.max(1, Math.min(12, Math.round((weeks * 12) / 52)))
}

const year4 = "(?:'|’)?((?:19|20)\\d\\d)"
const yearAny = "(?:(?:'|’)?((?:19|20)\\d\\d)|(?:'|’)?(\\d\\d)(?![\\d,.]))"

const yearOf = (...texts: (string | undefined)[]): number | null => {
  const text = texts.find(one => one !== undefined)
  return text === undefined ? null : fullYear(Number(text))
}

/** "Quarter ended", "half-year", "years ended": lengths in words, by their months. */
const durations = Object.entries(words.durations).map(([months, phrases]): Rule<Stated, null> => ({
  pattern: new RegExp(phraseChoices(phrases), 'iy'),
  parse: () => ({ kind: 'duration', months: Number(months) }),
}))

/** Tried in this order at every place: the longer one stands before its own beginning. */
const rules: readonly Rule<Stated, null>[] = [
  {
    pattern: new RegExp(
      `(?:q\\s?([1-4])|([1-4])q|qtr\\.?\\s?([1-4]))[\\s,/-]{0,2}(?:fy|fiscal)?\\s?(?:${yearAny})?(?![a-z\\d])`,
      'iy',
    ),
    parse: m => ({ kind: 'quarter', quarter: Number(m[1] ?? m[2] ?? m[3]), months: 3, year: yearOf(m[4], m[5]) }),
  },
  {
    pattern: new RegExp(`(?:h\\s?([12])|([12])h)[\\s,/-]{0,2}(?:fy)?\\s?(?:${yearAny})?(?![a-z\\d])`, 'iy'),
    parse: m => ({ kind: 'quarter', quarter: Number(m[1] ?? m[2]) * 2, months: 6, year: yearOf(m[3], m[4]) }),
  },
  {
    pattern: new RegExp(
      `(first|second|third|fourth|1st|2nd|3rd|4th)\\s(?:fiscal\\s)?(?:quarter|qtr\\.?)(?!s?\\s+end)(?:,?\\s(?:of\\s|fy\\s?|fiscal\\s)*${year4})?`,
      'iy',
    ),
    parse: m => ({
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
    parse: m => ({ kind: 'duration', months: count(m[1] ?? '') }),
  },
  {
    pattern: new RegExp(
      `(?:(?:${countWord})\\s?(?:or|and|/|-)\\s?)?(${countWord})[\\s-]?weeks?(?:\\s(?:then\\s)?end(?:ed|ing))?`,
      'iy',
    ),
    parse: m => ({ kind: 'duration', months: monthsOfWeeks(count(m[1] ?? '')) }),
  },
  ...durations,
  {
    // Of "period 29 September 2024 to 27 September 2025" the number is a day.
    pattern: /(?:period|month)\s#?(\d{1,2})(?=,?\s[a-z])(?!\s[a-z]+\s\d{4}\s?(?:[-–—]|to\b|through\b|until\b))/iy,
    parse: m => (Number(m[1]) <= 12 ? { kind: 'fiscal-month', month: Number(m[1]) } : null),
  },
  {
    pattern:
      /(?:fiscal(?:\s+year)?|financial\s+year|fy|tax\s+year)\s?[-']?((?:19|20)\d\d|\d\d)(?:\s?[/-]\s?((?:20)?\d\d))?(?![\d])/iy,
    parse: m => ({ kind: 'fiscal-year', year: yearOf(m[2], m[1]) }),
  },
  {
    pattern: /((?:19|20)\d\d)\s?[/-]\s?(?:19|20)?(\d\d)(?!\d)/y,
    parse: m => {
      const first = Number(m[1])
      return Number(m[2]) === (first + 1) % 100 ? { kind: 'fiscal-year', year: first + 1 } : null
    },
  },
]

/** At a letter nearly all of them fail: one match tells. */
const anyRule = new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'iy')

/** All pieces of calendar language in a text, left to right, none overlapping another. */
export const periodTokens = (text: string, order?: DateOrder): readonly PeriodToken[] =>
  tokensOf(text, (at): PeriodToken | null => {
    // "1Q" is none of its letter.
    if (/^\d\p{L}/u.test(text.slice(Math.max(0, at - 1), at + 1))) return null
    const date = dateAt(text, at, { order, parts: 'named' })
    // "2023/24" is more than the year it begins with.
    const isPeriod = date === null || date.month === null
    anyRule.lastIndex = at
    const period = isPeriod && anyRule.test(text) ? firstAt(rules, text, at, null) : null
    return period ?? (date === null ? null : { kind: 'date', date, start: date.start, end: date.end })
  })
