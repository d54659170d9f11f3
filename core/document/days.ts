/** Arithmetic on days: ISO dates (YYYY-MM-DD), one day apart or many. */

const millisecondsPerDay = 86_400_000

/** Days since the epoch of an ISO date. */
export const dayNumber = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / millisecondsPerDay

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** The day so many days after an ISO date, before it when negative. */
export const dayAfter = (iso: string, days: number): string =>
  new Date((dayNumber(iso) + days) * millisecondsPerDay).toISOString().slice(0, 10)

/** The day after an ISO date. */
export const nextDay = (iso: string): string => dayAfter(iso, 1)

/**
 * The date `months` before an end. A month's last day goes to a month's last day (2025-03-31 less 3 is 2024-12-31, less 1 is 2025-02-28),
 * so that it is the closing date of the period before.
 */
export function monthsBefore(iso: string, months: number): string {
  const year = Number(iso.slice(0, 4))
  const month = Number(iso.slice(5, 7))
  const day = Number(iso.slice(8, 10))
  const lastDayOf = (y: number, m: number): number => new Date(Date.UTC(y, m, 0)).getUTCDate()
  const index = year * 12 + (month - 1) - months
  const [targetYear, targetMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const last = lastDayOf(targetYear, targetMonth)
  const targetDay = day === lastDayOf(year, month) ? last : Math.min(day, last)
  return new Date(Date.UTC(targetYear, targetMonth - 1, targetDay)).toISOString().slice(0, 10)
}
