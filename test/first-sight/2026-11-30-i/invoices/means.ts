/** What the invoices of this batch share: the means of the batch of 2026-11-30-f, and the scanners of this one. */
export * from '../../2026-11-30-f/invoices/means.ts'
export { bureau, department, deskFax, shopCopier } from '../bank/means.ts'
