/** Financial statement analyses as the service offers them: submitted, awaited, watched, canceled, corrected, downloaded. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { AnalysisProgress, AnalysisStatus } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import type { Pool } from '../jobs/task.ts'
import { Runner } from '../jobs/runner.ts'
import type { Correction } from '../store/analyses.ts'
import type { Job, JobState } from '../store/jobs.ts'
import type { Links } from '../store/links.ts'
import {
  analyseStatements,
  resultOf,
  type ReadFile,
  type ReadingProgress,
  type StatementFile,
} from './analyse-statements.ts'
import { acceptStatements, type IntakeServices, type StatementRequest } from './intake.ts'
import type { StatementTasks } from './tasks.ts'
import { Workbooks, type Download } from './workbooks.ts'

export interface StatementAnalyses {
  /** Where files go that are too large to hold while they stream; what a refused request stored there is removed by the caller. */
  readonly uploads: {
    store(source: AsyncIterable<Uint8Array>): Promise<string>
    remove(id: string): Promise<void>
  }
  /**
   * Accepts a request and queues its analysis; the analysis id is known at once and survives a crash.
   * Throws Refusal NOT_A_PDF, QUOTA_USED_UP, BUSY; then nothing is kept but what `uploads` holds.
   */
  submit(request: StatementRequest): Promise<string>
  /** Ends when the analysis ends. Throws the Refusal it failed with, CANCELED, or an Error for a defect. Whoever hangs up cancels nothing. */
  settled(analysisId: string): Promise<FinancialStatementResult>
  /** null: no such analysis. */
  progress(analysisId: string): AnalysisProgress | null
  /** Calls back at every step until the end, and at once with the state as it is; returns how to stop. */
  watch(analysisId: string, listener: (progress: AnalysisProgress) => void): () => void
  /** False when there is none, or it was over. */
  cancel(analysisId: string): boolean
  /** Removes an analysis with its files, workbooks and corrections; one under way is canceled first. False when there is none. */
  remove(analysisId: string): Promise<boolean>
  /** The newest result with a fresh reportUrl; null: none yet, or no such analysis. */
  result(analysisId: string): FinancialStatementResult | null
  /** Adds a correction and recomputes everything. Throws Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (no such figure). */
  correct(analysisId: string, correction: Pick<Correction, 'path' | 'value' | 'note' | 'author'>): Correction
  /** The file of a link, after `links.verify`; a workbook is written at its first download. Throws Refusal NOT_FOUND. */
  download(fileId: string): Promise<Download>
  /** Waiting and running, for /health. */
  load(): { readonly waiting: number; readonly running: number }
}

export interface AnalysisServices extends IntakeServices {
  readonly links: Links
  readonly pool: Pool<StatementTasks>
  /** The address of the service as others know it, without a slash at the end. */
  readonly baseUrl: () => string
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

/** The analyses over a store; `start` begins to work, `close` lets what runs finish for `graceMs` and keeps the rest for the next start. */
export function openStatementAnalyses(services: AnalysisServices): StatementAnalyses & {
  start(): Promise<void>
  close(graceMs: number): Promise<void>
} {
  const { store, vault, clock, pool, onDefect } = services
  const workbooks = new Workbooks(services)
  const reading = new Map<string, ReadingProgress>()
  const listeners = new Map<string, Set<(progress: AnalysisProgress) => void>>()

  const runner = new Runner({ store, perform, concurrency: services.concurrency, onDefect, abandon, ended })

  /** Reads and assembles; what it returns is written together with the end of the job. */
  async function perform(job: Job, signal: AbortSignal): Promise<() => void> {
    const { analysisId } = job
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('CANCELED', 'The analysis was removed.')
    const uploads = store.uploads.ofAnalysis(analysisId)
    const files = uploads.map(({ id, fileName, sha256, password, metadata }): StatementFile => {
      const { statementType, periodEnd, companyName = null, fiscalYear = null, ...market } = metadata
      const clues = { ...market, statementType, periodEnd, companyName, fiscalYear }
      return { source: vault.locate(id), fileName, sha256, password, clues }
    })
    const onProgress = (progress: ReadingProgress): void => {
      reading.set(analysisId, progress)
      tell(analysisId)
    }
    const reportUrl = workbooks.url(analysisId, analysis.revision + 1)
    const { read, result } = await analyseStatements({ files, analysisId, reportUrl }, pool, { signal, onProgress })
    return () => {
      store.analyses.addRevision(analysisId, result)
      read.forEach((file, index) => store.uploads.saveExtraction(uploads[index]!.id, file))
      if (analysis.keyId !== null) store.usage.count(analysis.keyId, analysisId)
    }
  }

  /** A refused or canceled analysis keeps neither its files nor their passwords. */
  function abandon(job: Job): void {
    for (const { id } of store.uploads.ofAnalysis(job.analysisId)) store.uploads.markDeleted(id)
  }

  async function ended(job: Job): Promise<void> {
    reading.delete(job.analysisId)
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

  function result(analysisId: string): FinancialStatementResult | null {
    const analysis = store.analyses.find(analysisId)
    const stored = store.analyses.result(analysisId)
    if (analysis === null || stored === null) return null
    return { ...stored, reportUrl: workbooks.url(analysisId, analysis.revision) }
  }

  return {
    uploads: {
      store: async source => (await vault.seal(clock.id(), source)).id,
      remove: id => vault.remove(id),
    },
    async submit(request) {
      const analysisId = await acceptStatements(request, services)
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
      throw new Refusal('BUSY', 'The service is stopping; the analysis goes on at its next start.')
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
      await Promise.all(sealed.map(id => vault.remove(id)))
      return true
    },
    result,
    correct(analysisId, given) {
      const analysis = store.analyses.find(analysisId)
      if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
      if (analysis.revision === 0)
        throw new Refusal('CONFLICT', 'The analysis has no result yet that could be corrected.')
      const read = store.uploads.extractions(analysisId) as readonly ReadFile[]
      return store.transaction(() => {
        const correction = store.analyses.addCorrection(analysisId, given)
        const reportUrl = workbooks.url(analysisId, analysis.revision + 1)
        const corrections = store.analyses.corrections(analysisId)
        store.analyses.addRevision(analysisId, resultOf(read, { analysisId, reportUrl, corrections }))
        return correction
      })
    },
    download: fileId => workbooks.open(fileId),
    load() {
      const running = runner.running
      return { running, waiting: Math.max(0, store.jobs.open() - running) }
    },
    async start() {
      const uploads = new Set(store.uploads.idsWithBlob())
      await vault.sweep(id => uploads.has(id) || workbooks.owns(id))
      store.idempotency.releaseUnanswered()
      runner.start()
    },
    close: graceMs => runner.close(graceMs),
  }
}
