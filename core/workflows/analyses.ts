/** Analyses of every kind as the service offers them: submitted, awaited, watched, canceled, corrected, downloaded. */
import type { FullAnalysis } from '../contract/application.ts'
import type { Classification } from '../contract/desk.ts'
import type { AnalysisProgress, AnalysisResult, AnalysisStatus } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import type { Pool, TaskProgress } from '../jobs/task.ts'
import { StaleRevision, Runner } from '../jobs/runner.ts'
import type { Analysis, Correction } from '../store/analyses.ts'
import type { Job, JobState } from '../store/jobs.ts'
import type { Links } from '../store/links.ts'
import type { ApplicationUpload } from '../store/uploads.ts'
import {
  readApplicationFiles,
  refusalOf,
  type ApplicationFile,
  type ReadApplicationFile,
} from './applications/analyze.ts'
import type { AnyAnalysisKind, UploadedFile } from './analysis-kind.ts'
import { openKinds } from './analysis-kinds.ts'
import { uploadOf, type ApplicationRecords, type NewCorrection } from './applications/records.ts'
import type { LookupSettings } from './invoices/complete.ts'
import { openCorrections } from './correct-analysis.ts'
import { identityOf, type StoredReading } from './intake/document-identity.ts'
import { acceptFiles, type AnalysisRequest, type IncomingFile, type IntakeServices } from './intake/intake.ts'
import { OcrCache } from './intake/ocr-cache.ts'
import type { FileFacts } from './intake/read-file.ts'
import type { ReadingProgress, ReadOptions } from './intake/read-files.ts'
import { toStored } from './intake/stored-extraction.ts'
import type { DeskTasks } from './intake/tasks.ts'
import { Workbooks, type StoredFile } from './workbooks.ts'

export interface Analyses {
  /** Where files go that are too large to hold while they stream; what a refused request stored there is removed by the caller. */
  readonly uploads: {
    store(source: AsyncIterable<Uint8Array>): Promise<string>
    remove(id: string): Promise<void>
  }
  /** What a file is; nothing is kept of it but what `uploads` holds, and the reading of a scan in memory for a while. Throws Refusal, and the signal's reason when aborted. */
  classify(
    file: IncomingFile,
    password: string | null,
    options: { readonly signal: AbortSignal; readonly onProgress?: (progress: TaskProgress) => void },
  ): Promise<Classification>
  /**
   * Accepts a request and queues its analysis; the analysis id is known at once and survives a crash.
   * Throws Refusal NOT_A_PDF, QUOTA_USED_UP, BUSY; then nothing is kept but what `uploads` holds.
   */
  submit(request: AnalysisRequest): Promise<string>
  /** Ends when the analysis ends. Throws the Refusal it failed with, CANCELED, or an Error for a defect. Whoever hangs up cancels nothing. */
  settled(analysisId: string): Promise<AnalysisResult>
  /** null: no such analysis. */
  progress(analysisId: string): AnalysisProgress | null
  /** Calls back at every step until the end, and at once with the state as it is; returns how to stop. */
  watch(analysisId: string, listener: (progress: AnalysisProgress) => void): () => void
  /** False when there is none, or it was over. */
  cancel(analysisId: string): boolean
  /** Removes an analysis with its files, workbooks and corrections; one under way is canceled first. False when there is none. */
  remove(analysisId: string): Promise<boolean>
  /** The newest result with a fresh download link; null: none yet, or no such analysis. */
  result(analysisId: string): AnalysisResult | null
  /** Adds a correction and recomputes everything. Throws Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (nothing there). */
  correct(analysisId: string, correction: NewCorrection): Promise<Correction>
  /** Likewise of the payload of an application, wherever what it is made of is kept. */
  correctApplication(appId: string, correction: NewCorrection): Promise<Correction>
  /** The file of a link, after `links.verify`: a document, or a workbook, which is written at its first download. Throws Refusal NOT_FOUND. */
  download(fileId: string): Promise<StoredFile>
  /** Waiting and running, for /health. */
  load(): { readonly waiting: number; readonly running: number }
}

export interface AnalysisServices extends IntakeServices {
  readonly links: Links
  readonly pool: Pool<DeskTasks>
  /** The address of the service as others know it, without a slash at the end. */
  readonly baseUrl: () => string
  readonly lookups: LookupSettings
  readonly applications: ApplicationRecords
  /** There may be something new to send. */
  readonly wakeOutbox: () => void
  /** Analyses at a time. */
  readonly concurrency: number
  /** Called with what is our fault, once. */
  readonly onDefect: (error: unknown, job: Job) => void
}

const statusOf: Record<JobState, AnalysisStatus> = {
  waiting: 'started',
  running: 'processing',
  done: 'complete',
  failed: 'failed',
  canceled: 'canceled',
}

