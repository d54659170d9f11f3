/** Removes what has had its time: uploads after their retention, bodies of finished deliveries, old answers, old log lines. */
import type { Clock } from '../clock.ts'
import type { Observe } from '../events.ts'
import { removeWords } from '../store/library.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../store/vault.ts'

export interface JanitorOptions {
  readonly store: Pick<Store, 'uploads' | 'library' | 'deliveries' | 'idempotency' | 'requestLog' | 'checkpoint'>
  readonly vault: Pick<Vault, 'remove'>
  readonly clock: Clock
  /** Days an upload is kept after it was received. */
  readonly retentionDays: () => number
  /** Days the body of an event is kept after its last delivery was finished. */
  readonly deliveryDays: () => number
  readonly onDefect: (error: unknown) => void
  readonly observe?: Observe
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Retention is a matter of days; an hour late is on time. */
const ROUND_MS = 60 * 60 * 1000
/** The log of requests names files; it need not outlive a year's audit. */
const LOG_DAYS = 400

/** One round. Returns how many uploads were removed. */
export async function clean(options: Omit<JanitorOptions, 'onDefect'>): Promise<number> {
  const { store, vault, clock, retentionDays, deliveryDays, observe } = options
  const expired = store.uploads.receivedBefore(clock.now() - retentionDays() * DAY_MS)
  for (const upload of expired) {
    // The file first: if we are ended in between, the next round finds the row and does it again.
    await vault.remove(upload.id)
    await removeWords(store.library, [upload])
    store.uploads.markDeleted(upload.id)
  }
  const removed = store.deliveries.removeBodiesBefore(clock.now() - deliveryDays() * DAY_MS)
  const forgotten = store.idempotency.removeExpired()
  store.requestLog.removeBefore(clock.now() - LOG_DAYS * DAY_MS)
  if (expired.length + removed + forgotten > 0) {
    store.checkpoint()
    observe?.({ event: 'retention', files: expired.length, bodies: removed, answers: forgotten })
  }
  return expired.length
}

/** A round now and every hour; returns how to stop. */
export function startJanitor(options: JanitorOptions): () => void {
  const round = (): void => void clean(options).catch(options.onDefect)
  round()
  const timer = setInterval(round, ROUND_MS)
  timer.unref()
  return () => clearInterval(timer)
}
