/** What the statements of this batch share: the means of the batch of 2026-11-30-g. */
export { agree, alsoNamed, amount, body, escaped, fax, fine, of, office, percent, printed, statement, truthFrom, whole, withPrior, worn } from '../../2026-11-30-g/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-30-g/financial/means.ts'
