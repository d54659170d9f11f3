/** Currency marks as they stand beside figures and in headings, with the ISO code each one means. */

/** A mark and what it means; an ambiguous sign means itself. Longer marks stand before their own beginnings. */
interface CurrencyMark {
  readonly mark: string
  readonly code: string
}

/** Signs that may be glued to the figure. */
const gluedMarks: readonly CurrencyMark[] = [
  { mark: 'US$', code: 'USD' },
  { mark: 'CA$', code: 'CAD' },
  { mark: 'CDN$', code: 'CAD' },
  { mark: 'C$', code: 'CAD' },
  { mark: 'AU$', code: 'AUD' },
  { mark: 'A$', code: 'AUD' },
  { mark: 'NZ$', code: 'NZD' },
  { mark: 'HK$', code: 'HKD' },
  { mark: 'NT$', code: 'TWD' },
  { mark: 'S$', code: 'SGD' },
  { mark: 'R$', code: 'BRL' },
  { mark: 'MX$', code: 'MXN' },
  { mark: 'J$', code: 'JMD' },
  { mark: '$', code: '$' },
  { mark: '£', code: 'GBP' },
  { mark: '€', code: 'EUR' },
  { mark: '¥', code: '¥' },
  { mark: '₹', code: 'INR' },
  { mark: '₱', code: 'PHP' },
  { mark: '₦', code: 'NGN' },
  { mark: '₪', code: 'ILS' },
  { mark: '₩', code: 'KRW' },
  { mark: '₺', code: 'TRY' },
  { mark: '₴', code: 'UAH' },
  { mark: '₽', code: 'RUB' },
  { mark: '฿', code: 'THB' },
  { mark: '₫', code: 'VND' },
  { mark: 'Rs.', code: 'INR' },
  { mark: 'Rs', code: 'INR' },
  { mark: 'Php', code: 'PHP' },
  { mark: 'P/', code: 'PHP' },
  { mark: 'P', code: 'PHP' },
  { mark: 'RM', code: 'MYR' },
  { mark: 'Rp', code: 'IDR' },
  { mark: 'Ksh', code: 'KES' },
  { mark: 'kr.', code: 'kr' },
  { mark: 'kr', code: 'kr' },
  { mark: 'Kr', code: 'kr' },
  { mark: 'zł', code: 'PLN' },
  { mark: 'Kč', code: 'CZK' },
  { mark: 'Fr.', code: 'CHF' },
]

/** ISO codes met on statements; a closed list, so that a three-letter word is not taken for a currency. */
const isoCodes: ReadonlySet<string> = new Set(
  (
    'USD CAD AUD NZD HKD SGD TWD GBP EUR JPY CNY RMB INR PHP NGN ILS KRW TRY UAH RUB THB VND MYR IDR KES DKK SEK NOK ' +
    'CHF PLN CZK HUF RON BGN ISK ZAR BRL MXN ARS CLP COP PEN AED SAR QAR KWD BHD OMR EGP PKR BDT LKR GHS TZS UGX JMD'
  ).split(' '),
)

const codeOf = new Map(gluedMarks.map(({ mark, code }) => [mark, code]))

/** What a word that is nothing but a currency mark means; null for any other word. */
export function currencyOf(word: string): string | null {
  const glued = codeOf.get(word)
  if (glued !== undefined) return glued
  if (isoCodes.has(word)) return word === 'RMB' ? 'CNY' : word
  return null
}

/** A currency mark at the beginning of a text, directly before a digit, sign or parenthesis. */
export function leadingCurrency(text: string): { code: string; length: number } | null {
  for (const { mark, code } of gluedMarks) {
    if (text.startsWith(mark) && /^[\s\d.(\-+[{]/.test(text.slice(mark.length))) return { code, length: mark.length }
  }
  const iso = /^([A-Z]{3})(?=[\s\d(-])/.exec(text)
  const code = iso?.[1] === undefined ? null : currencyOf(iso[1])
  return code === null ? null : { code, length: 3 }
}

/** A currency mark at the end of a text, directly after a digit, parenthesis, percent sign or magnitude letter. */
export function trailingCurrency(text: string): { code: string; length: number } | null {
  // The code first: "GBP" ends in the letter of the peso.
  const iso = /[\s\d)KkMmBbn]([A-Z]{3})$/.exec(text)
  const code = iso?.[1] === undefined ? null : currencyOf(iso[1])
  if (code !== null) return { code, length: 3 }
  for (const { mark, code: own } of gluedMarks) {
    if (text.endsWith(mark) && /[\d)KkMmBbn%\s-]$/.test(text.slice(0, -mark.length)))
      return { code: own, length: mark.length }
  }
  return null
}

/** Names of currencies in running text; the narrower name stands first. */
const namedCurrencies: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian dollars?\b|\bC\$|\bCA\$|\bCDN\$/i, 'CAD'],
  [/\baustralian dollars?\b|\bA\$|\bAU\$/i, 'AUD'],
  [/\bnew zealand dollars?\b|\bNZ\$/i, 'NZD'],
  [/\bhong kong dollars?\b|\bHK\$/i, 'HKD'],
  [/\bsingapore dollars?\b|\bS\$/i, 'SGD'],
  [/\bu\.?\s?s\.? dollars?\b|\bunited states dollars?\b|\bUS\$/i, 'USD'],
  [/\bpounds? sterling\b|£/i, 'GBP'],
  [/\beuros?\b|€/i, 'EUR'],
  [/\bindian rupees?\b|₹|\brs\.?\s?(?=['’\d(]|in\b|lakhs?|crores?|\s*\)|\s*$)/i, 'INR'],
  [/\bphilippine pesos?\b|₱/i, 'PHP'],
  [/\bmexican pesos?\b/i, 'MXN'],
  [/\bswiss francs?\b/i, 'CHF'],
  [/\bjapanese yen\b|\bin yen\b/i, 'JPY'],
  [/\brenminbi\b|\byuan\b/i, 'CNY'],
  [/\bdanish kroner?\b/i, 'DKK'],
  [/\bswedish kron(?:or|a)\b/i, 'SEK'],
  [/\bnorwegian kroner?\b/i, 'NOK'],
  [/\bsouth african rands?\b/i, 'ZAR'],
]

/** The currency a heading names, as ISO code; `$` when only the bare sign stands there; null when nothing does. */
export function currencyNamedIn(text: string): string | null {
  for (const [pattern, code] of namedCurrencies) if (pattern.test(text)) return code
  for (const match of text.matchAll(/\b[A-Z]{3}\b/g)) {
    const code = currencyOf(match[0])
    if (code !== null) return code
  }
  return /\$/.test(text) || /\bdollars\b/i.test(text) ? '$' : null
}
