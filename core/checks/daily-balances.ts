/** Balances printed day by day in a table of their own, against the rows of the account. */

/** A balance at the end of an ISO date. */
interface DayBalance {
  readonly date: string
  readonly balance: number
}

export interface DaysToCheck<Day extends DayBalance> {
  readonly days: readonly Day[]
  /** Credits positive; null: its date is not known. */
  readonly rows: readonly { readonly date: string | null; readonly amount: number }[]
  /** Null: not known. */
  readonly opening: number | null
  readonly closing: number | null
  /** Balances are owed: credits lower them. */
  readonly owed: boolean
}

/** Share of the days that have to follow from the rows, and how many of them, before one that does not means anything. */
const FOLLOWING = 0.7
const MIN_FOLLOWING = 3
/** Days between the printed date of a row and the day it is counted on: a weekend and a holiday. */
const POSTED_WITHIN = 4
/** Cents apart that are the same amount. */
const SAME = 0.5

const inCents = (value: number): number => Math.round(value * 100)

/**
 * The days whose balance the rows contradict, with the balance they make; empty where the rows do not lead from the opening to the closing balance,
 * or too few days follow. A day that misses one row of the days around it is none: banks count some rows
 * on another day than the one they print.
 */
export function contradictedDays<Day extends DayBalance>({
  days,
  rows,
  opening,
  closing,
  owed,
}: DaysToCheck<Day>): readonly { readonly day: Day; readonly expected: number }[] {
  if (opening === null || closing === null || rows.some(({ date }) => date === null)) return []
  const flow = owed ? -1 : 1
  const until = (last: string | null): number =>
    rows.reduce(
      (sum, { date, amount }) => (last === null || date! <= last ? sum + flow * inCents(amount) : sum),
      inCents(opening),
    )
  if (Math.abs(until(null) - inCents(closing)) > SAME) return []
  const off = days.flatMap(day => {
    const expected = until(day.date)
    return Math.abs(expected - inCents(day.balance)) <= SAME ? [] : [{ day, expected }]
  })
  const following = days.length - off.length
  if (following < MIN_FOLLOWING || following < FOLLOWING * days.length) return []
  // Counted before its printed date, or after it.
  const isOneRow = (date: string, gap: number): boolean =>
    rows.some(row => {
      const change = flow * inCents(row.amount) * (row.date! > date ? 1 : -1)
      return Math.abs(gap - change) <= SAME && Math.abs(daysBetween(row.date!, date)) <= POSTED_WITHIN
    })
  return off
    .filter(({ day, expected }) => !isOneRow(day.date, inCents(day.balance) - expected))
    .map(({ day, expected }) => ({ day, expected: expected / 100 }))
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
