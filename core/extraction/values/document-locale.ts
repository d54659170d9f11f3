/**
 * Which country a document comes from, by its addresses, tax numbers and words, and in which order it writes dates: the country decides what a
 * bare "$" means, and the order where no date shows it.
 */
import countries from '../../vocabulary/invoice-countries.json' with { type: 'json' }
import { withStates } from '../../vocabulary/states.ts'
import { dateTokens, type DateOrder } from './dates/date-tokens.ts'

/** A country and how much speaks for it. */
export interface CountryEvidence {
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** Sum of the weights of its marks; 3 is one address or tax number. */
  readonly weight: number
}

const marks = countries.marks.map(({ country, weight, pattern }) => ({
  country,
  weight,
  pattern: new RegExp(withStates(pattern), 'g'),
}))
const currencies: ReadonlyMap<string, string> = new Map(Object.entries(countries.currencies))
/** More of one kind say nothing more: a table of HSN codes is one fact. */
const maxMarksOfAKind = 3

/** Countries the lines speak of, the likeliest first. */
export function countriesOf(texts: readonly string[]): readonly CountryEvidence[] {
  const whole = texts.join('\n')
  const weights = new Map<string, number>()
  for (const { country, weight, pattern } of marks) {
    const times = Math.min(maxMarksOfAKind, whole.match(pattern)?.length ?? 0)
    if (times > 0) weights.set(country, (weights.get(country) ?? 0) + weight * times)
  }
  return [...weights]
    .map(([country, weight]) => ({ country, weight }))
    .toSorted((a, b) => b.weight - a.weight || a.country.localeCompare(b.country))
}

/** ISO 4217 code of the currency of a country; null when it is not known here. */
export const currencyOfCountry = (country: string): string | null => currencies.get(country) ?? null

/** Whether the country's currency is written with a dollar sign. */
export const writesDollars = (country: string): boolean => countries.dollars.includes(country)

/** One address or tax number. */
const certain = 3

/** The country most speaks for; null when nothing certain does, or two countries are level. */
export function countryOf(evidence: readonly CountryEvidence[]): string | null {
  const [first, second] = evidence
  if (first === undefined || first.weight < certain || first.weight === second?.weight) return null
  return first.country
}

/** A printed day above 12 decides the order; a document that prints both is read by the more of them. */
const clearDay = 1
/** "07/13" at the head of a row of a list, without a year; so many such days above 12 decide, fewer may be ratios or sizes. */
const openingDate = /^\s*(\d{2})[/-](\d{2})\s/
const minRows = 3
/** The country of an address or tax number says how its people write dates, most of the time. */
const byCountry = 0.96
/** Names of months before or behind their days, with a year or without; language; currency signs. */
const byManner = 0.88
/** Nothing speaks for either order. */
const unknown = 0.7

/** Which number comes first in "3/4/2024", and how sure that is. */
export function dateOrderOf(
  texts: readonly string[],
  countries: readonly CountryEvidence[] = [],
): { readonly order: DateOrder; readonly certainty: number } {
  let [dayFirst, monthFirst, dayManner, monthManner] = [0, 0, 0, 0]
  for (const text of texts) {
    for (const match of text.matchAll(
      /(?<![\d/.])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(?:\d{4}|\d\d)(?![\d/.]\d|\d)/g,
    )) {
      if (Number(match[1]) > 12 && Number(match[1]) <= 31 && Number(match[3]) <= 12) dayFirst++
      if (Number(match[3]) > 12 && Number(match[3]) <= 31 && Number(match[1]) <= 12) monthFirst++
    }
    for (const date of dateTokens(text, { parts: 'named' })) {
      if (date.month === null || date.day === null) continue
      const printed = text.slice(date.start, date.end)
      if (/^\d{1,2}\D/.test(printed) && /\p{L}{3}/u.test(printed)) dayManner++
      if (/^\p{L}{3}/u.test(printed)) monthManner++
      if (/^\d{1,2}\.\d/.test(printed)) dayManner++
    }
    // The euro is written by programs with American settings, too.
    if (/[£₹]/.test(text)) dayManner++
    if (/\b(?:dd|tt|jj)[/.-]mm[/.-](?:yy|jj|aa)/i.test(text)) dayFirst += 3
    if (/\bmm[/.-]dd[/.-]yy/i.test(text)) monthFirst += 3
  }
  // Rows outweigh a lone "26/07/07" of a printer's code.
  const openings = texts.map(text => openingDate.exec(text)?.slice(1).map(Number) ?? [])
  const isBeyond = (part: number): boolean => openings.filter(numbers => numbers[part]! > 12).length >= minRows
  if (isBeyond(0) !== isBeyond(1)) return { order: isBeyond(0) ? 'day-first' : 'month-first', certainty: clearDay }
  if (dayFirst !== monthFirst) {
    const onlyOne = Math.min(dayFirst, monthFirst) === 0
    return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', certainty: onlyOne ? clearDay : byManner }
  }
  const country = countryOf(countries)
  if (country === 'US') return { order: 'month-first', certainty: dayManner > monthManner ? byManner : byCountry }
  if (country !== null && country !== 'CA') return { order: 'day-first', certainty: byCountry }
  if (dayManner > monthManner) return { order: 'day-first', certainty: byManner }
  return { order: 'month-first', certainty: monthManner > 0 ? byManner : unknown }
}
