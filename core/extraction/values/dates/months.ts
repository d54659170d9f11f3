/** Names of months in the languages documents come in, and calendar arithmetic on plain year, month, day. */
import vocabulary from '../../../vocabulary/months.json' with { type: 'json' }
import { latinLetters } from '../../../vocabulary/phrase-pattern.ts'
import { misprintTolerance, spellingCorrector, withoutAccents } from '../../../vocabulary/spelling.ts'

const months: ReadonlyMap<string, number> = new Map(
  vocabulary.names.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
)
/** Names that are other words in running text. */
const modalWords: ReadonlySet<string> = new Set(vocabulary.modalWords)
const rareNames: ReadonlySet<string> = new Set(vocabulary.rareNames)
/** The first two names of each month and "Sept": the only ones that stand for a month with nothing beside them. */
const englishNames: ReadonlySet<string> = new Set([...vocabulary.names.flatMap(names => names.slice(0, 2)), 'sept'])

/** One wrong letter in a long name is a misprint or a misreading ("Decenber", "Decernber"); its first letter is read best. */
const spelled = spellingCorrector(months.keys(), {
  ...misprintTolerance,
  minLengthOfWrongFirst: Infinity,
  shapes: true,
})

/** Pattern source of anything that may be a month's name; `monthOf` decides. For the flags `i` and `u`. */
export const monthWord = `[${latinLetters}]{2}[${latinLetters}\\u0302\\u0301]{1,9}`

const folded = (word: string): string => withoutAccents(word.toLowerCase())

/** Words looked up before: a document repeats its words. Long documents of new words must not fill the memory. */
const lookedUp = new Map<string, number | null>()
const maxLookedUp = 20_000

/** The month (1 to 12) a word names in any language and case; null when it names none. */
export function monthOf(word: string): number | null {
  let month = lookedUp.get(word)
  if (month !== undefined) return month
  const plain = folded(word)
  month =
    months.get(plain) ?? (plain.length < misprintTolerance.minLength ? null : (months.get(spelled(plain)) ?? null))
  if (lookedUp.size >= maxLookedUp) lookedUp.clear()
  lookedUp.set(word, month)
  return month
}

/** Names in other languages that stand alone: "Dezember" heads a column, "Mei" and "Mars" are names of people and colors. */
const minLengthAlone = 6

/**
 * As `monthOf`, for a date without a year: "5 set" and "Money out" name none. With nothing beside it (`alone`) only English and
 * long names count, and "may" only with a capital: "Mei", "out" and misprints are other words more often than months.
 */
export function monthOfPart(word: string, alone: boolean): number | null {
  const plain = folded(word)
  if (rareNames.has(plain)) return null
  if (!alone) return monthOf(word)
  const isName = englishNames.has(plain) || (plain.length >= minLengthAlone && months.has(plain))
  return isName && !modalWords.has(word) ? months.get(plain)! : null
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

/** Years of two digits are of 1951 to 2050: leases and forecasts reach decades ahead, and no document dates from before 1951. */
export const lastYearOfTwoDigits = 2050

/** A year of two digits belongs to the hundred years that end with `lastYear`. */
export function fullYear(year: number, lastYear = lastYearOfTwoDigits): number {
  return year >= 100 ? year : lastYear - ((((lastYear - year) % 100) + 100) % 100)
}
