/** Epoch milliseconds → the ISO 8601 text the API speaks. */

/** In UTC, to the millisecond; null stays null. */
export function isoTime(time: number): string
export function isoTime(time: number | null): string | null
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
