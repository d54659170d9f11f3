/** Finds the variant of a ratio that the analysis used, by its value, and applies it to the other periods. */
import { unavailable, type Expression } from '../formula.ts'
import type { RatioDefinition } from './ratio-formulas.ts'
import type { SetFields } from './raw-figures.ts'

/**
 * Relative tolerance, far below the digits that a sheet shows; the analysis may round or order its arithmetic
 * differently.
 */
const tolerance = 1e-6
export const agrees = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

export interface ChosenReading {
  /** Null: no formula over the raw data gives the analysis's value, so the value itself (or a blank) is written. */
  readonly expression: Expression | null
  /** The variant that matched, to compute other periods the same way. */
  readonly place: { readonly unusual: boolean; readonly index: number } | null
}

/**
 * The variant that gives the stated value; for a ratio that the analysis left blank, the first one that is blank too.
 */
export function chooseReading(
  ratio: RatioDefinition,
  stated: number | null,
  now: SetFields,
  before: SetFields | null,
): ChosenReading {
  const usual = ratio.readings(now, before)
  if (stated === null) {
    const blank = usual.find(reading => reading.available)
    return { expression: blank?.value === null ? blank : null, place: null }
  }
  const unusual = ratio.unusual?.(now, before) ?? []
  for (const [list, isUnusual] of [
    [usual, false],
    [unusual, true],
  ] as const) {
    const index = list.findIndex(reading => reading.available && agrees(reading.value, stated))
    if (index >= 0) return { expression: list[index]!, place: { unusual: isUnusual, index } }
  }
  return { expression: null, place: null }
}

/**
 * For another period: the variant of the latest period where its values suffice, else the first common variant they
 * suffice for, else blank.
 */
export function readAlike(
  ratio: RatioDefinition,
  { place }: ChosenReading,
  now: SetFields,
  before: SetFields | null,
): Expression {
  const usual = ratio.readings(now, before)
  const list = place?.unusual ? (ratio.unusual?.(now, before) ?? []) : usual
  // Variants repeat for every way to annualize flows, and periods differ in the number of ways.
  const alike = place && list.length > 0 ? list[place.index % list.length] : undefined
  if (alike && alike.available && alike.value !== null) return alike
  return (
    usual.find(reading => reading.available && reading.value !== null) ??
    usual.find(reading => reading.available) ??
    unavailable
  )
}
