/** Analyses of every kind as the service offers them: submitted, awaited, watched, canceled, corrected, downloaded. */
import type { Classification, Explanation } from '../contract/desk.ts'
import type { CashFlowChoices, CashFlowReply } from '../contract/cash-flow.ts'
import type { AnalysisProgress, AnalysisResult } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import type { DeskEvent, Observe } from '../events.ts'
import { Runner } from '../jobs/runner.ts'
import type { Pool, TaskProgress } from '../jobs/task.ts'
import type { Correction } from '../store/analyses.ts'
import type { Job } from '../store/jobs.ts'
import type { Links } from '../store/links.ts'
import { damagedFile } from '../store/sealed-file.ts'
import type { AnalysisKinds, NewCorrection } from './analysis-kind.ts'
import { openKinds } from './analysis-kinds.ts'
import { ProgressMonitor } from './analysis-progress.ts'
import { AnalysisRevisions } from './analysis-revisions.ts'
import { openAnalysisDocuments, type AnalysisDocuments } from './arrangements/analysis-documents.ts'
import { openArrangements, type DocumentArrangements } from './applications/document-arrangements.ts'
import { uploadOf, type ApplicationRecords } from './applications/records.ts'
import { CashFlowDesk } from './cash-flow/cash-flow-desk.ts'
import { CorrectionEngine } from './corrections/engine.ts'
import type { ExplainFileInput } from './explain/explain-file.ts'
import { servedAs } from './intake/file-kind.ts'
import { acceptFiles, headOf, type AnalysisRequest, type IncomingFile, type IntakeServices } from './intake/intake.ts'
import { OcrCache } from './intake/ocr-cache.ts'
import type { FileInput } from './intake/read-file.ts'
import type { DeskTasks } from './intake/tasks.ts'
import { Inspections } from './integrity/inspections.ts'
import type { LookupSettings } from './invoices/complete.ts'
import { Removal } from './removal.ts'
import { AnalysisRun } from './run-analysis.ts'
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
   * Why a value of a stored document was chosen, or at which stage it was lost. Throws Refusal NOT_FOUND (the document is not kept), ENCRYPTED (its password is not kept).
   */
  explain(uploadId: string, asked: Omit<ExplainFileInput, keyof FileInput>): Promise<Explanation>
  /** The text of the diagnostics file of a stored document. Throws Refusal as `explain` does. */
  diagnose(uploadId: string): Promise<string>
  /**
   * Accepts a request and queues its analysis; the analysis id is known at once and survives a crash.
   * Throws Refusal NOT_A_PDF, QUOTA_USED_UP, BUSY; then nothing is kept but what `uploads` holds.
   */
  submit(request: AnalysisRequest): Promise<string>
  /** Of its application; null when it belongs to none. Throws Refusal NOT_FOUND. */
  appIdOf(analysisId: string): string | null
  /** Ends when the analysis ends. Throws the Refusal it failed with, CANCELED, or an Error for a defect. Whoever hangs up cancels nothing. */
  waitFor(analysisId: string): Promise<AnalysisResult>
  /** null: no such analysis. */
  progress(analysisId: string): AnalysisProgress | null
  /** Calls back at every step until the end, and at once with the state as it is; returns how to stop. */
  watch(analysisId: string, listener: (progress: AnalysisProgress) => void): () => void
  /** False when there is none, or it was over. */
  cancel(analysisId: string): boolean
  /** Removes an analysis with its files, workbooks and corrections; one under way is canceled first. False when there is none. */
  remove(analysisId: string): Promise<boolean>
  /** Removes an application with its analyses, and everything that tells of it. */
  removeApplication(appId: string): Promise<void>
  /** The newest result with a fresh download link; null: none yet, or no such analysis. */
  result(analysisId: string): AnalysisResult | null
  /** The result as it was at a revision; null: there is none. */
  resultAt(analysisId: string, revision: number): AnalysisResult | null
  /** Stores a correction and recomputes what depends on it. Throws Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (nothing there). */
  correct(analysisId: string, correction: NewCorrection): Promise<Correction>
  /** Likewise for the payload of an application, wherever the corrected value comes from. */
  correctApplication(appId: string, correction: NewCorrection): Promise<Correction>
  /** Stores choices of the cash flow desk as the next revision. Throws Refusal as `correct`. */
  chooseCashFlow(analysisId: string, choices: CashFlowChoices, author: string | null): Promise<CashFlowReply>
  /** Documents of applications, split, joined and moved by a person. */
  readonly arrangements: DocumentArrangements
  /** Documents of analyses of their own, split, joined, moved, separated and added by a person. */
  readonly documents: AnalysisDocuments
  /** The file of a link, after `links.verify`: a document, or a workbook, which is written at its first download. Throws Refusal NOT_FOUND, DAMAGED. */
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
  /** Called once for each bug; without a job for one of an inspection. */
  readonly onDefect: (error: unknown, job?: Job) => void
  /** Hears of files that were read, jobs that ended, and deletions. */
  readonly observe?: Observe
}

