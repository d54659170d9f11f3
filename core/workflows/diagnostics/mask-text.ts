/** Masks a text: letters become x or X and digits 9, but for words that are kept, dates, and numbers of pages. */
import months from '../../vocabulary/months.json' with { type: 'json' }
import { keptWords, plainWord } from './kept-words.ts'

/** A stretch of a text: from its first character to behind its last. */
type Range = readonly [from: number, to: number]

/** Moves years: the latest of a document becomes 2000 to 2003, which has the same leap days. */
export interface YearShift {
  /** As four digits; null: too far from the latest to be a period, such as a year of birth. */
  shifted(year: number): number | null
}

/** Statements compare some years, and budgets look ahead; a year of birth is farther away. */
const YEARS_BEFORE = 12
const YEARS_AFTER = 3
/** A year more often than this, compared with the most frequent one, may be the latest: amounts look like years too. */
const FREQUENT = 0.5
const CENTURY = 2000

const monthNames = months.names.flat().join('|')
const year = '(?:19|20)\\d\\d'
const numericDate = /(?<![\d.,/-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?!\d|[/.-]\d)/g
const isoDate = /(?<![\d.,/-])((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?![\d-])/g
const dayOfMonth = /(?<![\d.,/-])(\d{1,2})\/(\d{1,2})(?![\d/.,]*\d)/g
const dayBesideMonth = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${monthNames})[.,]?[\\s-]{0,3}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d/.,]*\\d)|(?<![.,/])(\\d{1,2})(?:st|nd|rd|th)?[.,]?[\\s-]{0,3}(?:${monthNames}))(?!\\p{L})`,
  'giu',
)
const yearAlone = new RegExp(`(?<![\\d.,/$€£#])${year}(?![\\d%]|[.,]\\d)`, 'g')
const yearAfterMonth = new RegExp(
  `(?<=\\b(?:${monthNames})[.,]?[\\s-]{0,3}\\d{1,2}(?:st|nd|rd|th)?[,\\s-]{1,3})(?:${year}|\\d\\d)(?!\\d|[.,]\\d)`,
  'giu',
)
const pageNumber = /\bpage\s{1,3}\d{1,4}(?:\s{0,3}(?:of|\/)\s{0,3}\d{1,4})?(?!\d)/gi
const zero = /(?<![\d.,])0(?:[.,]0{1,4})?(?![\d.,]*\d)/g
const MAX_MONTH = 12
const MAX_DAY = 31

/** Learned from all texts of a document. */
export function yearShiftOf(texts: readonly string[]): YearShift {
  const counts = new Map<number, number>()
  const count = (written: string): void => {
    const found = fullYear(written)
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  for (const text of texts) {
    for (const match of text.matchAll(numericDate)) count(match[4]!)
    for (const match of text.matchAll(isoDate)) count(match[1]!)
    for (const match of text.matchAll(yearAlone)) count(match[0])
  }
  const highest = Math.max(0, ...counts.values())
  const frequent = [...counts].filter(([, times]) => times > highest * FREQUENT).map(([found]) => found)
  const latest = Math.max(...frequent)
  return {
    shifted(written) {
      const distance = written - latest
      if (!Number.isFinite(distance) || distance > YEARS_AFTER || distance < -YEARS_BEFORE) return null
      return CENTURY + (latest % 4) + distance
    },
  }
}

const fullYear = (written: string): number => (written.length === 2 ? CENTURY : 0) + Number(written)
const isDay = (first: number, second: number): boolean =>
  Math.min(first, second) >= 1 && Math.min(first, second) <= MAX_MONTH && Math.max(first, second) <= MAX_DAY

export interface MaskOptions {
  readonly years: YearShift
  /** Stretches that are masked whatever words they consist of. */
  readonly names: readonly Range[]
}

/** As long as it was; a letter written in two units of UTF-16 becomes one. */
export function maskText(text: string, options: MaskOptions): string {
  return maskUnits(text, options).join('')
}

/** The masked text by units of UTF-16 of the original, so that words can be cut from it at their own places. */
export function maskUnits(text: string, { years, names }: MaskOptions): string[] {
  const units = [...text].flatMap(character => [
    maskedCharacter(character),
    ...(Array.from(character).length < character.length ? [''] : []),
  ])
  const isName = (from: number, to: number): boolean => names.some(([start, end]) => from < end && to > start)
  const put = (from: number, written: string): void => {
    if (isName(from, from + written.length)) return
    for (const [index, character] of [...written].entries()) units[from + index] = character
  }
  keepWords(text, put)
  keepDates(text, years, put)
  for (const match of text.matchAll(zero)) put(match.index, match[0])
  for (const match of text.matchAll(pageNumber)) putDigits(match, match[0], put)
  return units
}

type Put = (from: number, written: string) => void

const maskedCharacter = (character: string): string => {
  if (/\p{Lu}|\p{Lt}/u.test(character)) return 'X'
  if (/\p{L}/u.test(character)) return 'x'
  if (/\p{N}/u.test(character)) return '9'
  return /\p{M}/u.test(character) ? '' : character
}

/** The word before an apostrophe decides about the s behind it. */
const wordWithGenitive = /(\p{L}+)(['’]s(?!\p{L}))?/gu

function keepWords(text: string, put: Put): void {
  const { words } = keptWords()
  for (const match of text.matchAll(wordWithGenitive)) if (words.has(plainWord(match[1]!))) put(match.index, match[0])
}

function keepDates(text: string, years: YearShift, put: Put): void {
  for (const match of text.matchAll(numericDate)) {
    const [whole, first, , second, written] = match
    const to = years.shifted(fullYear(written!))
    if (to === null || !isDay(Number(first), Number(second))) continue
    put(match.index, whole.slice(0, whole.length - written!.length) + `${to}`.slice(-written!.length))
  }
  for (const match of text.matchAll(isoDate)) {
    const [whole, written, month, day] = match
    const to = years.shifted(Number(written))
    if (to !== null && isDay(Number(month), Number(day))) put(match.index, `${to}${whole.slice(4)}`)
  }
  for (const match of text.matchAll(dayOfMonth))
    if (isDay(Number(match[1]), Number(match[2]))) put(match.index, match[0])
  for (const match of text.matchAll(dayBesideMonth))
    if (Number(match[1] ?? match[2]) <= MAX_DAY) putDigits(match, match[1] ?? match[2]!, put)
  for (const pattern of [yearAlone, yearAfterMonth])
    for (const match of text.matchAll(pattern)) {
      const to = years.shifted(fullYear(match[0]))
      if (to !== null) put(match.index, `${to}`.slice(-match[0].length))
    }
}

/** The digits of a part of what was found, as they are. */
function putDigits(match: RegExpExecArray, part: string, put: Put): void {
  const from = match.index + match[0].indexOf(part)
  for (const { index, 0: digits } of part.matchAll(/\d+/g)) put(from + index, digits)
}
