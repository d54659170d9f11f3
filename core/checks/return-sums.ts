/** Sums that a return is to add up to: the identities of its forms, over the keys of its lines. */
import type { TaxReturn } from '../contract/tax-return.ts'
import { linesOf } from '../vocabulary/tax-lines.ts'
import { checkIdentity, identityOf, type IdentityOutcome, type IdentityRow } from './identity.ts'
import rows from './tax-identities.json' with { type: 'json' }

export type ReturnLines = Pick<TaxReturn, 'form' | 'tax_year' | 'lines'>

/** A total of a return: the sum of `plus` less that of `minus`, all keys of lines that are stated. */
export interface ReturnSum {
  readonly total: string
  readonly plus: readonly string[]
  readonly minus: readonly string[]
  /** What is taken off may be printed negative already: its size counts. */
  readonly magnitudes: boolean
}

const identities = (rows as readonly (IdentityRow & { readonly forms: readonly string[] })[]).map(row => ({
  forms: row.forms,
  identity: identityOf(row),
}))

/** Returns are printed in whole dollars; those with cents are exact beyond what is asked here. */
const STEP = 1

/** Key of a name of the table: an id of the return's own form, "form:id" of another, "@begin" for the beginning of the year. */
export function keysOf({ form, tax_year: year }: ReturnLines): (name: string) => string | undefined {
  return name => {
    const [, other = form, id = name, begin] = /^(?:([^:]+):)?([^@]+)(@begin)?$/.exec(name) ?? []
    const lines = linesOf(other, year).filter(line => line.id === id)
    return (begin === undefined ? lines[0] : lines[1])?.key
  }
}

/** Every identity of the form, checked. */
export function identityOutcomes(entry: ReturnLines): readonly IdentityOutcome[] {
  const keyOf = keysOf(entry)
  const amount = (name: string): number | null => entry.lines[keyOf(name) ?? ''] ?? null
  return identities
    .filter(({ forms }) => forms.includes(entry.form))
    .map(({ identity }) => checkIdentity(identity, { amount }, STEP))
}

/** One for each stated total whose terms are stated; of several the first of the table. */
export function returnSums(entry: ReturnLines): readonly ReturnSum[] {
  const keyOf = keysOf(entry)
  const sums = new Map<string, ReturnSum>()
  for (const { identity, actual, expected, plus, minus } of identityOutcomes(entry)) {
    const total = keyOf(identity.total)
    if (total === undefined || actual === null || expected === null || sums.has(total)) continue
    const keys = (terms: typeof plus): readonly string[] => terms.flatMap(({ name }) => keyOf(name) ?? [])
    sums.set(total, { total, plus: keys(plus), minus: keys(minus), magnitudes: identity.magnitudes })
  }
  return [...sums.values()]
}
