/** The identities of the three financial statements, as data. */
import type { StatementKind } from '../contract/statement-figures.ts'
import { identityOf, type Identity, type IdentityRow } from './identity.ts'
import table from './identities.json' with { type: 'json' }

/** Names are paths of fields; those with "~" are known lines that the contract has no place for. */
export interface StatementIdentity extends Identity {
  readonly kind: StatementKind
  /** May be filled from amounts that were computed themselves. */
  readonly chained: boolean
  /**
   * Connects the main totals of the statement: alone (`whole`) or together with another identity (`half`). Null: it
   * only covers the parts of one group.
   */
  readonly spine: 'whole' | 'half' | null
  /** Members that may be derived when all others are stated. */
  readonly fill: readonly string[]
  /** What is derived is no more than this amount where it is stated: else income stands between that the identity leaves out. Null: any. */
  readonly atMost: string | null
}

interface Row extends IdentityRow {
  readonly kind: string
  readonly chained?: boolean
  readonly spine?: string
  readonly fill?: readonly string[]
  readonly atMost?: string
}

export const identities: readonly StatementIdentity[] = (table as readonly Row[]).map(row => ({
  ...identityOf(row),
  kind: row.kind as StatementKind,
  chained: row.chained ?? false,
  spine: (row.spine ?? null) as StatementIdentity['spine'],
  fill: row.fill ?? [],
  atMost: row.atMost ?? null,
}))

const byKind = Map.groupBy(identities, identity => identity.kind)
export const identitiesOf = (kind: StatementKind): readonly StatementIdentity[] => byKind.get(kind) ?? []
