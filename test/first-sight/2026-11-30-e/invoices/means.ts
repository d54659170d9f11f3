/** What the invoices of this batch share: the means of the batch of 2026-11-30-a, and the scanners of this one. */
export * from '../../2026-11-30-a/invoices/means.ts'
export { branchFax, hood, lobby, smudged } from '../bank/means.ts'
