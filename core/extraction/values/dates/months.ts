/** Names of months and calendar arithmetic on plain year, month, day. */
import { isSameWord, misprintTolerance } from '../../../vocabulary/spelling.ts'

/** Beginnings that name a month for certain, English first; German, French, Spanish and Danish forms where they differ. */
const beginnings: readonly (readonly string[])[] = [
  ['jan', 'ene', 'janv', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'maj', 'mayo'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
]

const fullNames: readonly string[] = (
  'january february march april may june july august september october november december ' +
  'januar februar märz april mai juni juli august september oktober november dezember ' +
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
).split(' ')
const shortNames =
  /^(jan|feb|mar|apr|may|jun|june|jul|july|aug|sep|sept|oct|nov|dec|okt|dez|mrz|mär|maj|déc|dic|ene|abr|ago)$/

/** Pattern source for anything that may be a month's name; `monthOf` decides. */
export const monthWord = '[a-zäéûôà]{3,10}'

const monthTolerance = { ...misprintTolerance, minLengthOfWrongFirst: Infinity, shapes: true }

const knownWords = new Map<string, number | null>()
/** A document of nothing but new words must not fill the memory. */
const mostKnownWords = 10_000

/** The month (1 to 12) a lower-case word names, null when it names none. One wrong letter is forgiven in words of six and more. */
export function monthOf(word: string): number | null {
  let month = knownWords.get(word)
  if (month === undefined) {
    month = findMonth(word)
    if (knownWords.size >= mostKnownWords) knownWords.clear()
    knownWords.set(word, month)
  }
  return month
}

function findMonth(word: string): number | null {
  const known = shortNames.test(word) || fullNames.includes(word)
  if (!known) {
    const close = fullNames.find(name => isSameWord(word, name, monthTolerance))
    return close === undefined ? null : (fullNames.indexOf(close) % 12) + 1
  }
  const full = fullNames.indexOf(word)
  if (full >= 0) return (full % 12) + 1
  const index = beginnings.findIndex(starts => starts.some(start => word.startsWith(start)))
  return index < 0 ? null : index + 1
}

/** Days in a month, 1-based month. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** ISO date, or null when the calendar has no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** A year of two digits belongs to 1951 to 2050. */
export function fullYear(year: number): number {
  return year >= 100 ? year : year <= 50 ? 2000 + year : 1900 + year
}
