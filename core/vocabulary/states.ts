/** States, provinces and territories of the countries whose addresses name one: US, CA, AU, IN. */
import table from './states.json' with { type: 'json' }

export type StateCountry = keyof typeof table

const namesOf = (country: StateCountry): Readonly<Record<string, readonly string[]>> => table[country]
const us = namesOf('US')

/** By their names. */
export const usStates: readonly { readonly code: string; readonly name: string }[] = Object.entries(us)
  .map(([code, [name]]) => ({ code, name: name! }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** A country's codes as addresses print them. American Samoa, with its one ZIP code, is left out: "as" is a word. */
export const stateCodesOf = (country: StateCountry): readonly string[] =>
  Object.keys(table[country]).filter(code => country !== 'US' || code !== 'AS')

/** A country's names of states, spelled in every way they are printed. */
export const stateNamesOf = (country: StateCountry): readonly string[] => Object.values(namesOf(country)).flat()

/** A pattern of the vocabulary, in which `<AU codes>` and `<IN names>` stand for the states of a country. */
export const withStates = (pattern: string): string =>
  pattern.replace(/<(\w\w) (codes|names)>/g, (_, country: StateCountry, kind) => {
    const all = kind === 'codes' ? stateCodesOf(country) : stateNamesOf(country)
    return `(?:${all.filter(one => !one.includes('.')).join('|')})`
  })

/** null: no state has these letters. */
export const stateName = (code: string): string | null => us[code]?.[0] ?? null

const codes: ReadonlyMap<string, string> = new Map(
  usStates.flatMap(({ code, name }) => [
    [name.toLowerCase(), code],
    [code.toLowerCase(), code],
  ]),
)

const provinces: ReadonlyMap<string, string> = new Map(
  Object.entries(namesOf('CA')).flatMap(([code, names]) => [code, ...names].map(name => [name.toLowerCase(), code])),
)

const plainName = (printed: string | null): string =>
  (printed ?? '')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:the )?(?:state|commonwealth) of /, '')

/** The code of "ca", "Mo.", "California" or "State of California"; null for anything else. */
export const stateCode = (printed: string | null): string | null => codes.get(plainName(printed)) ?? null

/** As `stateCode`, Canadian provinces included. */
export const regionCode = (printed: string | null): string | null =>
  stateCode(printed) ?? provinces.get(plainName(printed)) ?? null
