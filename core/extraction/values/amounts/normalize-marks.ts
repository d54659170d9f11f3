/** The characters around digits in one spelling, before an amount is parsed. */
import type { DecimalMark } from './digits.ts'

/** ASCII without spaces and backquotes: most words of most documents. */
const plainAlready = /^[!-_a-~]*$/

/** Brackets, minus signs, quotes and spaces in one spelling; raised digits (footnotes) and invisible characters dropped. */
export function plainMarks(text: string): string {
  if (plainAlready.test(text)) return text
  return text
    .replace(/[\u00b9\u00b2\u00b3\u2070-\u2079\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .trim()
}

/** Cell borders and dirt recognized as marks around an amount; several dashes before it are a rule, not a minus. */
export function withoutSpecks(text: string): string {
  return text
    .replace(/^(?=.*\d)[|_~^°"“”'«»:;*•=]+/, '')
    .replace(/^-{2,}(?=[\d$£€(])/, '')
    .replace(/(?<=\d[.,\d]*\)?)\s?[|_~^°"“”'«»:;•]+$/, '')
    .replace(/(?<=\d)_(?=\d\d$)/, '.')
    .replace(/(?<=\d)[°"“”](?=\d{3}(?!\d))/g, "'")
}

/** "/-" behind a rupee as OCR leaves it: "7,25,0001-", "625000)-", "5,000/~". */
export const misreadSlash = /(?<=,\d{3}|\d{3}00)\s?[/|lI!)\]}1]\s?[-–—~_=]{1,2}$/

/**
 * Amounts as invoices and checks print them, in the spelling of accounts: "11,100=00", "740000/-", "500.-", "1,200-00", "(-)0.62".
 * Other texts come back as they are.
 */
export function accountingSpelling(text: string, decimal: DecimalMark): string {
  if (!/[=/]|-\d\d$|[.,]-|^\([-+]\)/.test(text)) return text
  // With "=00" for decimals every other mark separates thousands.
  const grouped = /\d=\d\d\)?$/.test(text) ? text.replace(/(?<=\d)[.,](?=\d)/g, '') : text
  return grouped
    .replace(/=(?=\d\d\)?$)/, decimal)
    .replace(/(?<=,\d{3}|\d{4})-(?=00$)|(?<=,\d{3})-(?=\d\d$)/, decimal)
    .replace(/(?<=\d)[.,]-{1,2}$/, '')
    .replace(/(?<=\d{2})\s?\/\s?[-=]?$/, '')
    .replace(/^\(([-+])\)\s?/, '$1')
}
