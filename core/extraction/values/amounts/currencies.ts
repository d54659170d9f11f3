/** Currency marks as they stand beside amounts and in headings, with the ISO code each one means (data in currencies.json). */
import currencies from '../../../vocabulary/currencies.json' with { type: 'json' }

/** Marks that may be glued to the digits; an ambiguous sign means itself. Longer marks stand before their own beginnings. */
const marks: readonly (readonly [mark: string, code: string])[] = Object.entries(currencies.marks)
const codeOf: ReadonlyMap<string, string> = new Map(marks)
/** A closed list, so that another three-letter word is no currency. */
const isoCodes: ReadonlySet<string> = new Set(currencies.codes)
const names: readonly (readonly [name: string, code: string])[] = Object.entries(currencies.names)

/** What a word that is nothing but a currency mark means; null for any other word. */
export function currencyOf(word: string): string | null {
  const code = codeOf.get(word)
  if (code !== undefined) return code
  if (isoCodes.has(word)) return word === 'RMB' ? 'CNY' : word
  return null
}

/** Behind the letter of the rand stand cents: "R134" and "R 4" are numbers of parts. */
const rand = /^R(?=\s?[\d ,]*\d[.,]\d\d$)/
/** A currency mark at the beginning of a text, directly before a digit, sign or parenthesis. */
export function leadingCurrency(text: string): { code: string; length: number } | null {
  for (const [mark, code] of marks)
    if (text.startsWith(mark) && /^[\s\d.(\-+[{]/.test(text.slice(mark.length))) return { code, length: mark.length }
  if (rand.test(text)) return { code: 'ZAR', length: 1 }
  const code = currencyOf(/^([A-Z]{3})(?=[\s\d(-])/.exec(text)?.[1] ?? '')
  return code === null ? null : { code, length: 3 }
}

/** A currency mark at the end of a text, directly after a digit, parenthesis, percent sign or magnitude letter. */
export function trailingCurrency(text: string): { code: string; length: number } | null {
  // The code first: "GBP" ends in the letter of the peso.
  const code = currencyOf(/[\s\d)KkMmBbn]([A-Z]{3})$/.exec(text)?.[1] ?? '')
  if (code !== null) return { code, length: 3 }
  for (const [mark, own] of marks)
    if (text.endsWith(mark) && /[\d)KkMmBbn%\s-]$/.test(text.slice(0, -mark.length)))
      return { code: own, length: mark.length }
  return null
}

/** "Rs. '000", "(Rs in lakhs)": rupees as headings print them. */
const rupees = /\brs\.?\s?(?=['’(]|[1-9]|0(?!\d)|in\b|lakhs?|crores?|\s*\)|\s*$)/i

/** Whether a mark stands in a text and no letter or digit before it: the "A$" of "CA$" is none. */
const startsAWord = (text: string, mark: string): boolean => {
  const at = text.indexOf(mark)
  return at >= 0 && (!/^\w/.test(mark) || !/\w/.test(text[at - 1] ?? ''))
}

/** The currency a heading names, as ISO code; `$` when only the bare sign stands there; null when nothing does. */
export function currencyNamedIn(text: string): string | null {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `
  const named = names.find(([name]) => words.includes(` ${name} `) || words.includes(` ${name}s `))
  if (named !== undefined) return named[1]
  const sign = currencies.signsInText.find(mark => startsAWord(text, mark))
  if (sign !== undefined) return currencyOf(sign)
  if (rupees.test(text)) return 'INR'
  for (const match of text.matchAll(/\b[A-Z]{3}\b/g)) {
    const code = currencyOf(match[0])
    if (code !== null) return code
  }
  return text.includes('$') || / dollars? /.test(words) ? '$' : null
}
