/** The row of every invoice line on the Transaction Breakdown sheet, decided before it is written. */
import { bridgeToTotal } from '../../analysis/invoice-reports/bridges.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { notStated, titleRows } from '../workbook.ts'

/** Columns of the sheet: header, width, alignment. */
export const breakdownHeaders = [
  ['#', 5, 'right'],
  ['Description', 48, 'spaced'],
  ['Category', 9, 'left'],
  ['Date', 11.5, 'right'],
  ['Quantity', 9, 'right'],
  ['Rate', 13, 'right'],
  ['Amount', 14, 'right'],
  ['Currency', 8, 'right'],
  ['Share', 8, 'right'],
  ['Quantity × rate', 13, 'right'],
  ['Difference', 10.5, 'right'],
  ['Tax', 11, 'right'],
  ['Page', 6, 'right'],
  ['Printed amount', 13.5, 'right'],
  ['Confidence', 9.5, 'right'],
] as const
export const lastColumn = breakdownHeaders.length
export const headerRow = titleRows + 1

export type Line = Invoice['transactions'][number]
export type Category = Line['category']
export const categories: readonly (readonly [category: Category, title: string])[] = [
  ['hard', 'Goods (hard)'],
  ['soft', 'Services, fees, freight (soft)'],
  [null, 'Uncategorized'],
]
export const categoryText = (category: Category): string => category ?? notStated

/** Rows of an invoice on the sheet. */
export interface Block {
  readonly heading: number
  /** Rows of the lines; null when there are none. */
  readonly lines: { readonly first: number; readonly last: number } | null
  readonly foot: number
}

export interface Area {
  readonly blocks: ReadonlyMap<Invoice, Block>
  /** All rows that may contain a line. */
  readonly first: number
  readonly last: number
  /** The line in each row from first to last; null for rows in between. */
  readonly lines: readonly ({ readonly invoice: Invoice; readonly line: Line } | null)[]
}

/** Rows after the lines: sum, adjustments, total, difference, an empty row. */
const footRows = (invoice: Invoice): number => (bridgeToTotal(invoice)?.steps.length ?? 0) + 4

export function breakdownArea(invoices: readonly Invoice[], from: number): Area {
  const blocks = new Map<Invoice, Block>()
  const lines: Area['lines'][number][] = []
  for (const invoice of invoices) {
    const heading = from + lines.length
    const { transactions } = invoice
    const count = Math.max(1, transactions.length)
    blocks.set(invoice, {
      heading,
      lines: transactions.length === 0 ? null : { first: heading + 1, last: heading + count },
      foot: heading + 1 + count,
    })
    lines.push(null, ...transactions.map(line => ({ invoice, line })))
    const between = footRows(invoice) + (transactions.length === 0 ? 1 : 0)
    lines.push(...Array.from({ length: between }, () => null))
  }
  return { blocks, first: from, last: Math.max(from, from + lines.length - 1), lines }
}
