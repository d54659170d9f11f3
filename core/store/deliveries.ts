/** The outbox: events as they are signed and sent, one delivery per endpoint, every attempt on record. */
import type { Clock } from '../clock.ts'
import { deliveryStates } from '../contract/webhook.ts'
import type { Database } from './database.ts'
import { like } from './library.ts'
import { pageOf, pageParameters, type Page, type PageQuery, type PlacedRow } from './page.ts'

export { deliveryStates }
export type DeliveryState = (typeof deliveryStates)[number]

/** Times are epoch ms. */
export interface Delivery {
  readonly id: string
  /** The webhook-id, the same over all attempts and endpoints. */
  readonly eventId: string
  readonly eventType: string
  readonly appId: string | null
  readonly endpointId: string
  readonly state: DeliveryState
  readonly attempts: number
  /** null when nothing is to be sent any more. */
  readonly nextAttemptAt: number | null
  /** HTTP status of the last answer; null when there was none. */
  readonly lastStatus: number | null
  readonly lastError: string | null
  readonly createdAt: number
  readonly finishedAt: number | null
  /** When the body went that was sent; null while it is there. Without it nothing can be sent again. */
  readonly bodyRemovedAt: number | null
}

export interface DeliveryAttempt {
  readonly at: number
  readonly durationMs: number
  readonly status: number | null
  readonly error: string | null
  /** Beginning of the answer's body. */
  readonly response: string | null
}

/** What became of an attempt. */
export type AttemptOutcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly nextAttemptAt: number }
  | { readonly state: 'dead' }

export interface DeliveryQuery extends PageQuery {
  readonly endpointId?: string
  readonly appId?: string
  readonly state?: DeliveryState
  /** Name of the event. */
  readonly eventType?: string
  /** Part of the appId, of the last error, or the webhook-id. */
  readonly text?: string
}

export interface Deliveries {
  /**
   * Writes an event and its delivery to every endpoint that is on and wants it (or only to `endpointId`); returns the webhook-id.
   * Called inside the transaction that completes what the event tells of.
   */
  emit(event: { type: string; appId: string | null; body: Uint8Array; endpointId?: string }): string
  /** Whether any endpoint that is on wants events of this name. */
  isWanted(type: string): boolean
  /** Deliveries whose time has come, the oldest first, so many at most to each endpoint: none waits behind those to another. */
  due(perEndpoint: number): readonly Delivery[]
  /** When the next one that is not due yet is; null when none waits. */
  nextDue(): number | null
  /** null: it was removed, and nothing is sent any more. */
  body(eventId: string): Uint8Array | null
  /** Whether it is still to be sent: nobody canceled it meanwhile. */
  isWaiting(id: string): boolean
  /** Writes how an attempt went and what follows; nothing when the delivery was canceled meanwhile. */
  record(id: string, attempt: DeliveryAttempt, outcome: AttemptOutcome): void
  /** Gives up what waits for an endpoint that is gone. */
  giveUp(endpointId: string, error: string): void
  /** Sends a finished delivery again from the start, under the same webhook-id. False when there is none, it still waits, or its body was removed. */
  replay(id: string): boolean
  find(id: string): Delivery | null
  /** Deliveries given up and not replayed. */
  countDead(): number
  countByState(): readonly { readonly state: DeliveryState; readonly count: number }[]
  attempts(id: string): readonly DeliveryAttempt[]
  /** Newest first. */
  list(query: DeliveryQuery): Page<Delivery>
  /**
   * Cancels what waits of the events of an application, with `reason` as their last word, and removes their bodies and what receivers answered;
   * `forgetId`: its appId too. Returns how many deliveries were canceled.
   */
  cancel(appId: string, reason: string, forgetId: boolean): number
  /** Removes the bodies, and what receivers answered, of events whose last delivery was finished before `time` (epoch ms); returns how many. */
  removeBodiesBefore(time: number): number
}

interface Row {
  id: string
  event_id: string
  type: string
  app_id: string | null
  endpoint_id: string
  state: DeliveryState
  attempts: number
  next_attempt_at: number | null
  last_status: number | null
  last_error: string | null
  created_at: number
  finished_at: number | null
  body_removed_at: number | null
}

const deliveryOf = (row: Row): Delivery => ({
  id: row.id,
  eventId: row.event_id,
  eventType: row.type,
  appId: row.app_id,
  endpointId: row.endpoint_id,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  lastStatus: row.last_status,
  lastError: row.last_error,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  bodyRemovedAt: row.body_removed_at,
})

type ListParameters = ReturnType<typeof pageParameters> &
  Readonly<Record<'endpoint' | 'app' | 'state' | 'type' | 'text', string | null>>

