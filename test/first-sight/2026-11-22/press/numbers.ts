/** Seeded chance, formatAmount and dates for the first-sight documents. All amounts are whole cents. */

export interface Chance {
  /** Uniform in [0, 1). */
  readonly next: () => number
  /** Whole number, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** Decimal digits. */
  readonly digits: (count: number) => string
}

/** Repeatable chance (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[whole(0, from.length - 1)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const digits = (count: number) => Array.from({ length: count }, (_, i) => whole(i === 0 ? 1 : 0, 9)).join('')
  return { next, whole, pick, digits }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** 1234567 cents → "12,345.67"; the sign is left to the caller unless negative. */
export function formatAmount(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return cents < 0 ? `-${text}` : text
}

/** Cents → full units for a truth. */
export const units = (cents: number): number => Math.round(cents) / 100

/** Whole dollars with thousands marks: 1234567 → "1,234,567"; negatives in parentheses; 0 as a dash. */
export function whole(dollars: number): string {
  if (dollars === 0) return '–'
  return dollars < 0 ? `(${(-dollars).toLocaleString('en-US')})` : dollars.toLocaleString('en-US')
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore

export interface DayParts {
  readonly y: string
  readonly m: string
  readonly d: string
  readonly month: string
  readonly weekday: number
}

/** Parts of an ISO date as printed pieces. */
export function partsOf(iso: string): DayParts {
  const [y = '', m = '', d = ''] = iso.split('-')
  return { y, m, d, month: months[Number(m) - 1] ?? '', weekday: new Date(`${iso}T00:00:00Z`).getUTCDay() }
}

/** "MM/DD/YYYY" and the like: YYYY, YY, MM, M, DD, D, Mon, Month are replaced. */
export function dated(iso: string, pattern: string): string {
  const { y, m, d, month } = partsOf(iso)
  const piece: Readonly<Record<string, string>> = {
    YYYY: y, YY: y.slice(2), MM: m, M: `${Number(m)}`, DD: d, D: `${Number(d)}`, Month: month, Mon: month.slice(0, 3), MON: month.slice(0, 3).toUpperCase(),
  } // prettier-ignore
  return pattern.replace(/YYYY|YY|Month|Mon|MON|MM|M(?![a-z])|DD|D(?![a-z])/g, key => piece[key] ?? key)
}

/** ISO date some days later. */
export function later(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
