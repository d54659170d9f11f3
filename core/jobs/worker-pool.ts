/** Tasks over long-lived worker threads: typed, in turns, within a budget, and proof against documents that end or stall a worker. */
import { setPriority } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { ReplacementReason } from '../events.ts'
import { Attempts, type AttemptEnd, type DocumentLimits } from './attempts.ts'
import { MemoryWatch } from './memory-watch.ts'
import { Schedule, type Turn, type TurnRequest } from './schedule.ts'
import { errorOf, type Pool, type RunOptions, type TaskProgress, type TaskTypes } from './task.ts'
import { warmOrder, type PoolWorkerData, type TaskOrder, type TaskReport, type WorkerMessage } from './worker-thread.ts'

export interface PoolOptions {
  /** The file whose default export is `serveTasks(…)`. */
  readonly worker: URL
  /** Tasks at a time, while none takes long; one thread is always there, the others come when there is work for them. */
  readonly threads: number
  /** As many tasks at most run beside these, for short ones to find a place beside those that take long. */
  readonly spare: number
  readonly limits: DocumentLimits
  /** Outputs come as `unpack` reads them: `Tasks` are then `Packed` ones. */
  readonly packs: boolean
  /** Called when the pool meets something that belongs to no task. */
  readonly onDefect: (error: Error) => void
  /** A thread ended, or was ended; `thread`: null where it is not known which. */
  readonly onReplaced?: (thread: number | null, reason: ReplacementReason) => void
  /** Called with the other end of what a worker gets from `openPort`. */
  readonly onPort?: (port: MessagePort) => void
}

/** A thread that holds more is replaced: WebAssembly memory grows and never shrinks. */
const RECYCLE_ABOVE_BYTES = 256 * 1024 * 1024
/** Young generation of one thread: less garbage held, at a few per cent of speed. */
const YOUNG_HEAP_LIMIT_MB = 8
/** A warm thread holds about 80 MB; one that nobody needed for so long is ended, the last one stays. */
const IDLE_MS = 60_000
/** Tasks lost with a worker before they began are given out again; more often than this, workers do not come up at all. */
const LOSSES_ALLOWED = 5
/** From when a task is a long one: then a thread is loaded beside those that hold all, at the cost of its memory. */
const LASTING_AFTER_MS = 2500
/** Where the system has priorities of threads, one that works on a document for long leaves the processor to the others. */
const LONG_TASK_NICENESS = 15

/** One attempt at a task. */
interface Run {
  readonly onProgress: ((progress: TaskProgress) => void) | undefined
  /** The thread has it: loading the thread counts against no document. */
  begin(): void
  /** Restarts the clock of the page. */
  alive(): void
  thread: number | null
  /** As the operating system knows it; null where it does not tell. */
  osThread: number | null
}

/** Why a run was ended from outside; `evicted`: it goes on later. */
type Ending = Exclude<AttemptEnd, 'death'> | 'evicted' | 'alone'

type Outcome =
  | { readonly report: TaskReport }
  | { readonly ended: AttemptEnd; readonly page: number; readonly pageBeganAt: number }
  | { readonly evicted: 'delayed' | 'alone' }
  | { readonly lost: unknown }

/** What all attempts at a task share. */
interface Job {
  readonly task: string
  readonly input: unknown
  readonly options: RunOptions
  readonly attempts: Attempts
  /** Of the attempt before: pages it recognized. */
  kept: MessagePort | null
}

export function openWorkerPool<Tasks extends TaskTypes<keyof Tasks & string>>(options: PoolOptions): Pool<Tasks> {
  return new WorkerPool<Tasks>(options)
}

class WorkerPool<Tasks extends TaskTypes<keyof Tasks & string>> implements Pool<Tasks> {
  readonly ready: Promise<void>
  readonly #options: PoolOptions
  readonly #piscina: Piscina<TaskOrder, TaskReport>
  readonly #schedule: Schedule
  readonly #memory: MemoryWatch
  readonly #runs = new Map<number, Run>()
  readonly #runOfTurn = new Map<Turn, Run>()
  /** Threads that were asked to end: a task that is lost with them is not to blame. */
  readonly #retired = new Set<number>()
  /** Threads whose priority was lowered, which cannot be undone. */
  readonly #slowed = new Set<number>()
  /** How many tasks are waiting or running; the threads see it. */
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  #lastRun = 0
  /** Of tasks that have taken long for a while. */
  readonly #lasting = new Set<Turn>()
  /** Threads that load what tasks need. */
  #warming = 0