function prepareReads(database: Database) {
  const columns = `d.id, d.event_id, e.type, e.app_id, d.endpoint_id, d.state, d.attempts, d.next_attempt_at, d.last_status,
    d.last_error, d.created_at, d.finished_at, e.body_removed_at`
  const from = 'FROM deliveries d JOIN events e ON e.id = d.event_id'
  const due = database.prepare<[number, number], Row>(
    `WITH d AS (
       SELECT *, row_number() OVER (PARTITION BY endpoint_id ORDER BY next_attempt_at, rowid) AS place
       FROM deliveries WHERE state = 'waiting' AND next_attempt_at <= ?
     ) SELECT ${columns} FROM d JOIN events e ON e.id = d.event_id WHERE d.place <= ? ORDER BY d.next_attempt_at`,
  )
  const nextDue = database
    .prepare<[number], number | null>(
      `SELECT min(next_attempt_at) FROM deliveries WHERE state = 'waiting' AND next_attempt_at > ?`,
    )
    .pluck()
  const body = database
    .prepare<[string], Buffer>('SELECT body FROM events WHERE id = ? AND body_removed_at IS NULL')
    .pluck()
  const find = database.prepare<[string], Row>(`SELECT ${columns} ${from} WHERE d.id = ?`)
  const isWaiting = database
    .prepare<[string], number>(`SELECT count(*) FROM deliveries WHERE id = ? AND state = 'waiting'`)
    .pluck()
  const countDead = database.prepare<[], number>(`SELECT count(*) FROM deliveries WHERE state = 'dead'`).pluck()
  const countByState = database.prepare<[], { state: DeliveryState; count: number }>(
    'SELECT state, count(*) AS count FROM deliveries GROUP BY state',
  )
  const attempts = database.prepare<
    [string],
    { at: number; duration_ms: number; status: number | null; error: string | null; response: string | null }
  >('SELECT * FROM delivery_attempts WHERE delivery_id = ? ORDER BY at, rowid')
  const list = database.prepare<ListParameters, Row & PlacedRow>(
    `SELECT ${columns}, d.created_at AS page_at, d.rowid AS page_row ${from}
     WHERE (d.created_at, d.rowid) < (:page_at, :page_row) AND d.created_at >= :from AND d.created_at < :until
       AND (:endpoint IS NULL OR d.endpoint_id = :endpoint) AND (:app IS NULL OR e.app_id = :app)
       AND (:state IS NULL OR d.state = :state) AND (:type IS NULL OR e.type = :type)
       AND (:text IS NULL OR e.app_id LIKE :text ESCAPE '\\' OR d.last_error LIKE :text ESCAPE '\\' OR e.id LIKE :text ESCAPE '\\')
     ORDER BY d.created_at DESC, d.rowid DESC LIMIT :limit`,
  )
  return { due, nextDue, body, find, isWaiting, countDead, countByState, attempts, list }
}

function prepareWrites(database: Database) {
  const addEvent = database.prepare('INSERT INTO events (id, type, app_id, body, created_at) VALUES (?, ?, ?, ?, ?)')
  const endpoints = database.prepare<{ type: string; only: string | null }, { id: string }>(
    `SELECT id FROM webhook_endpoints WHERE id = :only
     OR (:only IS NULL AND enabled = 1 AND EXISTS (SELECT 1 FROM json_each(events) WHERE value = :type))`,
  )
  const add = database.prepare(
    `INSERT INTO deliveries (id, event_id, endpoint_id, state, next_attempt_at, created_at) VALUES (?, ?, ?, 'waiting', ?, ?)`,
  )
  const addAttempt = database.prepare(
    'INSERT INTO delivery_attempts (delivery_id, at, duration_ms, status, error, response) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const finish = database.prepare(
    `UPDATE deliveries SET state = ?, attempts = attempts + 1, next_attempt_at = ?, last_status = ?, last_error = ?, finished_at = ?
     WHERE id = ? AND state = 'waiting'`,
  )
  const giveUp = database.prepare(
    `UPDATE deliveries SET state = 'dead', next_attempt_at = NULL, last_error = ?, finished_at = ?
     WHERE endpoint_id = ? AND state = 'waiting'`,
  )
  const replay = database.prepare(
    `UPDATE deliveries SET state = 'waiting', attempts = 0, next_attempt_at = ?, finished_at = NULL
     WHERE id = ? AND state <> 'waiting' AND event_id IN (SELECT id FROM events WHERE body_removed_at IS NULL)`,
  )
  return { addEvent, endpoints, add, addAttempt, finish, giveUp, replay }
}

