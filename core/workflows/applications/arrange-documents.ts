/** Documents of a file split, joined and retyped by a person; undone the same way. */
import type { StatedDocument } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import type { OcrCache } from '../intake/ocr-cache.ts'
import type { DeskTasks } from '../intake/tasks.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { saveReading } from '../save-reading.ts'
import { readAgain } from './analyze.ts'
import type { MoveServices } from './commit-move.ts'
import { faultOfDocuments } from '../intake/page-groups.ts'
import { heldFile, refuseRemoved, withContents } from './held-file.ts'
import type { LoadedFile } from './load-application.ts'

export interface ArrangementServices extends MoveServices {
  readonly vault: Vault
  readonly pool: Pool<DeskTasks>
  readonly lookups: LookupSettings
  readonly ocrCache: OcrCache
}

/** How the documents of a file are arranged. */
export interface Arrangement {
  /** null: as they are recognized. */
  readonly documents: readonly StatedDocument[] | null
  readonly author: string
}

/**
 * Reads a file again with these documents in it. Returns what was stated before. Throws Refusal NOT_FOUND (no such document), CONFLICT (it is
 * no document of an application that was read), BAD_VALUE.
 */
export async function arrangeDocuments(
  services: ArrangementServices,
  uploadId: string,
  { documents, author }: Arrangement,
): Promise<readonly StatedDocument[] | null> {
  const { store, vault, ocrCache, revisions, applications, wakeOutbox } = services
  const held = heldFile(store, uploadId)
  const { upload, analysis, appId } = held
  const fault = documents === null ? null : faultOfDocuments(documents, held.read.facts?.pages ?? 0)
  if (fault !== null) throw new Refusal('BAD_VALUE', fault)
  refuseRemoved(upload)
  const { documents: before = null, ...others } = upload.metadata as ApplicationUpload
  const metadata: ApplicationUpload = documents === null ? others : { ...others, documents }
  const sealed = vault.locate(uploadId)
  const kept = ocrCache.find(upload.sha256, null)
  const source = kept === null ? sealed : { read: kept }
  const read = await readAgain({ ...upload, metadata, sealed, source }, { ...services, now: upload.receivedAt })
  for (;;) {
    const changed = (files: readonly LoadedFile[]) => files.map(file => withContents(file, upload, { metadata, read }))
    const revision = await applications.prepare(appId, { changed })
    const isStored = store.transaction(() => {
      heldFile(store, uploadId)
      if (applications.isStale(appId, revision)) return false
      store.uploads.restate(uploadId, metadata)
      saveReading(store, uploadId, read)
      store.history.add({
        subject: { analysisId: null, appId },
        action: 'arranged',
        author,
        details: { fileName: upload.fileName, documents, before },
        sourceId: analysis.id,
      })
      revisions.add(analysis, null, revision)
      return true
    })
    if (!isStored) continue
    wakeOutbox()
    return before
  }
}
