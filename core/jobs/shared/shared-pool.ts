/** A pool that has documents read by readers on any machine: sealed orders go into the queue, sealed reports come back; everything else runs here. */
import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Db } from 'pg-boss'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../errors.ts'
import { damagedFile, streamSealed, type SealedFile } from '../../store/sealed-file.ts'
import { batched } from '../batched.ts'
import { errorOf, type ErrorRecord, type Pool, type RunOptions, type TaskTypes } from '../task.ts'
import { unpack } from '../packed.ts'
import { openParcel, sealParcel, type DocumentBytes, type ParcelSeal, type Way } from './parcel.ts'
import {
  beginSession,
  channelOf,
  collectReports,
  createParcelTables,
  endSession,
  keepSession,
  parcelsOf,
  putParcel,
  putSmallOrders,
  removeParcels,
  type Notice,
} from './parcels.ts'
import { beginOn, openQueue, priorities, queueNames, type OpenOrder, type Priority, type Queue } from './queue.ts'
import { taskKeySealer, type TaskKeySealer } from './reader-key.ts'
import { readerSentence } from './readers.ts'

export interface SharedPoolOptions<Tasks extends TaskTypes<keyof Tasks & string>> {
  readonly url: string
  /** `udpub_…` of the readers. */
  readonly readerKey: string
  readonly clock: Clock
  readonly version: string
  /** Names the desk among others that use the queue, without saying who it is; what an earlier run of it left in the queue is removed. */
  readonly desk: string
  readonly priority: Priority
  /** Runs what is not shared. */
  readonly local: Pool<Tasks>
  /** Tasks that read one document: `source` of their input is where it lies. */
  readonly shared: ReadonlySet<keyof Tasks & string>
  readonly onDefect: (error: Error) => void
}

/** A reader sends this back, or null and the packed output behind it. */
export interface FailedReading {
  readonly error: ErrorRecord
}

type ReadingReport = { readonly output: unknown } | FailedReading

/** An order as a reader opens it; its document follows in the same parcel unless the input has it. */
export interface ReadingOrder {
  readonly task: string
  readonly input: { readonly source: unknown } & Readonly<Record<string, unknown>>
  readonly fileName: string | null
  /** Somebody looks at how far it is; a notice of it costs the database as much as a short document. */
  readonly isWatched: boolean
}

/** An order whose parcel is one piece. */
interface SmallSending {
  readonly open: OpenOrder
  readonly piece: Uint8Array
}

/** A task that waits for its report. */
interface Waiting {
  readonly options: RunOptions
  /** Since then nothing was heard of it. */
  since: number
  /** When it was last looked up in the queue itself. */
  doubted: number
  /** Looks again at how it stands. */
  wake: () => void
}

const CHECK_EVERY_MS = 2000
/** The session is kept so often; readers forget it after much longer. */
const SEEN_EVERY_MS = 20_000
/** Then a task may have ended its readers; it is looked up so often. */
const DOUBT_AFTER_MS = 20_000
const RETRY_MS = 1000
/** Orders of one piece, at most 256 KiB each, that go with one statement; as many reports are collected with one. */
const TOGETHER = 16
/** So many tasks are asked after with one statement. */
const ASKED_TOGETHER = 1000
/** While others are on their way an order of a batch waits so long for more to go with it; a person's waits for none. */
const WAIT_MS: Readonly<Record<Priority, number>> = { person: 0, batch: 5 }
/** Connections of a desk: many orders are on their way at a time, none for long. */
const CONNECTIONS = 8

/** Throws Refusal BAD_SETTING when the queue cannot be reached or the key is none. */
export async function openSharedPool<Tasks extends TaskTypes<keyof Tasks & string>>(
  options: SharedPoolOptions<Tasks>,
): Promise<Pool<Tasks>> {
  const sealer = await taskKeySealer(options.readerKey)
  const queue = await openQueue({
    url: options.url,
    instance: `desk ${options.version}`,
    connections: CONNECTIONS,
    names: queueNames(options.version, sealer.fingerprint),
    onError: options.onDefect,
  })
  const pool = new SharedPool(options, queue, sealer)
  await beginOn(queue, () => pool.begin())
  return pool
}

class SharedPool<Tasks extends TaskTypes<keyof Tasks & string>> implements Pool<Tasks> {
  readonly ready: Promise<void>
  readonly #options: SharedPoolOptions<Tasks>
  readonly #queue: Queue
  readonly #sealer: TaskKeySealer
  readonly #session: string
  readonly #waiting = new Map<string, Waiting>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #sendSmall: (order: SmallSending) => Promise<boolean>
  readonly #collect: (taskId: string) => Promise<readonly Uint8Array[]>
  readonly #parcelsOf: (taskId: string) => Promise<ReadonlySet<Way>>
  #listener: Awaited<ReturnType<NonNullable<Db['listen']>>> | null = null

