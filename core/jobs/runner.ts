/** Takes jobs from the queue, runs them, and writes how they ended. */
import { Refusal } from '../errors.ts'
import { damageRefusal } from '../store/damage.ts'
import type { Job } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'

export interface RunnerOptions {
  readonly store: Pick<Store, 'jobs' | 'transaction' | 'passingTransaction'>
  /**
   * Does the work and returns what is to be written; that is run in the transaction that ends the job, so that a result without an
   * end, or an end without a result, cannot be. Throws Refusal for the document's fault. What is to be written may throw StaleRevision.
   */
  readonly perform: (job: Job, signal: AbortSignal) => Promise<() => void>
  /** Writes what a job without a result leaves behind; run in the transaction that fails or cancels it. */
  readonly abandon: (job: Job) => void
  /** The job is over, and that is on disk. Whoever waits for the job hears of it afterwards; must not throw. */
  readonly ended: (job: Job) => Promise<void>
  /** Jobs at a time, those that go on for long not counted: a long document does not keep a short one waiting. */
  readonly concurrency: number
  readonly onDefect: (error: unknown, job: Job) => void
}

/** Renewed at half time. Only a process that is stopped for so long loses its jobs to itself. */
const LEASE_MS = 60_000
/** From then on a job is a long one, and another may begin beside it; the pool of threads bounds what they take. */
const LONG_AFTER_MS = 2000
/** Long ones included; each holds what was read of its files. */
const MAX_RUNNING = 64
/** A job that was there so often when the process died may be the cause, and is run by itself from then on: no other shall fall with it. */
const SUSPECT_AFTER = 3
/**
 * The process may be ended by anything, over and over; a job that was running that often is suspected as the cause. A suspect waits for the process to
 * have lived for a while, twice as long each time: a series of quick ends does not count against it, and a service that a document ends is of use
 * in between.
 */
const MAX_ATTEMPTS = 12
const FIRST_PATIENCE_MS = 1000
/** After the disk took no more: nothing is begun before, for it could not be ended either. */
const DISK_PATIENCE_MS = 5000

export class Runner {
  readonly #options: RunnerOptions
  readonly #running = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>()
  /** Analyses among those running. */
  readonly #long = new Set<string>()
  readonly #waiters = new Map<string, ((job: Job) => void)[]>()
  #state: 'idle' | 'open' | 'closed' = 'idle'
  /** Suspects that were claimed less often may be run by now. */
  #trusted = SUSPECT_AFTER + 1
  #patience: ReturnType<typeof setTimeout> | null = null
  /** What runs is a suspect. */
  #isAlone = false
  /** Set while nothing is begun because the disk takes no more. */
  #pause: ReturnType<typeof setTimeout> | null = null
  /** Jobs whose end could not be written; they are run again. */
  readonly #unwritten = new Set<string>()

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  /** Puts back what a dead process was running, and begins. */
  start(): void {
    this.#state = 'open'
    this.#options.store.jobs.requeue()
    this.#growTrust(FIRST_PATIENCE_MS)
    this.wake()
  }

