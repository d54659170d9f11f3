/** The files of a submission, read one by one in the pool; one that cannot be read is reported, and refuses nothing. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import { Refusal, type RefusalCode } from '../../errors.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { Pool } from '../../jobs/task.ts'
import type { UploadedFile } from '../intake/uploaded-file.ts'
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
async function readApplicationFiles(
  files: readonly ApplicationFile[],
  lookups: LookupSettings,
  pool: Pool<ApplicationTasks>,
  { signal, group, onProgress }: ReadOptions = {},
): Promise<readonly ReadApplicationFile[]> {
  const { read } = await readFiles(
    files,
    async (file, onProgress): Promise<ReadApplicationFile> => {
      const { fileName } = file
      const options = { fileName, onProgress, ...(signal && { signal }), ...(group !== undefined && { group }) }
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

/** What the reading of a submission needs. */
export interface SubmissionServices {
  readonly lookups: LookupSettings
  readonly pool: Pool<ApplicationTasks>
  /** Whether nothing has been read under the appId before. */
  readonly isFirst: () => boolean
}

/** Reads the files of a submission. Throws the refusals of all as one when nothing of the whole application can be read. */
export async function readSubmission(
  uploads: readonly UploadedFile[],
  { lookups, pool, isFirst }: SubmissionServices,
  options: ReadOptions,
): Promise<readonly ReadApplicationFile[]> {
  const read = await readApplicationFiles(uploads.map(applicationFileOf), lookups, pool, options)
  const refusals = read.flatMap(file => refusalOf(file) ?? [])
  const code = read.find(({ refusal }) => refusal !== null)?.refusal?.code
  if (code !== undefined && refusals.length === read.length && isFirst()) throw new Refusal(code, refusals.join(' '))
  return read
}

function applicationFileOf({ source, fileName, password, metadata }: UploadedFile): ApplicationFile {
  const { docType = null, statementType = null, periodEnd = null } = metadata as ApplicationUpload
  return { source, fileName, password, docType, statementType, periodEnd }
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
