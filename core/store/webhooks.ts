/** Webhook endpoints: where events go, and the secrets they are signed with. */
import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { analysisCompleted, type EventType } from '../contract/webhook.ts'
import { written, type Database } from './database.ts'

/** An endpoint without its secrets. Times are epoch ms. */
export interface WebhookEndpoint {
  readonly id: string
  readonly url: string
  readonly description: string | null
  /** Those it is sent. */
  readonly events: readonly EventType[]
  readonly enabled: boolean
  /** Why the service switched it off; null when the owner did, or nobody. */
  readonly disabledReason: string | null
  /** Until when the secret before the last rotation signs too. */
  readonly previousUntil: number | null
  readonly createdAt: number
}

/** An endpoint at the only moment its secret is shown. */
export interface IssuedEndpoint {
  readonly endpoint: WebhookEndpoint
  /** `whsec_` and 32 random bytes in base64. */
  readonly secret: string
}

/** What is absent stays as it is. */
export interface WebhookEndpointChange {
  readonly url?: string
  readonly description?: string | null
  readonly events?: readonly EventType[]
  readonly enabled?: boolean
}

export interface Webhooks {
  /** `events`: the documented one alone unless others are named. */
  add(options: { url: string; description: string | null; events?: readonly EventType[] }): IssuedEndpoint
  find(id: string): WebhookEndpoint | null
  /** Oldest first. */
  list(): readonly WebhookEndpoint[]
  /** null: no such endpoint. Switching on forgets why it was switched off. */
  change(id: string, change: WebhookEndpointChange): WebhookEndpoint | null
  /** Switches off what answered that it is gone. */
  disable(id: string, reason: string): void
  /** A new secret; the old one signs beside it for another `overlapMs`. null: no such endpoint. */
  rotate(id: string, overlapMs: number): IssuedEndpoint | null
  /** Removes the endpoint and its deliveries. False when there is none. */
  remove(id: string): boolean
  /** The secrets that sign now, the newest first; empty when there is no such endpoint. */
  secrets(id: string): readonly string[]
}

const SECRET_BYTES = 32
const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

interface Row {
  id: string
  url: string
  description: string | null
  events: string
  enabled: number
  disabled_reason: string | null
  previous_until: number | null
  created_at: number
}

const endpointOf = (row: Row): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: JSON.parse(row.events) as EventType[],
  enabled: row.enabled === 1,
  disabledReason: row.disabled_reason,
  previousUntil: row.previous_until,
  createdAt: row.created_at,
})

export function createWebhooks(database: Database, clock: Clock): Webhooks {
  const columns = 'id, url, description, events, enabled, disabled_reason, previous_until, created_at'
  const add = database.prepare<[string, string, string | null, string, string, number], Row>(
    `INSERT INTO webhook_endpoints (id, url, description, events, secret, created_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING ${columns}`,
  )
  const find = database.prepare<[string], Row>(`SELECT ${columns} FROM webhook_endpoints WHERE id = ?`)
  const list = database.prepare<[], Row>(`SELECT ${columns} FROM webhook_endpoints ORDER BY created_at, rowid`)
  const change = database.prepare<[string, string | null, string, number, string | null, string], Row>(
    `UPDATE webhook_endpoints SET url = ?, description = ?, events = ?, enabled = ?, disabled_reason = ? WHERE id = ? RETURNING ${columns}`,
  )
  const disable = database.prepare('UPDATE webhook_endpoints SET enabled = 0, disabled_reason = ? WHERE id = ?')
  const rotate = database.prepare<[number, string, string], Row>(
    `UPDATE webhook_endpoints SET previous_secret = secret, previous_until = ?, secret = ? WHERE id = ? RETURNING ${columns}`,
  )
  const remove = database.prepare('DELETE FROM webhook_endpoints WHERE id = ?')
  const secrets = database.prepare<
    [string],
    { secret: string; previous_secret: string | null; previous_until: number | null }
  >('SELECT secret, previous_secret, previous_until FROM webhook_endpoints WHERE id = ?')
  const found = (id: string): WebhookEndpoint | null => {
    const row = find.get(id)
    return row === undefined ? null : endpointOf(row)
  }
  return {
    add({ url, description, events = [analysisCompleted] }) {
      const secret = makeSecret()
      const row = written(add, clock.id(), url, description, JSON.stringify(events), secret, clock.now())!
      return { endpoint: endpointOf(row), secret }
    },
    find: found,
    list: () => list.all().map(endpointOf),
    change(id, { url, description, events, enabled }) {
      const old = found(id)
      if (old === null) return null
      const on = enabled ?? old.enabled
      const row = written(
        change,
        url ?? old.url,
        description === undefined ? old.description : description,
        JSON.stringify(events ?? old.events),
        on ? 1 : 0,
        enabled === undefined ? old.disabledReason : null,
        id,
      )
      return row === undefined ? null : endpointOf(row)
    },
    disable: (id, reason) => void disable.run(reason, id),
    rotate(id, overlapMs) {
      const secret = makeSecret()
      const row = written(rotate, clock.now() + overlapMs, secret, id)
      return row === undefined ? null : { endpoint: endpointOf(row), secret }
    },
    remove: id => remove.run(id).changes > 0,
    secrets(id) {
      const row = secrets.get(id)
      if (row === undefined) return []
      const { secret, previous_secret: previous, previous_until: until } = row
      return previous !== null && until !== null && until > clock.now() ? [secret, previous] : [secret]
    },
  }
}
