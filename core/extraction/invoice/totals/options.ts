/** Candidates for one sum as they may be taken: one, or several together; and which of the printed taxes count. */
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

export interface TaxOption {
  readonly sum: number
  readonly strength: number
  /** Printed as one sum; null when it is the sum of the parts. */
  readonly total: TotalCandidate | null
  readonly parts: readonly TotalCandidate[]
  readonly included: boolean
}

export const noTax: TaxOption = { sum: 0, strength: 0, total: null, parts: [], included: false }
const maxSingle = 8

/** A tax printed again on another page or in another table has the same amount; CGST and SGST have, too, under other names. */
const distinct = (
  parts: readonly TotalCandidate[],
  key: (part: TotalCandidate) => string,
): readonly TotalCandidate[] => [
  ...Map.groupBy(parts, key)
    .values()
    .map(group => group.toSorted((a, b) => taxStrength(b) - taxStrength(a))[0]!),
]
const taxStrength = (part: TotalCandidate): number =>
  part.strength + (part.rate === null ? 0 : 0.05) + (part.base === null ? 0 : 0.05)
const named = ({ fieldValue, rate }: TotalCandidate): string =>
  `${(fieldValue.label ?? '').toLowerCase().replace(/[^\p{L}]/gu, '')} ${fieldValue.value.toFixed(2)} ${rate?.value ?? ''}`

/** The ways the printed taxes may count, the likeliest first. */
export function taxOptions(candidates: readonly TotalCandidate[]): readonly TaxOption[] {
  const printed = candidates.filter(({ term }) => term === 'tax')
  const byName = distinct(printed, named)
  const byValue = distinct(printed, part => part.fieldValue.value.toFixed(2))
  const withBase = byName.filter(part => part.base !== null)
  const withoutBase = byName.filter(part => part.base === null)
  const best = Math.max(0, ...byName.map(part => part.strength))
  const strongest = byName.filter(part => part.strength > best - 0.1)
  const singles = byName.slice(-maxSingle).map(part => [part])
  const sets = [strongest, byName, byValue, withBase, withoutBase, ...singles].filter(
    (set, index, all) => set.length > 0 && all.findIndex(other => sameSet(other, set)) === index,
  )
  const summed = distinctValues(candidates, 'tax_total').map(total => {
    const { value } = total.fieldValue
    const parts = sets.find(set => near(sumOf(set), Math.abs(value)) || near(sumOf(set), value))
    return optionOf(parts ?? [], total)
  })
  // "City tax 389.03, total tax 1,815.45": what is no sum of the others may be one of them.
  const beside = summed.flatMap(({ total, parts }) => (parts.length === 0 ? [[...byName, total!]] : []))
  return [...summed, ...[...sets, ...(byName.length > 0 ? beside : [])].map(parts => optionOf(parts, null))]
}

const sameSet = (a: readonly TotalCandidate[], b: readonly TotalCandidate[]): boolean =>
  a.length === b.length && a.every(part => b.includes(part))

function optionOf(parts: readonly TotalCandidate[], total: TotalCandidate | null): TaxOption {
  const strength = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + taxStrength(part), 0) / parts.length
  const included = (total !== null && total.included) || (parts.length > 0 && parts.every(part => part.included))
  return {
    sum: total?.fieldValue.value ?? sumOf(parts),
    strength: total === null ? strength : Math.max(total.strength, strength) + (parts.length > 0 ? 0.1 : 0),
    total,
    parts,
    included,
  }
}
