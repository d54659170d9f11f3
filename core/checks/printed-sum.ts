/** A total of a statement with the lines above it, as extraction keeps it for the checks. */
import type { FieldPath } from '../contract/statement-figures.ts'
import type { Evidence } from '../document/field.ts'

/** A total as printed, and the lines it sums. Amounts in full units. */
export interface PrintedSum {
  /** Of the total, as printed; '' where it has none. */
  readonly label: string
  /** Of the total. */
  readonly place: Evidence
  readonly total: number
  /** With the sign they enter the sum with. */
  readonly parts: readonly { readonly label: string; readonly amount: number }[]
  /** What rounding of every amount can add up to. */
  readonly tolerance: number
  /** The field that the total is; null: none of its own. */
  readonly path: FieldPath | null
  /** The fields among its lines: their values as read, and whether they add to the total or are taken off. */
  readonly members: readonly { readonly path: FieldPath; readonly value: number; readonly sign: 1 | -1 }[]
}
