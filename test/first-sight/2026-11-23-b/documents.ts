/** All documents of the batch of 2026-11-23-b. */
export { invoices as documents } from './invoices/invoices.ts'
