/** The files of a submission, read one by one in the pool; one that cannot be read is reported, and refuses nothing. */
import type { StatedDocument } from '../../contract/desk.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import { Refusal, type RefusalCode } from '../../errors.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { Pool, RunOptions } from '../../jobs/task.ts'
import type { IntegrityTasks } from '../integrity/inspect-task.ts'
import type { UploadedFile } from '../intake/uploaded-file.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { ApplicationFileOutput, ReadPart } from './read-file.ts'
import type { FileFacts, FileInput } from '../intake/read-file.ts'
import { readFiles, type ReadOptions } from '../intake/read-files.ts'
import type { ApplicationTasks } from './tasks.ts'
import { named } from '../../contract/sentence.ts'

export interface ApplicationFile extends FileInput {
  readonly sealed: FileInput['source']
  readonly docType: DocumentType | null
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
  readonly documents: readonly StatedDocument[] | null
}

/** A file as it was read, or why it was not. Plain data, kept so that the application can be put together again. */
export interface ReadApplicationFile {
  readonly fileName: string
  readonly parts: readonly ReadPart[]
  /** null: it could not be read. */
  readonly facts: FileFacts | null
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null
  /** Signs of change; null: it could not be inspected. Absent for a file that was not inspected, as one that is no PDF, and in what an earlier version stored. */
  readonly integrity?: readonly IntegrityFinding[] | null
}

/** One entry per file, in their order. The signal and defects stop all of it. */
async function readApplicationFiles(
  files: readonly ApplicationFile[],
  { lookups, pool, now }: Omit<SubmissionServices, 'isFirst'>,
  { signal, group, onProgress }: ReadOptions = {},
): Promise<readonly ReadApplicationFile[]> {
  const { read } = await readFiles(
    files,
    async (file, onProgress): Promise<ReadApplicationFile> => {
      const { fileName } = file
      const options = { fileName, onProgress, ...(signal && { signal }), ...(group !== undefined && { group }) }
      try {
        const { sealed, ...input } = file
        const output = await pool.run('readApplicationFile', { ...input, lookups }, options)
        onProgress({ page: output.pages, pages: output.pages, step: 'inspect' })
        const inspected = await inspectRead({ ...input, source: sealed }, output, { pool, now, options })
        return readFrom(fileName, output, inspected)
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
  readonly pool: Pool<ApplicationTasks & IntegrityTasks>
  /** When the files arrived, in epoch milliseconds. */
  readonly now: number
  /** Whether nothing has been read under the appId before. */
  readonly isFirst: () => boolean
}

/** Reads the files of a submission. Throws the refusals of all as one when nothing of the whole application can be read. */
export async function readSubmission(
  uploads: readonly UploadedFile[],
  { isFirst, ...services }: SubmissionServices,
  options: ReadOptions,
): Promise<readonly ReadApplicationFile[]> {
  const read = await readApplicationFiles(uploads.map(applicationFileOf), services, options)
  const refusals = read.flatMap(file => refusalOf(file) ?? [])
  const code = read.find(({ refusal }) => refusal !== null)?.refusal?.code
  if (code !== undefined && refusals.length === read.length && isFirst()) throw new Refusal(code, refusals.join(' '))
  return read
}

function applicationFileOf({ source, sealed, fileName, password, metadata }: UploadedFile): ApplicationFile {
  const { docType = null, statementType = null, periodEnd = null, documents = null } = metadata as ApplicationUpload
  return { source, sealed, fileName, password, docType, statementType, periodEnd, documents }
}

/** Reads one file again, such as with other documents stated in it. Throws Refusal when it cannot be read. */
export async function readAgain(
  upload: UploadedFile,
  services: Omit<SubmissionServices, 'isFirst'>,
): Promise<ReadApplicationFile> {
  const [read] = await readApplicationFiles([applicationFileOf(upload)], services)
  if (read!.refusal !== null) throw new Refusal(read!.refusal.code, refusalOf(read!)!)
  return read!
}

/** Why a file was not read, with its name; null when it was. */
export const refusalOf = ({ fileName, refusal }: ReadApplicationFile): string | null =>
  refusal === null || refusal.message.includes(fileName)
    ? (refusal?.message ?? null)
    : `${named(fileName)}: ${refusal.message}`

/** Signs of change in the file itself; undefined for one that is no PDF. A file that ends or stalls the worker is not inspected; it was read all the same. */
async function inspectRead(
  file: FileInput,
  { pages, ocrPages, parts, scanned }: ApplicationFileOutput,
  { pool, now, options }: Pick<SubmissionServices, 'pool' | 'now'> & { readonly options: RunOptions },
): Promise<readonly IntegrityFinding[] | null | undefined> {
  if (scanned === undefined) return undefined
  try {
    return await pool.run(
      'inspectFile',
      { ...file, now, pages, ocrPages, scanned, documents: parts.map(part => part.pages) },
      options,
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'CANCELED') throw error
    return null
  }
}

/** What is kept of a file that was read; `inspected` null: it could not be inspected; undefined: it was not, as one that is no PDF. */
export const readFrom = (
  fileName: string,
  { parts, signs = [], scanned: _, ...facts }: ApplicationFileOutput,
  inspected: readonly IntegrityFinding[] | null | undefined,
): ReadApplicationFile => ({
  fileName,
  ...integrityOf(signs, inspected),
  parts,
  facts,
  refusal: null,
})

/** Of a file that was not inspected only what the reading saw is known. */
function integrityOf(
  signs: readonly IntegrityFinding[],
  inspected: readonly IntegrityFinding[] | null | undefined,
): Pick<ReadApplicationFile, 'integrity'> {
  if (inspected === null) return { integrity: null }
  return inspected === undefined && signs.length === 0 ? {} : { integrity: [...signs, ...(inspected ?? [])] }
}
