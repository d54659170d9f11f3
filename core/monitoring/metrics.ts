/** The metrics of the service, counted from its events and measured when they are asked for; in the text format of Prometheus. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DeskEvent, Observe } from '../events.ts'
import type { Store } from '../store/store.ts'

export interface MetricsOptions {
  readonly store: Pick<Store, 'jobs' | 'deliveries'>
  readonly dataDir: string
  readonly version: string
  /** Lines the log has dropped so far. */
  readonly droppedLogLines: () => number
}

export interface Metrics {
  readonly observe: Observe
  /** The media type of `text`. */
  readonly contentType: string
  text(): Promise<string>
}

/** Seconds: from a page of the interface to a request that waits for a long scan. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const JOB_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]
const DELIVERY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
/** How often the delay of the event loop is sampled. Each sample wakes the processor, so it begins with the first reading of the metrics. */
const SAMPLE_MS = 20
/** Of the first samples. */
const FIRST_READING_MS = 5 * SAMPLE_MS
/** The error code of an answer that is nobody's refusal. */
const DEFECT_CODE = 'INTERNAL'
const seconds = (ms: number): number => ms / 1000

export function openMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry()
  const count = counters(registry)
  gauges(registry, options)
  let measuring: Promise<void> | null = null
  return {
    observe: event => observe(event, count),
    contentType: registry.contentType,
    async text() {
      if (measuring === null) {
        collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SAMPLE_MS })
        measuring = wait(FIRST_READING_MS)
      }
      await measuring
      return registry.metrics()
    },
  }
}

type Counters = ReturnType<typeof counters>

function counters(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'desk_http_request_duration_seconds',
      help: 'Requests by route and status; 499: the client left before its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'desk_refusals_total',
      help: 'Requests that were refused, by error code.',
      labelNames: ['code'],
      registers,
    }),
    jobs: new Histogram({
      name: 'desk_job_duration_seconds',
      help: 'Jobs that ended, by kind and state, from their first start.',
      labelNames: ['kind', 'state'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    waits: new Histogram({
      name: 'desk_job_wait_seconds',
      help: 'How long jobs waited for their first start.',
      labelNames: ['kind'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    pages: new Counter({
      name: 'desk_pages_read_total',
      help: 'Pages read, by kind of analysis and source: text (a text layer) or ocr (recognized).',
      labelNames: ['kind', 'source'],
      registers,
    }),
    workers: new Counter({
      name: 'desk_worker_replacements_total',
      help: 'Worker threads that were replaced, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    attempts: new Histogram({
      name: 'desk_delivery_attempt_duration_seconds',
      help: 'Attempts to deliver an event, by the state that followed.',
      labelNames: ['state'],
      buckets: DELIVERY_BUCKETS,
      registers,
    }),
    defects: new Counter({
      name: 'desk_defects_total',
      help: 'Errors that were nobody’s refusal.',
      registers,
    }),
  }
}

function observe(event: DeskEvent, count: Counters): void {
  switch (event.event) {
    case 'request': {
      const { method, route, status, durationMs, errorCode } = event
      count.requests.observe({ method, route: route ?? 'unknown', status: `${status}` }, seconds(durationMs))
      if (errorCode !== null && errorCode !== DEFECT_CODE) count.refusals.inc({ code: errorCode })
      return
    }
    case 'files_read':
      count.pages.inc({ kind: event.kind, source: 'ocr' }, event.recognizedPages)
      count.pages.inc({ kind: event.kind, source: 'text' }, event.pages - event.recognizedPages)
      return
    case 'job_ended': {
      const kind = event.kind ?? 'deleted'
      if (event.waitMs !== null) count.waits.observe({ kind }, seconds(event.waitMs))
      count.jobs.observe({ kind, state: event.state }, seconds(event.durationMs ?? 0))
      return
    }
    case 'worker_replaced':
      count.workers.inc({ reason: event.reason })
      return
    case 'delivery_attempt':
      count.attempts.observe({ state: event.state }, seconds(event.durationMs))
      return
    case 'defect':
      count.defects.inc()
      return
    // Nothing to count: they are once in a life, or stand in the log.
    case 'started':
    case 'stopped':
    case 'setting_changed':
    case 'deleted':
    case 'retention':
  }
}

/** What is measured at each reading. */
function gauges(registry: Registry, { store, dataDir, version, droppedLogLines }: MetricsOptions): void {
  const registers = [registry]
  new Gauge({ name: 'desk_info', help: 'The version of the program.', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  new Gauge({
    name: 'desk_jobs',
    help: 'Jobs that wait or run, by kind.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      this.reset()
      for (const { kind, state, count } of store.jobs.openByKind()) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'desk_deliveries',
    help: 'Deliveries of events, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      for (const { state, count } of store.deliveries.countByState()) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'desk_database_bytes',
    help: 'Size of the database and of its write-ahead log.',
    labelNames: ['file'],
    registers,
    collect() {
      for (const [file, name] of [
        ['database', 'desk.db'],
        ['log', 'desk.db-wal'],
      ] as const)
        this.set({ file }, statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0)
    },
  })
  new Gauge({
    name: 'desk_log_lines_dropped',
    help: 'Lines that the operational log could not write since the start.',
    registers,
    collect() {
      this.set(droppedLogLines())
    },
  })
}
