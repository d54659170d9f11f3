/** Which reading of a ratio the analysis took, found by its value, and other periods read alike. */
import { unavailable, type Expression } from '../formula.ts'
import type { RatioDefinition } from './ratio-formulas.ts'
import type { SetFields } from './raw-figures.ts'

/** Agreement to far more digits than any sheet shows; the analysis may round or order its arithmetic differently. */
const tolerance = 1e-6
export const agrees = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

export interface ChosenReading {
  /** Null: no formula over the raw figures gives the analysis's value; show the value itself (or a blank). */
  readonly expression: Expression | null
  /** Which reading it was, to read other periods alike. */
  readonly place: { readonly unusual: boolean; readonly index: number } | null
}

/** The reading that gives the stated value; for a ratio the analysis left blank, the first one, where it is blank too. */
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

/** Another period, read like the latest where its figures allow, else by the first usual reading they allow, else blank. */
export function readAlike(
  ratio: RatioDefinition,
  { place }: ChosenReading,
  now: SetFields,
  before: SetFields | null,
): Expression {
  const usual = ratio.readings(now, before)
  const list = place?.unusual ? (ratio.unusual?.(now, before) ?? []) : usual
  // Readings repeat for every way to bring flows to a year, and periods differ in how many ways there are.
  const alike = place && list.length > 0 ? list[place.index % list.length] : undefined
  if (alike && alike.available && alike.value !== null) return alike
  return (
    usual.find(reading => reading.available && reading.value !== null) ??
    usual.find(reading => reading.available) ??
    unavailable
  )
}
