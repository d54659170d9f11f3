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
