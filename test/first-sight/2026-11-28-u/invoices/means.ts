/** What the drawings of this batch share, beside the means of the batch of 2026-11-28-p. */
export * from '../../2026-11-28-p/invoices/means.ts'

/** Cents as printed in a country: "1.234,50" in the Netherlands, "12,34,567.00" in India, "1 234,50" in Quebec. */
export const local = (cents: number, locale: 'nl-NL' | 'en-IN' | 'fr-CA'): string =>
  (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
