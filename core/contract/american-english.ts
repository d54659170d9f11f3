/** Figures and days as American English writes them: what `Intl` writes too, but it loads its tables for ten milliseconds first. */

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

/** In groups of three, with at least `least` and at most `most` digits behind the point. Halves of what is printed are rounded up. */
export function grouped(value: number, least: number, most: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`
  // The shortest digits that are this number, as a person would write it: 1.005 is no little less.
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string]
  const digits = mantissa.replace('.', '')
  const kept = Number(exponent) + 1 + most
  const text = scaled(digits, kept)
    .toString()
    .padStart(most + 1, '0')
  const point = text.length - most
  let fraction = text.slice(point)
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  const whole = text.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** The first `kept` digits as a whole number, rounded by the next. */
function scaled(digits: string, kept: number): bigint {
  if (kept >= digits.length) return BigInt(digits) * 10n ** BigInt(kept - digits.length)
  if (kept < 0) return 0n
  return BigInt(digits.slice(0, kept)) + (digits.charAt(kept) >= '5' ? 1n : 0n)
}

/** "September 24, 2022", in UTC. Throws for what is no day. */
export function longDate(date: Date): string {
  const [year, month, day] = calendarDay(date)
  return `${monthNames[month - 1]!} ${day}, ${year}`
}

/** "Sep 2022", in UTC. Throws for what is no day. */
export function shortMonth(date: Date): string {
  const [year, month] = calendarDay(date)
  return `${monthNames[month - 1]!.slice(0, 3)} ${year}`
}

const calendarDay = (date: Date): [number, number, number] =>
  date.toISOString().slice(0, 10).split('-').map(Number) as [number, number, number]
