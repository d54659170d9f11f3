/** What the solver is given and what it answers. */
import type { Identity, IdentityOutcome } from '../../checks/identity.ts'
import type { Candidate, Features } from './candidate.ts'

export interface Problem<Source = unknown> {
  readonly candidates: readonly Candidate<Source>[]
  readonly identities: readonly Identity[]
  /** What a unit of each feature is worth. */
  readonly weights: Features
  /** Printed unit of the amounts: 0.01 for cents. */
  readonly step: number
  /** Amounts that are known and not chosen here, with how many printed numbers each is the sum of: the sum of the lines. */
  readonly known?: Readonly<Record<string, { readonly value: number; readonly parts: number }>>
  /** Conditions of ways that are met besides the features of the chosen candidates ("tax_total.included"). */
  readonly conditions?: ReadonlySet<string>
  /** Pairs of slots of which the first must be the larger in size. */
  readonly orders?: readonly { readonly more: string; readonly less: string }[]
}

export interface Choice<Source = unknown> {
  readonly candidate: Candidate<Source>
  /** The candidate's own value, or the one of its flip. */
  readonly value: number
  /** Name of the flip; null when the value is taken as printed. */
  readonly flip: string | null
}

export interface Solution<Source = unknown> {
  /** By slot; a slot without a candidate worth choosing is absent. */
  readonly chosen: ReadonlyMap<string, Choice<Source>>
  readonly score: number
  /** Every identity over what was chosen. */
  readonly outcomes: readonly IdentityOutcome[]
  /**
   * Identities that are evidence for every member, by id: `closes` over at least two amounts or a known one, `repeats` over two prints of one
   * value. One that closes over a single print used twice is absent.
   */
  readonly evidence: ReadonlyMap<string, 'closes' | 'repeats'>
  /** How much worse the best solution is in which the slot has another value, or none if it has one. Infinity without an alternative. */
  readonly margin: (field: string) => number
  /** Why a candidate was not chosen. Searches again: for traces. */
  readonly rejection: (candidate: Candidate<Source>) => Rejection | null
}

export interface Rejection {
  /** `impossible`: an identity it needs does not close, or its print fills another slot. */
  readonly reason: 'chosen candidate scores higher' | 'same value as the chosen one' | 'impossible'
  /** How much worse the best solution with this candidate is; Infinity where there is none. */
  readonly gap: number
}
