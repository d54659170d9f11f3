/** What an invoice calls itself → its type in the answers. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { InvoiceKind } from '../../extraction/invoice/invoice.ts'

export const typeOfInvoice = {
  invoice: 'invoice',
  credit_note: 'invoice',
  receipt: 'invoice',
  quotation: 'invoice',
  bill_of_sale: 'bill_of_sale',
  purchase_order: 'purchase_order',
  statement: 'invoice',
  delivery_note: 'invoice',
} as const satisfies Readonly<Record<InvoiceKind, DocumentType>>
