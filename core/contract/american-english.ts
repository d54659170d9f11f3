/**
 * Formats numbers and dates in American English, exactly as `Intl` does but without the ten milliseconds its tables
 * take to load.
 */

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Groups thousands; at least `minDecimals` and at most `maxDecimals` decimals. Halves are rounded away from zero. */
export function grouped(value: number, minDecimals: number, maxDecimals: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`
  // Rounds the shortest decimal digits of the number, as a person would: 1.005 becomes 1.01.
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string]
  const digits = mantissa.replace('.', '')
  const kept = Number(exponent) + 1 + maxDecimals
  const text = scaled(digits, kept)
    .toString()
    .padStart(maxDecimals + 1, '0')
  const point = text.length - maxDecimals
  let fraction = text.slice(point)
  while (fraction.length > minDecimals && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  // No number has more than 309 digits.
  const whole = text.slice(0, point).replace(/\B(?=(?:\d{3}){1,110}$)/g, ',')
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** The first `kept` digits as an integer, rounded half up. */
function scaled(digits: string, kept: number): bigint {
  if (kept >= digits.length) return BigInt(digits) * 10n ** BigInt(kept - digits.length)
  if (kept < 0) return 0n
  return BigInt(digits.slice(0, kept)) + (digits.charAt(kept) >= '5' ? 1n : 0n)
}

/** "September 24, 2022", in UTC. Throws RangeError for an invalid date. */
export function longDate(date: Date): string {
  const [year, month, day] = calendarDay(date)
  return `${monthNames[month - 1]!} ${day}, ${year}`
}

/** "Sep 2022", in UTC. Throws RangeError for an invalid date. */
export function shortMonth(date: Date): string {
  const [year, month] = calendarDay(date)
  return `${monthNames[month - 1]!.slice(0, 3)} ${year}`
}

const calendarDay = (date: Date): [number, number, number] =>
  date.toISOString().slice(0, 10).split('-').map(Number) as [number, number, number]
