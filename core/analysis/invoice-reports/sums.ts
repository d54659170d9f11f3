/** Sums, shares and days as the invoice reports take them: of what is stated only, and never across currencies. */
import type { Invoice } from '../../contract/invoice.ts'

/** Which invoice a row is about. */
export const about = ({ id, invoice_number }: Invoice) => ({ invoice_id: id, invoice_number })

/** To the hundredth of a currency unit. */
export const cents = (value: number): number => Math.round(value * 100) / 100

/** Sum of what is stated, to the cent; null when nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const stated = values.filter(value => value !== null)
  return stated.length === 0 ? null : cents(stated.reduce((sum, value) => sum + value, 0))
}

/** A share of nothing, or of a sum that returns have turned over, says nothing. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : part / whole

/** In the order they first appear; null: no currency is named. */
export const currenciesOf = (invoices: readonly Pick<Invoice, 'currency'>[]): (string | null)[] => [
  ...new Set(invoices.map(({ currency }) => currency)),
]

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one YYYY-MM-DD to another; null when one of them is missing or no date. */
export function daysBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
  return Number.isFinite(days) ? days : null
}

/** The day so many days after a YYYY-MM-DD; null when either is missing. */
export function daysAfter(from: string | null, days: number | null): string | null {
  if (from === null || days === null) return null
  const time = Date.parse(from) + days * DAY_MS
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : null
}
