/** Tasks over long-lived worker threads: typed, timed, and proof against documents that end or stall a worker. */
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { Refusal } from '../errors.ts'
import { errorOf, type Pool, type RunOptions, type TaskProgress, type TaskTypes } from './task.ts'
import type { PoolWorkerData, TaskOrder, TaskReport, WorkerMessage } from './worker-thread.ts'

export interface PoolOptions {
  /** The file whose default export is `serveTasks(…)`. */
  readonly worker: URL
  /** At most; one is always there, the others come when there is work for them. */
  readonly threads: number
  /** A task that says nothing for so long is hung: the limit is per page, since every page is reported. */
  readonly pageTimeLimitMs: number
  /** Called when the pool meets something that belongs to no task. */
  readonly onDefect: (error: Error) => void
  /** Called with the other end of what a worker gets from `openPort`. */
  readonly onPort?: (port: MessagePort) => void
}

/** A thread that holds more is replaced: WebAssembly memory grows and never shrinks. */
const RECYCLE_ABOVE_BYTES = 400 * 1024 * 1024
/** JavaScript heap of one thread. A document that needs more ends its worker instead of the machine. */
const HEAP_LIMIT_MB = 1024
/** Young generation of one thread: less garbage held, at a few per cent of speed. */
const YOUNG_HEAP_LIMIT_MB = 8
/** A warm thread holds about 80 MB; one that nobody needed for so long is ended, the last one stays. */
const IDLE_MS = 60_000
/** A worker may die of something else than the document it reads; twice with the same one is no accident. */
const DEATHS_ALLOWED = 1
/** Tasks lost with a worker before they began are given out again; more often than this, workers do not come up at all. */
const LOSSES_ALLOWED = 5

interface Run {
  readonly onProgress: ((progress: TaskProgress) => void) | undefined
  /** Restarts the clock of the page. */
  alive(): void
  thread: number | null
}

export function openWorkerPool<Tasks extends TaskTypes<keyof Tasks & string>>(options: PoolOptions): Pool<Tasks> {
  return new WorkerPool<Tasks>(options)
}

class WorkerPool<Tasks extends TaskTypes<keyof Tasks & string>> implements Pool<Tasks> {
  readonly ready: Promise<void>
  readonly #options: PoolOptions
  readonly #piscina: Piscina<TaskOrder, TaskReport>
  readonly #runs = new Map<number, Run>()
  /** Threads that were asked to end: a task that is lost with them is not to blame. */
  readonly #retired = new Set<number>()
  /** How many tasks are waiting or running; the threads see it. */
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  #lastRun = 0

  constructor(options: PoolOptions) {
    this.#options = options
    this.#piscina = new Piscina<TaskOrder, TaskReport>({
      filename: options.worker.href,
      workerData: { pending: this.#pending } satisfies PoolWorkerData,
      minThreads: 1,
      maxThreads: options.threads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      // A worker that waits in Atomics.wait cannot hear the recognizer threads it started itself.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_LIMIT_MB },
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.ready = promise
    // Whoever awaits `ready` hears of it; nobody has to.
    promise.catch(() => undefined)
    this.#piscina.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        resolve()
        return
      }
      if (message.kind === 'port') {
        options.onPort?.(message.port)
        return
      }
      const run = this.#runs.get(message.run)
      if (run === undefined) return
      run.alive()
      if (message.kind === 'started') run.thread = message.thread
      else run.onProgress?.(message.progress)
    })
    this.#piscina.on('error', (error: Error) => {
      reject(error)
      options.onDefect(error)
    })
  }

  async run<Name extends keyof Tasks & string>(
    task: Name,
    input: Tasks[Name]['input'],
    options: RunOptions = {},
  ): Promise<Tasks[Name]['output']> {
    for (let deaths = 0, losses = 0; ;) {
      const report = await this.#attempt(task, input, options)
      if ('lost' in report) {
        if (++losses > LOSSES_ALLOWED) throw report.lost
        continue
      }
      if ('died' in report) {
        if (++deaths > DEATHS_ALLOWED) throw unreadable('its contents end the reader', options.fileName)
        continue
      }
      if (report.memory > RECYCLE_ABOVE_BYTES) this.#retire(report.thread)
      if ('error' in report) throw errorOf(report.error)
      return report.output
    }
  }

  /** `died`: the worker ended while it had the task; `lost`: it ended before, or because it was asked to. */
  async #attempt(
    task: string,
    input: unknown,
    { signal, onProgress, fileName }: RunOptions,
  ): Promise<TaskReport | { died: unknown } | { lost: unknown }> {
    signal?.throwIfAborted()
    const number = ++this.#lastRun
    const limitMs = this.#options.pageTimeLimitMs
    const hung = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const run: Run = {
      onProgress,
      thread: null,
      alive() {
        clearTimeout(timer)
        timer = setTimeout(() => hung.abort(), limitMs)
      },
    }
    this.#runs.set(number, run)
    Atomics.store(this.#pending, 0, this.#runs.size)
    try {
      const ending = signal === undefined ? hung.signal : AbortSignal.any([signal, hung.signal])
      return await this.#piscina.run({ task, input, run: number }, { signal: ending })
    } catch (error) {
      signal?.throwIfAborted()
      if (hung.signal.aborted) throw unreadable(`a page takes longer than ${limitMs / 1000} s`, fileName)
      // The worker catches whatever a task throws, so what arrives here is the end of the worker itself.
      return run.thread === null || this.#retired.has(run.thread) ? { lost: error } : { died: error }
    } finally {
      clearTimeout(timer)
      this.#runs.delete(number)
      Atomics.store(this.#pending, 0, this.#runs.size)
    }
  }

  #retire(thread: number): void {
    this.#retired.add(thread)
    const worker = this.#piscina.threads.find(({ threadId }) => threadId === thread)
    void worker?.terminate()
  }

  async close(): Promise<void> {
    await this.#piscina.destroy()
  }
}

const unreadable = (reason: string, fileName: string | undefined): Refusal =>
  new Refusal('UNREADABLE', `The document cannot be read: ${reason}.`, fileName === undefined ? {} : { fileName })