  #growTrust(afterMs: number): void {
    if (this.#trusted > MAX_ATTEMPTS) return
    this.#patience = setTimeout(() => {
      this.#trusted += 1
      this.#growTrust(afterMs * 2)
      this.wake()
    }, afterMs)
    this.#patience.unref()
  }

  /** A job was added. Begins what there is room for. */
  wake(): void {
    while (this.#state === 'open' && this.#pause === null && this.#hasPlace() && !this.#isAlone) {
      const job = this.#claim()
      if (job === null) return
      this.#isAlone = job.attempts > SUSPECT_AFTER
      const abort = new AbortController()
      const growing = setTimeout(() => {
        this.#long.add(job.analysisId)
        this.wake()
      }, LONG_AFTER_MS)
      const done = this.#run(job, abort.signal).finally(() => {
        clearTimeout(growing)
        this.#long.delete(job.analysisId)
        this.#running.delete(job.analysisId)
        this.#isAlone = false
        this.wake()
      })
      this.#running.set(job.analysisId, { abort, done })
    }
  }

  #hasPlace(): boolean {
    const { size } = this.#running
    return size < MAX_RUNNING && size - this.#long.size < this.#options.concurrency
  }

  /** The next job, claimed; null when there is none, or the claim cannot be written. */
  #claim(): Job | null {
    const { store } = this.#options
    try {
      return store.passingTransaction(() => {
        for (const id of this.#unwritten) store.jobs.requeue(id)
        this.#unwritten.clear()
        const alone = this.#running.size === 0
        return store.jobs.claim(LEASE_MS, SUSPECT_AFTER) ?? (alone ? store.jobs.claim(LEASE_MS, this.#trusted) : null)
      })
    } catch (error) {
      if (!isDiskRefusal(error)) throw error
      this.#rest()
      return null
    }
  }

  #rest(): void {
    this.#pause ??= setTimeout(() => {
      this.#pause = null
      this.wake()
    }, DISK_PATIENCE_MS)
    this.#pause.unref()
  }

  get running(): number {
    return this.#running.size
  }

  /** The job of an analysis once it is over, or as it is when the service stops or its end cannot be written; null when there is none. */
  async waitFor(analysisId: string): Promise<Job | null> {
    const job = this.#options.store.jobs.ofAnalysis(analysisId)
    // Once it is closing nothing is announced to those who come later.
    if (job === null || isOver(job) || this.#state === 'closed') return job
    return new Promise(resolve => {
      this.#waiters.set(analysisId, [...(this.#waiters.get(analysisId) ?? []), resolve])
    })
  }

  /** False when there is none, or it was over. */
  cancel(analysisId: string): boolean {
    const { store, abandon } = this.#options
    const job = store.jobs.ofAnalysis(analysisId)
    if (job === null || isOver(job)) return false
    store.transaction(() => {
      store.jobs.cancel(job.id)
      abandon(job)
    })
    this.#running.get(analysisId)?.abort.abort(new Refusal('CANCELED', 'The analysis was canceled.'))
    void this.#announce(analysisId)
    return true
  }

  /** Takes nothing new, lets what runs finish for `graceMs`, then puts it back into the queue. */
  async close(graceMs: number): Promise<void> {
    this.#state = 'closed'
    if (this.#patience !== null) clearTimeout(this.#patience)
    if (this.#pause !== null) clearTimeout(this.#pause)
    const running = [...this.#running.values()]
    const grace = AbortSignal.timeout(graceMs)
    const ended = Promise.all(running.map(({ done }) => done))
    await Promise.race([ended, new Promise(resolve => grace.addEventListener('abort', resolve))])
    for (const { abort } of running) abort.abort(new Stopped())
    await ended
    // Whoever still waits hears that the job goes on at the next start.
    for (const analysisId of [...this.#waiters.keys()]) await this.#announce(analysisId)
  }

  async #run(job: Job, signal: AbortSignal): Promise<void> {
    const renewal = setInterval(() => this.#renew(job), LEASE_MS / 2)
    try {
      // A job that was canceled meanwhile was announced then.
      if (await this.#carryOut(job, signal)) await this.#announce(job.analysisId)
    } catch (error) {
      if (error instanceof Stopped) this.#putBack(job)
      else if (isDiskRefusal(error)) this.#postpone(job)
      else throw error
    } finally {
      clearInterval(renewal)
    }
  }

  /** True when the job is over by this; false when it was canceled meanwhile. Throws Stopped, and Refusal BUSY when its end cannot be written. */
  async #carryOut(job: Job, signal: AbortSignal): Promise<boolean> {
    const { store, perform, onDefect } = this.#options
    try {
      if (job.attempts > MAX_ATTEMPTS)
        throw new Refusal('UNREADABLE', 'The documents cannot be read: they end the reader.')
      for (let write = await perform(job, signal); ;) {
        try {
          return store.transaction(() => {
            const isEnded = store.jobs.finish(job.id)
            if (isEnded) write()
            return isEnded
          })
        } catch (error) {
          if (!(error instanceof StaleRevision)) throw error
          write = await error.again()
        }
      }
    } catch (error) {
      if (error instanceof Stopped || isDiskRefusal(error)) throw error
      const refusal = error instanceof Refusal ? error : damageRefusal(error)
      if (refusal?.code === 'DAMAGED') onDefect(error, job)
      if (refusal !== null) return this.#fail(job, { code: refusal.code, message: refusal.message })
      const isFailed = this.#fail(job, null)
      onDefect(error, job)
      return isFailed
    }
  }

  #renew(job: Job): void {
    const { store, onDefect } = this.#options
    try {
      store.passingTransaction(() => store.jobs.renew(job.id, LEASE_MS))
    } catch (error) {
      // The lease is longer than that: the next renewal may succeed, and no other process has the data folder.
      onDefect(error, job)
    }
  }

  #putBack(job: Job): void {
    const { store } = this.#options
    try {
      store.transaction(() => store.jobs.requeue(job.id))
    } catch (error) {
      // The next start puts back whatever is running then.
      if (!isDiskRefusal(error)) throw error
    }
  }

  /** Its end cannot be written: it is run again when the disk takes more, and who waits for it hears that it is not over. */
  #postpone(job: Job): void {
    this.#unwritten.add(job.id)
    this.#rest()
    this.#notifyWaiters(job)
  }

  /** False when the job was canceled meanwhile. */
  #fail(job: Job, refusal: Job['refusal']): boolean {
    const { store, abandon } = this.#options
    return store.transaction(() => {
      const failed = store.jobs.fail(job.id, refusal)
      if (failed) abandon(job)
      return failed
    })
  }

  async #announce(analysisId: string): Promise<void> {
    const job = this.#options.store.jobs.ofAnalysis(analysisId)
    if (job === null || (!isOver(job) && this.#state !== 'closed')) return
    if (isOver(job)) await this.#options.ended(job)
    this.#notifyWaiters(job)
  }

  #notifyWaiters(job: Job): void {
    const waiters = this.#waiters.get(job.analysisId) ?? []
    this.#waiters.delete(job.analysisId)
    for (const resolve of waiters) resolve(job)
  }
}

/** What was to be written rests on something that has changed since: nothing of it is kept, and `again` says what to write instead. */
export class StaleRevision extends Error {
  readonly again: () => Promise<() => void>
  constructor(again: () => Promise<() => void>) {
    super('Something else was written first')
    this.again = again
  }
}

/** The store's own word for a disk that takes no more; what is read of documents never says it. */
const isDiskRefusal = (error: unknown): boolean => error instanceof Refusal && error.code === 'BUSY'

/** Why a job is put back: the service ends. */
class Stopped extends Error {}

const isOver = ({ state }: Job): boolean => state === 'done' || state === 'failed' || state === 'canceled'