/** The analyses and their life as a service. */
export interface OpenAnalyses extends Analyses {
  /** Removes what a crashed process left behind; before the first request, whose files and keys would look just like that. */
  tidy(): Promise<void>
  /** Finishes deletions that a crash interrupted; once the address is known, for results that are prepared again state it. */
  finishRemovals(): Promise<void>
  start(): void
  /** Lets what runs finish for `graceMs` and keeps the rest for the next start. */
  close(graceMs: number): Promise<void>
}

/** What the methods below share. */
interface Parts {
  readonly services: AnalysisServices
  readonly kinds: AnalysisKinds
  readonly workbooks: Workbooks
  readonly revisions: AnalysisRevisions
  readonly progress: ProgressMonitor
  readonly ocrCache: OcrCache
  readonly runner: Runner
  readonly removal: Removal
  readonly inspections: Inspections
}

export function openAnalyses(services: AnalysisServices): OpenAnalyses {
  const { store, applications } = services
  const kinds = openKinds(services)
  const workbooks = new Workbooks(services, kinds)
  const revisions = new AnalysisRevisions({ store, kinds, workbooks, applications })
  const progress = new ProgressMonitor(store)
  const ocrCache = new OcrCache()
  const inspections = new Inspections({
    ...services,
    revisions,
    isReading: () => runner.running > 0,
  })
  const run = new AnalysisRun({ ...services, kinds, revisions, ocrCache, progress, inspections })
  const runner = openRunner(services, { progress, run, inspections })
  const corrections = new CorrectionEngine({ store, kinds, revisions, applications, wakeOutbox: services.wakeOutbox })
  const cashFlow = new CashFlowDesk({ store, revisions, applications, corrections, workbooks })
  const removal = new Removal({ ...services, runner, workbooks, ocrCache })
  const parts = { services, kinds, workbooks, revisions, progress, ocrCache, runner, removal, inspections }
  return {
    ...submission(parts),
    appIdOf(analysisId) {
      const analysis = store.analyses.find(analysisId)
      if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
      return analysis.appId
    },
    progress: analysisId => progress.of(analysisId),
    watch: (analysisId, listener) => progress.watch(analysisId, listener),
    cancel: analysisId => runner.cancel(analysisId),
    remove: analysisId => removal.analysis(analysisId),
    removeApplication: appId => removal.application(appId),
    result: analysisId => revisions.result(analysisId),
    resultAt: (analysisId, revision) => revisions.resultAt(analysisId, revision),
    correct: (analysisId, given) => corrections.correct(analysisId, given),
    correctApplication: (appId, given) => corrections.correctApplication(appId, given),
    chooseCashFlow: (analysisId, choices, author) => cashFlow.choose(analysisId, choices, author),
    arrangements: openArrangements({ ...services, revisions, ocrCache }),
    documents: openAnalysisDocuments({ ...services, kinds, revisions, ocrCache, inspections, removal }),
    download: fileId => download(fileId, parts),
    ...lifecycle(parts),
  }
}

/** The runner of the jobs, and what follows when one is over. */
function openRunner(
  services: AnalysisServices,
  { progress, run, inspections }: Pick<Parts, 'progress' | 'inspections'> & { readonly run: AnalysisRun },
): Runner {
  const { store, vault, applications, concurrency, onDefect, wakeOutbox, observe } = services

  /** A refused or canceled analysis keeps neither its files nor their passwords. */
  function abandon(job: Job): void {
    for (const { id } of store.uploads.ofAnalysis(job.analysisId)) store.uploads.markDeleted(id)
    const appId = store.analyses.find(job.analysisId)?.appId ?? null
    if (appId !== null) applications.finish(appId)
  }

  async function ended(job: Job): Promise<void> {
    wakeOutbox()
    progress.end(job.analysisId)
    observe?.(endOf(job, store.analyses.find(job.analysisId)?.kind ?? null))
    // Once the answer has been given.
    setImmediate(() => inspections.wake())
    if (job.state === 'done') return
    try {
      await Promise.all(store.uploads.ofAnalysis(job.analysisId).map(({ id }) => vault.remove(id)))
    } catch (error) {
      // The sweep at the next start removes what could not be removed now.
      onDefect(error, job)
    }
  }

  return new Runner({ store, perform: run.perform, concurrency, onDefect, abandon, ended })
}

