/** The periods a text speaks of: headers of columns, titles of statements. */
import type { DateOrder, DateParts } from './date-tokens.ts'
import { type PeriodToken, periodTokens } from './period-tokens.ts'
import { joinConsecutive } from '../sequences.ts'
import { daysIn } from './months.ts'
import { fillerLetters, isRelativePeriod, joinsRange, periodWords } from './period-words.ts'

/** A period as far as one text states it. */
export interface PeriodParts {
  readonly end: DateParts
  /** First day, of a printed range. */
  readonly start: DateParts | null
  /** Length in months where the text says it. */
  readonly months: number | null
  /** 1 to 4 for a quarter whose months depend on the fiscal year. */
  readonly quarter: number | null
  readonly restated: boolean
  /** Year to date: runs from the first day of the fiscal year. */
  readonly toDate: boolean
  /** Months of the fiscal year that have passed, where the text counts them: "Period 10". */
  readonly fiscalMonth: number | null
  /** "Current year" 0, "prior year" 12, "prior month" 1: months back from the date of the title; null when the text does not state it. */
  readonly monthsBack: number | null
}

const nowhere: DateParts = { year: null, month: null, day: null }

/**
 * Lengths of periods.
 * - `year`, `month`: Mean lengths in days.
 * - `maxMonths`: Longer spans are of leases, loans and plans.
 * - `minLastDay`: Number of a month that may be its last day, as in "Jan - Feb 28".
 */
const spans = { year: 365.25, month: 30.44, maxMonths: 24, minLastDay: 28 } as const

/** Months from the first to the last day, rounded; null when a part is missing. */
function rangeMonths(start: DateParts, end: DateParts): number | null {
  if (start.month === null || end.month === null) return null
  if (start.year === null || end.year === null) return ((end.month - start.month + 12) % 12) + 1
  if (start.year === end.year && start.month === end.month) return 1
  const lastDay = end.day ?? daysIn(end.year, end.month)
  const days =
    (end.year - start.year) * spans.year + (end.month - start.month) * spans.month + (lastDay - (start.day ?? 1) + 1)
  const months = Math.round(days / spans.month)
  return months >= 1 && months <= spans.maxMonths ? months : null
}

/** "Jan - Dec 25" names months on both sides, so its number is a year of two digits and no day; 28 to 31 may be the month's last day. */
const yearOfMonths = (start: DateParts, end: DateParts): DateParts =>
  start.month !== null &&
  start.day === null &&
  start.year === null &&
  end.day !== null &&
  end.day < spans.minLastDay &&
  end.year === null
    ? { year: 2000 + end.day, month: end.month, day: null }
    : end

function isDate(token: PeriodToken): token is PeriodToken & { kind: 'date' } {
  return token.kind === 'date'
}

/** Joins "December 31," with a "2023" printed apart from it, also when other words stand between. */
const joinDates = (dates: readonly DateParts[]): readonly DateParts[] =>
  joinConsecutive(dates, (open, { year, month }) =>
    open.year === null && year !== null && month === null ? { ...open, year } : null,
  )

/** Words of a text that hold for all its periods. */
type Shared = Pick<PeriodParts, 'restated' | 'toDate' | 'fiscalMonth' | 'monthsBack' | 'quarter' | 'start'>

/** "01/01/2025 12/31/2025" under "Beginning" and "Ending": from the first day of a month to the last day of one, with nothing between. */
const isSpan = (from: DateParts, to: DateParts, between: string): boolean =>
  between.trim() === '' &&
  from.day === 1 &&
  from.year !== null &&
  to.year !== null &&
  to.month !== null &&
  to.day === daysIn(to.year, to.month) &&
  to.year * 12 + to.month >= from.year * 12 + from.month!

