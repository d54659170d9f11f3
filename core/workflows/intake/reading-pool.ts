/** The threads of this machine that read documents, and which of their tasks a reader on another machine can do. */
import { openWorkerPool, type PoolOptions } from '../../jobs/worker-pool.ts'
import type { Pool } from '../../jobs/task.ts'
import { lendRecognition, limitRecognition } from '../../reading/ocr/shared-pool.ts'
import type { DeskTasks } from './tasks.ts'

/** As the settings of these names. */
export interface ReadingLimits {
  readonly threads: number
  /** No more than `threads` work at a time, whatever the documents take; else short ones are read beside long ones, and pages are recognized on two. */
  readonly isStrict: boolean
  /** Seconds. */
  readonly documentTimeLimit: number
  /** Seconds. */
  readonly pageTimeLimit: number
  /** Pages. */
  readonly documentPageLimit: number
  /** Megabytes. */
  readonly documentMemoryLimit: number
}

/** Short documents find a place beside two that take long. */
const SPARE_PLACES = 2

const workerFile = new URL('./task-worker.ts', import.meta.url)

export const openReadingPool = (
  limits: ReadingLimits,
  { onDefect, onReplaced }: Pick<PoolOptions, 'onDefect' | 'onReplaced'>,
): Pool<DeskTasks> => {
  if (limits.isStrict) limitRecognition(limits.threads)
  return openWorkerPool<DeskTasks>({
    worker: workerFile,
    threads: limits.threads,
    spare: limits.isStrict ? 0 : SPARE_PLACES,
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
}

/** They need one document and nothing else of the desk. */
export const readingTasks: ReadonlySet<keyof DeskTasks> = new Set([
  'extract',
  'extractInvoices',
  'readApplicationFile',
  'inspectFile',
  'classifyFile',
  'analyzeAlone',
])
