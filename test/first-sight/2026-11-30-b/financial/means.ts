/** What the statements of this batch share: the means of the batch of 2026-11-29-g, and how they were scanned. */
export { agree, amount, body, dollars, escaped, expanded, latestOf, of, office, percent, printed, statement, truthFrom, whole, worn } from '../../2026-11-29-g/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-29-g/financial/means.ts'
export { fine } from '../../2026-11-28-x/financial/means.ts'
export { phone as handheld } from '../../2026-11-28-z1/tax/scanners.ts'
