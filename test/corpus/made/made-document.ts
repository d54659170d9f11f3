/** A document the project draws itself, with the truth it was drawn from. */
import type { StatementType } from '../../../core/contract/statement-figures.ts'
import type { Truth } from './ledger.ts'

export interface MadeDocument {
  readonly name: string
  /** What makes it unlike the others. */
  readonly what: string
  readonly metadata: { readonly statementType: StatementType; readonly periodEnd: string; readonly password?: string }
  readonly truth: Truth
  readonly draw: () => Promise<Uint8Array>
}
