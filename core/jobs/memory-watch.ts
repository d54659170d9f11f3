/** Watches what the threads that run tasks hold: one that holds too much is ended, and when all together do, the largest runs by itself later. */
import type { Worker } from 'node:worker_threads'

/** What is watched: `thread` is null until the task has begun. */
interface Watched {
  readonly thread: number | null
}

interface Means {
  /** Nothing else that is large runs beside it. */
  readonly isAlone: boolean
  readonly end: (why: 'memory' | 'alone') => void
}

/** Asking takes a thread a fraction of a millisecond, also one that is busy; a page that floods the memory needs longer to fill it. */
const EVERY_MS = 200
/** Of the limit of one document, for all together. */
const SHARE_OF_ALL = 1.1

export class MemoryWatch {
  readonly #limit: number
  readonly #workerOf: (thread: number) => Worker | undefined
  readonly #watched = new Map<Watched, Means>()
  #timer: NodeJS.Timeout | undefined

  /** `limit`: bytes of one thread, its heap and what lies outside it. */
  constructor(limit: number, workerOf: (thread: number) => Worker | undefined) {
    this.#limit = limit
    this.#workerOf = workerOf
  }

  add(run: Watched, means: Means): void {
    this.#watched.set(run, means)
    this.#timer ??= setInterval(() => void this.#check(), EVERY_MS).unref()
  }

  remove(run: Watched): void {
    this.#watched.delete(run)
    if (this.#watched.size === 0) this.close()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #check(): Promise<void> {
    const held = await Promise.all([...this.#watched.keys()].map(async run => ({ run, bytes: await this.#bytes(run) })))
    const present = held.filter(({ run }) => this.#watched.has(run))
    for (const { run, bytes } of present) if (bytes > this.#limit) this.#watched.get(run)!.end('memory')
    const within = present.filter(({ bytes }) => bytes <= this.#limit)
    const all = within.reduce((sum, { bytes }) => sum + bytes, 0)
    if (within.length < 2 || all <= this.#limit * SHARE_OF_ALL) return
    const largest = within
      .filter(({ run }) => !this.#watched.get(run)!.isAlone)
      .toSorted((a, b) => b.bytes - a.bytes)[0]
    if (largest !== undefined) this.#watched.get(largest.run)!.end('alone')
  }

  async #bytes({ thread }: Watched): Promise<number> {
    const worker = thread === null ? undefined : this.#workerOf(thread)
    try {
      const held = await worker?.getHeapStatistics()
      return held === undefined ? 0 : held.total_heap_size + held.external_memory
    } catch {
      // It ended meanwhile.
      return 0
    }
  }
}
