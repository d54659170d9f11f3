/** The periods a text speaks of: headers of columns, titles of statements. */
import type { DateOrder, DateParts } from './date-tokens.ts'
import { type PeriodToken, periodTokens } from './period-tokens.ts'
import { daysIn } from './months.ts'

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
  /** "Current year" 0, "prior year" 12, "prior month" 1: months back from the date of the title; null when the text does not state it. */
  readonly monthsBack: number | null
}

const nowhere: DateParts = { year: null, month: null, day: null }

const restatedWord = /\brestated\b|\bas (?:re)?adjusted\b|\bas revised\b|\breclassified\b/i

const toDateWord = /\bytd\b|\byear[\s-]to[\s-]date\b|\bto date\b/i

/** What came before, and how many months back it ended. */
const priorWords: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:prior|previous|prev\.?|last) (?:years?|yr|ytd|fy|fiscal)\b|\bvorjahr\b|\bann[ée]e pr[ée]c[ée]dente\b|\bejercicio anterior\b|^\s*(?:py|ly)\b/i,
    12,
  ],
  [/\b(?:prior|previous|prev\.?|last) (?:month|mo)\b/i, 1],
  [/\b(?:prior|previous|prev\.?|last) (?:quarter|qtr)\b/i, 3],
  [/\b(?:prior|previous) period\b|\bprior\b\s*$/i, 12],
]

const currentWord = /\bcurrent (?:year|period)\b|\bthis (?:year|period)\b|^\s*(?:cy|ty)\b|^\s*current\s*$/i

/** "Month", "Current quarter" beside "Year to date": the last such span of the title's period. */
const spans: readonly (readonly [RegExp, number])[] = [
  [/\bmonth\b(?! end)|\bptd\b|\bperiod to date\b/i, 1],
  [/\b(?:quarter|qtr)\b(?! end)|\bqtd\b/i, 3],
]

/** Such words are headers only where hardly anything else stands. */
const longestSpan = 30

const rangeWord = /^[\s,]*(?:to|through|thru|until|till|bis|-|–|—)[\s,]*$/i

/** The later part of a range lends the earlier one what it left out. */
function rangeStart(start: DateParts, end: DateParts): DateParts {
  if (start.year !== null || end.year === null) return start
  const crosses = start.month !== null && end.month !== null && start.month > end.month
  return { ...start, year: crosses ? end.year - 1 : end.year }
}

/** Months from the first to the last day, rounded; null when a part is missing. */
function rangeMonths(start: DateParts, end: DateParts): number | null {
  if (start.year === null || start.month === null || end.year === null || end.month === null) {
    if (start.month === null || end.month === null) return null
    return ((end.month - start.month + 12) % 12) + 1
  }
  const lastDay = end.day ?? daysIn(end.year, end.month)
  const days = (end.year - start.year) * 365.25 + (end.month - start.month) * 30.44 + (lastDay - (start.day ?? 1) + 1)
  const months = Math.round(days / 30.44)
  return months >= 1 && months <= 24 ? months : null
}

/** "Jan - Dec 25" names months on both sides, so its number is a year of two digits and no day; 28 to 31 may be the month's last day. */
const yearOfMonths = (start: DateParts, end: DateParts): DateParts =>
  start.month !== null &&
  start.day === null &&
  start.year === null &&
  end.day !== null &&
  end.day < 28 &&
  end.year === null
    ? { year: 2000 + end.day, month: end.month, day: null }
    : end

function isDate(token: PeriodToken): token is PeriodToken & { kind: 'date' } {
  return token.kind === 'date'
}

/** Joins "December 31," with a "2023" printed apart from it, also when other words stand between. */
function joinDates(dates: readonly DateParts[]): readonly DateParts[] {
  const joined: DateParts[] = []
  for (const date of dates) {
    const open = joined.at(-1)
    if (open !== undefined && open.year === null && date.year !== null && date.month === null) {
      joined[joined.length - 1] = { ...open, year: date.year }
    } else if (
      open !== undefined &&
      open.year !== null &&
      open.month === null &&
      date.year === null &&
      date.month !== null
    ) {
      joined[joined.length - 1] = { ...date, year: open.year }
    } else joined.push(date)
  }
  return joined
}

/**
 * Every period a text states, in the order printed; empty when it states none. "For the years ended December 31, 2023 and
 * 2022" states two. A duration in the text belongs to all of them.
 */
