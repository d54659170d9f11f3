/** What a transaction is, by its words, its side and the heading it stands under. */
import type { BankCategory } from '../../contract/bank-categories.ts'
import vocabulary from '../../vocabulary/bank-categories.json' with { type: 'json' }
import type { BankEntry } from './entry.ts'
import { financedBy, knownLenders, type Lender } from './lenders.ts'

type Side = 'credit' | 'debit'
interface Rule {
  readonly category: BankCategory | 'lender'
  readonly side: Side | 'either'
  readonly test: RegExp | null
  readonly not: RegExp | null
  /** Only up to this amount: a fee has no more. */
  readonly atMost: number
}

const rules: readonly Rule[] = vocabulary.rules.map(rule => ({
  category: rule.category as Rule['category'],
  side: rule.side as Rule['side'],
  test: rule.words.length === 0 ? null : new RegExp(rule.words.join('|'), 'i'),
  not: rule.not === undefined ? null : new RegExp(rule.not, 'i'),
  atMost: rule.atMost ?? Infinity,
}))
const sections = vocabulary.sections.map(({ category, side, words }) => ({
  category: category as BankCategory,
  side: side as Side,
  test: new RegExp(words, 'i'),
}))
const defaults = vocabulary.defaults as { readonly [side in Side]: BankCategory }

/** Credits that are not earned: see `trueRevenue`. */
export const notRevenue: ReadonlySet<string> = new Set(vocabulary.not_revenue)

/** The first rule of the vocabulary that holds; else the heading's; else deposit or payment. Own-account pairs are found elsewhere. */
export function categoryOf(entry: BankEntry, lenders: readonly Lender[] = knownLenders): BankCategory {
  const side: Side = entry.amount >= 0 ? 'credit' : 'debit'
  const description = entry.description.replace(/\s+/g, ' ').trim()
  for (const { category, side: wanted, test, not, atMost } of rules) {
    if (wanted !== 'either' && wanted !== side) continue
    if (category === 'lender') {
      const found = categoryOfFinancing(description, side, lenders)
      if (found !== null) return found
      continue
    }
    if (Math.abs(entry.amount) > atMost || test === null || !test.test(description) || not?.test(description)) continue
    return category
  }
  if (side === 'debit' && entry.checkNumber !== null) return 'check'
  const { section } = entry
  const headed = section === null ? undefined : sections.find(head => head.side === side && head.test.test(section))
  return headed?.category ?? defaults[side]
}

function categoryOfFinancing(description: string, side: Side, lenders: readonly Lender[]): BankCategory | null {
  const found = financedBy(description, lenders)
  if (found === null) return null
  switch (found.kind) {
    case 'lender':
      return side === 'credit' ? 'mca_funding' : 'mca_payment'
    case 'factor':
      // A factor pays for invoices: revenue on its way in, and its charges on the way out.
      return side === 'credit' ? 'factoring' : null
    case 'fuel card':
      return side === 'debit' ? 'fuel_card' : null
    case 'lessor':
      if (side === 'credit') return null
      return /\bLEAS|\bLSG\b/i.test(description) ? 'lease_payment' : 'loan_payment'
  }
}
