/** A deal as it is printed: its document, its truth, and that its amounts add up. */
import {
  invoiceTruth,
  totalOf,
  type InvoiceFacts,
  type Line,
  type Party,
} from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../type.ts'

export interface Deal extends InvoiceFacts {
  readonly name: string
  readonly style: string
  readonly pages: readonly string[]
  readonly scan?: ScanManner
}

/** The document; throws when lines, discount, freight and tax do not make the total. */
export function drawnDeal({ name, style, pages, scan, ...facts }: Deal): Drawn {
  const amount = (key: string) => Number(facts.expected[key] ?? 0)
  const lines = totalOf(facts.lines) / 100
  const total = lines - amount('discount') + amount('shipping') + amount('tax_total')
  if (Math.abs(total - amount('total_invoice_value')) > 0.005) throw new Error(`${name}: ${total} is not the total`)
  if ('subtotal' in facts.expected && Math.abs(lines - amount('subtotal')) > 0.005) throw new Error(`${name}: subtotal`)
  return { name, kind: 'invoices', html: sheets(style, pages), ...(scan && { scan }), truth: invoiceTruth(facts) }
}

export const amountText = (cents: number): string =>
  cents < 0 ? `-$${formatAmount(-cents)}` : `$${formatAmount(cents)}`

export const block = (party: Party, separator = '<br>'): string =>
  [party.name, ...party.address].map(escape).join(separator)

export const service = (text: string, cents: number, rest: Partial<Line> = {}): Line => ({ text, cents, quantity: 1, rate: cents, category: 'soft', ...rest }) // prettier-ignore

/** Fields of a machine that a document does not print. */
export const noVehicle = ['other_details.vin', 'other_details.equipment_miles_hours'] as const
