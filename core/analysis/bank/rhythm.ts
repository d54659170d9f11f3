/** How often the same amount leaves an account. */
import { isWeekday } from './daily-balances.ts'
import { median } from './entry.ts'

/** Heron's frequencies. */
export const frequencies = ['daily', 'weekday', 'weekly', 'twice_weekly', 'biweekly', 'monthly', 'irregular'] as const
export type Frequency = (typeof frequencies)[number]

/** Payments are the same within this share: fees and roundings. */
const sameAmount = 0.02
/** Fewer regular gaps than this are no rhythm: holidays and failed debits leave holes, not more. */
const regularShare = 0.7

/** The amounts within ±2 % of their median. */
export function steadyAmounts(amounts: readonly number[]): readonly number[] {
  const middle = median(amounts)
  return middle === null ? [] : amounts.filter(amount => Math.abs(amount - middle) <= sameAmount * middle)
}

/** Weekdays after `from` up to `to`, days since the epoch. */
function weekdaysBetween(from: number, to: number): number {
  let count = 0
  for (let day = from + 1; day <= to; day++) if (isWeekday(day)) count++
  return count
}

/** The rhythm of days in ascending order (since the epoch); irregular with fewer than three, or without one. */
export function frequencyOf(days: readonly number[]): Frequency {
  const distinct = [...new Set(days)]
  if (distinct.length < 3) return 'irregular'
  const pairs = distinct.slice(1).map((day, index) => [distinct[index]!, day] as const)
  const calendar = pairs.map(([from, to]) => to - from)
  const business = pairs.map(([from, to]) => weekdaysBetween(from, to))
  const share = (gaps: readonly number[], minDays: number, maxDays: number): number =>
    gaps.filter(gap => gap >= minDays && gap <= maxDays).length / gaps.length
  if (share(business, 0, 1) >= regularShare) {
    const weekends = distinct.filter(day => !isWeekday(day)).length
    return weekends > 0 ? 'daily' : 'weekday'
  }
  // A debit due on a holiday comes a day later, and the next one a day sooner.
  if (share(business, 4, 6) >= regularShare) return 'weekly'
  if (share(business, 9, 11) >= regularShare) return 'biweekly'
  if (share(calendar, 27, 34) >= regularShare) return 'monthly'
  if (share(business, 1, 4) >= regularShare && twoWeekdays(distinct)) return 'twice_weekly'
  return 'irregular'
}

/** Nearly all on the same two weekdays. */
function twoWeekdays(days: readonly number[]): boolean {
  const counts = new Map<number, number>()
  for (const day of days) counts.set(day % 7, (counts.get(day % 7) ?? 0) + 1)
  const [first = 0, second = 0] = [...counts.values()].sort((a, b) => b - a)
  return second > 0 && (first + second) / days.length >= regularShare
}
