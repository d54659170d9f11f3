/** The threads of this machine that read documents, and which of their tasks a reader on another machine can do. */
import { openWorkerPool, type PoolOptions } from '../../jobs/worker-pool.ts'
import type { Packed } from '../../jobs/packed.ts'
import type { Pool } from '../../jobs/task.ts'
import { lendRecognition, limitRecognition } from '../../reading/ocr/shared-pool.ts'
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

/** Short documents find a place beside two that take long. */
const SPARE_PLACES = 2

const workerFile = new URL('./task-worker.ts', import.meta.url)

type PoolEvents = Pick<PoolOptions, 'onDefect' | 'onReplaced'>

/** Of the desk: short documents are read beside long ones. */
export const openReadingPool = (limits: ReadingLimits, events: PoolEvents): Pool<DeskTasks> =>
  openWorkerPool<DeskTasks>({ ...poolOptions(limits, events), spare: SPARE_PLACES, packs: false })

/** Of a reader: no more than `threads` work at a time, recognition included, whatever the documents take; what they find only passes through. */
export function openReaderPool(limits: ReadingLimits, events: PoolEvents): Pool<Packed<DeskTasks>> {
  limitRecognition(limits.threads)
  return openWorkerPool<Packed<DeskTasks>>({ ...poolOptions(limits, events), spare: 0, packs: true })
}

const poolOptions = (limits: ReadingLimits, { onDefect, onReplaced }: PoolEvents) => ({
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
