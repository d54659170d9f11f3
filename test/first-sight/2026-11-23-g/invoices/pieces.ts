/** Pieces that the drawings of this batch share. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { formatAmount } from '../../2026-11-22/press/numbers.ts'

/** A line with its article number. */
export const part = (code: string, line: Line): Line => ({ ...line, code })

/** Dollars; below zero in parentheses. */
export const dollars = (cents: number): string => (cents < 0 ? `($${formatAmount(-cents)})` : `$${formatAmount(cents)}`)

/** Text as HTML. */
export const html = (text: string): string => text.replace(/&/g, '&amp;')
