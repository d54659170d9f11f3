/** Days as invoices print them, in seven languages: "23-DEC-2025", "03.04.24", "4. März 2024", "le 2 juillet 2015", "12/31/25". */
import months from '../../../vocabulary/invoice-months.json' with { type: 'json' }
import type { DateOrder } from './fragments.ts'
import { fullYear, isoDate } from './months.ts'
import { type CountryEvidence, countryOf } from '../document-country.ts'

export interface PrintedDate {
  /** ISO date. */
  readonly iso: string
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
  /** Day and month could change places: only the order of the document tells them apart. */
  readonly ambiguous: boolean
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const monthNames: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.map((name): [string, number] => [fold(name), index + 1])),
)
/** Abbreviations that are words of a language too count only between a day and a year, which every pattern demands. */
const shortest = 6

/** The month a word names; with one wrong letter in long words, as recognition makes. */
function monthNamed(word: string): number | null {
  const plain = fold(word)
  const known = monthNames.get(plain)
  if (known !== undefined) return known
  if (plain.length < shortest) return null
  for (const [name, month] of monthNames)
    if (name.length === plain.length && [...name].filter((letter, at) => plain[at] !== letter).length === 1)
      return month
  return null
}

const year = "(?:['’‘](?=\\d\\d\\b))?((?:19|20)\\d\\d|\\d\\d)(?!\\d|[.,]\\d|:\\d)"
const word = '(\\p{L}\\p{L}[\\p{L}\\u0302\\u0301]{1,9})'
const separator = '\\s?[./\\-–]\\s?'

interface Pattern {
  readonly pattern: RegExp
  readonly read: (
    match: RegExpMatchArray,
    order: DateOrder,
  ) => { readonly iso: string | null; readonly ambiguous: boolean }
}

const sure = (iso: string | null): { readonly iso: string | null; readonly ambiguous: boolean } => ({
  iso,
  ambiguous: false,
})
const named = (
  day: string,
  month: string,
  of: string,
): { readonly iso: string | null; readonly ambiguous: boolean } => {
  const number = monthNamed(month)
  return sure(number === null ? null : isoDate(fullYear(Number(of)), number, Number(day)))
}

const patterns: readonly Pattern[] = [
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d\d)\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d|[-/.]\d)/gu,
    read: m => sure(isoDate(Number(m[1]), Number(m[3]), Number(m[4]))),
  },
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d\d)年\s?(\d{1,2})月\s?(\d{1,2})日/gu,
    read: m => sure(isoDate(Number(m[1]), Number(m[2]), Number(m[3]))),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})(${separator}|\\s)(\\d{1,2})(${separator}|\\s)${year}(?![/-]\\d)`,
      'gu',
    ),
    read: (m, order) => {
      const [first, mark, second, other, of] = [
        Number(m[1]),
        m[2]!.trim(),
        Number(m[3]),
        m[4]!.trim(),
        fullYear(Number(m[5])),
      ]
      // Spaces alone between digits are columns of figures; mixed marks are something else.
      if (mark === '' || mark !== other || (m[5]!.length === 2 && mark === '.' && second > 12)) return sure(null)
      // Dots are written by people who put the day first.
      const dayFirst = first > 12 ? true : second > 12 ? false : mark === '.' || order === 'day-first'
      return {
        iso: dayFirst ? isoDate(of, second, first) : isoDate(of, first, second),
        ambiguous: first <= 12 && second <= 12 && first !== second && mark !== '.',
      }
    },
  },
  {
    // 23-DEC-2025, 4. März 2024, 2nd of July 2015, 1er mars 2024, 3 de mayo de 2024
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})(?:\\s?(?:st|nd|rd|th|er|º|ª|°))?\\.?(?:${separator}|\\s*)(?:day of |of |de |d')?${word}\\.?(?:${separator}|,?\\s*)(?:de |del )?${year}`,
      'giu',
    ),
    read: m => named(m[1]!, m[2]!, m[3]!),
  },
  {
    // March 14, 2026; Dec-23-2025; August 3 , 2014
    pattern: new RegExp(
      `(?<!\\p{L})${word}\\.?(?:${separator}|\\s*)(\\d{1,2})(?:\\s?(?:st|nd|rd|th))?(?:\\s?[,.]\\s*|${separator}|\\s+)${year}`,
      'giu',
    ),
    read: m => named(m[2]!, m[1]!, m[3]!),
  },
  {
    // 2025-DEC-23, 2024 March 4
    pattern: new RegExp(
      `(?<![\\d.,/-])((?:19|20)\\d\\d)(?:${separator}|\\s)${word}\\.?(?:${separator}|\\s)(\\d{1,2})(?!\\d)`,
      'giu',
    ),
    read: m => named(m[3]!, m[2]!, m[1]!),
  },
]

