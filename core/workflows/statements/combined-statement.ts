/** One statement of one period after all files were combined: what everything behind the combination works on. */
import {
  buildStatement,
  type FieldPath,
  type StatementKind,
  type Statements,
} from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'

export interface CombinedStatement<K extends StatementKind = StatementKind> extends StatementColumn<K> {
  /** The file the statement was mainly read from: the home of figures without evidence of their own. */
  readonly fileName: string
  /** Summed from shorter periods. */
  readonly derived: boolean
}

/** A period with the statements that end on it and are equally long. */
export interface CombinedPeriod {
  readonly periodEnd: string
  /** Length of the flows; null when only a balance sheet ends here or the length is unknown. */
  readonly months: number | null
  readonly derived: boolean
  readonly restated: boolean
  readonly statements: Selection
}

/** One statement of each kind, null where there is none. */
export type Selection = { readonly [K in StatementKind]: CombinedStatement<K> | null }

export const emptySelection: Selection = { balanceSheet: null, incomeStatement: null, cashFlowStatement: null }

/** The figure at a path of a statement whose kind is only known at run time. */
export const fieldOf = (statement: Pick<StatementColumn, 'figures'> | null, path: FieldPath): Field | undefined =>
  (statement?.figures as { readonly [path in FieldPath]?: Field } | undefined)?.[path]

/** The value at a path; null when the statement is missing or does not state it. */
export const valueOf = (statement: Pick<StatementColumn, 'figures'> | null, path: FieldPath): number | null =>
  fieldOf(statement, path)?.value ?? null

/** The statement in the contract's shape, every member present. */
export const plainStatement = <K extends StatementKind>(
  kind: K,
  statement: CombinedStatement<K> | null,
): Statements[K] => buildStatement(kind, path => valueOf(statement, path))
