/** Files of the command line that are neither statements nor invoices: read to their end at once, so that no document waits in memory. */
import type { Document } from '../../document/model.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { readApplicationFile, type ApplicationFileOutput } from '../applications/read-file.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { CommandFile } from './command-file.ts'
import { readInFull } from './read-file.ts'

export interface OtherFile {
  readonly file: CommandFile
  /** What was found in it; null: it was not read. */
  readonly output: ApplicationFileOutput | null
}

interface Source {
  readonly bytes: Uint8Array
  readonly password: string | null
  readonly lookups: LookupSettings
}

/** A document that was read for statements and has none, as a file of an application. Not inspected, and without the words of its pages. Throws Refusal. */
export async function readOther(
  document: Document,
  { bytes, password, lookups }: Source,
  context: TaskContext,
): Promise<ApplicationFileOutput> {
  const read = await readInFull(document, { bytes, password }, context)
  const stated = { docType: null, statementType: null, periodEnd: null, documents: null }
  const input = { source: { read }, fileName: document.fileName, password, ...stated, lookups }
  const { texts: _texts, scanned: _scanned, ...output } = await readApplicationFile(input, context)
  return output
}
