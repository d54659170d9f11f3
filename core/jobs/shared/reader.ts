/** A reader: takes sealed orders from the queue, has them read by its threads, and sends sealed reports. Nothing of a document touches its disk. */
import type { Job } from 'pg-boss'
import type { Packed } from '../packed.ts'
import { recordOf, type Pool, type TaskProgress, type TaskTypes } from '../task.ts'
import { openParcel, sealParcel, type ParcelSeal } from './parcel.ts'
import { createParcelTables, forgetSessions, notify, putReports, takeOrders, type SealedReport } from './parcels.ts'
import { FetchCount } from './fetch-count.ts'
import { beginOn, openQueue, queueNames, type OpenOrder, type Queue } from './queue.ts'
import type { TaskKeyOpener } from './reader-key.ts'
import { otherVersions, readerName } from './readers.ts'
import type { FailedReading, ReadingOrder } from './shared-pool.ts'

export interface ReaderOptions<Tasks extends TaskTypes<keyof Tasks & string>> {
  readonly url: string
  readonly opener: TaskKeyOpener
  readonly version: string
  readonly pool: Pool<Packed<Tasks>>
  /** Of the pool: one order more is fetched and opened while they read. */
  readonly threads: number
  /** Makes the input of a task this machine's own: folders of the desk are none of the reader's. */
  readonly adapt: (input: ReadingOrder['input']) => ReadingOrder['input']
  readonly onRead?: (documents: number) => void
  /** A sentence for whoever runs the reader. */
  readonly onSentence: (sentence: string) => void
  readonly onError: (error: Error) => void
}

/** `output`: packed, or nothing where the document cannot be read. */
interface SealableReport {
  readonly data: FailedReading | null
  readonly output: readonly Uint8Array[]
}

export interface Reader {
  /** Takes nothing new, waits for what is being read, at most `graceMs`; what is not over by then goes to another reader. */
  close(graceMs: number): Promise<void>
}

/** Alive once a second is enough; so often others hear that a document is still being read. */
const HEARTBEAT_REFRESH_SECONDS = 3
const UPKEEP_EVERY_MS = 60_000
/** A notice of the database may be lost; an idle reader asks by itself so often. */
const POLL_SECONDS = 2
/** Of one document, at most so often. */
const PROGRESS_EVERY_MS = 250

/** Of an order that nobody watches. */
const unwatched = { onProgress: (): void => undefined, sent: (): Promise<void> => Promise.resolve() }

const taking = {
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
  notifyPollingInterval: POLL_SECONDS,
  pollingInterval: POLL_SECONDS,
}

/** Throws Refusal BAD_SETTING when the queue cannot be reached. */
export async function openReader<Tasks extends TaskTypes<keyof Tasks & string>>(
  options: ReaderOptions<Tasks>,
): Promise<Reader> {
  const { url, opener, version, threads, onError } = options
  const { fingerprint } = opener
  const queue = await openQueue({
    url,
    instance: readerName(version, fingerprint),
    connections: threads + 3,
    names: queueNames(version, fingerprint),
    onError,
  })
  const reader = new QueueReader(options, queue)
  await beginOn(queue, () => reader.begin())
  return reader
}

