/** Whether pages classified as an application for credit ask what applications ask. Pure. */
import { termGroup } from './terms.ts'
import type { Entry } from './entries.ts'

const asked = termGroup('application')
/** Asked in applications, rarely elsewhere. */
const particularTerms = termGroup('applicationOnly')
/** So many different questions that are understood in full, and so many of them particular to applications. */
const MIN_ASKED = 5
const MIN_PARTICULAR = 2

export function isApplication(entries: readonly Entry[]): boolean {
  const terms = [
    ...new Set(entries.flatMap(({ meaning }) => (meaning !== null && meaning.cover > 0.99 ? meaning.term : []))),
  ]
  const countOf = (group: ReadonlySet<string>): number => terms.filter(term => group.has(term)).length
  return countOf(asked) >= MIN_ASKED && countOf(particularTerms) >= MIN_PARTICULAR
}
