/**
 * Which tasks may run now. As many run as there are threads; a task that goes on for long is counted apart, so that short ones always find a place
 * beside it, and when even the places beside are held by long ones, the last of those goes back and begins again later. Tasks of one request make
 * no room for each other: its answer waits for all of them.
 */

/** A task that was admitted. */
export interface Turn {
  /** Aborted when the task is to give its place back; it then asks for a turn again, with `delayed`. */
  readonly evicted: AbortSignal
  /** To be called once, when the task no longer runs. */
  leave(): void
}

export interface TurnRequest {
  /** Tasks of one request take turns with those of others; null: it belongs to none. */
  readonly group: string | null
  /** `delayed`: it was evicted before. `alone`: it takes so much memory that no other long task may run beside it. */
  readonly after: 'arrival' | 'delayed' | 'alone'
  readonly signal?: AbortSignal | undefined
}

export interface ScheduleOptions {
  readonly threads: number
  /** Places beside the threads, for short tasks beside long ones; 0: nothing runs beside the threads, and no task is sent back. */
  readonly spare: number
  /** Called when a task has become a long one. */
  readonly onLong?: (turn: Turn) => void
  readonly longAfterMs?: number
}

/** Most documents are read in less. */
const LONG_AFTER_MS = 500
/** A task that was sent back waits no longer than this for better times. */
const PATIENCE_MS = 4000
interface Waiting extends TurnRequest {
  /** Has waited long enough. */
  isUrgent: boolean
  readonly admit: (turn: Turn) => void
}

interface Running extends Turn {
  readonly request: TurnRequest
  readonly eviction: AbortController
  isLong: boolean
}

export class Schedule {
  readonly #threads: number
  readonly #places: number
  readonly #options: ScheduleOptions
  #waiting: Waiting[] = []
  /** In the order in which they began. */
  readonly #running = new Set<Running>()
  /** Group → when it last got a turn; kept while it waits or runs. */
  readonly #lastTurn = new Map<string | null, number>()
  #turns = 0

  constructor(options: ScheduleOptions) {
    this.#threads = options.threads
    this.#places = options.threads + options.spare
    this.#options = options
  }

  /** Waits for a turn. Throws the signal's reason. */
  enter(request: TurnRequest): Promise<Turn> {
    const { signal } = request
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error)
      const giveUp = (): void => {
        clearTimeout(patience)
        this.#waiting = this.#waiting.filter(other => other !== waiting)
        reject(signal!.reason as Error)
      }
      const admit = (turn: Turn): void => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', giveUp)
        resolve(turn)
      }
      const waiting: Waiting = { ...request, admit, isUrgent: false }
      const patience = setTimeout(() => {
        waiting.isUrgent = true
        this.#admit()
      }, PATIENCE_MS)
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(waiting)
      this.#admit()
    })
  }

  #admit(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      this.#waiting = this.#waiting.filter(other => other !== next)
      next.admit(this.#begin(next))
    }
    this.#makeRoom()
  }

  #begin(request: TurnRequest): Turn {
    const eviction = new AbortController()
    const running: Running = {
      request,
      eviction,
      evicted: eviction.signal,
      isLong: request.after !== 'arrival',
      leave: () => {
        clearTimeout(timer)
        this.#running.delete(running)
        this.#forgetGroups()
        this.#admit()
      },
    }
    const timer = setTimeout(() => {
      running.isLong = true
      this.#options.onLong?.(running)
      this.#admit()
    }, this.#options.longAfterMs ?? LONG_AFTER_MS)
    this.#running.add(running)
    this.#lastTurn.set(request.group, ++this.#turns)
    return running
  }

  #countLong(): number {
    return [...this.#running].filter(({ isLong }) => isLong).length
  }

  /** As many short tasks as there are threads may run, whatever long ones of others do. */
  #hasShortPlace(request: TurnRequest): boolean {
    return this.#running.size - this.#longOfOthers(request).length < this.#threads
  }

  #longOfOthers({ group }: TurnRequest): readonly Running[] {
    return [...this.#running].filter(({ isLong, request }) => isLong && (group === null || request.group !== group))
  }

  get #isFull(): boolean {
    return this.#running.size >= this.#places
  }

  #next(): Waiting | null {
    const long = this.#countLong()
    const total = this.#running.size
    const arrived = this.#waiting.filter(({ after }) => after === 'arrival')
    const placed = this.#isFull ? [] : arrived.filter(waiting => this.#hasShortPlace(waiting))
    if (placed.length > 0) {
      const turnOf = ({ group }: Waiting): number => this.#lastTurn.get(group) ?? 0
      return placed.reduce((first, other) => (turnOf(other) < turnOf(first) ? other : first))
    }
    // One long task goes on whatever arrives; more of them only when nothing short waits, or after they have waited long enough.
    const mayDelay = total < this.#threads && (long === 0 || arrived.length === 0)
    const isOneAlone = [...this.#running].some(({ request }) => request.after === 'alone')
    const back = this.#waiting.filter(({ after }) => after !== 'arrival' && !(after === 'alone' && isOneAlone))
    const urgent = this.#isFull ? undefined : back.find(({ isUrgent }) => isUrgent)
    const next = back.find(({ after }) => (after === 'delayed' ? !isOneAlone : long === 0))
    return urgent ?? (mayDelay ? (next ?? null) : null)
  }

  /** A short task waits and every place is held by a long one: the one that began last is sent back. */
  #makeRoom(): void {
    const waits = this.#waiting.find(waiting => waiting.after === 'arrival' && this.#hasShortPlace(waiting))
    if (waits === undefined || !this.#isFull || this.#options.spare === 0) return
    if ([...this.#running].some(({ isLong, evicted }) => isLong && evicted.aborted)) return
    this.#longOfOthers(waits).at(-1)?.eviction.abort()
  }

  #forgetGroups(): void {
    if (this.#running.size + this.#waiting.length === 0) this.#lastTurn.clear()
  }
}
