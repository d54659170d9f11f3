/** A file given to the command line, with what is stated about it. */
import type { StatementClues } from '../statements/analyze.ts'

export interface CommandFile {
  readonly fileName: string
  readonly password: string | null
  readonly clues: StatementClues
  /** Stated to be one: statements are not looked for. */
  readonly isInvoice: boolean
  /** Its bytes, asked for when its turn has come and held no longer than it is read. Throws Refusal. */
  readonly load: () => Uint8Array
}
