/** Candidates for one sum as they may be taken: one, or several together. */
import type { TotalCandidate } from './candidate.ts'
import type { TotalTerm } from './labels.ts'

/** One amount, or several that make a sum together; empty: the document does not state it. */
export type Option = readonly TotalCandidate[]

const maxDistinct = 6

/** Differences of a cent are rounding. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.011 + 1e-7 * Math.abs(b)

export const sumOf = (option: Option): number => option.reduce((sum, { fieldValue }) => sum + fieldValue.value, 0)

/** Mean strength of the labels; a little more for several amounts under one label ("Payment", "Payment"): a list rather than a sum and its parts. */
export function strengthOf(option: Option): number {
  if (option.length === 0) return 0
  const isList = option.length > 1 && option.every(({ fieldValue }) => fieldValue.label === option[0]!.fieldValue.label)
  return option.reduce((sum, { strength }) => sum + strength, 0) / option.length + (isList ? listBonus : 0)
}
const listBonus = 0.02

/** What every further print of a value under its label adds to its strength. */
const printedAgain = 0.05

/** Candidates of a term, a value printed several times once: the best of them, stronger for each printing; later ones first among equals. */
export function distinctValues(candidates: readonly TotalCandidate[], term: TotalTerm): readonly TotalCandidate[] {
  const groups = Map.groupBy(
    candidates.filter(one => one.term === term),
    ({ fieldValue }) => fieldValue.value.toFixed(3),
  )
  return [...groups.values()]
    .map(group => {
      const best = group.toSorted(
        (a, b) => b.strength - a.strength || b.fieldValue.confidence - a.fieldValue.confidence,
      )[0]!
      return { ...best, strength: Math.min(1, best.strength + printedAgain * (group.length - 1)) }
    })
    .toReversed()
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxDistinct)
}

/** Each alone, all together. */
export const subsetsOf = (candidates: readonly TotalCandidate[]): readonly Option[] => [
  ...candidates.map(candidate => [candidate]),
  ...(candidates.length > 1 ? [candidates] : []),
]
