/** The country an address ends with. */

interface Countries {
  registerLocale(locale: { locale: string; countries: Record<string, string | readonly string[]> }): void
  getAlpha2Code(name: string, language: string): string | undefined
  alpha3ToAlpha2(code: string): string | undefined
}

const languages = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt'] as const
let loaded: Promise<Countries> | null = null

async function load(): Promise<Countries> {
  const { default: countries } = await import('i18n-iso-countries')
  const locales = await Promise.all([
    import('i18n-iso-countries/langs/en.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/de.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/fr.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/es.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/nl.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/it.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/langs/pt.json', { with: { type: 'json' } }),
  ])
  for (const { default: locale } of locales) countries.registerLocale(locale)
  return countries
}

const unitedStates =
  /(?<![\s,.-])[\s,.-]+(?:U\.?\s?S\.?(?:\s?A\.?)?|United States(?: of America)?|Etats-Unis|Estados Unidos|Vereinigte Staaten)\.?$/i

/** The address without "USA" at its end. */
export const withoutCountry = (address: string): string =>
  address.replace(unitedStates, '').replace(/(?<![\s,.])[\s,.]+$/, '')

/** Postal codes no US address has: Canada, the United Kingdom, the Netherlands, India, Brazil, Poland, Portugal, Ireland. */
const foreignCode =
  /\b(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{4}\s?[A-Z]{2}(?=[\s,]|$)|\d{6}|\d{3}\s\d{3}|\d{5}-\d{3}|\d{2}-\d{3}|\d{4}-\d{3}|[A-Z]\d{2}\s[A-Z\d]{4}|(?:D|F|A|CH|B|NL|I|E|L|DK|SE|FI|NO)-\d{4,5})\b/i
/** "80331 München": the code before the place. */
const codeFirst = /(?:^|,\s*)\d{4,5}\s+\p{L}[\p{L}\s.'-]+(?:$|,)/u

/** Two letters of the country an address is in when that is not the United States, "??" when only its form is foreign; null when nothing says so. */
export async function foreignCountryOf(address: string): Promise<string | null> {
  loaded ??= load()
  const countries = await loaded
  const last = (address.split(/,\s*/).at(-1) ?? '').replace(/(?<![.\s])[.\s]+$/, '')
  const words = last.split(' ')
  for (const count of [words.length, 3, 2, 1]) {
    const name = words.slice(-count).join(' ')
    if (name.length < 4) continue
    for (const language of languages) {
      const code = countries.getAlpha2Code(name, language)
      if (code !== undefined && code !== 'US') return code
    }
  }
  const alpha3 = /^[A-Z]{3}$/.test(last) ? countries.alpha3ToAlpha2(last) : undefined
  if (alpha3 !== undefined && alpha3 !== 'US') return alpha3
  return foreignCode.test(address) || codeFirst.test(address) ? '??' : null
}
