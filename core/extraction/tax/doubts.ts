/**
 * Amounts of a scanned return that were read in several ways: the arithmetic of the return decides between them. What no arithmetic holds is left
 * out; a reading that was clear is changed only where that makes everything hold that it is part of.
 */
import { checkTaxReturn } from '../../checks/check-tax-return.ts'
import { pointerOf } from '../../checks/tax-check.ts'
import type { Check } from '../../contract/evidence.ts'
import type { TaxForm } from '../../contract/tax-return.ts'
import type { Field } from '../../document/field.ts'
import { confidences, type DoubtedField } from './fields.ts'
import type { TaxK1Reading, TaxLineFields } from './tax-return.ts'

interface Amounts {
  readonly form: TaxForm
  readonly year: number | null
  readonly lines: TaxLineFields
  readonly k1s: readonly TaxK1Reading[]
}

/** An amount that is in doubt, and which of its readings is tried. */
interface Doubt {
  readonly pointer: string
  readonly readings: readonly number[]
  readonly isUnclear: boolean
  /** Of `readings`. */
  at: number
  set: (value: number) => void
}

/** Rounds over all doubts: one decided amount decides others. */
const ROUNDS = 3

/** Pure. */
export function withoutDoubts({ form, year, lines, k1s }: Amounts): Pick<Amounts, 'lines' | 'k1s'> {
  const values = { lines: valuesOf(lines), k1s: k1s.map(k1 => valuesOf(k1.lines)) }
  const doubts = [
    ...doubtsIn(lines, values.lines, pointerOf),
    ...k1s.flatMap((k1, n) => doubtsIn(k1.lines, values.k1s[n]!, key => `/k1s/${n}${pointerOf(key)}`)),
  ]
  if (doubts.length === 0) return { lines, k1s }
  const entry = {
    form,
    tax_year: year,
    lines: values.lines,
    statements: [],
    k1s: k1s.map(({ sharePercent }, n) => ({
      partner_name: null,
      partner_id: null,
      share_percent: sharePercent?.value ?? null,
      amended: null,
      final: null,
      lines: values.k1s[n]!,
    })),
  }
  const check = (): readonly Check[] => checkTaxReturn(entry)
  for (let round = 0; round < ROUNDS; round++) for (const doubt of doubts) decide(doubt, check)
  const checks = check()
  const decided = new Map(doubts.map(doubt => [doubt.pointer, held(doubt, checks)]))
  return {
    lines: resolved(lines, decided, pointerOf),
    k1s: k1s.map((k1, n) => ({ ...k1, lines: resolved(k1.lines, decided, key => `/k1s/${n}${pointerOf(key)}`) })),
  }
}

const valuesOf = (lines: TaxLineFields): Record<string, number> =>
  Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, value]))

const doubtsIn = (
  lines: TaxLineFields,
  values: Record<string, number>,
  pointer: (key: string) => string,
): readonly Doubt[] =>
  Object.entries(lines as Readonly<Record<string, DoubtedField>>).flatMap(([key, { readings, isUnclear = false }]) =>
    readings === undefined
      ? []
      : [{ pointer: pointer(key), readings, isUnclear, at: 0, set: (value: number) => void (values[key] = value) }],
  )

const about = (checks: readonly Check[], pointer: string): readonly Check[] =>
  checks.filter(({ figures, passed }) => passed !== null && figures?.includes(pointer) === true)

/** Takes the reading with which most of the arithmetic holds; where several do equally well, the one it has. */
function decide(doubt: Doubt, check: () => readonly Check[]): void {
  const score = (at: number): number => {
    doubt.set(doubt.readings[at]!)
    return about(check(), doubt.pointer).reduce((sum, { passed }) => sum + (passed === true ? 1 : -1), 0)
  }
  const scores = doubt.readings.map((_, at) => score(at))
  const best = Math.max(...scores)
  if (scores[doubt.at]! < best && scores.filter(other => other === best).length === 1) doubt.at = scores.indexOf(best)
  doubt.set(doubt.readings[doubt.at]!)
}

/** The value that stands; null: none. */
function held(
  { pointer, readings, isUnclear, at }: Doubt,
  checks: readonly Check[],
): { value: number; isProven: boolean } | null {
  const own = about(checks, pointer)
  const isProven = own.some(({ passed }) => passed === true) && own.every(({ passed }) => passed === true)
  if (isProven) return { value: readings[at]!, isProven }
  return isUnclear ? null : { value: readings[0]!, isProven: false }
}

function resolved(
  lines: TaxLineFields,
  decided: ReadonlyMap<string, ReturnType<typeof held>>,
  pointer: (key: string) => string,
): TaxLineFields {
  return Object.fromEntries(
    Object.entries(lines as Readonly<Record<string, DoubtedField>>).flatMap(
      ([key, given]): (readonly [string, Field])[] => {
        const { readings, isUnclear: _, ...field } = given
        if (readings === undefined) return [[key, field]]
        const found = decided.get(pointer(key)) ?? null
        if (found === null) return []
        const confidence = found.isProven ? Math.max(field.confidence, confidences.likely) : field.confidence
        return [[key, { ...field, value: found.value, confidence }]]
      },
    ),
  )
}
