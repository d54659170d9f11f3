/** End-of-day balances over the calendar days of a statement, and what is measured on them. */
import { dayNumber } from '../calendar.ts'
import { cents, isOwed, type BankEntry, type BankPeriod } from './entry.ts'

export interface DailyBalance {
  /** Days since the epoch. */
  readonly day: number
  readonly balance: number
}

/** Half a cent: balances are whole cents. */
const tolerance = 0.005
/** A statement of more days than this has misread dates. */
const longestPeriodDays = 400

/**
 * One balance for every calendar day of the period, weekends carrying forward. From the printed daily balances, else summed up from
 * the opening balance (which must arrive at the closing one), else from the running balances beside the rows.
 * null: dates or balances are missing or contradict each other, and for balances that are owed.
 */
export function dailyBalances(period: BankPeriod): readonly DailyBalance[] | null {
  const { start_date: from, end_date: to } = period
  if (from === null || to === null || isOwed(period)) return null
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (!(last >= first) || last - first > longestPeriodDays) return null
  const changes =
    printedDays(period, first, last) ?? summedDays(period, first, last) ?? runningDays(period, first, last)
  if (changes === null) return null
  const days: DailyBalance[] = []
  let balance = changes.opening
  for (let day = first; day <= last; day++) {
    balance = changes.closing.get(day) ?? balance
    if (balance === null) return null
    days.push({ day, balance })
  }
  return days
}

/** Balances at the end of the days on which they change. */
interface Changes {
  /** Before the first day; null: unknown. */
  readonly opening: number | null
  readonly closing: ReadonlyMap<number, number>
}

const agrees = (a: number | null, b: number | null): boolean => a === null || b === null || Math.abs(a - b) <= tolerance

function printedDays(period: BankPeriod, first: number, last: number): Changes | null {
  if (period.dailyBalances.length === 0) return null
  const closing = new Map(period.dailyBalances.map(({ date, balance }) => [dayNumber(date), balance]))
  if ([...closing.keys()].some(day => day < first || day > last)) return null
  const final = closing.get(Math.max(...closing.keys()))!
  // The tables list days on which the balance changes: the last one is the ending balance, or days are missing.
  return agrees(final, period.ending_balance) ? { opening: period.starting_balance, closing } : null
}

/** Some banks post a weekend's rows under the last business day before the period. */
const earlyDays = 4

function summedDays(period: BankPeriod, first: number, last: number): Changes | null {
  const { starting_balance: opening, ending_balance: ending, entries } = period
  if (opening === null || (!period.complete && ending === null)) return null
  const sums = new Map<number, number>()
  for (const { date, amount } of entries) {
    if (date === null) return null
    const day = dayNumber(date)
    if (day > last || day < first - earlyDays) return null
    const at = Math.max(day, first)
    sums.set(at, (sums.get(at) ?? 0) + amount)
  }
  const closing = new Map<number, number>()
  let balance = opening
  for (const day of [...sums.keys()].sort((a, b) => a - b)) {
    balance = cents(balance + sums.get(day)!)
    closing.set(day, balance)
  }
  return agrees(balance, ending) ? { opening, closing } : null
}

function runningDays(period: BankPeriod, first: number, last: number): Changes | null {
  const rows = oldestFirst(period.entries)
  if (rows === null || rows.length === 0) return null
  const closing = new Map<number, number>()
  const open = new Set<number>()
  for (const { date, balance } of rows) {
    const day = dayNumber(date!)
    if (day < first - earlyDays || day > last) return null
    const at = Math.max(day, first)
    // The last row of a day has the day's balance; banks that print one balance a day print it there.
    if (balance === null) open.add(at)
    else {
      closing.set(at, balance)
      open.delete(at)
    }
  }
  const final = closing.get(Math.max(...closing.keys()))
  if (open.size > 0 || final === undefined || !agrees(final, period.ending_balance)) return null
  return { opening: period.starting_balance, closing }
}

/** The rows in the order they happened; null when days are missing or leap about, as in lists by kind. */
function oldestFirst(entries: readonly BankEntry[]): readonly BankEntry[] | null {
  const days = entries.map(({ date }) => (date === null ? NaN : dayNumber(date)))
  if (days.some(Number.isNaN)) return null
  if (days.every((day, index) => index === 0 || day >= days[index - 1]!)) return entries
  return days.every((day, index) => index === 0 || day <= days[index - 1]!) ? entries.toReversed() : null
}

/** Mean of the end-of-day balances over all calendar days (Ocrolus: "including weekends"), in whole cents. */
export const averageDailyBalance = (days: readonly DailyBalance[]): number =>
  cents(days.reduce((sum, { balance }) => sum + balance, 0) / days.length)

/** The same over Mondays to Fridays (Heron: business_day_average_balance); null when there is none. */
export function averageBusinessDayBalance(days: readonly DailyBalance[]): number | null {
  const weekdays = days.filter(({ day }) => isWeekday(day))
  return weekdays.length === 0 ? null : averageDailyBalance(weekdays)
}

/** Days that end below zero (Ocrolus: negative_balances). */
export const negativeDays = (days: readonly DailyBalance[]): number => days.filter(({ balance }) => balance < 0).length

/** Day 0 of the epoch was a Thursday. */
const daysToMonday = 3
/** Monday to Friday; holidays are not known here. */
export const isWeekday = (day: number): boolean => (day + daysToMonday) % 7 < 5
