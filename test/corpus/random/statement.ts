/** A statement ready to be drawn: its rows, its periods, and which rows are costs. */
import type { Ledger, Place } from '../../drawing/ledger.ts'
import type { StatementType } from '../../../core/contract/statement-figures.ts'
import type { DrawnPeriods } from './periods.ts'

export interface Statement {
  readonly type: StatementType
  readonly title: string
  readonly ledger: Ledger
  readonly periods: DrawnPeriods
  /** Rows whose amounts some documents print in parentheses though they are counted as positive. */
  readonly costs: ReadonlySet<number>
  /** Values that are right as well, per column; null: leaving it empty is right. */
  readonly allowed: readonly { readonly place: Place; readonly values: readonly (readonly (number | null)[])[] }[]
}
