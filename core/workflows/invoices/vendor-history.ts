/** Invoices of an answer in the form the history of their vendors keeps. */
import { createHash } from 'node:crypto'
import {
  itemKey,
  vendorKey,
  type VendorInvoice,
  type VendorItem,
} from '../../analysis/invoice-reports/vendor-invoice.ts'
import type { Invoice } from '../../contract/invoice.ts'

/** Those that name a sender; without one nothing is known of the vendor. */
export const rememberedInvoices = (invoices: readonly Invoice[], analysisId: string): readonly VendorInvoice[] =>
  invoices.flatMap(invoice => {
    const senderKey = vendorKey(invoice.sender.name)
    if (senderKey === null) return []
    return [
      {
        id: invoice.id,
        analysisId,
        senderKey,
        senderName: invoice.sender.name!,
        number: invoice.invoice_number,
        date: invoice.invoice_date,
        currency: invoice.currency,
        total: invoice.total_invoice_value,
        contentHash: contentHash(invoice, senderKey),
        items: pricesOf(invoice),
      },
    ]
  })

const pricesOf = ({ transactions }: Invoice): VendorItem[] =>
  transactions.flatMap(line => {
    const description = line['description/item']
    if (description === null || line.rate === null) return []
    const key = itemKey(description)
    return key === '' ? [] : [{ key, description, rate: line.rate }]
  })

/** The number is left out: the same goods under another number are what a duplicate looks like. */
function contentHash(invoice: Invoice, senderKey: string): string | null {
  const { invoice_date: date, total_invoice_value: total, currency, transactions } = invoice
  if (date === null || total === null || transactions.length === 0) return null
  const lines = transactions.map(line => [itemKey(line['description/item'] ?? ''), line.quantity, line.amount])
  return createHash('sha256')
    .update(JSON.stringify([senderKey, date, total, currency, lines]))
    .digest('hex')
}
