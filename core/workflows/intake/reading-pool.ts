/** The threads of this machine that read documents, and which of their tasks a reader on another machine can do. */
import { openWorkerPool, type PoolOptions } from '../../jobs/worker-pool.ts'
import type { Pool } from '../../jobs/task.ts'
import { lendRecognition } from '../../reading/ocr/shared-pool.ts'
import type { DeskTasks } from './tasks.ts'

/** As the settings of these names. */
export interface ReadingLimits {
  readonly threads: number
  /** Seconds. */
  readonly documentTimeLimit: number
  /** Seconds. */
  readonly pageTimeLimit: number
  /** Pages. */
  readonly documentPageLimit: number
  /** Megabytes. */
  readonly documentMemoryLimit: number
}

const workerFile = new URL('./task-worker.ts', import.meta.url)

export const openReadingPool = (
  limits: ReadingLimits,
  { onDefect, onReplaced }: Pick<PoolOptions, 'onDefect' | 'onReplaced'>,
): Pool<DeskTasks> =>
  openWorkerPool<DeskTasks>({
    worker: workerFile,
    threads: limits.threads,
    limits: {
      documentMs: limits.documentTimeLimit * 1000,
      pageMs: limits.pageTimeLimit * 1000,
      pages: limits.documentPageLimit,
      memoryBytes: limits.documentMemoryLimit * 1024 * 1024,
    },
    onDefect,
    ...(onReplaced !== undefined && { onReplaced }),
    onPort: lendRecognition,
  })

/** They need one document and nothing else of the desk. */
export const readingTasks: ReadonlySet<keyof DeskTasks> = new Set([
  'extract',
  'extractInvoices',
  'readApplicationFile',
  'inspectFile',
  'classifyFile',
  'analyzeAlone',
])
