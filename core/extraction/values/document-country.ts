/** Which country an invoice comes from, by its addresses, tax numbers and words: they decide the order of dates and what a bare "$" means. */
import countries from '../../vocabulary/invoice-countries.json' with { type: 'json' }
import { withStates } from '../../vocabulary/states.ts'

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
