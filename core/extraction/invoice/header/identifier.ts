/** The number a text begins with: what looks like the number of an invoice or an order, and what does not. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import type { InvoiceView } from '../../layout/document-view.ts'

const words = vocabulary.numbers
/** Words that end a number inside a sentence: "471102 vom 05.06.2018", "562044387 du 02 Juillet". */
const ending = phrasePattern(words.endings, 'whole')
/** A mark of a number before the number itself. */
export const numberSign = phrasePattern(words.signs, 'whole')

/** "(v3)", "Rev. 2" behind a number. */
export const version = /(?<=\d),?\s+\(?(?:v|ver|version|rev|revision)[. ]*(?:\d{1,2}|[A-Z])\)?$/i

/** The identifier a text begins with, as printed; null when it begins with none. A digit has to be in it. */
export function identifierIn(text: string, view: InvoiceView): string | null {
  const printed = text
    .replace(/^[\s:=#.–—-]+/, '')
    .replace(version, '')
    // "$00873" is no amount: recognition's S.
    .replace(/^\$(?=0\d{3,}$)/, 'S')
    .split(/\s+/)
    .filter((word, index) => index > 0 || !(numberSign.test(word.replace(/[.:]+$/, '')) || /^[#№]+$/.test(word)))
  const taken: string[] = []
  for (const word of printed) {
    const plain = word.replace(/^[#:=([]+|[,;:)\]]+$/g, '')
    const piece = /^[\p{L}\d][\p{L}\d\-/._#&*\\+:]*$/u.test(plain) || /^[-/]$/.test(plain)
    if (!piece || (taken.length > 0 && ending.test(plain)) || taken.length >= 5) break
    const wordy = !/\d/.test(plain)
    // "CORES WITHIN 60 DAYS": a sentence in capitals.
    if (wordy && taken.length > 2 && !/\d/.test(taken[1]!) && /\p{L}{3}/u.test(plain)) return null
    // "INV 2024 001", "RE - 15", "CPF SOW 002": short capitals before or between digits belong to the number.
    if (wordy && !/^(?:[\p{Lu}]{1,6}|[-/])$/u.test(plain)) break
    taken.push(plain)
    if (word !== plain && /[,;:)]$/.test(word)) break
  }
  const beforeDate = datesIn(text, view.dateOrder)[0]?.start ?? text.length
  while (taken.length > 0 && (!/\d/.test(taken.at(-1)!) || text.indexOf(taken.at(-1)!) >= beforeDate)) taken.pop()
  const number = taken.join(' ').replace(/[.]+$/, '')
  return plausible(number) ? number : null
}

/** No amount, file, telephone, vehicle or tax number of India: what a number of an invoice does not look like. */
function plausible(number: string): boolean {
  if (!/\d/.test(number) || /^(?:[A-Z]{3}\s)?[\d,]+\.\d\d$|^\d{1,3}(?:,\d{3})+$/.test(number)) return false
  if (/\.\p{Ll}{3,4}$/u.test(number)) return false
  if (/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$|^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(number)) return false
  return !/^[A-HJ-NPR-Z\d]{17}$/.test(number) || /^\d+$/.test(number)
}
