/** A deal and what follows from it: lines, sums, and the truth of the document that prints it. */
import type { Line, Party } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { item, made, noMachine, part, totalOf, units, worded } from '../../2026-11-28-p/invoices/means.ts'

export { dated } from '../../2026-11-22/press/numbers.ts'
export { $, f, lined, rowOf, safe, sums } from '../../2026-11-28-p/invoices/means.ts'
export { coarse, fine, office, worn } from '../../2026-11-28-x/financial/means.ts'
export { flat, fax } from '../../2026-11-28-z1/tax/scanners.ts'

/** "quantity; price in dollars; description; code", with a star before services. */
export const goods = (text: string): Line[] =>
  text.trim().split('\n').map(row => {
    const [quantity = '', price = '', words = '', code] = row.split(';').map(piece => piece.trim())
    const soft = words.startsWith('*')
    return item(Number(quantity), Math.round(Number(price) * 100), words.replace(/^\*/, ''), { category: soft ? 'soft' : 'hard', ...(code && { code }) })
  }) // prettier-ignore

export interface Deal {
  readonly name: string
  readonly seller: Party
  readonly buyer: Party
  readonly lines: readonly Line[]
  readonly number: string
  /** ISO. */
  readonly date: string
  readonly due?: string
  readonly terms: string
  readonly order?: string
  /** Percent of the lines less the discount. */
  readonly tax: number
  /** Cents. */
  readonly freight?: number
  readonly discount?: number
  readonly paid?: number
  readonly currency?: 'CAD'
  readonly scan?: ScanManner
  readonly notes: string
  /** CSS beside that of the layout. */
  readonly style: string
  /** Members of `other_details` that are printed. */
  readonly machine?: Readonly<Record<string, unknown>>
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

/** Sums of a deal in cents. */
export function sumsOf({ lines, discount = 0, freight = 0, tax: percent, paid = 0 }: Deal) {
  const subtotal = totalOf(lines)
  const tax = part(subtotal - discount, percent)
  const total = subtotal - discount + freight + tax
  return { subtotal, discount, freight, tax, total, paid, open: total - paid }
}

interface Layout {
  readonly family: string
  readonly style: string
  readonly pages: readonly string[]
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

/** The document of a deal in a layout. */
export function documentOf(deal: Deal, { family, style, pages, acceptable }: Layout): Drawn {
  const { subtotal, discount, freight, tax, total, paid, open } = sumsOf(deal)
  const { name, seller, buyer, lines, scan, notes, machine, due, order } = deal
  return made({
    ...{ name, family, notes, pages, sender: seller, receiver: buyer, lines, less: paid },
    style: `table{width:100%}${style}${deal.style}`,
    ...(scan && { scan }),
    expected: {
      ...{ total_invoice_value: units(total), subtotal: units(subtotal) },
      ...{ invoice_number: deal.number, invoice_date: deal.date, payment_terms: deal.terms },
      ...(tax > 0 && { tax_total: units(tax) }),
      ...(discount > 0 && { discount: units(discount) }),
      ...(freight > 0 && { shipping: units(freight) }),
      ...(due !== undefined && { due_date: due }),
      ...(order !== undefined && { purchase_order: order }),
      ...(paid > 0 && { amount_due: units(open) }),
      ...(deal.currency && { currency: deal.currency }),
      ...(machine && { other_details: machine }),
    },
    acceptable: {
      ...worded(lines, ({ code, text }) => (code === undefined ? [] : [`${code} ${text}`, `${text} ${code}`])),
      ...(paid === 0 && { amount_due: [units(total), null] }),
      ...(tax === 0 && { tax_total: [0, null] }),
      ...acceptable,
      ...deal.acceptable,
    },
    absent: [
      ...(discount > 0 ? [] : ['discount']),
      ...(freight > 0 ? [] : ['shipping']),
      ...(order === undefined ? ['purchase_order'] : []),
      ...['trade_in', ...(machine ? [] : noMachine.slice(0, 3))],
    ],
  })
}
