/** The sums that must hold in a statement, as data. */
import type { StatementKind } from '../contract/statement-figures.ts'
import table from './identities.json' with { type: 'json' }

export interface Member {
  readonly path: string
  /** A missing member counts as nothing: many statements have no such line. */
  readonly optional: boolean
  /** Printed on one side of the total or on the other: it counts where the sum closes with it, and not where it closes without. */
  readonly loose: boolean
}

/** `total` = sum of `plus` less sum of `minus`. Paths with "~" are known lines that the contract has no place for. */
export interface Identity {
  readonly id: string
  readonly kind: StatementKind
  /** The sum in words. */
  readonly name: string
  readonly total: string
  readonly plus: readonly Member[]
  readonly minus: readonly Member[]
  /** Must hold wherever all members are stated. Others support figures when they hold and say nothing when they do not: lines may stand between. */
  readonly strict: boolean
  /** Members taken off are often printed negative already: their size counts, not their sign. */
  readonly magnitudes: boolean
  readonly severity: 'info' | 'warning' | 'high'
  /** May be filled from figures that were computed themselves. */
  readonly chained: boolean
  /** Ties the great totals of the statement together: alone (`whole`) or with the other of its side (`half`). Null: only parts of one group. */
  readonly spine: 'whole' | 'half' | null
  /** Members that may be computed when every other one is stated. */
  readonly fill: readonly string[]
}

interface Row {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly total: string
  readonly plus: readonly string[]
  readonly minus?: readonly string[]
  readonly strict?: boolean
  readonly magnitudes?: boolean
  readonly chained?: boolean
  readonly severity: string
  readonly spine?: string
  readonly fill?: readonly string[]
}

const member = (path: string): Member => ({
  path: path.replaceAll('?', ''),
  optional: path.endsWith('?'),
  loose: path.endsWith('??'),
})

export const identities: readonly Identity[] = (table as readonly Row[]).map(row => ({
  id: row.id,
  kind: row.kind as StatementKind,
  name: row.name,
  total: row.total,
  plus: row.plus.map(member),
  minus: (row.minus ?? []).map(member),
  strict: row.strict ?? false,
  magnitudes: row.magnitudes ?? false,
  chained: row.chained ?? false,
  severity: row.severity as Identity['severity'],
  spine: (row.spine ?? null) as Identity['spine'],
  fill: row.fill ?? [],
}))

const byKind = Map.groupBy(identities, identity => identity.kind)
export const identitiesOf = (kind: StatementKind): readonly Identity[] => byKind.get(kind) ?? []
