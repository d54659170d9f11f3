/** What the fields of a statement column are built from. */
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { TableAmount } from '../../document/amount.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { SourceLine, Sources } from './field-sources.ts'

export interface ColumnContext {
  readonly kind: StatementKind
  readonly fileName: string
  readonly scale: number
  /** Printed rounding unit of the column in full units. */
  readonly step: number
  readonly method: 'text' | 'ocr'
  readonly classified: readonly ClassifiedLine[]
  readonly sources: Sources
  /** Index among the period columns of the statement. */
  readonly column: number
}

/** Fields by path; paths that begin with "~" are known lines outside the contract that the identities use. */
export type FieldMap = Map<string, Field>

/** The amount of a line in the column; null where none is printed. */
export const amountAt = (context: ColumnContext, line: Pick<SourceLine, 'index'>): TableAmount | null =>
  context.classified[line.index]!.line.values[context.column] ?? null
