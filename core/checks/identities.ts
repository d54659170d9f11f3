/** The identities of the three financial statements, as data. */
import type { StatementKind } from '../contract/statement-figures.ts'
import table from './identities.json' with { type: 'json' }

export interface Member {
  readonly path: string
  /** Counts as 0 when missing: many statements have no such line. */
  readonly optional: boolean
  /**
   * Printed above the total in some documents and below it in others: included only when the sum agrees with it and not
   * without it.
   */
  readonly loose: boolean
}

/** `total` = sum of `plus` less sum of `minus`. Paths with "~" are known lines that have no member in the contract. */
export interface Identity {
  readonly id: string
  readonly kind: StatementKind
  /** The identity in words. */
  readonly name: string
  readonly total: string
  readonly plus: readonly Member[]
  readonly minus: readonly Member[]
  /**
   * Fails when all members are stated and the sum differs. An identity that is not strict supports its values when it
   * passes and proves nothing when it does not, because other lines may stand between its members.
   */
  readonly strict: boolean
  /** Subtracted members are often printed negative already: use their absolute values. */
  readonly magnitudes: boolean
  readonly severity: 'info' | 'warning' | 'high'
  /** May be completed from values that are derived themselves. */
  readonly chained: boolean
  /**
   * Connects the main totals of the statement: alone (`whole`) or together with another identity (`half`). Null: it
   * only covers the parts of one group.
   */
  readonly spine: 'whole' | 'half' | null
  /** Members that may be derived when all others are stated. */
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