  constructor(options: PoolOptions) {
    this.#options = options
    const { threads, spare, limits, packs } = options
    this.#piscina = new Piscina<TaskOrder, TaskReport>({
      filename: options.worker.href,
      workerData: { pending: this.#pending, packs } satisfies PoolWorkerData,
      minThreads: 1,
      // One more than may run, which is loaded while they do.
      maxThreads: threads + spare + 1,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      // A worker that waits in Atomics.wait cannot hear the recognizer threads it started itself.
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: Math.ceil(limits.memoryBytes / 1024 / 1024),
        maxYoungGenerationSizeMb: YOUNG_HEAP_LIMIT_MB,
      },
    })
    this.#schedule = new Schedule({ threads, spare, onLong: turn => this.#becameLong(turn) })
    this.#memory = new MemoryWatch(limits.memoryBytes, thread => this.#worker(thread))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.ready = promise
    // Whoever awaits `ready` hears of it; nobody has to.
    promise.catch(() => undefined)
    this.#piscina.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'port') options.onPort?.(message.port)
      else this.#heard(message)
    })
    this.#piscina.on('error', (error: Error) => {
      reject(error)
      options.onDefect(error)
    })
  }

  #heard(message: Extract<WorkerMessage, { readonly run: number }>): void {
    const run = this.#runs.get(message.run)
    if (run === undefined) return
    if (message.kind === 'started') {
      run.thread = message.thread
      run.osThread = message.osThread
      run.begin()
    } else run.onProgress?.(message.progress)
    run.alive()
  }

  async run<Name extends keyof Tasks & string>(
    task: Name,
    input: Tasks[Name]['input'],
    options: RunOptions = {},
  ): Promise<Tasks[Name]['output']> {
    const job: Job = {
      task,
      input,
      options,
      attempts: new Attempts(this.#options.limits, options.fileName),
      kept: null,
    }
    let after: TurnRequest['after'] = 'arrival'
    try {
      for (let losses = 0; ;) {
        const outcome = await this.#inTurn(job, after)
        if ('report' in outcome) return this.#outputOf(outcome.report)
        if ('evicted' in outcome) after = outcome.evicted
        else if ('lost' in outcome) {
          if (++losses > LOSSES_ALLOWED) throw outcome.lost
        } else
          job.attempts.end(outcome.ended, outcome.page, { now: performance.now(), pageBeganAt: outcome.pageBeganAt })
      }
    } finally {
      job.kept?.close()
    }
  }

  #outputOf(report: TaskReport): unknown {
    if (report.memory > RECYCLE_ABOVE_BYTES || this.#slowed.has(report.thread)) this.#retire(report.thread)
    if ('error' in report) throw errorOf(report.error)
    return report.output
  }

  async #inTurn(job: Job, after: TurnRequest['after']): Promise<Outcome> {
    const { signal, group = null } = job.options
    const turn = await this.#schedule.enter({ group, after, signal })
    try {
      return await this.#attempt(job, turn, after)
    } finally {
      this.#runOfTurn.delete(turn)
      this.#lasting.delete(turn)
      turn.leave()
    }
  }

  /** Throws the reason of the signal. */
  async #attempt(job: Job, turn: Turn, after: TurnRequest['after']): Promise<Outcome> {
    const { attempts, options } = job
    const { signal, onProgress } = options
    signal?.throwIfAborted()
    const number = ++this.#lastRun
    const page = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const ending = new AbortController()
    const end = (why: Ending): void => ending.abort(why)
    const clock = pageClock(attempts, page, end)
    const run: Run = {
      onProgress,
      thread: null,
      osThread: null,
      begin: () => attempts.begin(performance.now()),
      alive: () => clock.restart(),
    }
    turn.evicted.addEventListener('abort', () => end('evicted'), { once: true })
    this.#runs.set(number, run)
    this.#runOfTurn.set(turn, run)
    this.#memory.add(run, { isAlone: after === 'alone', end })
    Atomics.store(this.#pending, 0, this.#runs.size)
    try {
      const { order, transferList } = orderOf(job, number, page)
      const either = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal])
      const report = this.#piscina.run(order, { signal: either, transferList })
      this.#keepOneReady()
      return { report: await report }
    } catch (error) {
      signal?.throwIfAborted()
      const why = ending.signal.aborted ? (ending.signal.reason as Ending) : null
      if (why === 'evicted' || why === 'alone') {
        this.#replaced(run, 'evicted')
        return { evicted: why === 'alone' ? 'alone' : 'delayed' }
      }
      // The worker catches whatever a task throws, so what arrives here is the end of the worker itself.
      if (why === null && (run.thread === null || this.#retired.has(run.thread))) {
        // One that was retired was counted then.
        if (run.thread === null) this.#replaced(run, 'lost')
        return { lost: error }
      }
      const ended: AttemptEnd =
        why ?? ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'death')
      this.#replaced(run, ended)
      return { ended, page: Atomics.load(page, 0), pageBeganAt: clock.restartedAt() }
    } finally {
      clock.stop()
      this.#memory.remove(run)
      this.#runs.delete(number)
      Atomics.store(this.#pending, 0, this.#runs.size)
    }
  }

  #replaced({ thread }: Run, reason: ReplacementReason): void {
    this.#options.onReplaced?.(thread, reason)
  }

  /** A scan or a long filing takes a second or two and its thread stays as it is; what goes on is treated apart. */
  #becameLong(turn: Turn): void {
    // Nothing runs beside it that would be faster for it.
    if (this.#options.spare === 0) return
    const run = this.#runOfTurn.get(turn)
    if (run === undefined) return
    const lasting = setTimeout(() => {
      if (this.#runOfTurn.get(turn) !== run) return
      this.#slow(run)
      this.#lasting.add(turn)
      this.#keepOneReady()
    }, LASTING_AFTER_MS)
    lasting.unref()
  }

  /** While lasting tasks hold as many threads as there are, the next task finds one that is loaded. */
  #keepOneReady(): void {
    const { threads, options } = this.#piscina
    const isBusy = this.#runs.size + this.#warming >= threads.length
    if (
      this.#lasting.size < this.#options.threads ||
      this.#warming > 0 ||
      !isBusy ||
      threads.length >= options.maxThreads
    )
      return
    this.#warming += 1
    void this.#piscina
      .run(warmOrder)
      .catch(() => undefined)
      .finally(() => (this.#warming -= 1))
  }

  #slow({ thread, osThread }: Run): void {
    if (thread === null || osThread === null) return
    try {
      setPriority(osThread, LONG_TASK_NICENESS)
      this.#slowed.add(thread)
    } catch {
      // Not every system lets a program do that; its documents are as fast as the others then.
    }
  }

  #worker(thread: number) {
    return this.#piscina.threads.find(({ threadId }) => threadId === thread)
  }

  #retire(thread: number): void {
    this.#retired.add(thread)
    this.#options.onReplaced?.(thread, 'recycled')
    void this.#worker(thread)?.terminate()
  }

  async close(): Promise<void> {
    this.#memory.close()
    await this.#piscina.destroy()
  }
}