/** Years an invoice may be of: a machine's number is no date of 1951. */
const plausible = (iso: string): boolean => iso >= '1990' && iso < '2051'

/** Every day a text names in full, left to right, none overlapping another. */
export function datesIn(printed: string, order: DateOrder): readonly PrintedDate[] {
  if (!/\d/.test(printed)) return []
  // No number is written "11,11,2024": its commas are misread dots.
  const text = printed.replace(/(?<!\d|\d[.,])(\d{1,2}),(\d{1,2}),((?:19|20)\d\d)(?!\d|[.,]\d)/g, '$1.$2.$3')
  const found: PrintedDate[] = []
  for (const { pattern, read } of patterns)
    for (const match of text.matchAll(pattern)) {
      const { iso, ambiguous } = read(match, order)
      const [start, end] = [match.index, match.index + match[0].length]
      if (iso === null || !plausible(iso) || found.some(other => start < other.end && end > other.start)) continue
      found.push({ iso, start, end, ambiguous })
    }
  return found.toSorted((a, b) => a.start - b.start)
}

/** A printed day above 12 settles the order; a document that prints both is read by the more of them. */
const settled = 1
/** The country of an address or tax number says how its people write dates, most of the time. */
const byCountry = 0.96
/** Month names put first or last, language, currency signs. */
const byManner = 0.88
/** Nothing speaks for either order. */
const unknown = 0.7

/** Which number comes first in "3/4/2024", and how sure that is. */
export function dateOrderIn(
  texts: readonly string[],
  countries: readonly CountryEvidence[],
): { readonly order: DateOrder; readonly certainty: number } {
  let [dayFirst, monthFirst, dayManner, monthManner] = [0, 0, 0, 0]
  for (const text of texts) {
    for (const match of text.matchAll(/(?<![\d/.-])(\d{1,2})\s?([/-])\s?(\d{1,2})\s?\2\s?(?:\d{4}|\d\d)(?![\d/-])/g)) {
      if (Number(match[1]) > 12 && Number(match[1]) <= 31 && Number(match[3]) <= 12) dayFirst++
      if (Number(match[3]) > 12 && Number(match[3]) <= 31 && Number(match[1]) <= 12) monthFirst++
    }
    for (const date of datesIn(text, 'month-first')) {
      const printed = text.slice(date.start, date.end)
      if (/^\d{1,2}\D/.test(printed) && /\p{L}{3}/u.test(printed)) dayManner++
      if (/^\p{L}{3}/u.test(printed)) monthManner++
      if (/^\d{1,2}\.\d/.test(printed)) dayManner++
    }
    if (/[£€₹]/.test(text)) dayManner++
    if (/\b(?:dd|tt|jj)[/.-]mm[/.-](?:yy|jj|aa)/i.test(text)) dayFirst += 3
    if (/\bmm[/.-]dd[/.-]yy/i.test(text)) monthFirst += 3
  }
  if (dayFirst !== monthFirst) {
    const clear = Math.min(dayFirst, monthFirst) === 0
    return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', certainty: clear ? settled : byManner }
  }
  const country = countryOf(countries)
  if (country !== null && country !== 'CA')
    return { order: country === 'US' ? 'month-first' : 'day-first', certainty: byCountry }
  if (dayManner > monthManner) return { order: 'day-first', certainty: byManner }
  if (monthManner > 0) return { order: 'month-first', certainty: byManner }
  return { order: 'month-first', certainty: unknown }
}
