/** The taxes of an invoice: which of the printed ones count, and what they come to. */
import type { TotalCandidate } from './candidate.ts'
import { candidatesOf, near } from './options.ts'

export interface TaxOption {
  readonly sum: number
  readonly strength: number
  /** Printed as one sum; null when it is the sum of the parts. */
  readonly total: TotalCandidate | null
  readonly parts: readonly TotalCandidate[]
  readonly included: boolean
}

const none: TaxOption = { sum: 0, strength: 0, total: null, parts: [], included: false }
const most = 8
/** Of more taxes only all or single ones are tried. */
const mostPaired = 5

/** A tax printed again on another page or in another table has the same amount; CGST and SGST have, too, under other names. */
const distinct = (
  parts: readonly TotalCandidate[],
  key: (part: TotalCandidate) => string,
): readonly TotalCandidate[] => [
  ...Map.groupBy(parts, key)
    .values()
    .map(group => group.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!),
]
const worthOf = (part: TotalCandidate): number =>
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
  const pairs =
    byName.length > 2 && byName.length <= mostPaired
      ? byName.flatMap((a, i) => byName.slice(i + 1).map(b => [a, b]))
      : []
  const sets = [
    strongest,
    byName,
    byValue,
    withBase,
    withoutBase,
    ...pairs,
    ...byName.slice(-most).map(part => [part]),
  ].filter((set, index, all) => set.length > 0 && all.findIndex(other => sameSet(other, set)) === index)
  const totals = candidatesOf(candidates, 'tax_total')
  const options = sets.map(parts => optionOf(parts, null))
  const summed = totals.flatMap(total => {
    const parts = sets.find(
      set => near(sumOf(set), Math.abs(total.fieldValue.value)) || near(sumOf(set), total.fieldValue.value),
    )
    const option = optionOf(parts ?? [], total)
    // The minus of a credit note may have been lost beside one of its figures.
    return parts !== undefined && total.fieldValue.value !== 0 && near(sumOf(parts), -total.fieldValue.value)
      ? [{ ...option, sum: -total.fieldValue.value }, option]
      : [option]
  })
  return [...summed, ...options, none]
}

const sumOf = (parts: readonly TotalCandidate[]): number =>
  parts.reduce((sum, { fieldValue }) => sum + fieldValue.value, 0)
const sameSet = (a: readonly TotalCandidate[], b: readonly TotalCandidate[]): boolean =>
  a.length === b.length && a.every(part => b.includes(part))

function optionOf(parts: readonly TotalCandidate[], total: TotalCandidate | null): TaxOption {
  const strength = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + worthOf(part), 0) / parts.length
  const included = (total !== null && total.included) || (parts.length > 0 && parts.every(part => part.included))
  return {
    sum: total?.fieldValue.value ?? sumOf(parts),
    strength: total === null ? strength : Math.max(total.strength, strength) + (parts.length > 0 ? 0.1 : 0),
    total,
    parts,
    included,
  }
}