function endOf(job: Job, kind: string | null): DeskEvent {
  const { id, analysisId, state, refusal, attempts, createdAt, startedAt, finishedAt } = job
  return {
    event: 'job_ended',
    jobId: id,
    analysisId,
    kind,
    state: state as 'done' | 'failed' | 'canceled',
    errorCode: refusal?.code ?? null,
    attempts,
    waitMs: startedAt === null ? null : startedAt - createdAt,
    durationMs: startedAt === null || finishedAt === null ? null : finishedAt - startedAt,
  }
}

function submission({
  services,
  kinds,
  revisions,
  ocrCache,
  runner,
}: Parts): Pick<Analyses, 'uploads' | 'classify' | 'explain' | 'diagnose' | 'submit' | 'waitFor'> {
  const { vault, clock } = services
  return {
    uploads: {
      store: async source => (await vault.seal(clock.id(), source)).id,
      remove: id => vault.remove(id),
    },
    async classify({ fileName, bytes, storedId, sha256 }, password, options) {
      const source = bytes === null ? vault.locate(storedId!) : { bytes }
      const input = { source, fileName, password }
      const { classification, document } = await services.pool.run('classifyFile', input, { ...options, fileName })
      if (document !== null) ocrCache.keep(sha256, password, document)
      return classification
    },
    async explain(uploadId, asked) {
      const file = storedFile(uploadId, { services, ocrCache })
      return services.pool.run('explainFile', { ...file, ...asked }, { fileName: file.fileName })
    },
    async diagnose(uploadId) {
      const file = storedFile(uploadId, { services, ocrCache })
      return services.pool.run('diagnoseFile', file, { fileName: file.fileName })
    },
    async submit(request) {
      const analysisId = await acceptFiles(request, { ...services, kinds })
      runner.wake()
      return analysisId
    },
    async waitFor(analysisId) {
      const job = await runner.waitFor(analysisId)
      if (job === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
      const found = job.state === 'done' ? revisions.result(analysisId) : null
      if (found !== null) return found
      if (job.state === 'canceled') throw new Refusal('CANCELED', 'The analysis was canceled.')
      if (job.refusal !== null) throw new Refusal(job.refusal.code, job.refusal.message)
      if (job.state === 'failed') throw new Error(`analysis ${analysisId} failed`)
      throw new Refusal(
        'BUSY',
        'The analysis waits: the service is stopping, or its disk is full; it goes on by itself.',
      )
    },
  }
}

/** A stored document, to be read again by a task. Throws Refusal NOT_FOUND. */
function storedFile(uploadId: string, { services, ocrCache }: Pick<Parts, 'services' | 'ocrCache'>): FileInput {
  const { store, vault } = services
  const document = store.library.find(uploadId)
  if (document === null || document.deletedAt !== null)
    throw new Refusal('NOT_FOUND', 'The document is not kept any more, so it cannot be read again.')
  const { fileName, sha256 } = document
  const read = ocrCache.find(sha256, null)
  return { source: read === null ? vault.locate(uploadId) : { read }, fileName, password: null }
}

async function download(fileId: string, { services, workbooks }: Parts): Promise<StoredFile> {
  const { store, vault } = services
  const uploadId = uploadOf(fileId)
  if (uploadId === null) return workbooks.open(fileId)
  const upload = store.uploads.find(uploadId)
  if (upload === null || upload.deletedAt !== null) throw new Refusal('NOT_FOUND', 'No such file.')
  // To its end before the first byte goes out: an answer that breaks off says nothing.
  if ((await vault.verify(uploadId)) === null) throw damagedFile(uploadId, 'missing')
  const served = servedAs(upload.fileName, await headOf(uploadId, vault))
  const file = await vault.open(uploadId)
  if (file === null) throw new Refusal('NOT_FOUND', 'No such file.')
  return { ...served, ...file }
}

function lifecycle({
  services,
  workbooks,
  runner,
  removal,
  inspections,
}: Parts): Pick<OpenAnalyses, 'load' | 'tidy' | 'finishRemovals' | 'start' | 'close'> {
  const { store, vault } = services
  return {
    load() {
      const running = runner.running
      return { running, waiting: Math.max(0, store.jobs.open() - running) }
    },
    async tidy() {
      const uploads = new Set(store.uploads.idsWithBlob())
      await vault.sweep(id => uploads.has(id) || workbooks.owns(id))
      store.idempotency.releaseUnanswered()
    },
    finishRemovals: () => removal.resume(),
    start() {
      runner.start()
      inspections.wake()
    },
    close: async graceMs => void (await Promise.all([runner.close(graceMs), inspections.close()])),
  }
}
