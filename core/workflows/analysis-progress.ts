/** The progress of analyses, read at any time or watched step by step. */
import type { AnalysisProgress, AnalysisStatus } from '../contract/service.ts'
import type { JobState } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import type { ReadingProgress } from './intake/read-files.ts'

type Listener = (progress: AnalysisProgress) => void

const statusOf: Record<JobState, AnalysisStatus> = {
  waiting: 'started',
  running: 'processing',
  done: 'complete',
  failed: 'failed',
  canceled: 'canceled',
}

export class ProgressMonitor {
  readonly #store: Pick<Store, 'jobs'>
  readonly #reading = new Map<string, ReadingProgress>()
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(store: Pick<Store, 'jobs'>) {
    this.#store = store
  }

  /** A step of the reading of an analysis that runs. */
  advance(analysisId: string, progress: ReadingProgress): void {
    this.#reading.set(analysisId, progress)
    this.#notify(analysisId)
  }

  /** The analysis is over: its listeners get the last state and are removed. */
  end(analysisId: string): void {
    this.#reading.delete(analysisId)
    this.#notify(analysisId)
    this.#listeners.delete(analysisId)
  }

  /** null: no such analysis. */
  of(analysisId: string): AnalysisProgress | null {
    const job = this.#store.jobs.ofAnalysis(analysisId)
    if (job === null) return null
    const status = statusOf[job.state]
    if (job.state === 'done') return { status, progress: 1, message: null }
    const now = this.#reading.get(analysisId)
    if (job.state !== 'failed') return { status, progress: now?.progress ?? 0, message: now?.message ?? null }
    const { message, code } = job.refusal ?? { message: 'Internal error', code: null }
    return { status, progress: now?.progress ?? 0, message, code }
  }

  /** Calls back with the present state and at every step until the end; returns how to stop. */
  watch(analysisId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(analysisId) ?? new Set()
    this.#listeners.set(analysisId, listeners.add(listener))
    const state = this.of(analysisId)
    if (state !== null) listener(state)
    return () => void listeners.delete(listener)
  }

  #notify(analysisId: string): void {
    const listeners = this.#listeners.get(analysisId)
    if (listeners === undefined) return
    const state = this.of(analysisId)
    if (state !== null) for (const listener of listeners) listener(state)
  }
}
