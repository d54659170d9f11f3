/** A financial table: from the geometry of a page alone, before any vocabulary is applied. Types only. */
import type { TableAmount } from './amount.ts'
import type { Box } from './model.ts'

/** The period a column is headed with. */
export interface ColumnPeriod {
  /** ISO date; null when only a part is known (a bare "Q1" without a year). */
  readonly end: string | null
  /** The header gave day and month, not only a year; false when `end` was completed from context. */
  readonly exact: boolean
  /** Length in months; 12 for "52 weeks ended"; null when the header does not say (a bare date or year). */
  readonly months: number | null
  readonly restated: boolean
  /** How many months before the newest period, where that is all that is printed ("Prior year": 12, "Current year": 0); absent otherwise. */
  readonly monthsBack?: number
}

/**
 * What a column of numbers holds. `period`: amounts of a period. `percent`: % of revenue or of total. `change`: difference or growth.
 * `budget`: plan, forecast, variance. `note`: note or reference numbers. `part`: a detail column inset before its total (UK accounts,
 * T-accounts). `other`: anything else that is not amounts of a period (counts, per-share, ...).
 */
export type ColumnRole = 'period' | 'percent' | 'change' | 'budget' | 'note' | 'part' | 'other'

export interface Column {
  readonly role: ColumnRole
  /** The header as printed, its lines joined by a space; empty when there is none. */
  readonly header: string
  readonly left: number
  readonly right: number
  readonly period: ColumnPeriod | null
  /** Store, department, fund, entity the column is about; null when the column is not one of several such. */
  readonly entity: string | null
  /** The column that totals its entities or its months. */
  readonly total: boolean
}

export interface Row {
  /** The label with leaders, note numbers and wraps removed; empty for an unlabeled total. */
  readonly label: string
  readonly labelBox: Box | null
  /** Left edge of the label in points relative to the leftmost label of the table. */
  readonly indent: number
  readonly bold: boolean
  /** One per column of the table. */
  readonly cells: readonly (TableAmount | null)[]
  /** A rule or row of dashes stands directly above the amounts: the row closes a sum. */
  readonly ruleAbove: boolean
  /** 1-based page. */
  readonly page: number
  readonly top: number
  readonly bottom: number
}

/** Rows and columns of one region of one page. A row without cells is a heading. */
export interface FinancialTable {
  readonly page: number
  readonly box: Box
  /** Lines above the amounts that belong to it, top to bottom: company, title, period, scale note. */
  readonly heading: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Factor from a note such as "in thousands"; 1 without one. `perShareExempt`: "except per share". */
  readonly scale: number
  readonly scaleText: string | null
  /** ISO code from the heading or the amounts; null when nothing says. A lone "$" is USD unless the heading names another dollar. */
  readonly currency: string | null
  /** `left` and `right` for the halves of a side-by-side (T-account) page. */
  readonly side: 'whole' | 'left' | 'right'
}
