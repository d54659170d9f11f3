/** Which number comes first in the numeric dates of a document. */
import { type CountryEvidence, countryOf } from '../document-country.ts'
import { type DateOrder, dateTokens } from './date-tokens.ts'

/** A printed day above 12 decides the order; a document that prints both is read by the more of them. */
const clearDay = 1
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
    for (const match of text.matchAll(/(?<![\d/.])(\d{1,2})\s?([/-])\s?(\d{1,2})\s?\2\s?(?:\d{4}|\d\d)(?![\d/])/g)) {
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
  if (dayFirst !== monthFirst) {
    const onlyOne = Math.min(dayFirst, monthFirst) === 0
    return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', certainty: onlyOne ? clearDay : byManner }
  }
  const country = countryOf(countries)
  if (country !== null && country !== 'CA')
    return { order: country === 'US' ? 'month-first' : 'day-first', certainty: byCountry }
  if (dayManner > monthManner) return { order: 'day-first', certainty: byManner }
  return { order: 'month-first', certainty: monthManner > 0 ? byManner : unknown }
}
