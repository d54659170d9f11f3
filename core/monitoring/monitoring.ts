/** What the rest of the service reports to: the operational log, the metrics, and standard error for bugs. */
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { LogLevel, Observe } from '../events.ts'
import type { Store } from '../store/store.ts'
import { defectFacts } from './defect-facts.ts'
import { openEventLog } from './event-log.ts'
import type { Metrics } from './metrics.ts'

export interface MonitoringOptions {
  readonly clock: Pick<Clock, 'now'>
  readonly dataDir: string
  readonly version: string
  readonly store: Pick<Store, 'jobs' | 'deliveries'>
  readonly logLevel: LogLevel
  readonly logRetentionDays: number
  /** Megabytes of all files of the log together. */
  readonly logSize: number
  readonly metrics: boolean
  /** Prints a bug; null: standard error. */
  readonly printDefect: ((error: unknown) => void) | null
}

export interface Monitoring {
  readonly observe: Observe
  /** Called once for each bug. `job`: in which it happened. */
  readonly onDefect: (error: unknown, job?: { readonly id: string }) => void
  /** null: switched off. */
  readonly metrics: Pick<Metrics, 'contentType' | 'text'> | null
  /** Writes what waits. */
  close(): Promise<void>
}

/** Of the data folder. */
export const logFolder = 'logs'
const MEGABYTE = 1024 * 1024

export async function openMonitoring(options: MonitoringOptions): Promise<Monitoring> {
  const { clock, dataDir, version, store } = options
  const log = openEventLog({
    clock,
    folder: join(dataDir, logFolder),
    level: options.logLevel,
    maxBytes: options.logSize * MEGABYTE,
    retentionDays: options.logRetentionDays,
    onFailure: ({ message }) => console.error(`The log cannot be written: ${message}`),
  })
  // Loaded only where it is wanted: it is as much code as the server itself.
  const { openMetrics } = options.metrics ? await import('./metrics.ts') : { openMetrics: null }
  const metrics = openMetrics?.({ store, dataDir, version, droppedLogLines: () => log.dropped() }) ?? null
  const observe: Observe = event => {
    log.observe(event)
    metrics?.observe(event)
  }
  const printDefect = options.printDefect ?? printToStandardError
  return {
    observe,
    onDefect(error, job) {
      observe({ event: 'defect', ...defectFacts(error, job) })
      printDefect(error)
    },
    metrics,
    close: () => log.close(),
  }
}

/**
 * In a terminal all the error says; where standard error is a file, or the log of a service manager that keeps it, only what the log of the
 * service keeps too: a message may quote a document.
 */
function printToStandardError(error: unknown): void {
  if (process.stderr.isTTY) return console.error(error)
  const { name, code, frames } = defectFacts(error)
  console.error(`Internal error: ${[name, code].filter(part => part !== null).join(' ')}\n  ${frames.join('\n  ')}`)
}
