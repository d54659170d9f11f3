/** A possible value of a field with its evidence. Finders emit candidates and never decide; `solve` chooses among them. */
import type { Evidence } from '../../document/field.ts'

/** Named numbers about a candidate, most of them 0 to 1: how well label, place, form and recognition fit. What each is worth is in a table of weights. */
export type Features = Readonly<Record<string, number>>

/** Another value that the same print may stand for: a lost sign, the other side, another unit. */
export interface Flip {
  /** What is changed: "sign", "side", "unit". */
  readonly name: string
  readonly value: number
  /** What the change costs in units of score; positive. */
  readonly cost: number
}

/** `Source` is whatever the finder needs back when its candidate was chosen; the solver never looks at it. */
export interface Candidate<Source = unknown> {
  /** Name of the slot it may fill; names of identities' members are names of slots. */
  readonly field: string
  /** In full units. */
  readonly value: number
  /** Every print it rests on. Two candidates over the same print exclude each other in different slots, unless one is `shared`. */
  readonly evidence: readonly Evidence[]
  readonly features: Features
  /** Values the solver may choose instead; none where absent: what was printed is never altered then. */
  readonly flips?: readonly Flip[]
  /** Ids of identities of which at least one must close over it, else it cannot be chosen: an amount without a label. */
  readonly needs?: readonly string[]
  /** The same print may fill another slot too: the amount due where it is the total. */
  readonly shared?: boolean
  readonly source: Source
}

/** A name for where a print stands. */
export const placeOf = ({ page, box }: Evidence): string =>
  `${page} ${box.top.toFixed(1)} ${box.left.toFixed(1)} ${box.right.toFixed(1)} ${box.bottom.toFixed(1)}`

/** Sum of the features, each at its weight; features without a weight count nothing. */
export const scoreFeatures = (features: Features, weights: Features): number =>
  Object.entries(features).reduce((score, [name, value]) => score + (weights[name] ?? 0) * value, 0)
