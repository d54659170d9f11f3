/** Lenders by the names that statements print for them; lessors and factors are tested before the generic words of lending. */
import table from '../../vocabulary/mca-lenders.json' with { type: 'json' }

/** A lender that takes advances on receivables, or a platform that lends on sales. */
export interface Lender {
  /** null: the words tell an advance, not by whom. */
  readonly name: string | null
  /** Regular expressions over the description in capitals. */
  readonly words: readonly string[]
}

export type FinancedBy =
  { readonly kind: 'lessor' | 'factor' | 'fuel card' } | { readonly kind: 'lender'; readonly name: string | null }

const joined = (words: readonly string[]): RegExp => new RegExp(words.join('|'), 'i')
const lessors = joined(table.lessors)
const factors = joined(table.factors)
const fuelCards = joined(table.fuelCards)
const financing = new RegExp(table.financingWords, 'i')

/** The lenders known from the start; a user's own table may stand in their place. */
export const knownLenders: readonly Lender[] = table.lenders

const compiled = new WeakMap<readonly Lender[], readonly { readonly name: string | null; readonly test: RegExp }[]>()
function testsOf(lenders: readonly Lender[]) {
  const known = compiled.get(lenders)
  if (known !== undefined) return known
  const tests = lenders.map(({ name, words }) => ({ name, test: joined(words) }))
  compiled.set(lenders, tests)
  return tests
}

/** Who of those that finance businesses a description names; null: nobody known. */
export function financedBy(description: string, lenders: readonly Lender[] = knownLenders): FinancedBy | null {
  if (factors.test(description)) return { kind: 'factor' }
  if (fuelCards.test(description)) return { kind: 'fuel card' }
  if (lessors.test(description)) return { kind: 'lessor' }
  const lender = testsOf(lenders).find(({ test }) => test.test(description))
  return lender === undefined ? null : { kind: 'lender', name: lender.name }
}

/** Whether a description has a word that companies which lend carry in their names. */
export const soundsLikeLending = (description: string): boolean =>
  financing.test(description) && !lessors.test(description) && !factors.test(description)
