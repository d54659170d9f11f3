/** The words of a text by which industries are found: lower case, without plural endings and without words that tell nothing. */
import { usLegalForms } from '../../vocabulary/legal-forms.ts'

const silent = new Set(
  (
    'a an and any are as at by etc except excluding for from group holding holdings in including ' +
    'international into its made not of on or other than the their to us usa with without nec total net other misc miscellaneous'
  ).split(' '),
)

/** Words in order; "Trucking services (LTL)" → trucking, service, ltl. */
export const industryWords = (text: string): string[] => lettersApart(tradeWords(text))

/** As `industryWords`, with single letters: "C store" names a trade that "Store 1" does not. */
export function tradeWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replaceAll('&', ' and ')
  return meaningful(plain.match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** The words of a phrase that is already plain: lower-case letters and digits, separated by single spaces. */
export const plainPhraseWords = (phrase: string): string[] => meaningful(phrase.split(' '))

const lettersApart = (words: readonly string[]): string[] => words.filter(word => word.length > 1)

const meaningful = (words: readonly string[]): string[] =>
  words.map(singular).filter(word => !silent.has(word) && !usLegalForms.has(word))

/** Only the plural goes: "trucks" is about trucks, "trucking" is a trade. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}
