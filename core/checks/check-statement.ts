/** Which identities of a statement close, with the tolerance that its printed unit gives. */
import type { StatementKind } from '../contract/statement-figures.ts'
import type { Field } from '../document/field.ts'
import { identitiesOf, type StatementIdentity } from './identities.ts'
import { checkIdentity, type Amounts, type IdentityOutcome } from './identity.ts'

export interface CheckOutcome extends IdentityOutcome {
  readonly identity: StatementIdentity
  /** Paths of the members that were stated, the total first. */
  readonly members: readonly string[]
}

/** The part of an extracted statement that is checked. */
export interface Checkable {
  readonly kind: StatementKind
  readonly figures: Readonly<Record<string, Field | undefined>>
  /** Printed rounding unit, in full currency units: 1000 for a statement in thousands. */
  readonly step: number
}

export const amountsOf = (figures: ReadonlyMap<string, Field>): Amounts => ({
  amount: path => figures.get(path)?.value ?? null,
})

/** Every identity of a statement of this kind, in the order of the table. */
export function checkStatementAmounts(kind: StatementKind, amounts: Amounts, step: number): readonly CheckOutcome[] {
  return identitiesOf(kind).map(identity => checkStatementIdentity(identity, amounts, step))
}

export function checkStatementIdentity(identity: StatementIdentity, amounts: Amounts, step: number): CheckOutcome {
  const outcome = checkIdentity(identity, amounts, step)
  const names = [...outcome.plus, ...outcome.minus].map(({ name }) => name)
  return { ...outcome, identity, members: outcome.actual === null ? names : [identity.total, ...names] }
}

/** Every identity of the statement's kind, in the order of the table. */
export const checkStatement = ({ kind, figures, step }: Checkable): readonly CheckOutcome[] =>
  checkStatementAmounts(kind, { amount: path => figures[path]?.value ?? null }, step)
