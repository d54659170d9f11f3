/** Whether pages classified as an application for credit ask what applications ask. Pure. */
import { termGroup, type Term } from './terms.ts'
import type { Meaning } from './labels.ts'
import type { Entry } from './entries.ts'
import { WHOLE_COVER } from './thresholds.ts'

const asked = termGroup('application')
/** Asked in applications, rarely elsewhere. */
const particularTerms = termGroup('applicationOnly')
/**
 * What makes a form an application. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `asked`, `particular`: So many different questions that are understood in full, and so many of them particular to applications.
 * - `partly`: Questions put as sentences are understood in part; fewer of them than this may be anything.
 */
const MIN = { asked: 5, particular: 2, partly: 3 } as const

export function isApplication(entries: readonly Entry[]): boolean {
  const meanings = entries.flatMap(({ meaning }) => meaning ?? [])
  const isFull = ({ cover }: Meaning): boolean => cover > WHOLE_COVER
  const partly = new Set(meanings.filter(meaning => !isFull(meaning)).map(({ term }) => term))
  const terms = new Set(
    meanings.filter(meaning => isFull(meaning) || partly.size >= MIN.partly).map(({ term }) => term),
  )
  const countOf = (group: ReadonlySet<Term>): number => terms.intersection(group).size
  return countOf(asked) >= MIN.asked && countOf(particularTerms) >= MIN.particular
}
