/** What extraction delivers for financial statements: columns, one per statement and period. */
import type { FieldPath, StatementKind, StatementType } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { PrintedSum } from '../../checks/printed-sum.ts'
import type { Problem } from '../../document/model.ts'

/** The fields of a statement by path; a path that is absent is not stated. */
export type Fields<K extends StatementKind> = { readonly [Path in FieldPath<K>]?: Field }

/** One column of one statement. */
export interface StatementColumn<K extends StatementKind = StatementKind> {
  readonly kind: K
  /** ISO date; null when the document does not say and the hints do not either. */
  readonly periodEnd: string | null
  /** Length of the flows in months, 12 for a 52/53-week year; null for a balance sheet or when unknown. */
  readonly months: number | null
  /** The column is headed as restated. */
  readonly restated: boolean
  /** The column stated its own period (false: taken from the hints). */
  readonly periodPrinted: boolean
  readonly figures: Fields<K>
  /** Printed rounding unit in full units: 0.01, 1, 1000. Tolerances follow from it. */
  readonly step: number
  /** 1-based pages the column was read from. */
  readonly pages: readonly number[]
  /** The sums printed in the column; absent where it was read by an earlier version or written by a person. */
  readonly sums?: readonly PrintedSum[]
  /** Amounts the identities know and the contract has no place for, by name; absent as `sums`. */
  readonly unlisted?: Readonly<Record<string, number>>
}

/** What the uploader stated about the file. Breaks ties, never overrules the page. */
export interface StatementHints {
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
  readonly companyName: string | null
  readonly fiscalYear: string | null
}

/** Everything found in one document. No columns: nothing financial in it. */
export interface StatementExtraction {
  readonly fileName: string
  readonly readings: readonly StatementColumn[]
  readonly companyName: Field<string> | null
  readonly currency: Field<string> | null
  /** Contradictions and doubts, for checks[] and the interface. */
  readonly problems: readonly Problem[]
  /** Words about what the company does, for industry classification: page titles, names of revenue and cost lines. */
  readonly businessWords: readonly string[]
}
