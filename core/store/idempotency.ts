/** Answers kept for 24 hours under the caller's Idempotency-Key. */
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'

/** An answer as it was sent, to be sent again. */
export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** A reserved key. `keyId`: of the API key or session. */
export interface Claim {
  readonly keyId: string
  readonly key: string
}

export interface AnswerSubject {
  readonly analysisId?: string | null
  readonly appId?: string | null
}

/**
 * What a key means for a request: `new`: go on, it is reserved; `replay`: send `answer`; `conflict`: the key stands for other
 * content; `running`: the first request under the key has no answer yet; `accepted`: nor has this one, but its analysis is queued, and outlives
 * the process.
 */
export type Reservation =
  | { readonly state: 'new' }
  | { readonly state: 'replay'; readonly answer: StoredAnswer }
  | { readonly state: 'conflict' }
  | { readonly state: 'running' }
  | { readonly state: 'accepted'; readonly analysisId: string }

export interface Idempotency {
  /** `fingerprint`: a hash over route and content. `keyId`: of the API key or session, so that callers never meet. */
  reserve(keyId: string, key: string, fingerprint: string): Reservation
  /** The request under a reserved key is accepted as this analysis; in the transaction that queues it. */
  accept(claim: Claim, analysisId: string): void
  /** `subject`: what the answer tells of, so that it can be forgotten with it. */
  answer(keyId: string, key: string, answer: StoredAnswer, subject?: AnswerSubject): void
  /** Removes the answers that tell of an analysis: they must not outlive it. */
  forget(analysisId: string): void
  /** Likewise of an application. */
  forgetApplication(appId: string): void
  /** Gives a reserved key back: the request was refused before it did anything, so the caller may correct and repeat it. `unaccepted`: only if no analysis was queued for it. */
  release(keyId: string, key: string, unaccepted?: boolean): void
  /** Removes what is older than 24 hours; returns how many. */
  removeExpired(): number
  /** Gives back the keys whose request ended with the process before it was accepted; called once at start. */
  releaseUnanswered(): number
}

const LIFETIME_MS = 24 * 60 * 60 * 1000

interface Row {
  fingerprint: string
  analysis_id: string | null
  status: number | null
  headers: string | null
  body: Buffer | null
}

export function createIdempotency(database: Database, clock: Clock): Idempotency {
  const find = database.prepare<[string, string, number], Row>(
    'SELECT * FROM idempotency WHERE key_id = ? AND key = ? AND created_at > ?',
  )
  const reserve = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key_id, key, fingerprint, created_at) VALUES (?, ?, ?, ?)',
  )
  const answer = database.prepare(
    'UPDATE idempotency SET status = ?, headers = ?, body = ?, analysis_id = ?, app_id = ? WHERE key_id = ? AND key = ?',
  )
  const forget = database.prepare('DELETE FROM idempotency WHERE analysis_id = ?')
  const forgetApplication = database.prepare('DELETE FROM idempotency WHERE app_id = ?')
  const accept = database.prepare('UPDATE idempotency SET analysis_id = ? WHERE key_id = ? AND key = ?')
  const release = database.prepare<[string, string, number]>(
    'DELETE FROM idempotency WHERE key_id = ? AND key = ? AND status IS NULL AND (? = 0 OR analysis_id IS NULL)',
  )
  const removeExpired = database.prepare<[number]>('DELETE FROM idempotency WHERE created_at <= ?')
  const releaseUnanswered = database.prepare('DELETE FROM idempotency WHERE status IS NULL AND analysis_id IS NULL')
  const oldest = (): number => clock.now() - LIFETIME_MS
  return {
    reserve(keyId, key, fingerprint) {
      const row = find.get(keyId, key, oldest())
      if (row === undefined) {
        reserve.run(keyId, key, fingerprint, clock.now())
        return { state: 'new' }
      }
      if (row.fingerprint !== fingerprint) return { state: 'conflict' }
      if (row.status === null || row.body === null)
        return row.analysis_id === null ? { state: 'running' } : { state: 'accepted', analysisId: row.analysis_id }
      const headers = JSON.parse(row.headers ?? '{}') as Record<string, string>
      return { state: 'replay', answer: { status: row.status, headers, body: row.body } }
    },
    answer: (keyId, key, { status, headers, body }, { analysisId = null, appId = null } = {}) =>
      void answer.run(status, JSON.stringify(headers), body, analysisId, appId, keyId, key),
    forget: analysisId => void forget.run(analysisId),
    forgetApplication: appId => void forgetApplication.run(appId),
    accept: ({ keyId, key }, analysisId) => void accept.run(analysisId, keyId, key),
    release: (keyId, key, unaccepted = false) => void release.run(keyId, key, unaccepted ? 1 : 0),
    removeExpired: () => removeExpired.run(oldest()).changes,
    releaseUnanswered: () => releaseUnanswered.run().changes,
  }
}
