/** Facts of a statement shared by all its accounts, and what is printed of one account. Types only. */
import type { Field } from '../../document/field.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import type { SummaryEntry } from './balance-summary.ts'
import type { ListMark, ListRow, Lists } from './list-row.ts'
import type { StatementPeriod } from './statement-period.ts'
import type { TextLine } from './text-lines.ts'

export interface StatementFacts {
  readonly lines: readonly TextLine[]
  readonly lists: Lists
  readonly order: DateOrder
  readonly period: StatementPeriod | null
  readonly statementDate: StatementPeriod | null
  /** The only year printed in the page header or in column headers; null for none or several. */
  readonly year: string | null
  readonly bankName: Field<string> | null
  readonly holder: Field<string> | null
  readonly currency: Field<string> | null
  readonly monthToDate: boolean
  /** A page is missing: "Page 1 of 3" of which two are not there. */
  readonly pagesMissing: boolean
}

export interface PrintedAccount {
  readonly rows: readonly ListRow[]
  readonly marks: readonly ListMark[]
  /** Labeled amounts outside the lists. */
  readonly entries: readonly SummaryEntry[]
  /** A card or loan: charges raise the balance. */
  readonly owed: boolean
}
