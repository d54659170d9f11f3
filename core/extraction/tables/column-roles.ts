/** What one column holds, from its header and its numbers alone. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { patternsOf, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import type { ColumnRole } from '../../document/table.ts'
import { type PeriodParts, periodsIn } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { periodTokens } from '../values/dates/period-tokens.ts'
import { isNoteReference } from '../values/amounts/parse-amount.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import { isScaleNote, isUnitMark } from './scale.ts'

const { columns } = words
const { budget: budgetWord, change: changeWord, percent: percentWord, total: totalWord } = patternsOf(columns)

const noteWord = /^(?:\(?notes?\)?\.?|ref\.?|notes?\s?(?:nos?|#)\.?|schedules?)$/i

/** Words a header may carry besides its period that name no entity. */
const fillerWords = new RegExp(phraseSource(columns.filler), 'gi')

/** A column as its own header and numbers describe it, before its neighbors are considered. */
export interface ColumnDraft {
  readonly header: string
  readonly role: ColumnRole
  readonly parts: PeriodParts | null
  /** The header names two years: which one is the column's is unknown. */
  readonly ambiguous: boolean
  readonly total: boolean
  readonly entity: string | null
}

function shareOf<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length
}

/**
 * What makes a column one of references or percentages. Half or double of any member changes 1 of 54 tuned statements at most.
 * - `references`, `percents`: Minimum share of a column's numbers that look like references under the word "Note"; of a column of percentages
 *   that have their mark.
 */
const minimums = { references: 0.5, percents: 0.6 } as const

function roleOf(header: string, pieces: readonly string[], texts: readonly string[], isNote: boolean): ColumnRole {
  const plain = plainMarks(header)
  // "Note" may stand beside the only numbers there are: references are small whole numbers.
  const named = noteWord.test(plain) || pieces.some(piece => noteWord.test(plainMarks(piece)))
  if (isNote || (named && shareOf(texts, isNoteReference) >= minimums.references)) return 'note'
  const percents = shareOf(texts, text => /[%¢]/.test(text))
  if (changeWord.test(plain)) return 'change'
  if (budgetWord.test(plain)) return 'budget'
  if (percents >= minimums.percents || percentWord.test(plain)) return 'percent'
  return 'period'
}

/** What a header says besides its period: the name of a store, a fund, a group. */
function entityIn(header: string, order: DateOrder): string | null {
  const bare = header
    .replace(fillerWords, ' ')
    .replace(/[£€$₹%]|\b(?:19|20)\d\d\b|\b\d+(?:st|nd|rd|th)?\b|\bq[1-4]\b/gi, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (bare.replace(/[^\p{L}]/gu, '').length < 2) return null
  // The same name over every year: dates are not part of it.
  const named = periodTokens(header, order)
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), header)
  const name = named
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
  return name === '' ? null : name
}

/** How many different days periods end on, as far as they are printed: years without a month count as one each. */
function datesOf(periods: readonly PeriodParts[]): number {
  const ends = periods.flatMap(({ end }) => (end.year === null ? [] : [end]))
  const years = new Set(ends.map(({ year }) => year)).size
  const days = new Set(ends.flatMap(({ year, month, day }) => (day === null ? [] : [`${year}-${month}-${day}`]))).size
  return Math.max(years, days)
}

/** The pieces as one text: "Elimi-" over "nations" is one word, "year-to-" over "date" and "month-" over "to-date" are not. */
function joined(pieces: readonly string[]): string {
  const text = pieces.join(' ').replace(/[\s_]+/g, ' ')
  return text.includes('- ')
    ? text.replace(/(?<![\p{L}-]\p{L}*)(\p{L}{2,})- (?!to\b|and\b|or\b)(?=\p{Ll}{2})/gu, '$1')
    : text
}

/** Reads one column: `pieces` are the texts over it, `texts` its numbers. */
export function columnDraftOf(
  pieces: readonly string[],
  texts: readonly string[],
  isNote: boolean,
  order: DateOrder,
): ColumnDraft {
  const printed = joined(pieces).trim()
  const unscaled = joined(pieces.filter(piece => !isScaleNote(piece) && !isUnitMark(piece)))
  const header = unscaled.replace(/\((?:in|amounts|dollars|expressed)\b[^)]*\)?/gi, ' ').trim()
  const role = roleOf(header, pieces, texts, isNote)
  const stated = role === 'note' ? [] : periodsIn(header, order)
  // A year of its own goes before the title's; of two dates, the one nearest to the numbers, certain only as a whole date.
  const doubtful = datesOf(stated) > 1
  const own = doubtful ? pieces.map(piece => periodsIn(piece, order)).findLast(one => datesOf(one) === 1) : undefined
  const parts = (own ?? stated).find(({ end }) => end.year !== null) ?? stated[0] ?? null
  const ambiguous = doubtful && (own === undefined || parts?.end.month === null)
  return { header: printed, role, parts, ambiguous, total: totalWord.test(header), entity: entityIn(header, order) }
}

/**
 * What shows that a column holds percentages without their mark. Half or double changes no tuned statement.
 * - `numbers`, `share`: Rows with both numbers at least, and the share of them that are percentages of one amount.
 */
const common = { numbers: 5, share: 0.8 } as const

/** Whether the numbers are those of the column before them in percent of one of these: "15,840 100.0", "3,626 22.9". By row; null: no number. */
export function areSharesOf(amounts: readonly (number | null)[], shares: readonly (number | null)[]): boolean {
  const pairs = shares.flatMap((share, row) => {
    const amount = amounts[row] ?? null
    return share === null || amount === null ? [] : [{ amount: Math.abs(amount), share: Math.abs(share) }]
  })
  const base = pairs.find(({ share }) => share === 100)?.amount ?? 0
  if (base === 0 || pairs.length < common.numbers) return false
  const step = pairs.every(({ share }) => Number.isInteger(share)) ? 1 : 0.1
  // Of "2.7" beside "21.4" recognition may lose the point.
  const isShare = (amount: number, share: number): boolean => Math.abs((100 * amount) / base - share) <= step
  const fitting = pairs.filter(
    ({ amount, share }) => isShare(amount, share) || (step < 1 && share % 1 === 0 && isShare(amount, share / 10)),
  )
  return new Set(pairs.map(({ share }) => share)).size > 2 && fitting.length >= common.share * pairs.length
}
