/** What the statements of this batch share: the means of the batch of 2026-11-30-b, and a fax. */
export { agree, amount, body, dollars, escaped, handheld, latestOf, of, office, printed, statement, truthFrom, whole, worn } from '../../2026-11-30-b/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-30-b/financial/means.ts'
export { fax } from '../../2026-11-28-z1/tax/scanners.ts'
