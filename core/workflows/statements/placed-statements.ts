/** The statements of a result, each with where its values stand in it. */
import { statementKinds } from '../../contract/statement-figures.ts'
import type { CombinedPeriod, CombinedStatement, Selection } from './combined-statement.ts'

/** A statement with its place in the result and in the names of its checks. */
export interface PlacedStatement {
  readonly statement: CombinedStatement
  /** Behind the id of a check: '' for the selected one of its kind. */
  readonly suffix: string
  /** Before the pointer of a field. */
  readonly prefix: string
}

/** The selected statements, then those of the other periods. Derived years repeat their parts and are left to them. */
export function placedStatements(selection: Selection, periods: readonly CombinedPeriod[]): readonly PlacedStatement[] {
  const selected = statementKinds.flatMap(kind => selection[kind] ?? [])
  return [
    ...selected.map(statement => ({ statement, suffix: '', prefix: '' })),
    ...periods.flatMap((period, index) =>
      period.derived
        ? []
        : statementKinds
            .flatMap(kind => period.statements[kind] ?? [])
            .filter(statement => !selected.includes(statement))
            .map(statement => ({ statement, suffix: `.${period.periodEnd}`, prefix: `/periods/${index}` })),
    ),
  ]
}
