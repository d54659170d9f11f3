/** POST /application/invoice-analysis (specification 4.2). */
import { invoiceWording } from '../../contract/error.ts'
import { InvoiceMetadata } from '../../contract/invoice.ts'
import type { UploadEndpoint } from './upload.ts'

export const invoiceEndpoint: UploadEndpoint = {
  path: '/application/invoice-analysis',
  kind: 'invoices',
  entry: InvoiceMetadata,
  wording: invoiceWording,
}
