/** The files of analyses of their own: read again, copied and saved. */
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../errors.ts'
import type { Store } from '../../store/store.ts'
import type { Upload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import type { AnalysisKinds } from '../analysis-kind.ts'
import type { OcrCache } from '../intake/ocr-cache.ts'
import type { UploadedFile } from '../intake/uploaded-file.ts'
import { saveReading } from '../save-reading.ts'
import type { OwnAnalysis, OwnFile } from './own-analysis.ts'

export interface FileServices {
  readonly clock: Clock
  readonly store: Store
  readonly vault: Vault
  readonly kinds: AnalysisKinds
  readonly ocrCache: OcrCache
}

const gone = (): Refusal => new Refusal('CONFLICT', 'The file is not kept any more, so it cannot be read again.')

/** Reads files as their metadata say. Throws Refusal CONFLICT for one that is not kept any more, and as reading does. */
export async function readOwnFiles(
  { vault, kinds, ocrCache }: FileServices,
  { analysis }: Pick<OwnAnalysis, 'analysis'>,
  uploads: readonly Upload[],
): Promise<readonly OwnFile[]> {
  if (uploads.some(({ deletedAt }) => deletedAt !== null)) throw gone()
  const located = uploads.map((upload): UploadedFile => {
    const read = ocrCache.find(upload.sha256, upload.password)
    const sealed = vault.locate(upload.id)
    return { ...upload, sealed, source: read === null ? sealed : { read } }
  })
  const read = (await kinds[analysis.kind].read(analysis, located, {})) as readonly OwnFile['read'][]
  return uploads.map((upload, index) => ({ upload, read: read[index]! }))
}

/** A document of a file as a file: with a copy of its bytes, under an id of its own. */
export async function inCopy({ vault, clock }: FileServices, part: OwnFile): Promise<OwnFile> {
  const id = clock.id()
  const stored = await vault.open(part.upload.id)
  if (stored === null) throw gone()
  await vault.seal(id, stored.content)
  return { ...part, upload: { ...part.upload, id, password: null } }
}

/** In a transaction: what is stated and what was read of a stored file. */
export function saveFile({ store }: Pick<FileServices, 'store'>, { upload, read }: OwnFile): void {
  store.uploads.restate(upload.id, upload.metadata, upload.fileName)
  saveReading(store, upload.id, read)
}

/** "invoice.pdf" → "invoice (2).pdf" where the name stands already: results name files. */
export function distinctName(fileName: string, taken: readonly string[]): string {
  const names = new Set(taken.map(name => name.toLowerCase()))
  let distinct = fileName
  for (let count = 2; names.has(distinct.toLowerCase()); count += 1)
    distinct = fileName.replace(/(\.[^.]*)?$/, ending => ` (${count})${ending}`)
  return distinct
}
