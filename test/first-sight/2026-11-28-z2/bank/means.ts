/** What the statements of this batch share, beside the means of the batches of 2026-11-23-o and 2026-11-28-v. */
export * from '../../2026-11-23-o/bank/means.ts'
export { checksWorded } from '../../2026-11-28-t/bank/words.ts'
export { facts, firstLine, heightOf, joined, lines, listOf, type Shown } from '../../2026-11-28-v/bank/parts.ts'
export { coarse, fine, office, worn } from '../../2026-11-28-x/financial/means.ts'
export { flat } from '../../2026-11-28-z1/tax/scanners.ts'
