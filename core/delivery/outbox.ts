/** Sends what the outbox holds until it is acknowledged or given up: at least once, always under the same id, always the same bytes. */
import { randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Observe } from '../events.ts'
import type { AttemptOutcome, Delivery } from '../store/deliveries.ts'
import type { Store } from '../store/store.ts'
import { send, type Answer } from './send.ts'
import { signedHeaders } from './signature.ts'

export interface OutboxServices {
  readonly store: Pick<Store, 'webhooks' | 'deliveries' | 'transaction'>
  readonly clock: Clock
  readonly allowPrivate: () => boolean
  readonly onDefect: (error: unknown) => void
  /** Hears of every attempt. */
  readonly observe?: Observe
  /** For tests; 20 s otherwise. */
  readonly timeLimitMs?: number
}

export interface Outbox {
  /** There may be something new to send. */
  wake(): void
  /** Lets what is being sent come to its end for `graceMs`; what is cut off is sent again at the next start. */
  close(graceMs: number): Promise<void>
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Waits before the second, third, … attempt: three days in all, as Standard Webhooks advises. */
export const retryDelaysMs: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Share by which a wait is lengthened or shortened, so that receivers that fell together do not rise together. */
const JITTER = 0.1
/** To each endpoint, so that no receiver waits for another. */
const AT_A_TIME = 4
/** After an attempt that could not be written down, as on a full disk: it counts as not made, and must not be made over and over. */
const UNWRITTEN_WAIT_MS = 30 * SECOND
/** Longest a receiver may ask to wait. */
const LONGEST_WAIT_MS = 24 * HOUR
const asksToWait = new Set([429, 502, 503, 504])
const GONE = 410
/** setTimeout counts in 32 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A delivery that is being made. */
interface Sending {
  readonly endpointId: string
  readonly done: Promise<void>
  readonly stop: AbortController
}

export function openOutbox(services: OutboxServices): Outbox {
  const { store, clock, onDefect } = services
  const sending = new Map<string, Sending>()
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  /** Set while nothing is sent because an attempt could not be written down. */
  let pause: ReturnType<typeof setTimeout> | null = null
  let closed = false

  function wake(): void {
    if (closed || pause !== null) return
    if (timer !== null) clearTimeout(timer)
    timer = null
    try {
      for (const [id, { stop }] of sending) if (!store.deliveries.isWaiting(id)) stop.abort()
      for (const delivery of store.deliveries.due(AT_A_TIME))
        if (!sending.has(delivery.id) && underWayTo(delivery.endpointId) < AT_A_TIME) start(delivery)
      // What is due and waits for its turn begins when another delivery to the endpoint ends.
      const next = store.deliveries.nextDue()
      if (next === null) return
      timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(SECOND / 10, next - clock.now())))
      timer.unref()
    } catch (error) {
      onDefect(error)
    }
  }

  const underWayTo = (endpointId: string): number =>
    [...sending.values()].filter(delivery => delivery.endpointId === endpointId).length

  function start(delivery: Delivery): void {
    const stop = new AbortController()
    const done = attempt(services, delivery, AbortSignal.any([ending.signal, stop.signal]))
      .catch(rest)
      .finally(() => {
        sending.delete(delivery.id)
        wake()
      })
    sending.set(delivery.id, { endpointId: delivery.endpointId, done, stop })
  }

  function rest(error: unknown): void {
    onDefect(error)
    pause ??= setTimeout(() => {
      pause = null
      wake()
    }, UNWRITTEN_WAIT_MS)
    pause.unref()
  }

  wake()
  return {
    wake,
    async close(graceMs) {
      closed = true
      if (timer !== null) clearTimeout(timer)
      if (pause !== null) clearTimeout(pause)
      const grace = setTimeout(() => ending.abort(), graceMs)
      await Promise.all([...sending.values()].map(({ done }) => done))
      clearTimeout(grace)
    },
  }
}

/** Sends a delivery once and records the outcome. `ending`: aborted when the outbox closes, or the delivery was canceled. */
async function attempt(services: OutboxServices, delivery: Delivery, ending: AbortSignal): Promise<void> {
  const { store, clock } = services
  const endpoint = store.webhooks.find(delivery.endpointId)
  if (endpoint === null || !endpoint.enabled) {
    store.deliveries.giveUp(delivery.endpointId, endpoint?.disabledReason ?? 'the endpoint is switched off')
    return
  }
  const at = clock.now()
  const body = store.deliveries.body(delivery.eventId)
  if (body === null) return
  const event = { id: delivery.eventId, type: delivery.eventType, body, at }
  const headers = signedHeaders(event, store.webhooks.secrets(endpoint.id))
  const answer = await send(endpoint.url, {
    headers,
    body,
    allowPrivate: services.allowPrivate(),
    signal: ending,
    ...(services.timeLimitMs !== undefined && { timeLimitMs: services.timeLimitMs }),
  })
  // Cut off by our own end: not an attempt; it is made again at the next start, if nobody canceled it.
  if (ending.aborted && answer.status === null) return
  const { status, error, response } = answer
  store.transaction(() => {
    const outcome = outcomeOf(delivery, answer, clock.now())
    const durationMs = clock.now() - at
    store.deliveries.record(delivery.id, { at, durationMs, status, error, response }, outcome)
    const { id: deliveryId, endpointId } = delivery
    services.observe?.({ event: 'delivery_attempt', deliveryId, endpointId, status, state: outcome.state, durationMs })
    if (status !== GONE) return
    store.webhooks.disable(endpoint.id, `It answered 410 Gone on ${new Date(at).toISOString().slice(0, 10)}.`)
    store.deliveries.giveUp(endpoint.id, 'the endpoint answered 410 Gone')
  })
}

/** What follows an attempt. `now`: epoch ms. */
export function outcomeOf(
  { attempts }: Pick<Delivery, 'attempts'>,
  { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>,
  now: number,
): AttemptOutcome {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  const delay = retryDelaysMs[attempts]
  if (status === GONE || delay === undefined) return { state: 'dead' }
  const scattered = delay * (1 + randomInt(-1000 * JITTER, 1000 * JITTER + 1) / 1000)
  const asked = status !== null && asksToWait.has(status) ? waitAsked(retryAfter, now) : 0
  return { state: 'waiting', nextAttemptAt: Math.ceil(now + Math.max(scattered, Math.min(asked, LONGEST_WAIT_MS))) }
}

/** Milliseconds a Retry-After header asks for: seconds, or a date; 0 when it asks for nothing sensible. */
function waitAsked(header: string | null, now: number): number {
  if (header === null) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * SECOND
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}
