/**
 * Amounts of a scanned return that were read in several ways: the arithmetic of the return decides between them. What no arithmetic holds is left
 * out; a reading that was clear is changed only where that makes everything hold that it is part of. An amount read less than surely with which
 * arithmetic fails, and none holds, is left out.
 */
import { checkTaxReturn, type TaxReturnToCheck } from '../../checks/check-tax-return.ts'
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
export function withoutDoubts(amounts: Amounts): Pick<Amounts, 'lines' | 'k1s'> {
  const { lines, k1s } = withDecided(amounts)
  const isDoubtful = ({ method, confidence }: Field): boolean => method === 'ocr' && confidence < UNSURE
  if (![lines, ...k1s.map(k1 => k1.lines)].some(own => Object.values(own).some(isDoubtful))) return { lines, k1s }
  const checks = checkTaxReturn(entryOf(amounts, valuesIn({ lines, k1s }))).filter(check => !lacksK1(check, k1s.length))
  const sound = (own: TaxLineFields, pointer: (key: string) => string): TaxLineFields =>
    Object.fromEntries(
      Object.entries(own).filter(([key, field]) => {
        const spoken = about(checks, pointer(key))
        return !isDoubtful(field) || spoken.length === 0 || spoken.some(({ passed }) => passed === true)
      }),
    )
  return { lines: sound(lines, pointerOf), k1s: k1s.map((k1, n) => ({ ...k1, lines: sound(k1.lines, ofK1(n)) })) }
}

/** An amount read less surely than this, of which no arithmetic holds while some fails, is misread six times of seven (print of a needle printer). */
const UNSURE = 0.9

/** A sum over Schedules K-1 that fails because the box of one was lost says nothing about the boxes that were read. */
function lacksK1({ passed, figures }: Check, k1s: number): boolean {
  const boxes = figures?.filter(pointer => pointer.startsWith('/k1s/')).length ?? 0
  return passed === false && boxes > 0 && boxes < k1s
}

const ofK1 = (n: number) => (key: string) => `/k1s/${n}${pointerOf(key)}`

interface Values {
  readonly lines: Record<string, number>
  readonly k1s: readonly Record<string, number>[]
}

const valuesIn = ({ lines, k1s }: Pick<Amounts, 'lines' | 'k1s'>): Values => ({
  lines: valuesOf(lines),
  k1s: k1s.map(k1 => valuesOf(k1.lines)),
})

/** What the checks need. The values are those of the entry: one that is changed is changed there. */
const entryOf = ({ form, year, k1s }: Amounts, values: Values): TaxReturnToCheck => ({
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
})

function withDecided({ form, year, lines, k1s }: Amounts): Pick<Amounts, 'lines' | 'k1s'> {
  const values = valuesIn({ lines, k1s })
  const doubts = [
    ...doubtsIn(lines, values.lines, pointerOf),
    ...k1s.flatMap((k1, n) => doubtsIn(k1.lines, values.k1s[n]!, ofK1(n))),
  ]
  if (doubts.length === 0) return { lines, k1s }
  const entry = entryOf({ form, year, lines, k1s }, values)
  const check = (): readonly Check[] => checkTaxReturn(entry)
  for (let round = 0; round < ROUNDS; round++) for (const doubt of doubts) decide(doubt, check)
  const checks = check()
  const decided = new Map(doubts.map(doubt => [doubt.pointer, held(doubt, checks)]))
  return {
    lines: resolved(lines, decided, pointerOf),
    k1s: k1s.map((k1, n) => ({ ...k1, lines: resolved(k1.lines, decided, ofK1(n)) })),
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