class QueueReader<Tasks extends TaskTypes<keyof Tasks & string>> implements Reader {
  readonly #options: ReaderOptions<Tasks>
  readonly #queue: Queue
  readonly #fetched = new FetchCount()
  /** Workers are being ended, and others come later or not at all. */
  #isPausing = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: ReaderOptions<Tasks>, queue: Queue) {
    this.#options = options
    this.#queue = queue
  }

  async begin(): Promise<void> {
    const { boss, db, names } = this.#queue
    await createParcelTables(db)
    await this.#takeTasks()
    await boss.work<OpenOrder>(names.isolated, taking, async ([job]) => this.#readAlone(job!))
    await this.#keepUp()
    this.#timer = setInterval(() => void this.#keepUp().catch(this.#options.onError), UPKEEP_EVERY_MS)
  }

  async #takeTasks(): Promise<void> {
    for (let count = 0; count <= this.#options.threads; count++) await this.#addWorker()
  }

  /** Where there were orders there may be more: the next are asked for at once, not when the next notice or turn comes. */
  async #addWorker(): Promise<void> {
    const { boss, names } = this.#queue
    const batchSize = this.#fetched.count
    let id: string | null = null
    const options = { ...taking, batchSize }
    id = await boss.work<OpenOrder>(names.tasks, options, async jobs => {
      if (id !== null) boss.notifyWorker(id)
      await this.#readTogether(jobs)
      if (id === null || this.#isPausing || this.#fetched.count === batchSize) return
      const ended = id
      id = null
      await boss.offWork(names.tasks, { id: ended, wait: false })
      await this.#addWorker()
    })
  }

  /** An order that ended its readers three times ends nothing else here. */
  async #readAlone(job: Job<OpenOrder>): Promise<void> {
    const { boss, names } = this.#queue
    this.#isPausing = true
    await boss.offWork(names.tasks, { wait: true })
    try {
      await this.#readTogether([job])
    } finally {
      this.#isPausing = false
      await this.#takeTasks()
    }
  }

  /** Throws when one cannot be read or reported: then another reader tries, and finds only those that were not reported. */
  async #readTogether(jobs: readonly Job<OpenOrder>[]): Promise<void> {
    const began = performance.now()
    const orders = await takeOrders(
      this.#queue.db,
      jobs.map(({ data }) => data.task),
    )
    const ends = await Promise.allSettled(jobs.map((job, index) => this.#read(job, orders[index]!)))
    const reports = ends.flatMap(end => (end.status === 'fulfilled' && end.value !== null ? [end.value] : []))
    if (reports.length > 0) await putReports(this.#queue.db, reports)
    this.#options.onRead?.(reports.length)
    const failed = ends.find(end => end.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    this.#fetched.add(jobs.length, performance.now() - began)
  }

  /** null: there are no pieces; the desk does not want it any more, or another reader was faster. */
  async #read({ data: order, signal }: Job<OpenOrder>, pieces: readonly Uint8Array[]): Promise<SealedReport | null> {
    const { task, session } = order
    if (pieces.length === 0) return null
    const taskKey = await this.#options.opener.open(order.envelope, task)
    if (taskKey === null) throw new Error('The key of a task does not open: it was sealed to another reader key.')
    const seal: ParcelSeal = { taskId: task, taskKey }
    const { data, output } = await this.#reportOf(order, openParcel('order', seal, pieces), signal)
    signal.throwIfAborted()
    return { task, session, pieces: await Array.fromAsync(sealParcel('report', seal, data, output)) }
  }

  async #reportOf(
    order: OpenOrder,
    { data, document }: ReturnType<typeof openParcel>,
    signal: AbortSignal,
  ): Promise<SealableReport> {
    const { pool, adapt } = this.#options
    const { task, input, fileName, isWatched } = data as ReadingOrder
    const source = input.source ?? { bytes: document }
    const { onProgress, sent } = isWatched ? this.#progress(order) : unwatched
    const options = { signal, onProgress, ...(fileName !== null && { fileName }) }
    try {
      return {
        data: null,
        output: [await pool.run(task as keyof Tasks & string, adapt({ ...input, source }), options)],
      }
    } catch (error) {
      signal.throwIfAborted()
      return { data: { error: recordOf(error) }, output: [] }
    } finally {
      await sent()
    }
  }

  /** `sent`: nothing more is sent, and what was sent so far is on its way to the desk, ahead of what is sent then. */
  #progress({ task, session }: OpenOrder) {
    let latest: TaskProgress | null = null
    let sending: Promise<void> = Promise.resolve()
    // A document that is read within one turn sends no step: each costs the database as much as a short document.
    const timer = setInterval(() => {
      if (latest === null) return
      const { page, pages, step } = latest
      latest = null
      // A step that is not heard of is no loss.
      sending = notify(this.#queue.db, session, { kind: 'progress', task, page, pages, step }).catch(() => undefined)
    }, PROGRESS_EVERY_MS)
    return {
      onProgress: (progress: TaskProgress): void => void (latest = progress),
      sent: (): Promise<void> => {
        clearInterval(timer)
        return sending
      },
    }
  }

  async #keepUp(): Promise<void> {
    const { version, opener, onSentence } = this.#options
    const { boss, db } = this.#queue
    await forgetSessions(db)
    for (const sentence of await otherVersions(boss, version, opener.fingerprint)) onSentence(sentence)
  }

  async close(graceMs: number): Promise<void> {
    clearInterval(this.#timer)
    this.#isPausing = true
    await this.#queue.boss.stop({ graceful: true, timeout: graceMs })
    await this.#options.pool.close()
  }
}
