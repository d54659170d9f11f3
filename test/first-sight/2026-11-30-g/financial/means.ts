/** What the statements of this batch share: the means of the batch of 2026-11-30-d, and truths whose parts have columns of their own. */
import type { Truth } from '../../2026-11-22/press/document.ts'

export { agree, amount, body, escaped, fax, fine, of, printed, statement, truthFrom, whole, worn } from '../../2026-11-30-d/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-30-d/financial/means.ts'
export { office, percent } from '../../2026-11-30-b/financial/means.ts'

/** The truth with the earlier periods of another part added. */
export const withPrior = (truth: Truth, other: Truth): Truth => ({
  ...truth,
  expected_prior: { ...truth.expected_prior, ...other.expected_prior },
})

/** The truth with further spellings of the company's name. */
export const alsoNamed = (truth: Truth, ...names: readonly string[]): Truth => ({
  ...truth,
  acceptable: { ...truth.acceptable, companyName: names },
})