  constructor(options: SharedPoolOptions<Tasks>, queue: Queue, sealer: TaskKeySealer) {
    this.#options = options
    this.#queue = queue
    this.#sealer = sealer
    this.#session = options.clock.id()
    this.ready = options.local.ready
    const waitMs = (): number => (this.#waiting.size > 1 ? WAIT_MS[options.priority] : 0)
    this.#sendSmall = batched(orders => this.#sendTogether(orders), { maxCount: TOGETHER, waitMs })
    this.#collect = batched(tasks => collectReports(queue.db, tasks), { maxCount: TOGETHER, waitMs: () => 0 })
    this.#parcelsOf = batched(tasks => parcelsOf(queue.db, tasks), { maxCount: ASKED_TOGETHER, waitMs: () => 0 })
  }

  async begin(): Promise<void> {
    const { db } = this.#queue
    const { desk, onDefect } = this.#options
    await createParcelTables(db)
    await beginSession(db, this.#session, desk)
    const wakeAll = (): void => this.#waiting.forEach(({ wake }) => wake())
    const hear = (payload: string): void => this.#heard(JSON.parse(payload) as Notice)
    // The queue's own connection can do this; the type leaves it open for others.
    this.#listener = await db.listen!(channelOf(this.#session), hear, wakeAll)
    this.#timers.push(
      setInterval(wakeAll, CHECK_EVERY_MS).unref(),
      setInterval(() => void keepSession(db, this.#session, desk).catch(onDefect), SEEN_EVERY_MS).unref(),
      setInterval(() => void this.#reportWaiting(), CHECK_EVERY_MS).unref(),
    )
  }

  #heard(notice: Notice): void {
    for (const task of notice.kind === 'reported' ? notice.tasks : [notice.task]) {
      const waiting = this.#waiting.get(task)
      if (waiting === undefined) continue
      waiting.since = performance.now()
      if (notice.kind === 'reported') waiting.wake()
      else waiting.options.onProgress?.({ page: notice.page, pages: notice.pages, step: notice.step })
    }
  }

  async run<Name extends keyof Tasks & string>(
    task: Name,
    input: Tasks[Name]['input'],
    options: RunOptions = {},
  ): Promise<Tasks[Name]['output']> {
    if (!this.#options.shared.has(task)) return this.#options.local.run(task, input, options)
    for (;;) {
      options.signal?.throwIfAborted()
      const seal: ParcelSeal = { taskId: this.#options.clock.id(), taskKey: randomBytes(32) }
      const report = await this.#exchange(task, input as ReadingOrder['input'], { seal, options })
      if (report === null) continue
      if ('error' in report) throw errorOf(report.error)
      return report.output
    }
  }

  /** null: the order was lost on the way, and is to be sent again under another key. */
  async #exchange(
    task: string,
    input: ReadingOrder['input'],
    { seal, options }: { readonly seal: ParcelSeal; readonly options: RunOptions },
  ): Promise<ReadingReport | null> {
    const { taskId } = seal
    let turn = Promise.withResolvers<void>()
    const since = performance.now()
    const waiting: Waiting = { options, since, doubted: since, wake: () => turn.resolve() }
    this.#waiting.set(taskId, waiting)
    let isCollected = false
    options.signal?.addEventListener('abort', waiting.wake)
    try {
      const isWatched = this.#options.priority === 'person'
      const order = { task, input, fileName: options.fileName ?? null, isWatched }
      if (!(await this.#send(order, seal, options))) return null
      for (;;) {
        await turn.promise
        turn = Promise.withResolvers<void>()
        options.signal?.throwIfAborted()
        const found = await this.#reached(() => this.#check(seal, waiting), options)
        if (found === 'waits') continue
        isCollected = found !== null
        return found
      }
    } finally {
      this.#waiting.delete(taskId)
      options.signal?.removeEventListener('abort', waiting.wake)
      // A report that was collected left nothing behind.
      if (!isCollected) void this.#withdraw(taskId, options.signal?.aborted === true)
    }
  }

  /** False when the session was forgotten while the desk was cut off. */
  async #send(order: ReadingOrder, seal: ParcelSeal, options: RunOptions): Promise<boolean> {
    const { boss, db, names } = this.#queue
    const { taskId, taskKey } = seal
    const envelope = await this.#sealer.seal(taskKey, taskId)
    const open: OpenOrder = { task: taskId, session: this.#session, envelope }
    let isAgain = false
    return this.#reached(async () => {
      const { data, document } = splitOrder(order)
      // Of a try that failed half-way.
      if (isAgain) await removeParcels(db, taskId)
      isAgain = true
      const pieces = sealParcel('order', seal, data, document)
      const first = await pieces.next()
      const second = await pieces.next()
      if (second.done === true) return this.#sendSmall({ open, piece: first.value as Uint8Array })
      const all = withFirst([first.value as Uint8Array, second.value], pieces)
      const isSent = await putParcel(db, { task: taskId, way: 'order' }, this.#session, all)
      if (isSent) await boss.send(names.tasks, open, { id: taskId, priority: priorities[this.#options.priority] })
      else await keepSession(db, this.#session, this.#options.desk)
      return isSent
    }, options)
  }

  /** Which of them were sent: none when the session was forgotten. */
  async #sendTogether(orders: readonly SmallSending[]): Promise<readonly boolean[]> {
    const { boss, db, names } = this.#queue
    const { priority, desk } = this.#options
    const small = orders.map(({ open: { task }, piece }) => ({ task, piece }))
    const put = await putSmallOrders(db, this.#session, small)
    const jobs = orders
      .filter(({ open }) => put.has(open.task))
      .map(({ open }) => ({ id: open.task, data: open, priority: priorities[priority] }))
    if (jobs.length > 0) await boss.insert(names.tasks, jobs)
    if (jobs.length < orders.length) await keepSession(db, this.#session, desk)
    return orders.map(({ open }) => put.has(open.task))
  }

  /** Does something with the database, again and again until it can be reached. Throws the signal's reason, and refusals. */
  async #reached<T>(act: () => Promise<T>, { signal, onProgress }: RunOptions): Promise<T> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (error instanceof Refusal) throw error
        signal?.throwIfAborted()
        this.#options.onDefect(error as Error)
        onProgress?.(waitingFor('The queue cannot be reached; the document is read when it is back.'))
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  /** How a task stands; null: nobody knows of it. Throws Refusal UNREADABLE when it ended every reader that tried. */
  async #check(seal: ParcelSeal, waiting: Waiting): Promise<ReadingReport | 'waits' | null> {
    const { boss, names } = this.#queue
    const { taskId } = seal
    const pieces = await this.#collect(taskId)
    if (pieces.length > 0) return reportIn(openParcel('report', seal, pieces))
    const ways = await this.#parcelsOf(taskId)
    if (ways.has('report')) return this.#check(seal, waiting)
    if (!ways.has('order')) return null
    const now = performance.now()
    if (now - Math.max(waiting.since, waiting.doubted) < DOUBT_AFTER_MS) return 'waits'
    waiting.doubted = now
    const [isolated] = await boss.findJobs(names.isolated, { data: { task: taskId }, limit: 1 })
    if (isolated === undefined) {
      // The database may have forgotten with its memory what was sent last.
      const jobs = await boss.findJobs(names.tasks, { id: taskId })
      return jobs.length === 0 ? null : 'waits'
    }
    if (isolated.state !== 'failed') return 'waits'
    const { fileName } = waiting.options
    throw new Refusal('UNREADABLE', 'The document cannot be read: its contents end the reader.', {
      ...(fileName !== undefined && { fileName }),
    })
  }

  async #withdraw(taskId: string, isUnfinished: boolean): Promise<void> {
    const { boss, db, names } = this.#queue
    try {
      if (isUnfinished) await boss.deleteJob(names.tasks, taskId)
      await removeParcels(db, taskId)
    } catch {
      // It goes with the session.
    }
  }

  /** Documents that nobody reads say why; asked of the database only while one has waited for a while. */
  async #reportWaiting(): Promise<void> {
    const now = performance.now()
    const silent = [...this.#waiting.values()].filter(({ since }) => now - since > CHECK_EVERY_MS)
    if (silent.length === 0) return
    try {
      const sentence = await readerSentence(this.#queue.boss, this.#options.version, this.#sealer.fingerprint)
      if (sentence !== null) for (const { options } of silent) options.onProgress?.(waitingFor(sentence))
    } catch {
      // Whoever sends or looks hears of a database that is away.
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const { boss, db } = this.#queue
    await endSession(db, this.#session).catch(() => undefined)
    await this.#listener?.close().catch(() => undefined)
    await boss.stop({ graceful: false }).catch(() => undefined)
    await this.#options.local.close()
  }
}

async function* withFirst(first: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first
  yield* rest
}

const reportIn = ({ data, document }: ReturnType<typeof openParcel>): ReadingReport =>
  data === null ? { output: unpack(document) } : (data as FailedReading)

const waitingFor = (notice: string) => ({ page: 0, pages: 1, step: 'wait', notice })

/** The document apart from the rest of the input: it is sealed as it is read, without lying in memory as a whole. */
function splitOrder(order: ReadingOrder): { readonly data: ReadingOrder; readonly document: DocumentBytes } {
  const source = order.input.source as SealedFile | { readonly bytes: Uint8Array } | { readonly read: unknown }
  if ('read' in source) return { data: order, document: [] }
  const data = { ...order, input: { ...order.input, source: null } }
  return { data, document: 'bytes' in source ? [source.bytes] : storedBytes(source) }
}

/** Throws Refusal DAMAGED. */
async function* storedBytes(file: SealedFile): AsyncGenerator<Uint8Array> {
  const handle = await open(file.path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? damagedFile(file.id, 'missing', error) : error
  })
  yield* streamSealed(handle, file)
}
