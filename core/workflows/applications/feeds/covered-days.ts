/** Days that a statement or a feed covers, as ISO dates with both ends included. */
import { dayAfter, daysBetween } from '../../../document/days.ts'
import type { AccountReading } from '../../../extraction/bank/bank-statement.ts'

export interface DayRange {
  readonly start: string
  readonly end: string
}

/** The period of a reading as stated, else from its first to its last dated row; null: neither is known. */
export function daysOf(reading: Pick<AccountReading, 'start_date' | 'end_date' | 'transactions'>): DayRange | null {
  const dates = reading.transactions.flatMap(({ date }) => date?.value ?? []).toSorted()
  const start = reading.start_date?.value ?? dates[0]
  const end = reading.end_date?.value ?? dates.at(-1)
  return start === undefined || end === undefined || start > end ? null : { start, end }
}

/** The days that both cover; null: there is none. */
export function commonDays(a: DayRange, b: DayRange): DayRange | null {
  const start = a.start > b.start ? a.start : b.start
  const end = a.end < b.end ? a.end : b.end
  return start > end ? null : { start, end }
}

/** An export without stated days begins with its first row: so many days without any are covered all the same. */
const SILENT_DAYS = 3

/** The days on which a statement and a feed are compared. */
export function comparedDays(statement: DayRange, feed: DayRange): DayRange | null {
  const common = commonDays(statement, feed)
  if (common === null) return null
  const nearStart = daysBetween(statement.start, common.start) <= SILENT_DAYS
  const nearEnd = daysBetween(common.end, statement.end) <= SILENT_DAYS
  return { start: nearStart ? statement.start : common.start, end: nearEnd ? statement.end : common.end }
}

export const isWithin = (date: string | null, { start, end }: DayRange): boolean =>
  date === null || (date >= start && date <= end)

/** What is left of a range without others, oldest first. */
export function withoutDays(range: DayRange, covered: readonly DayRange[]): readonly DayRange[] {
  return covered.reduce<readonly DayRange[]>(
    (rest, { start, end }) =>
      rest.flatMap(one => {
        if (commonDays(one, { start, end }) === null) return [one]
        const before = { start: one.start, end: dayAfter(start, -1) }
        const after = { start: dayAfter(end, 1), end: one.end }
        return [before, after].filter(piece => piece.start <= piece.end)
      }),
    [range],
  )
}

/** A longer export is divided at the ends of months, as statements are. */
const LONGEST_PERIOD = 35

/** A range as statement periods: itself, or one for each calendar month. */
export function periodsOf({ start, end }: DayRange): readonly DayRange[] {
  if (daysBetween(start, end) < LONGEST_PERIOD) return [{ start, end }]
  const periods: DayRange[] = []
  for (let from = start; from <= end;) {
    const [year, month] = from.split('-').map(Number) as [number, number]
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    periods.push({ start: from, end: last < end ? last : end })
    from = dayAfter(last, 1)
  }
  return periods
}