/** What ends the bodies of events. */
function prepareRemovals(database: Database) {
  const cancel = database.prepare<[string, number, string]>(
    `UPDATE deliveries SET state = 'canceled', next_attempt_at = NULL, last_error = ?, finished_at = ?
     WHERE state = 'waiting' AND event_id IN (SELECT id FROM events WHERE app_id = ?)`,
  )
  const ofApplication = database.prepare<[string], string>('SELECT id FROM events WHERE app_id = ?').pluck()
  const finished = database
    .prepare<[number], string>(
      `SELECT e.id FROM events e LEFT JOIN deliveries d ON d.event_id = e.id WHERE e.body_removed_at IS NULL
       GROUP BY e.id HAVING total(d.state = 'waiting') = 0 AND coalesce(max(d.finished_at), e.created_at) < ?`,
    )
    .pluck()
  const removeBody = database.prepare(
    `UPDATE events SET body = x'', body_removed_at = ? WHERE id = ? AND body_removed_at IS NULL`,
  )
  const removeResponses = database.prepare(
    'UPDATE delivery_attempts SET response = NULL WHERE delivery_id IN (SELECT id FROM deliveries WHERE event_id = ?)',
  )
  const forgetId = database.prepare('UPDATE events SET app_id = NULL WHERE id = ?')
  return { cancel, ofApplication, finished, removeBody, removeResponses, forgetId }
}

function removals(database: Database, clock: Clock): Pick<Deliveries, 'cancel' | 'removeBodiesBefore'> {
  const { cancel, ofApplication, finished, removeBody, removeResponses, forgetId } = prepareRemovals(database)
  const empty = (eventId: string): void => {
    removeBody.run(clock.now(), eventId)
    removeResponses.run(eventId)
  }
  return {
    cancel: database.transaction((appId: string, reason: string, alsoId: boolean): number => {
      const canceled = cancel.run(reason, clock.now(), appId).changes
      for (const eventId of ofApplication.all(appId)) {
        empty(eventId)
        if (alsoId) forgetId.run(eventId)
      }
      return canceled
    }),
    removeBodiesBefore: database.transaction((time: number): number => {
      const old = finished.all(time)
      old.forEach(empty)
      return old.length
    }),
  }
}

export function createDeliveries(database: Database, clock: Clock): Deliveries {
  const { due, nextDue, body, find, isWaiting, countDead, countByState, attempts, list } = prepareReads(database)
  const { addEvent, endpoints, add, addAttempt, finish, giveUp, replay } = prepareWrites(database)
  const write = database.transaction((id: string, attempt: DeliveryAttempt, outcome: AttemptOutcome) => {
    if (isWaiting.get(id) !== 1) return
    addAttempt.run(id, attempt.at, attempt.durationMs, attempt.status, attempt.error, attempt.response)
    const next = outcome.state === 'waiting' ? outcome.nextAttemptAt : null
    const finished = outcome.state === 'waiting' ? null : clock.now()
    finish.run(outcome.state, next, attempt.status, attempt.error, finished, id)
  })
  const emit = database.transaction((event: Parameters<Deliveries['emit']>[0]): string => {
    const id = `msg_${clock.id().replaceAll('-', '')}`
    const now = clock.now()
    addEvent.run(id, event.type, event.appId, event.body, now)
    for (const endpoint of endpoints.all({ type: event.type, only: event.endpointId ?? null }))
      add.run(clock.id(), id, endpoint.id, now, now)
    return id
  })
  return {
    emit: event => emit(event),
    isWanted: type => endpoints.all({ type, only: null }).length > 0,
    due: perEndpoint => due.all(clock.now(), perEndpoint).map(deliveryOf),
    nextDue: () => nextDue.get(clock.now()) ?? null,
    body: eventId => body.get(eventId) ?? null,
    isWaiting: id => isWaiting.get(id) === 1,
    record: (id, attempt, outcome) => write(id, attempt, outcome),
    giveUp: (endpointId, error) => void giveUp.run(error, clock.now(), endpointId),
    replay: id => replay.run(clock.now(), id).changes > 0,
    find(id) {
      const row = find.get(id)
      return row === undefined ? null : deliveryOf(row)
    },
    countDead: () => countDead.get() ?? 0,
    countByState: () => countByState.all(),
    attempts: id =>
      attempts.all(id).map(({ at, duration_ms: durationMs, status, error, response }) => ({
        at,
        durationMs,
        status,
        error,
        response,
      })),
    list(query) {
      const rows = list.all({
        ...pageParameters(query),
        endpoint: query.endpointId ?? null,
        app: query.appId ?? null,
        state: query.state ?? null,
        type: query.eventType ?? null,
        text: query.text === undefined ? null : like(query.text),
      })
      return pageOf(rows, query.limit, deliveryOf)
    },
    ...removals(database, clock),
  }
}
