/**
 * Every value of an invoice other than its lines, with its row on the Raw Data sheet, decided before any sheet is
 * written.
 */
import type { Provenance } from '../../contract/evidence.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { cellOf, type Expression } from '../formula.ts'

/** First row below the title block and the column headers. */
export const firstRawRow = 7
export const rawValueColumn = 'D'

export interface RawRow {
  readonly row: number
  readonly invoice: string
  readonly currency: string | null
  /** JSON pointer into the invoice. */
  readonly pointer: string
  readonly title: string
  readonly kind: 'amount' | 'fraction' | 'number' | 'text'
  readonly value: number | string | null
  readonly provenance: Provenance | null
  /** 0 to 1; null when unknown. */
  readonly confidence: number | null
}

export interface RawValues {
  readonly rows: readonly RawRow[]
  /** The number at a JSON pointer of an invoice. Throws for a pointer without a row. */
  at(invoice: Invoice, pointer: string): Expression
  /** Confidence and provenance of the value at a pointer. */
  originOf(invoice: Invoice, pointer: string): { readonly confidence: number | null; readonly method: string | null }
}

/** Amounts that always have a row, because a value entered there is used by the sheets. */
const amounts = [
  ['/subtotal', 'Subtotal'],
  ['/discount', 'Discount'],
  ['/shipping', 'Shipping'],
  ['/tax_total', 'Tax'],
  ['/total_invoice_value', 'Total'],
  ['/previous_balance', 'Previous balance'],
  ['/other_details/down_payment', 'Down payment'],
  ['/trade_in', 'Trade-in'],
  ['/amount_paid', 'Amount paid'],
  ['/amount_due', 'Amount due'],
] as const

const texts = [
  ['/invoice_number', 'Invoice number'],
  ['/invoice_date', 'Invoice date'],
  ['/due_date', 'Due date'],
  ['/currency', 'Currency'],
  ['/payment_terms', 'Payment terms'],
  ['/purchase_order', 'Purchase order'],
  ['/sender/name', 'Seller'],
  ['/sender/address', 'Seller, address'],
  ['/receiver/name', 'Buyer'],
  ['/receiver/address', 'Buyer, address'],
  ['/lessee/name', 'Lessee'],
  ['/lessee/address', 'Lessee, address'],
] as const

const unitMembers = [
  ['description', 'description', 'text'],
  ['year', 'year', 'text'],
  ['make', 'make', 'text'],
  ['model', 'model', 'text'],
  ['vin', 'VIN', 'text'],
  ['serial_number', 'serial number', 'text'],
  ['equipment_type', 'type', 'text'],
  ['equipment_miles_hours', 'miles or hours', 'number'],
  ['amount', 'amount', 'amount'],
] as const

type Entry = readonly [pointer: string, title: string, kind: RawRow['kind'], value: unknown, always?: boolean]

function entriesOf(invoice: Invoice): readonly Entry[] {
  const at = (pointer: string): unknown =>
    pointer
      .slice(1)
      .split('/')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key] ?? null, invoice)
  return [
    ...texts.map(([pointer, title]): Entry => [pointer, title, 'text', at(pointer)]),
    ...amounts.map(([pointer, title]): Entry => [pointer, title, 'amount', at(pointer), true]),
    ...invoice.taxes.flatMap((tax, index): Entry[] => [
      [`/taxes/${index}/rate`, `Tax ${index + 1}, rate`, 'fraction', tax.rate],
      [`/taxes/${index}/base`, `Tax ${index + 1}, base`, 'amount', tax.base],
      [`/taxes/${index}/amount`, `Tax ${index + 1}, amount`, 'amount', tax.amount],
    ]),
    ...invoice.equipment.flatMap((unit, index) =>
      unitMembers.map(([member, title, kind]): Entry => [
        `/equipment/${index}/${member}`,
        `Unit ${index + 1}, ${title}`,
        kind,
        unit[member],
      ]),
    ),
  ]
}

const sheet = 'Raw Data'

/** Assigns rows to the values, invoice by invoice, and gives access to them. */
export function rawValues(invoices: readonly Invoice[], nameOf: (invoice: Invoice) => string): RawValues {
  const rows: RawRow[] = []
  const places = new Map<Invoice, Map<string, RawRow>>()
  for (const invoice of invoices) {
    const own = new Map<string, RawRow>()
    places.set(invoice, own)
    // For hundreds of files texts without a provenance get no row; they add nothing to what other sheets show.
    const placed = Object.keys(invoice.provenance).length > 0
    for (const [pointer, title, kind, value, always] of entriesOf(invoice)) {
      if ((value === null || (kind === 'text' && !placed)) && !always) continue
      const row: RawRow = {
        row: firstRawRow + rows.length,
        invoice: nameOf(invoice),
        currency: invoice.currency,
        pointer,
        title,
        kind,
        value: value as RawRow['value'],
        provenance: invoice.provenance[pointer] ?? null,
        confidence: invoice.confidence_scores.fields[pointer] ?? null,
      }
      rows.push(row)
      own.set(pointer, row)
    }
  }
  const find = (invoice: Invoice, pointer: string) => places.get(invoice)?.get(pointer)
  return {
    rows,
    at: (invoice, pointer) => {
      const row = find(invoice, pointer)
      if (row === undefined) throw new Error(`invoice ${invoice.id} has no row for ${pointer}`)
      return cellOf(`'${sheet}'!$${rawValueColumn}$${row.row}`, typeof row.value === 'number' ? row.value : null)
    },
    originOf: (invoice, pointer) => {
      const row = find(invoice, pointer)
      return { confidence: row?.confidence ?? null, method: row?.provenance?.method ?? null }
    },
  }
}
