/** The questions the vocabulary knows, and groups of them by what they have in common (data in loan-labels.json, loan-terms.json). */
import labels from '../../vocabulary/loan-labels.json' with { type: 'json' }
import groups from '../../vocabulary/loan-terms.json' with { type: 'json' }

/** What a question asks for. */
export type Term = keyof typeof labels.terms

/** Questions that ask the same parties, or are answered in the same way. */
export const termGroup = (name: keyof typeof groups): ReadonlySet<Term> => new Set(groups[name] as Term[])
