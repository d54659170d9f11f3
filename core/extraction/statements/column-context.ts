/** What every figure of a statement is taken from. */
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { Amount } from '../../document/table.ts'
import type { PlacedLine } from './placed-line.ts'
import type { SourceLine, Sources } from './source-lines.ts'

export interface ColumnContext {
  readonly kind: StatementKind
  readonly fileName: string
  readonly scale: number
  readonly method: 'text' | 'ocr'
  readonly placed: readonly PlacedLine[]
  readonly sources: Sources
}

/** Figures by path; paths that begin with "~" are known lines outside the contract that the identities use. */
export type FieldMap = Map<string, Field>

/** The figure of a line in a column; null where none is printed. */
export const amountAt = (context: ColumnContext, line: SourceLine, column: number): Amount | null =>
  context.placed[line.index]!.line.values[column] ?? null
