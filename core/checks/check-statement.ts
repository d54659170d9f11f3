/**
 * Evaluates every identity of a statement: pass, fail or not checked, with the tolerance that the printed rounding unit
 * allows.
 */
import type { StatementKind } from '../contract/statement-figures.ts'
import type { Field } from '../document/field.ts'
import { identitiesOf, type Identity, type Member } from './identities.ts'

export interface CheckOutcome {
  readonly id: string
  readonly identity: Identity
  readonly verdict: 'pass' | 'fail' | 'not checked'
  /** Sum of the members; null when a required one is missing. */
  readonly expected: number | null
  /** The total as stated. */
  readonly actual: number | null
  readonly difference: number | null
  /** Paths of the members that are stated, the total first. */
  readonly members: readonly string[]
}

/** The part of an extracted statement that is checked. */
export interface Checkable {
  readonly kind: StatementKind
  readonly figures: Readonly<Record<string, Field | undefined>>
  /** Printed rounding unit, in full currency units: 1000 for a statement in thousands. */
  readonly step: number
}

/** Half a rounding unit for each member: the most that rounding all of them can add up to. */
export const toleranceOf = (step: number, members: number): number => (step * members) / 2 + Math.max(step * 1e-3, 1e-6)

type Find = (path: string) => Field | undefined

/** Sum of the members other than `except`, with the signs of the identity; null when a required one is missing. */
export function sumOf(identity: Identity, find: Find, except: string | null = null): number | null {
  let sum = 0
  let stated = 0
  const add = (member: Member, sign: 1 | -1): boolean => {
    if (member.path === except) return true
    const fieldValue = find(member.path)
    if (fieldValue === undefined) return member.optional
    stated++
    sum += sign * (sign === -1 && identity.magnitudes ? Math.abs(fieldValue.value) : fieldValue.value)
    return true
  }
  const complete = identity.plus.every(member => add(member, 1)) && identity.minus.every(member => add(member, -1))
  return complete && stated > 0 ? sum : null
}

/** Evaluates an identity with its loose members; without them when it passes only so. */
export function checkIdentity(identity: Identity, find: Find, step: number): CheckOutcome {
  const outcome = outcomeOf(identity, find, step)
  if (outcome.verdict === 'pass' || ![...identity.plus, ...identity.minus].some(({ loose }) => loose)) return outcome
  const without = outcomeOf(withoutLoose(identity), find, step)
  return without.verdict === 'pass' ? { ...without, identity } : outcome
}

const withoutLoose = (identity: Identity): Identity => ({
  ...identity,
  plus: identity.plus.filter(({ loose }) => !loose),
  minus: identity.minus.filter(({ loose }) => !loose),
})

function outcomeOf(identity: Identity, find: Find, step: number): CheckOutcome {
  const total = find(identity.total)
  const expected = sumOf(identity, find)
  const members = [
    identity.total,
    ...identity.plus.map(({ path }) => path),
    ...identity.minus.map(({ path }) => path),
  ].filter(path => find(path) !== undefined)
  if (total === undefined || expected === null)
    return {
      id: identity.id,
      identity,
      verdict: 'not checked',
      expected,
      actual: total?.value ?? null,
      difference: null,
      members,
    }
  const difference = total.value - expected
  const agrees = Math.abs(difference) <= toleranceOf(step, members.length)
  // Lines may stand between the members of an identity that is not strict, so a difference does not make it fail.
  const verdict = agrees ? 'pass' : identity.strict ? 'fail' : 'not checked'
  return { id: identity.id, identity, verdict, expected, actual: total.value, difference, members }
}

/** Evaluates every identity of the statement's kind, in the order of the table. */
export function checkStatement({ kind, figures, step }: Checkable): readonly CheckOutcome[] {
  return identitiesOf(kind).map(identity => checkIdentity(identity, path => figures[path], step))
}
