/** The files of a submission, read one by one in the pool; one that cannot be read is told of, and refuses nothing. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import { Refusal, type RefusalCode } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { ApplicationFileOutput, ReadPart } from './read-file.ts'
import type { FileFacts, FileInput } from '../intake/read-file.ts'
import { readFiles, type ReadOptions } from '../intake/read-files.ts'
import type { ApplicationTasks } from '../intake/tasks.ts'
import { named } from '../../contract/sentence.ts'

export interface ApplicationFile extends FileInput {
  readonly docType: DocumentType | null
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
}

/** A file as it was read, or why it was not. Plain data, kept so that the application can be put together again. */
export interface ReadApplicationFile {
  readonly fileName: string
  readonly parts: readonly ReadPart[]
  /** null: it could not be read. */
  readonly facts: FileFacts | null
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null
}

/** One entry per file, in their order. The signal and defects stop all of it. */
export async function readApplicationFiles(
  files: readonly ApplicationFile[],
  lookups: LookupSettings,
  pool: Pool<ApplicationTasks>,
  { signal, onProgress }: ReadOptions = {},
): Promise<readonly ReadApplicationFile[]> {
  const { read } = await readFiles(
    files,
    async (file, tell): Promise<ReadApplicationFile> => {
      const { fileName } = file
      const options = { fileName, onProgress: tell, ...(signal !== undefined && { signal }) }
      try {
        const output = await pool.run('readApplicationFile', { ...file, lookups }, options)
        return readFrom(fileName, output)
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'CANCELED') throw error
        return { fileName, parts: [], facts: null, refusal: { code: error.code, message: error.message } }
      }
    },
    onProgress === undefined ? {} : { onProgress },
  )
  return read
}

/** Why a file was not read, with its name; null when it was. */
export const refusalOf = ({ fileName, refusal }: ReadApplicationFile): string | null =>
  refusal === null || refusal.message.includes(fileName)
    ? (refusal?.message ?? null)
    : `${named(fileName)}: ${refusal.message}`

const readFrom = (fileName: string, { parts, ...facts }: ApplicationFileOutput): ReadApplicationFile => ({
  fileName,
  parts,
  facts,
  refusal: null,
})
