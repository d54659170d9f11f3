/** A sale as a document prints it: lines, what is added and taken off, and the truth that follows. */
import type { Line, Party } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { made, noMachine, totalOf, units, worded } from '../../2026-11-28-w/invoices/means.ts'

export { dated } from '../../2026-11-22/press/numbers.ts'
export { $, f, facts, item, lined, ones, part, readings, rowOf, safe, totalOf, vinOf } from '../../2026-11-28-w/invoices/means.ts' // prettier-ignore
export { fine, office, worn } from '../../2026-11-28-x/financial/means.ts'
export { phone } from '../../2026-11-28-z1/tax/scanners.ts'

export interface Sale {
  readonly name: string
  readonly family: string
  readonly notes: string
  readonly style: string
  readonly pages: readonly string[]
  readonly size?: string
  readonly scan?: ScanManner
  readonly seller: Party
  /** Without an address where none is printed. */
  readonly buyer: Party
  readonly lines: readonly Line[]
  readonly number: string
  /** ISO. */
  readonly date: string
  readonly due?: string
  readonly terms?: string
  readonly order?: string
  readonly currency?: string
  /** Cents, as the amounts below. */
  readonly tax?: number
  readonly freight?: number
  readonly discount?: number
  /** What was paid, applied or taken in trade before. */
  readonly paid?: number
  readonly trade?: number
  /** Printed as a sum of the lines. */
  readonly subtotal?: boolean
  /** Members of `other_details` that are printed. */
  readonly machine?: Readonly<Record<string, unknown>>
  /** Days of the lines, where each has its own. */
  readonly days?: readonly string[]
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

/** Of a sale in cents: its total and what is open. */
export function sumsOf({ lines, discount = 0, freight = 0, tax = 0, paid = 0, trade = 0 }: Partial<Sale> & Pick<Sale, 'lines'>) {
  const subtotal = totalOf(lines)
  const total = subtotal - discount + freight + tax
  return { subtotal, total, open: total - paid - trade }
} // prettier-ignore

export function drawn(sale: Sale): Drawn {
  const { name, family, notes, style, pages, size, scan, seller, buyer, lines, days, machine } = sale
  const { tax = 0, freight = 0, discount = 0, paid = 0, trade = 0, terms, due, order, currency } = sale
  const { subtotal, total, open } = sumsOf(sale)
  const document = made({
    ...{ name, family, notes, pages, lines, sender: seller, receiver: buyer, less: paid + trade },
    ...(size !== undefined && { size }),
    ...(scan && { scan }),
    style: `table{width:100%}${style}`,
    expected: {
      ...{ total_invoice_value: units(total), invoice_number: sale.number, invoice_date: sale.date },
      ...(sale.subtotal && { subtotal: units(subtotal) }),
      ...(tax > 0 && { tax_total: units(tax) }),
      ...(discount > 0 && { discount: units(discount) }),
      ...(freight > 0 && { shipping: units(freight) }),
      ...(trade > 0 && { trade_in: units(trade) }),
      ...(paid + trade > 0 && { amount_due: units(open) }),
      ...(terms !== undefined && { payment_terms: terms }),
      ...(due !== undefined && { due_date: due }),
      ...(order !== undefined && { purchase_order: order }),
      ...(currency !== undefined && { currency }),
      ...(machine && { other_details: machine }),
    },
    acceptable: {
      ...worded(lines, ({ code, text, more = [] }) => [
        ...(code === undefined ? [] : [`${code} ${text}`, [code, text, ...more].join(' ')]),
        [text, ...more].join(' '),
      ]),
      ...(paid + trade === 0 && { amount_due: [units(total), null] }),
      ...(tax === 0 && { tax_total: [0, null] }),
      ...(!sale.subtotal && { subtotal: [units(subtotal), null] }),
      ...sale.acceptable,
    },
    absent: [
      ...(discount > 0 ? [] : ['discount']),
      ...(freight > 0 || sale.acceptable?.['shipping'] ? [] : ['shipping']),
      ...(order === undefined ? ['purchase_order'] : []),
      ...(trade > 0 ? [] : ['trade_in']),
      ...(machine ? [] : noMachine),
    ],
  })
  return { ...document, truth: { ...document.truth, expected: trimmed(document.truth.expected, days) } }
}

/** Without addresses that are not printed; with the days of the lines. */
function trimmed(expected: object, days?: readonly string[]): object {
  const { transactions, receiver, ...rest } = expected as { transactions: object[]; receiver: { name: string; address: string } } // prettier-ignore
  return {
    ...rest,
    receiver: receiver.address === '' ? { name: receiver.name } : receiver,
    transactions: transactions.map((line, i) => (days?.[i] === undefined ? line : { ...line, date_iso: days[i] })),
  }
}