/** The last day of a range as printed behind its first, and how many tokens it takes; null when no range begins here. */
function rangeAt(
  text: string,
  tokens: readonly PeriodToken[],
  index: number,
): { from: DateParts; to: DateParts; used: number } | null {
  const [token, next, after] = tokens.slice(index)
  if (token === undefined || !isDate(token)) return null
  const between = next === undefined ? '' : text.slice(token.end, next.start)
  if (next !== undefined && isDate(next) && (joinsRange(between) || isSpan(token.date, next.date, between))) {
    // "January - December" closed by a year that stands apart ("Jan - Dec" over "2024").
    const lent = next.date.year === null && after !== undefined && isDate(after) && after.date.month === null
    const to = lent ? { ...next.date, year: after.date.year } : yearOfMonths(token.date, next.date)
    const month = token.date.month ?? to.month
    if (month !== null && to.month !== null) return { from: { ...token.date, month }, to, used: lent ? 3 : 2 }
  }
  // "January 1-31, 2024": the day after the dash is no token of its own.
  const tail = /^\s?[-–]\s?(\d{1,2}),?\s+((?:19|20)\d\d)/.exec(text.slice(token.end))
  if (tail === null || token.date.month === null || token.date.day === null || token.date.year !== null) return null
  const year = Number(tail[2])
  return { from: { ...token.date, year }, to: { year, month: token.date.month, day: Number(tail[1]) }, used: 2 }
}

/**
 * Every period a text states, in the order printed; empty when it states none. "For the years ended December 31, 2023 and
 * 2022" states two. A duration in the text belongs to all of them.
 */
export function periodsIn(text: string, order?: DateOrder): readonly PeriodParts[] {
  const tokens = periodTokens(text, order)
  const duration = tokens.find(token => token.kind === 'duration')?.months ?? null
  const fiscalMonth = tokens.find(token => token.kind === 'fiscal-month')?.month ?? null
  const { restated, toDate, monthsBack, span } = periodWords(text)
  const shared: Shared = { restated, toDate, fiscalMonth, monthsBack, quarter: null, start: null }
  const ranges: PeriodParts[] = []
  const dates: DateParts[] = []
  const named: PeriodParts[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const range = rangeAt(text, tokens, index)
    if (range !== null) {
      const { from: start, to: end } = range
      ranges.push({ ...shared, end, start, months: rangeMonths(start, end) ?? duration })
      index += range.used - 1
    } else if (isDate(token)) dates.push(token.date)
    else if (token.kind === 'quarter')
      named.push({ ...shared, end: { ...nowhere, year: token.year }, quarter: token.quarter, months: token.months })
    else if (token.kind === 'fiscal-year')
      named.push({ ...shared, end: { ...nowhere, year: token.year }, months: duration ?? 12 })
  }
  const months = duration ?? span
  const dated = joinDates(dates).map(end => {
    // A month alone is a period of its own length; a day is only an end.
    const own = end.month !== null && end.day === null && months === null && !toDate ? 1 : months
    return { ...shared, end, months: own }
  })
  const all = joinNamed(ranges, named, dated)
  if (all.length === 0 && (months !== null || monthsBack !== null || toDate))
    return [{ ...shared, end: nowhere, months }]
  return all
}

/** Quarters and fiscal years with what the dates beside them add. */
function joinNamed(
  ranges: readonly PeriodParts[],
  named: readonly PeriodParts[],
  dated: readonly PeriodParts[],
): readonly PeriodParts[] {
  const [first] = named
  const withYear = (parts: PeriodParts, year: number | null): PeriodParts => ({ ...parts, end: { ...parts.end, year } })
  // "Q3 2024 ended September 30, 2024", "Fiscal 2023, year ended June 30": the date says more than the name.
  const date = dated.find(parts => parts.end.month !== null)
  if (first !== undefined && date !== undefined && ranges.length === 0)
    return [{ ...withYear(date, date.end.year ?? first.end.year), months: first.months ?? date.months }]
  if (first !== undefined && named.length === 1 && dated.length === 1 && first.end.year === null)
    return [withYear(first, dated[0]?.end.year ?? null)]
  return [...ranges, ...named, ...dated]
}

/** Letters a text may have beside its period: a short word ("Actual", "audited") in the header of a column. */
const maxOtherLetters = 8

/** Whether a text states a period and hardly anything else, as a header or a title line does. */
export function isPeriodText(text: string, order?: DateOrder): boolean {
  const tokens = periodTokens(text, order)
  if (tokens.length === 0) return isRelativePeriod(text)
  const lettersOf = (part: string): number => part.replace(/[^a-z]/gi, '').length
  const stated = tokens.reduce((sum, { start, end }) => sum + lettersOf(text.slice(start, end)), 0)
  return lettersOf(text) - stated - fillerLetters(text) <= maxOtherLetters
}
