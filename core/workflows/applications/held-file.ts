/** A file of an application that has been read, as it can be arranged and moved. */
import { Refusal } from '../../errors.ts'
import type { Analysis } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { ApplicationUpload, Upload } from '../../store/uploads.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'
import type { ReadApplicationFile } from './analyze.ts'
import type { HeldFile } from './document-pages.ts'
import type { LoadedFile } from './load-application.ts'

export interface Held extends HeldFile {
  readonly analysis: Analysis
  readonly appId: string
  readonly upload: Upload
}

/** Throws Refusal NOT_FOUND (no such document), CONFLICT (it is no document of an application that was read). */
export function heldFile(store: Store, uploadId: string): Held {
  const upload = store.uploads.find(uploadId)
  const analysis = upload === null ? null : store.analyses.find(upload.analysisId)
  if (upload === null || analysis === null) throw new Refusal('NOT_FOUND', 'No such document.')
  const isRead = store.jobs.ofAnalysis(analysis.id)?.state === 'done'
  if (analysis.kind !== 'application' || analysis.appId === null || !isRead)
    throw new Refusal('CONFLICT', 'Only documents of an application that have been read can be split or moved.')
  const place = store.uploads.ofAnalysis(analysis.id).findIndex(({ id }) => id === uploadId)
  const read = loadExtractions(store.uploads, 'application', analysis.id)[place] ?? null
  if (read === null) throw new Refusal('CONFLICT', 'The document has not been read.')
  return { upload, analysis, appId: analysis.appId, read, metadata: upload.metadata as ApplicationUpload }
}

/** Throws Refusal CONFLICT. */
export function refuseRemoved({ deletedAt }: Upload): void {
  if (deletedAt !== null) throw new Refusal('CONFLICT', 'The file is not kept any more, so it cannot be read again.')
}

/** The file with other contents, where it is the one that changes. */
export const withContents = (
  file: LoadedFile,
  { id }: Pick<Upload, 'id'>,
  { metadata, read }: { readonly metadata: ApplicationUpload; readonly read: ReadApplicationFile },
): LoadedFile => (file.upload.id === id ? { ...file, read, upload: { ...file.upload, metadata } } : file)

/** An upload as a file of its application. */
export const fileOf = (analysisId: string, upload: Upload, { metadata, read }: HeldFile): LoadedFile => ({
  analysisId,
  upload: { ...upload, metadata },
  read,
  docType: 'other',
})
