/** Documents of applications arranged by a person: split and joined within their file, and moved to other applications; undone the same way. */
import type { Clock } from '../../clock.ts'
import type { DocumentMove, MovedDocument, StatedDocument } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import type { Analysis } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { ApplicationUpload, Upload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import type { OcrCache } from '../intake/ocr-cache.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'
import type { DeskTasks } from '../intake/tasks.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { saveReading } from '../save-reading.ts'
import { readAgain, type ReadApplicationFile } from './analyze.ts'
import { faultOfDocuments, separated, together, type HeldFile } from './document-pages.ts'
import type { LoadedFile } from './load-application.ts'
import { movedCorrections } from './moved-corrections.ts'
import type { ApplicationRecords, PreparedRevision } from './records.ts'

export interface ArrangementServices {
  readonly clock: Clock
  readonly store: Store
  readonly vault: Vault
  readonly pool: Pool<DeskTasks>
  readonly lookups: LookupSettings
  readonly ocrCache: OcrCache
  readonly applications: ApplicationRecords
  readonly revisions: AnalysisRevisions
  /** An event may be waiting to be sent. */
  readonly wakeOutbox: () => void
}

/** A file of an application that has been read. */
interface Held extends HeldFile {
  readonly analysis: Analysis
  readonly appId: string
  readonly upload: Upload
}

/** What a move changes: files that get other contents, a file that comes in, one that goes. */
interface Change {
  readonly from: string
  readonly to: string
  readonly left: (files: readonly LoadedFile[]) => readonly LoadedFile[]
  readonly joined: (files: readonly LoadedFile[]) => readonly LoadedFile[]
  readonly write: () => void
  /** What the histories of both say. */
  readonly fileName: string
  /** Analyses that the next revisions of both applications belong to. */
  readonly analyses: readonly [from: Analysis, to: string]
}

/** All throw Refusal NOT_FOUND (no such document), CONFLICT (it is no document of an application that was read), BAD_VALUE. */
export class DocumentArrangements {
  readonly #services: ArrangementServices

  constructor(services: ArrangementServices) {
    this.#services = services
  }

  /** Reads a file again with these documents in it; null: as they are recognized. Returns what was stated before. */
  async arrange(
    uploadId: string,
    documents: readonly StatedDocument[] | null,
    author: string,
  ): Promise<readonly StatedDocument[] | null> {
    const { store, vault, ocrCache, revisions, applications, wakeOutbox } = this.#services
    const held = this.#held(uploadId)
    const { upload, analysis, appId } = held
    const fault = documents === null ? null : faultOfDocuments(documents, held.read.facts?.pages ?? 0)
    if (fault !== null) throw new Refusal('BAD_VALUE', fault)
    this.#refuseRemoved(upload)
    const { documents: before = null, ...others } = upload.metadata as ApplicationUpload
    const metadata: ApplicationUpload = documents === null ? others : { ...others, documents }
    const sealed = vault.locate(uploadId)
    const kept = ocrCache.find(upload.sha256, null)
    const source = kept === null ? sealed : { read: kept }
    const read = await readAgain({ ...upload, metadata, sealed, source }, { ...this.#services, now: upload.receivedAt })
    for (;;) {
      const changed = (files: readonly LoadedFile[]) =>
        files.map(file => withContents(file, upload, { metadata, read }))
      const revision = await applications.prepare(appId, { changed })
      const isStored = store.transaction(() => {
        this.#held(uploadId)
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

  /** Puts a file, or the document that `pages` are, into another application, which is made for it if there is none. */
  async move(uploadId: string, { appId: toAppId, pages }: DocumentMove, author: string): Promise<MovedDocument> {
    const held = this.#held(uploadId)
    if (held.appId === toAppId) throw new Refusal('BAD_VALUE', 'The document is in this application already.')
    const alone = pages === null || held.read.parts.length < 2 ? null : separated(held, pages)
    const rest = alone === null && held.metadata.documents !== undefined ? this.#restOf(held, toAppId) : null
    if (rest !== null) return this.#rejoin(held, rest, author)
    return this.#withTarget(toAppId, async analysisId => {
      if (alone === null) await this.#commit(this.#moveWhole(held, toAppId, analysisId), author)
      else return this.#moveAlone(held, alone, { appId: toAppId, analysisId, author })
      return { id: uploadId, analysisId }
    })
  }

  #moveWhole(held: Held, to: string, analysisId: string): Change {
    const { store } = this.#services
    const { upload } = held
    const file = fileOf(analysisId, upload, held)
    return {
      from: held.appId,
      to,
      fileName: upload.fileName,
      analyses: [held.analysis, analysisId],
      left: files => files.filter(one => one.upload.id !== upload.id),
      joined: files => [...files, file],
      write: () => {
        store.uploads.move(upload.id, analysisId)
        this.#moveCorrections(held, null, { analysisId, uploadId: upload.id })
      },
    }
  }

  /** The document goes in a copy of the file; the file keeps the others. */
  async #moveAlone(
    held: Held,
    alone: { readonly document: HeldFile; readonly others: HeldFile },
    { appId, analysisId, author }: { readonly appId: string; readonly analysisId: string; readonly author: string },
  ): Promise<MovedDocument> {
    const { store, vault, clock } = this.#services
    const { upload } = held
    this.#refuseRemoved(upload)
    const id = clock.id()
    const { fileName } = alone.document.read
    const copy = { ...upload, id, analysisId, fileName, metadata: alone.document.metadata, password: null }
    const pages = alone.document.read.parts.flatMap(part => part.pages)
    await vault.seal(id, (await vault.open(upload.id))!.content)
    try {
      await this.#commit(
        {
          from: held.appId,
          to: appId,
          fileName,
          analyses: [held.analysis, analysisId],
          left: files => files.map(file => withContents(file, upload, alone.others)),
          joined: files => [...files, fileOf(analysisId, copy, alone.document)],
          write: () => {
            store.uploads.restate(upload.id, alone.others.metadata)
            saveReading(store, upload.id, alone.others.read)
            store.uploads.add([copy])
            saveReading(store, id, alone.document.read)
            store.library.copyPages(upload.id, id, pages)
            this.#moveCorrections(held, pages, { analysisId, uploadId: id })
          },
        },
        author,
      )
    } catch (error) {
      await vault.remove(id)
      throw error
    }
    return { id, analysisId }
  }

  /** The file of the other application that this one was separated from: it has the same content, and other pages. */
  #restOf({ upload }: Held, appId: string): Held | null {
    const { store } = this.#services
    const uploads = store.applications.workflows(appId).flatMap(one => store.uploads.ofAnalysis(one.analysisId))
    const rest = uploads.find(
      ({ sha256, metadata }) => sha256 === upload.sha256 && (metadata as ApplicationUpload).documents !== undefined,
    )
    return rest === undefined ? null : this.#held(rest.id)
  }

  /** Puts a document back into the file it was separated from. */
  async #rejoin(held: Held, rest: Held, author: string): Promise<MovedDocument> {
    const { store, vault } = this.#services
    const { upload } = held
    const joined = together(rest, held)
    await this.#commit(
      {
        from: held.appId,
        to: rest.appId,
        fileName: upload.fileName,
        analyses: [held.analysis, rest.analysis.id],
        left: files => files.filter(one => one.upload.id !== upload.id),
        joined: files => files.map(file => withContents(file, rest.upload, joined)),
        write: () => {
          store.uploads.restate(rest.upload.id, joined.metadata)
          saveReading(store, rest.upload.id, joined.read)
          this.#moveCorrections(held, null, { analysisId: rest.analysis.id, uploadId: rest.upload.id })
          store.uploads.remove(upload.id)
        },
      },
      author,
    )
    await vault.remove(upload.id)
    return { id: rest.upload.id, analysisId: rest.analysis.id }
  }

  /** Both applications in one transaction, prepared again when something else changed one of them. */
  async #commit(change: Change, author: string): Promise<void> {
    const { store, applications, revisions, wakeOutbox } = this.#services
    const { from, to, left, joined, write, fileName, analyses } = change
    const [source, targetId] = analyses
    for (;;) {
      const before = await applications.prepare(from, { changed: left })
      const after = await applications.prepare(to, { changed: joined })
      const isStored = store.transaction(() => {
        const isStale = (appId: string, revision: PreparedRevision | null) => applications.isStale(appId, revision)
        if (isStale(from, before) || isStale(to, after)) return false
        write()
        const entry = { author, sourceId: targetId }
        const [leftHistory, joinedHistory] = [from, to].map(appId => ({ analysisId: null, appId }))
        store.history.add({ ...entry, subject: leftHistory!, action: 'moved_out', details: { fileName, to } })
        store.history.add({ ...entry, subject: joinedHistory!, action: 'moved_in', details: { fileName, from } })
        revisions.add(source, null, before)
        revisions.add(store.analyses.find(targetId)!, null, after)
        return true
      })
      if (!isStored) continue
      wakeOutbox()
      return
    }
  }

  /** With an analysis of the application that files can be put into; it goes again when the work fails. */
  async #withTarget<T>(appId: string, work: (analysisId: string) => Promise<T>): Promise<T> {
    const { store, clock } = this.#services
    const analysisId = clock.id()
    const isNew = store.applications.find(appId) === null
    store.transaction(() => {
      store.applications.open(appId, {})
      store.analyses.add({ id: analysisId, kind: 'application', appId, keyId: null })
      store.jobs.finish(store.jobs.add(analysisId).id)
    })
    try {
      return await work(analysisId)
    } catch (error) {
      store.transaction(() => {
        store.analyses.remove(analysisId)
        if (isNew && store.applications.workflows(appId).length === 0) store.applications.remove(appId)
      })
      throw error
    }
  }

  #moveCorrections(
    { appId, upload }: Held,
    pages: readonly number[] | null,
    to: { readonly analysisId: string; readonly uploadId: string },
  ): void {
    const { store } = this.#services
    for (const { analysisId } of store.applications.workflows(appId))
      for (const { id, path } of movedCorrections(
        store.analyses.corrections(analysisId),
        upload.id,
        pages,
        to.uploadId,
      ))
        store.analyses.moveCorrection(id, { analysisId: to.analysisId, path })
  }

  #held(uploadId: string): Held {
    const { store } = this.#services
    const upload = store.uploads.find(uploadId)
    const analysis = upload === null ? null : store.analyses.find(upload.analysisId)
    if (upload === null || analysis === null) throw new Refusal('NOT_FOUND', 'No such document.')
    const isRead = store.jobs.ofAnalysis(analysis.id)?.state === 'done'
    if (analysis.kind !== 'application' || analysis.appId === null || !isRead)
      throw new Refusal('CONFLICT', 'Only documents of an application that have been read can be split or moved.')
    const place = store.uploads.ofAnalysis(analysis.id).findIndex(({ id }) => id === uploadId)
    const read = loadExtractions(store.uploads, 'application', analysis.id)[place] ?? null
    if (read === null) throw new Refusal('CONFLICT', 'The document has not been read.')
    return { upload, analysis, appId: analysis.appId, read, metadata: upload.metadata }
  }

  #refuseRemoved({ deletedAt }: Upload): void {
    if (deletedAt !== null) throw new Refusal('CONFLICT', 'The file is not kept any more, so it cannot be read again.')
  }
}

const withContents = (
  file: LoadedFile,
  { id }: Pick<Upload, 'id'>,
  { metadata, read }: { readonly metadata: ApplicationUpload; readonly read: ReadApplicationFile },
): LoadedFile => (file.upload.id === id ? { ...file, read, upload: { ...file.upload, metadata } } : file)

const fileOf = (analysisId: string, upload: Upload, { metadata, read }: HeldFile): LoadedFile => ({
  analysisId,
  upload: { ...upload, metadata },
  read,
  docType: 'other',
})
