/** Words that say how a period lies to others: "prior year", "year to date", "restated" (data in periods.json). */
import words from '../../../vocabulary/periods.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../../vocabulary/phrase-pattern.ts'

const restated = phrasePattern(words.restated)
const toDate = phrasePattern(words.toDate)

/** What came before, and how many months back it ended; the first that is found counts. */
const prior: readonly (readonly [pattern: RegExp, months: number])[] = [
  [phrasePattern(words.priorYearAtStart, 'start'), 12],
  [phrasePattern(words.priorMonth), 1],
  [phrasePattern(words.priorQuarter), 3],
  [phrasePattern(words.priorYear), 12],
  [phrasePattern(words.priorYearAtEnd, 'end'), 12],
]
const current = [
  phrasePattern(words.current),
  phrasePattern(words.currentAtStart, 'start'),
  phrasePattern(words.currentAlone, 'whole'),
]

/** "Month", "Current quarter" beside "Year to date": the last such span of the title's period. */
const spans: readonly (readonly [pattern: RegExp, months: number])[] = [
  [new RegExp(`${phraseSource(words.month)}(?! end)`, 'iu'), 1],
  [new RegExp(`${phraseSource(words.quarter)}(?! end)`, 'iu'), 3],
]
/** Characters. Such words are headers only where hardly anything else stands. */
const maxSpanLength = 30

/** What the words of a text say about its periods. */
export interface PeriodWords {
  readonly restated: boolean
  /** Year to date. */
  readonly toDate: boolean
  /** Months back from the date of the title: 0 for the current year; null when the text does not state it. */
  readonly monthsBack: number | null
  /** Length in months of "Month", "Quarter"; null where more than such a word stands. */
  readonly span: number | null
}

export function periodWords(text: string): PeriodWords {
  const isToDate = toDate.test(text)
  const isShort = !isToDate && text.length <= maxSpanLength && !/\d/.test(text)
  return {
    restated: restated.test(text),
    toDate: isToDate,
    monthsBack: monthsIn(prior, text) ?? (current.some(pattern => pattern.test(text)) ? 0 : null),
    span: isShort ? monthsIn(spans, text) : null,
  }
}

const monthsIn = (patterns: readonly (readonly [RegExp, number])[], text: string): number | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null

const range = new RegExp(`^[\\s,]*(?:${phraseSource(words.range)}|[-–—]|\\.{2})[\\s,:]*$`, 'iu')

/** Whether a text between two dates makes them the first and the last day of a period. */
export const joinsRange = (between: string): boolean => range.test(between)

const relative = phrasePattern(words.relative)

/** A header has fewer characters; longer texts mention the prior year in a sentence. */
const maxHeader = 20

/** "Prior year", "Year to date": a header without a date. */
export const isRelativePeriod = (text: string): boolean =>
  toDate.test(text) || (text.length < maxHeader && relative.test(text))

const filler = new RegExp(phraseSource(words.filler), 'gi')

/** How many letters of a text belong to words that stand beside dates in titles. */
export const fillerLetters = (text: string): number => (text.match(filler) ?? []).join('').length
