/** A drawn application and what is true of it. */
import type { Sheet } from './sheet.ts'

export interface MadeApplication {
  readonly name: string
  readonly draw: (sheet: Sheet) => void
  /** Path into loan_app_data ("owners.0.firstName", "owners.length") → value; null: must stay empty. */
  readonly expected: { readonly [path: string]: string | number | boolean | null }
}
