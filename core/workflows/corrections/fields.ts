/** The grammar of correctable paths and the types of their values. A kind contributes a table of paths; everything else is refused alike. */
import type { Field } from '../../document/field.ts'
import { Refusal } from '../../errors.ts'
import type { Corrected } from '../analysis-kind.ts'

/** Applies a corrected value. `indices`: the numbers in its path, in their order. Throws Refusal BAD_VALUE. */
type ApplyField<State> = (state: State, correction: Corrected, indices: readonly number[]) => State

/** By path (JSON pointer), in which `#` stands for an index: `/taxes/#/rate`. */
export type FieldTable<State> = ReadonlyMap<string, ApplyField<State>>

/** Applies one correction. Throws Refusal BAD_VALUE for a path that is not in the table and for a value of another type. */
export function correctField<State>(table: FieldTable<State>, state: State, correction: Corrected): State {
  const indices: number[] = []
  const pattern = correction.path.replace(/\/(\d+)(?=\/|$)/g, (_segment, index: string) => {
    indices.push(Number(index))
    return '/#'
  })
  const apply = table.get(pattern)
  if (apply === undefined) throw nothingAt(correction.path)
  return apply(state, correction, indices)
}

export const nothingAt = (path: string): Refusal => new Refusal('BAD_VALUE', `There is no value at ${path} to correct.`)

const wrongType = (path: string, expected: string): Refusal =>
  new Refusal('BAD_VALUE', `The correction of ${path} must be ${expected}.`)

/** A type of value: returns it, or null for "not stated". Throws Refusal BAD_VALUE for a value of another type. */
export type FieldType<T> = (correction: Corrected) => T | null

export const numberField: FieldType<number> = ({ path, value }) => {
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  throw wrongType(path, 'a number or null')
}

export const textField: FieldType<string> = ({ path, value }) => {
  if (value === null || (typeof value === 'string' && value.trim() !== '')) return value
  throw wrongType(path, 'a text or null')
}

export const booleanField: FieldType<boolean> = ({ path, value }) => {
  if (value === null || typeof value === 'boolean') return value
  throw wrongType(path, 'true, false or null')
}

/** YYYY-MM-DD, or MM/DD/YYYY as invoice lines print it → YYYY-MM-DD. */
export const dateField: FieldType<string> = ({ path, value }) => {
  if (value === null) return null
  const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value))
  const iso = slashed === null ? String(value) : `${slashed[3]}-${slashed[1]}-${slashed[2]}`
  if (isDate(iso)) return iso
  throw wrongType(path, 'a date of the form YYYY-MM-DD, or null')
}

export const choiceField =
  <Choice extends string>(...choices: readonly Choice[]): FieldType<Choice> =>
  ({ path, value }) => {
    const choice = choices.find(known => known === value)
    if (value === null || choice !== undefined) return choice ?? null
    throw wrongType(path, `${choices.join(', ')} or null`)
  }

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The corrected value with confidence 1, and the evidence of the field it replaces; null: not stated. */
export const manualField = <T>(
  value: T,
  old: Field<unknown> | null | undefined,
): Field<NonNullable<T>> | Extract<T, null> =>
  (value === null ? null : { label: null, scale: 1, evidence: [], ...old, value, confidence: 1, method: 'manual' }) as
    Field<NonNullable<T>> | Extract<T, null>
