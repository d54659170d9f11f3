/**
 * Off the way of the answer: files of the two analysis endpoints are inspected once their analysis is over, one after the other, while nothing else
 * is read where that can be had. What is found is the next revision of the analysis, and of the application it belongs to.
 */
import type { IntegrityFinding } from '../../contract/integrity.ts'
import { Refusal } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import type { WaitingInspection } from '../../store/inspections.ts'
import type { Store } from '../../store/store.ts'
import type { Upload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import type { ApplicationRecords } from '../applications/records.ts'
import type { FileFacts } from '../intake/read-file.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import type { IntegrityTasks } from './inspect-task.ts'

export interface InspectionServices {
  readonly store: Store
  readonly vault: Pick<Vault, 'locate'>
  readonly pool: Pool<IntegrityTasks>
  readonly revisions: Pick<AnalysisRevisions, 'addInspected'>
  readonly applications: ApplicationRecords
  readonly wakeOutbox: () => void
  /** Whether documents are being read. */
  readonly isReading: () => boolean
  readonly onDefect: (error: unknown) => void
}

/** A pause begins so long after the last reading: whoever sends one document after the other waits for no inspection between them. */
const REST_MS = 250
/** An inspection waits no longer than this for a pause between readings. */
const PATIENCE_MS = 10_000
/** A file that was begun so often when the process ended is not inspected. */
const MAX_ATTEMPTS = 2

export class Inspections {
  readonly #services: InspectionServices
  /** Of encrypted files, by upload; they are stored nowhere once a file was read. */
  readonly #passwords = new Map<string, string>()
  readonly #closed = new AbortController()
  #running: Promise<void> | null = null
  /** Looks again whether there is a pause. */
  #pause: (() => void) | null = null
  /** A pause has begun, and nothing was read since. */
  #isResting = false

  constructor(services: InspectionServices) {
    this.#services = services
  }

  /** Files to inspect. In the transaction that ends their analysis. */
  expect(uploads: readonly Pick<Upload, 'id' | 'password'>[]): void {
    this.#services.store.inspections.add(uploads.map(({ id }) => id))
    for (const { id, password } of uploads) if (password !== null) this.#passwords.set(id, password)
  }

  /** A job was over, or the service starts: there may be files to inspect. */
  wake(): void {
    this.#isResting = false
    this.#pause?.()
    if (this.#closed.signal.aborted) return
    this.#running ??= this.#work()
      .catch((error: unknown) => this.#services.onDefect(error))
      .finally(() => (this.#running = null))
  }

  /** What is being inspected is inspected again at the next start. */
  async close(): Promise<void> {
    this.#closed.abort(new Refusal('CANCELED', 'The service stops.'))
    this.#pause?.()
    await this.#running
  }

  async #work(): Promise<void> {
    const { store } = this.#services
    for (;;) {
      await this.#pauseOfReading()
      if (this.#closed.signal.aborted) return
      const ended = store.inspections.ended()
      const next = ended === null ? store.inspections.next() : null
      if (ended === null && next === null) return this.#passwords.clear()
      if (!(await this.#unlessBusy(() => (ended === null ? this.#inspect(next!) : this.#join(ended))))) return
    }
  }

  #pauseOfReading(): Promise<void> {
    if (this.#isResting && !this.#services.isReading()) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, PATIENCE_MS)
    let rest: NodeJS.Timeout | undefined
    this.#pause = () => {
      clearTimeout(rest)
      if (this.#closed.signal.aborted) resolve()
      else
        rest = setTimeout(() => {
          // The end of what is read now wakes it again.
          if (this.#services.isReading()) return
          this.#isResting = true
          resolve()
        }, REST_MS)
      rest?.unref()
    }
    patience.unref()
    this.#pause()
    return promise.finally(() => {
      clearTimeout(patience)
      clearTimeout(rest)
      this.#pause = null
    })
  }

  /** False when nothing can be written now: the next job, or the next start, goes on. */
  async #unlessBusy(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'BUSY') return false
      throw error
    }
  }

  /** False when the service stops. */
  async #inspect(waiting: WaitingInspection): Promise<boolean> {
    const { store } = this.#services
    const { uploadId, attempts } = waiting
    store.passingTransaction(() => store.inspections.begin(uploadId))
    const findings = attempts >= MAX_ATTEMPTS ? null : await this.#findingsOf(waiting)
    if (findings === undefined) return false
    store.transaction(() => store.inspections.finish(uploadId, findings))
    this.#passwords.delete(uploadId)
    return true
  }

  /** null: it cannot be inspected; undefined: the service stops. */
  async #findingsOf({
    uploadId,
    analysisId,
  }: WaitingInspection): Promise<readonly IntegrityFinding[] | null | undefined> {
    const { store, vault, pool } = this.#services
    const kind = store.analyses.find(analysisId)?.kind
    const uploads = store.uploads.ofAnalysis(analysisId)
    const index = uploads.findIndex(({ id }) => id === uploadId)
    const upload = uploads[index]
    if (upload === undefined || kind === undefined || upload.deletedAt !== null) return null
    const facts = loadExtractions(store.uploads, kind, analysisId)[index] as FileFacts | null | undefined
    const input = {
      source: vault.locate(uploadId),
      fileName: upload.fileName,
      password: this.#passwords.get(uploadId) ?? null,
      now: upload.receivedAt,
      pages: facts?.pages ?? 1,
      ocrPages: facts?.ocrPages ?? 0,
      // One statement may fill a file, or several: what was extracted does not say where one ends.
      documents: [],
    }
    try {
      return await pool.run('inspectFile', input, { signal: this.#closed.signal, fileName: upload.fileName })
    } catch (error) {
      if (this.#closed.signal.aborted) return undefined
      // A file that ends or stalls the worker, or that was deleted meanwhile.
      if (!(error instanceof Refusal)) this.#services.onDefect(error)
      return null
    }
  }

  /** What was found becomes the next revision of the analysis, and of the application its documents are in; both at once. */
  async #join(analysisId: string): Promise<boolean> {
    const { store, revisions, applications, wakeOutbox } = this.#services
    const appId = store.analyses.find(analysisId)?.appId ?? null
    for (let retry = true; retry;) {
      const prepared = appId === null ? null : await applications.prepare(appId, { signal: this.#closed.signal })
      retry = store.transaction(() => {
        if (appId !== null && prepared !== null && applications.isStale(appId, prepared)) return true
        revisions.addInspected(analysisId)
        store.inspections.join(analysisId)
        if (prepared !== null && prepared.revision !== 0) applications.commit(prepared)
        return false
      })
    }
    wakeOutbox()
    return true
  }
}