export function periodsIn(text: string, order: DateOrder = 'month-first'): readonly PeriodParts[] {
  const tokens = periodTokens(text, order)
  const duration = tokens.find(token => token.kind === 'duration')
  const restated = restatedWord.test(text)
  const toDate = toDateWord.test(text)
  const prior = priorWords.find(([pattern]) => pattern.test(text))
  const monthsBack = prior?.[1] ?? (currentWord.test(text) ? 0 : null)
  const shared = { restated, toDate, monthsBack, quarter: null, start: null } as const
  const span =
    toDate || text.length > longestSpan || /\d/.test(text)
      ? undefined
      : spans.find(([pattern]) => pattern.test(text))?.[1]
  const ranges: PeriodParts[] = []
  const singles: DateParts[] = []
  const others: PeriodParts[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    if (token.kind === 'quarter') {
      const date = { year: token.year, month: null, day: null }
      others.push({ ...shared, end: date, quarter: token.quarter, months: token.months })
      continue
    }
    if (token.kind === 'fiscal-year') {
      others.push({ ...shared, end: { year: token.year, month: null, day: null }, months: duration?.months ?? 12 })
      continue
    }
    if (!isDate(token)) continue
    const next = tokens[index + 1]
    if (next !== undefined && isDate(next) && rangeWord.test(text.slice(token.end, next.start))) {
      // "January - December" closed by a year that stands apart ("Jan - Dec" over "2024").
      const after = tokens[index + 2]
      const lent = next.date.year === null && after !== undefined && isDate(after) && after.date.month === null
      const end = lent ? { ...next.date, year: after.date.year } : yearOfMonths(token.date, next.date)
      const spoken = token.date.month === null && end.month !== null ? { ...token.date, month: end.month } : token.date
      if (spoken.month !== null && end.month !== null) {
        const start = rangeStart(spoken, end)
        ranges.push({ ...shared, end, start, months: rangeMonths(start, end) ?? duration?.months ?? null })
        index += lent ? 2 : 1
        continue
      }
    }
    // "January 1-31, 2024": the day after the dash is no token of its own.
    const tail = /^\s?[-–]\s?(\d{1,2}),?\s+((?:19|20)\d\d)/.exec(text.slice(token.end))
    if (tail !== null && token.date.month !== null && token.date.day !== null && token.date.year === null) {
      const year = Number(tail[2])
      ranges.push({
        ...shared,
        end: { year, month: token.date.month, day: Number(tail[1]) },
        start: { ...token.date, year },
        months: 1,
      })
      index += 1
      continue
    }
    singles.push(token.date)
  }
  const months = duration?.months ?? span ?? null
  const plain = joinDates(singles).map(end => {
    // A month alone is a period of its own length; a day is only an end.
    const own = end.month !== null && end.day === null && months === null && !toDate ? 1 : months
    return { ...shared, end, months: own }
  })
  // "Q3 2024 ended September 30, 2024", "Fiscal 2023, year ended June 30": the date says more than the name.
  const dated = plain.find(parts => parts.end.month !== null)
  if (others.length > 0 && dated !== undefined && ranges.length === 0) {
    const name = others[0]
    return [
      {
        ...dated,
        months: name?.months ?? dated.months,
        end: { ...dated.end, year: dated.end.year ?? name?.end.year ?? null },
      },
    ]
  }
  const quarter = others.find(parts => parts.quarter !== null)
  const fiscal = others.find(parts => parts.quarter === null)
  if (quarter !== undefined && fiscal !== undefined && quarter.end.year === null) {
    return [{ ...quarter, end: { ...quarter.end, year: fiscal.end.year } }]
  }
  if (others.length === 1 && plain.length === 1 && others[0]?.end.year === null) {
    return [{ ...others[0], end: { ...others[0].end, year: plain[0]?.end.year ?? null } }]
  }
  const all = [...ranges, ...others, ...plain]
  if (all.length === 0 && (months !== null || monthsBack !== null || toDate)) {
    return [{ ...shared, end: nowhere, months }]
  }
  return all
}

/** Whether a text states a period and hardly anything else, as a header or a title line does. */
export function isPeriodText(text: string, order: DateOrder = 'month-first'): boolean {
  const tokens = periodTokens(text, order)
  if (tokens.length === 0)
    return (
      toDateWord.test(text) ||
      (text.length < 20 && /\b(?:prior|current|previous|last|this) (?:year|period|month)\b/i.test(text))
    )
  const letters = text.replace(/[^a-z]/gi, '').length
  const spoken = tokens.map(f => text.slice(f.start, f.end).replace(/[^a-z]/gi, '').length).reduce((a, b) => a + b, 0)
  const filler = (
    text.match(
      /\b(?:as|of|at|for|the|and|to|through|from|period|ended|ending|year|years|unaudited|audited|restated|actual|ytd|total|totals|in|on)\b/gi,
    ) ?? []
  ).join('').length
  return letters - spoken - filler <= 8
}