/** The analyses over a store; `tidy` comes first, `start` begins to work, `close` lets what runs finish for `graceMs` and keeps the rest for the next start. */
export function openAnalyses(services: AnalysisServices): Analyses & {
  /** Removes what a dead process left behind; before the first request, whose files and keys would look just like that. */
  tidy(): Promise<void>
  start(): void
  close(graceMs: number): Promise<void>
} {
  const { store, vault, clock, applications, onDefect } = services
  const kinds = openKinds(services)
  const workbooks = new Workbooks(services, kinds)
  const ocrCache = new OcrCache()
  const reading = new Map<string, ReadingProgress>()
  const listeners = new Map<string, Set<(progress: AnalysisProgress) => void>>()

  const runner = new Runner({ store, perform, concurrency: services.concurrency, onDefect, abandon, ended })

  /** Reads and assembles; what it returns is written together with the end of the job. */
  async function perform(job: Job, signal: AbortSignal): Promise<() => void> {
    const { analysisId } = job
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('CANCELED', 'The analysis was removed.')
    const uploads = store.uploads.ofAnalysis(analysisId).map(upload => {
      const read = ocrCache.find(upload.sha256, upload.password)
      return { ...upload, source: read === null ? vault.locate(upload.id) : { read } }
    })
    const onProgress = (progress: ReadingProgress): void => {
      reading.set(analysisId, progress)
      tell(analysisId)
    }
    const options = { signal, onProgress }
    if (analysis.kind === 'application') return performSubmission(analysis, uploads, options)
    const kind = kinds[analysis.kind]
    const read = await kind.read(uploads, options)
    const prepared = await kind.prepare(read, store.analyses.corrections(analysisId))
    return writing(analysis, signal, () => {
      addRevision(analysis, kind, prepared)
      read.forEach((file, index) => keepRead(uploads[index]!.id, file))
      if (kind.counted && analysis.keyId !== null) store.usage.count(analysis.keyId, analysisId)
    })
  }

  /** Reads the files of a submission. Throws the refusals of all as one when nothing of the whole application can be read. */
  async function performSubmission(
    analysis: Analysis,
    uploads: readonly UploadedFile[],
    options: ReadOptions & { readonly signal: AbortSignal },
  ): Promise<() => void> {
    const read = await readApplicationFiles(uploads.map(applicationFileOf), services.lookups, services.pool, options)
    const refusals = read.flatMap(file => refusalOf(file) ?? [])
    const code = read.find(({ refusal }) => refusal !== null)?.refusal?.code
    if (code !== undefined && refusals.length === read.length && !applications.hasDocuments(analysis.appId!))
      throw new Refusal(code, refusals.join(' '))
    const keep = (): void => read.forEach((file, index) => keepRead(uploads[index]!.id, file))
    return writing(analysis, options.signal, keep, read)
  }

  /** What is to be written of an analysis: what it found, and the next revision of the application it belongs to. */
  async function writing(
    analysis: Analysis,
    signal: AbortSignal,
    keep: () => void,
    submitted?: readonly ReadApplicationFile[],
  ): Promise<() => void> {
    const { id, appId } = analysis
    if (appId === null) return keep
    const revision = await applications.prepare(appId, {
      arriving: submitted && { analysisId: id, read: submitted },
      signal,
    })
    return () => {
      if (applications.isStale(appId, revision))
        throw new StaleRevision(() => writing(analysis, signal, keep, submitted))
      keep()
      if (revision === null) return
      const payload = applications.commit(revision)
      const companyName = payload.loan_app_data?.businessLegalName ?? null
      if (submitted !== undefined) store.analyses.addRevision(id, payload, { companyName, periodEnd: null })
    }
  }

  /** Keeps what was read of a file: its words apart from the rest, for they go when the file goes. */
  function keepRead(uploadId: string, file: unknown): void {
    const { texts, facts, ...rest } = file as Partial<FileFacts> & { readonly facts?: FileFacts | null }
    const { texts: textsOfFacts, ...otherFacts } = facts ?? {}
    const kept = { ...rest, ...(facts !== undefined && { facts: facts && otherFacts }) }
    store.uploads.saveExtraction(uploadId, toStored(kept))
    store.library.identify(uploadId, identityOf(rest as StoredReading))
    store.library.savePages(uploadId, texts ?? textsOfFacts ?? [])
  }

  /** Assembles what was prepared as the next revision. */
  function addRevision(analysis: Analysis, kind: AnyAnalysisKind, prepared: unknown): void {
    const download = workbooks.download(analysis, kind, analysis.revision + 1)
    const result = kind.assemble(prepared, { analysis, download })
    store.analyses.addRevision(analysis.id, result, kind.headline(result))
  }

  /** A refused or canceled analysis keeps neither its files nor their passwords. */
  function abandon(job: Job): void {
    for (const { id } of store.uploads.ofAnalysis(job.analysisId)) store.uploads.markDeleted(id)
    const appId = store.analyses.find(job.analysisId)?.appId ?? null
    if (appId !== null) applications.settle(appId)
  }

  async function ended(job: Job): Promise<void> {
    reading.delete(job.analysisId)
    services.wakeOutbox()
    tell(job.analysisId)
    listeners.delete(job.analysisId)
    if (job.state === 'done') return
    try {
      await Promise.all(store.uploads.ofAnalysis(job.analysisId).map(({ id }) => vault.remove(id)))
    } catch (error) {
      // The sweep at the next start removes what could not be removed now.
      onDefect(error, job)
    }
  }

  function tell(analysisId: string): void {
    const heard = listeners.get(analysisId)
    if (heard === undefined) return
    const state = progress(analysisId)
    if (state !== null) for (const listener of heard) listener(state)
  }

  function progress(analysisId: string): AnalysisProgress | null {
    const job = store.jobs.ofAnalysis(analysisId)
    if (job === null) return null
    const status = statusOf[job.state]
    if (job.state === 'done') return { status, progress: 1, message: null }
    const now = reading.get(analysisId)
    if (job.state !== 'failed') return { status, progress: now?.progress ?? 0, message: now?.message ?? null }
    const { message, code } = job.refusal ?? { message: 'Internal error', code: null }
    return { status, progress: now?.progress ?? 0, message, code }
  }

  function result(analysisId: string): AnalysisResult | null {
    const analysis = store.analyses.find(analysisId)
    const stored = store.analyses.result(analysisId)
    if (analysis === null || stored === null) return null
    if (analysis.kind === 'application') return applications.freshened(stored as FullAnalysis)
    const kind = kinds[analysis.kind]
    return kind.withDownload(stored, workbooks.download(analysis, kind, analysis.revision))
  }

  /** The next revision of an application of which something was removed. */
  async function refresh(appId: string | null): Promise<void> {
    if (appId === null) return
    for (let again = true; again;) {
      const revision = await applications.prepare(appId)
      again = store.transaction(() => {
        const stale = applications.isStale(appId, revision)
        if (!stale && revision !== null && revision.revision > 0) applications.commit(revision)
        return stale
      })
    }
    services.wakeOutbox()
  }

  return {
    uploads: {
      store: async source => (await vault.seal(clock.id(), source)).id,
      remove: id => vault.remove(id),
    },
    async classify({ fileName, bytes, storedId, sha256 }, password, options) {
      const source = bytes === null ? vault.locate(storedId!) : { bytes }
      const looked = await services.pool.run('classifyFile', { source, fileName, password }, { ...options, fileName })
      ocrCache.keep(sha256, password, looked.document)
      return looked.classification
    },
    async submit(request) {
      const analysisId = await acceptFiles(request, services)
      runner.wake()
      return analysisId
    },
    async settled(analysisId) {
      const job = await runner.settled(analysisId)
      if (job === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
      const found = job.state === 'done' ? result(analysisId) : null
      if (found !== null) return found
      if (job.state === 'canceled') throw new Refusal('CANCELED', 'The analysis was canceled.')
      if (job.refusal !== null) throw new Refusal(job.refusal.code, job.refusal.message)
      if (job.state === 'failed') throw new Error(`analysis ${analysisId} failed`)
      throw new Refusal(
        'BUSY',
        'The analysis waits: the service is stopping, or its disk is full; it goes on by itself.',
      )
    },
    progress,
    watch(analysisId, listener) {
      const heard = listeners.get(analysisId) ?? new Set()
      listeners.set(analysisId, heard.add(listener))
      const state = progress(analysisId)
      if (state !== null) listener(state)
      return () => void heard.delete(listener)
    },
    cancel: analysisId => runner.cancel(analysisId),
    async remove(analysisId) {
      const analysis = store.analyses.find(analysisId)
      if (analysis === null) return false
      runner.cancel(analysisId)
      const sealed = [
        ...store.uploads.ofAnalysis(analysisId).map(({ id }) => id),
        ...workbooks.idsOf(analysisId, analysis.revision),
      ]
      store.analyses.remove(analysisId)
      store.idempotency.forget(analysisId)
      await Promise.all(sealed.map(id => vault.remove(id)))
      await refresh(analysis.appId)
      return true
    },
    result,
    ...openCorrections({
      store,
      kinds,
      applications,
      keep: addRevision,
    }),
    async download(fileId) {
      const uploadId = uploadOf(fileId)
      if (uploadId === null) return workbooks.open(fileId)
      const upload = store.uploads.find(uploadId)
      const file = upload === null ? null : await vault.open(uploadId)
      if (upload === null || file === null) throw new Refusal('NOT_FOUND', 'No such file.')
      return { fileName: upload.fileName, mediaType: 'application/pdf', ...file }
    },
    load() {
      const running = runner.running
      return { running, waiting: Math.max(0, store.jobs.open() - running) }
    },
    async tidy() {
      const uploads = new Set(store.uploads.idsWithBlob())
      await vault.sweep(id => uploads.has(id) || workbooks.owns(id))
      store.idempotency.releaseUnanswered()
    },
    start: () => runner.start(),
    close: graceMs => runner.close(graceMs),
  }
}

function applicationFileOf({ source, fileName, password, metadata }: UploadedFile): ApplicationFile {
  const { docType = null, statementType = null, periodEnd = null } = metadata as ApplicationUpload
  return { source, fileName, password, docType, statementType, periodEnd }
}
