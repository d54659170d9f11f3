/** Candidates for one sum as they may be taken: none, one, or several together. */
import type { TotalCandidate } from './candidate.ts'
import type { TotalTerm } from './labels.ts'

/** One amount, or several that make a sum together; null: the document does not state it. */
export type Option = readonly TotalCandidate[] | null

const most = 6

/** Differences of a cent are rounding. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.011 + 1e-7 * Math.abs(b)

export const sumOfOption = (option: Option): number =>
  (option ?? []).reduce((sum, { fieldValue }) => sum + fieldValue.value, 0)
export const strengthOf = (option: Option): number =>
  option === null || option.length === 0
    ? 0
    : option.reduce((sum, { strength }) => sum + strength, 0) / option.length + (isList(option) ? listBonus : 0)

/** Several amounts under one label ("Payment", "Payment") are a list rather than a sum and its parts. */
const listBonus = 0.02
const isList = (option: readonly TotalCandidate[]): boolean =>
  option.length > 1 && option.every(({ fieldValue }) => fieldValue.label === option[0]!.fieldValue.label)

/** Candidates of a term, a value printed several times once: the best of them, stronger for each printing; later ones first among equals. */
export function candidatesOf(
  candidates: readonly TotalCandidate[],
  ...terms: readonly TotalTerm[]
): readonly TotalCandidate[] {
  const groups = Map.groupBy(
    candidates.filter(({ term }) => terms.includes(term)),
    ({ fieldValue, term }) => `${term} ${fieldValue.value.toFixed(3)}`,
  )
  return [...groups.values()]
    .map(group => {
      const best = group.toSorted(
        (a, b) => b.strength - a.strength || b.fieldValue.confidence - a.fieldValue.confidence,
      )[0]!
      return { ...best, strength: Math.min(1, best.strength + 0.05 * (group.length - 1)) }
    })
    .toReversed()
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, most)
}

/** Nothing, each alone, all together. */
export function optionsOf(candidates: readonly TotalCandidate[]): readonly Option[] {
  const each = candidates.map(candidate => [candidate])
  return candidates.length > 1 ? [null, ...each, candidates] : [null, ...each]
}