/** What crosses the thread for an attempt: the pages kept by the attempt before go along, and a line to keep more. */
function orderOf(job: Job, run: number, page: Int32Array): { order: TaskOrder; transferList: MessagePort[] } {
  const { task, input, attempts } = job
  const { port1, port2 } = new MessageChannel()
  // Never empty: a port whose other end is closed can be handed on as long as something is left to read.
  port1.postMessage(null)
  const earlier = job.kept
  job.kept = port2
  const budget = {
    page,
    readingMs: attempts.readingAtStart(performance.now()),
    seconds: attempts.limits.documentMs / 1000,
    maxPages: attempts.limits.pages,
    lost: [...attempts.lost],
    stopAt: attempts.stopAt,
    keep: port1,
    earlier,
  }
  return { order: { task, input, run, budget }, transferList: earlier === null ? [port1] : [port1, earlier] }
}

/** Ends an attempt that says nothing for too long, or whose time is up. */
function pageClock(attempts: Attempts, page: Int32Array, end: (why: Ending) => void) {
  let restartedAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  const check = (): void => {
    const now = performance.now()
    if (attempts.timeLeft(now) <= 0) return end('document time')
    // The page may have ended meanwhile, and another step with more time have begun.
    const left = attempts.quietMs(restartedAt, Atomics.load(page, 0)) - (now - restartedAt)
    if (left <= 0) return end('page time')
    timer = setTimeout(check, Math.max(1, Math.min(left, attempts.timeLeft(now))))
  }
  return {
    restart() {
      clearTimeout(timer)
      restartedAt = performance.now()
      check()
    },
    restartedAt: () => restartedAt,
    stop: () => clearTimeout(timer),
  }
}
