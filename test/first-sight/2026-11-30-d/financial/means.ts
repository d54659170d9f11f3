/** What the statements of this batch share: the means of the batch of 2026-11-30-c, and a flatbed. */
export { agree, amount, body, escaped, fax, handheld, of, printed, statement, truthFrom, whole, worn } from '../../2026-11-30-c/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-30-c/financial/means.ts'
export { fine } from '../../2026-11-28-z1/tax/scanners.ts'
