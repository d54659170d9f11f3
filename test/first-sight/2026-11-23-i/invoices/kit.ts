/** What the drawings of this batch share: a document whose amounts are checked, and pieces of text. */
import {
  invoiceTruth,
  totalOf,
  type InvoiceFacts,
  type Line,
  type Party,
} from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../../2026-11-23-b/type.ts'

export interface Making extends InvoiceFacts {
  readonly name: string
  readonly style: string
  readonly pages: readonly string[]
  readonly scan?: ScanManner
  readonly size?: string
  /** Cents already paid, traded or credited: total less these is the amount due. */
  readonly less?: number
}

/** The document; throws when lines, discount, freight and tax do not make the total, or the total less payments the amount due. */
export function made({ name, style, pages, scan, size, less = 0, ...facts }: Making): Drawn {
  const amount = (key: string) => Number(facts.expected[key] ?? 0)
  const lines = totalOf(facts.lines) / 100
  const near = (a: number, b: number, what: string) => {
    if (Math.abs(a - b) > 0.005) throw new Error(`${name}: ${what} ${a} is not ${b}`)
  }
  near(lines - amount('discount') + amount('shipping') + amount('tax_total'), amount('total_invoice_value'), 'total')
  if ('subtotal' in facts.expected) near(lines, amount('subtotal'), 'subtotal')
  if ('amount_due' in facts.expected) near(amount('total_invoice_value') - less / 100, amount('amount_due'), 'due')
  for (const { quantity, rate, cents, text } of facts.lines)
    if (quantity !== undefined && rate !== undefined) near(Math.round(quantity * rate), cents, text)
  return { name, kind: 'invoices', html: sheets(style, pages, size), ...(scan && { scan }), truth: invoiceTruth(facts) }
}

export const $ = (cents: number): string => (cents < 0 ? `-$${formatAmount(-cents)}` : `$${formatAmount(cents)}`)

export const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export const lined = (party: Party, between = '<br>'): string => [party.name, ...party.address].map(safe).join(between)

/** Readings of each line's description that a truth also takes. */
export const worded = (lines: readonly Line[], readings: (line: Line, i: number) => readonly string[]) =>
  Object.fromEntries(lines.map((line, i) => [`transactions.${i}.description/item`, [line.text, ...readings(line, i)]]))

/** Lines without a quantity and unit price: one of each at its amount is right, too. */
export const ones = (lines: readonly Line[], from = 0) =>
  Object.fromEntries(
    lines.flatMap(({ cents }, i) => [
      [`transactions.${i + from}.quantity`, [1, null]],
      [`transactions.${i + from}.rate`, [units(cents), null]],
    ]),
  )

/** Fields of a machine that a document does not print. */
export const noMachine = [
  'other_details.vin',
  'other_details.year',
  'other_details.equipment_miles_hours',
  'other_details.down_payment',
] as const
