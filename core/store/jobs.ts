/** The queue: one job per analysis, claimed in one statement, so that none is run twice and none is lost. */
import type { Clock } from '../clock.ts'
import { refusalCodes, type RefusalCode } from '../errors.ts'
import { written, type Database } from './database.ts'

export const jobStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const
export type JobState = (typeof jobStates)[number]

export interface Job {
  readonly id: string
  readonly analysisId: string
  readonly state: JobState
  /** How often it has been claimed. */
  readonly attempts: number
  /** Why it failed; null for any other state, and for a defect of ours. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null
  /** Epoch ms. */
  readonly createdAt: number
  readonly startedAt: number | null
  readonly finishedAt: number | null
}

export interface Jobs {
  add(analysisId: string): Job
  ofAnalysis(analysisId: string): Job | null
  /**
   * Takes the oldest waiting job, or one whose lease ran out, for `leaseMs`; null when nothing waits. `attemptsBelow`: only one that was
   * claimed less often.
   */
  claim(leaseMs: number, attemptsBelow?: number): Job | null
  /** Lengthens the lease of a running job. */
  renew(id: string, leaseMs: number): void
  /** Each returns false when the job was already over: an end is final. */
  finish(id: string): boolean
  fail(id: string, refusal: Job['refusal']): boolean
  cancel(id: string): boolean
  /**
   * Gives a running job back to the queue, its attempt not counted; without `id`, every running one, counted (at start, they belong to a
   * dead process, and any of them may have killed it).
   */
  requeue(id?: string): number
  /** Waiting and running jobs. */
  open(): number
  /** Likewise, for each kind of analysis. */
  openByKind(): readonly { readonly kind: string; readonly state: JobState; readonly count: number }[]
}

interface Row {
  id: string
  analysis_id: string
  state: JobState
  attempts: number
  refusal_code: string | null
  refusal_message: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
}

function jobOf(row: Row): Job {
  const code = refusalCodes.find(known => known === row.refusal_code)
  return {
    id: row.id,
    analysisId: row.analysis_id,
    state: row.state,
    attempts: row.attempts,
    refusal: code === undefined ? null : { code, message: row.refusal_message ?? '' },
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

export function createJobs(database: Database, clock: Clock): Jobs {
  const columns = 'id, analysis_id, state, attempts, refusal_code, refusal_message, created_at, started_at, finished_at'
  const add = database.prepare<[string, string, number], Row>(
    `INSERT INTO jobs (id, analysis_id, state, created_at) VALUES (?, ?, 'waiting', ?) RETURNING ${columns}`,
  )
  const ofAnalysis = database.prepare<[string], Row>(`SELECT ${columns} FROM jobs WHERE analysis_id = ?`)
  const claim = database.prepare<{ now: number; until: number; below: number }, Row>(
    `UPDATE jobs SET state = 'running', attempts = attempts + 1, started_at = coalesce(started_at, :now), lease_until = :until
     WHERE id = (
       SELECT id FROM jobs WHERE (state = 'waiting' OR (state = 'running' AND lease_until < :now)) AND attempts < :below
       ORDER BY created_at, rowid LIMIT 1
     ) RETURNING ${columns}`,
  )
  const renew = database.prepare(`UPDATE jobs SET lease_until = ? WHERE id = ? AND state = 'running'`)
  const end = database.prepare<[JobState, string | null, string | null, number, string]>(
    `UPDATE jobs SET state = ?, refusal_code = ?, refusal_message = ?, finished_at = ?, lease_until = NULL
     WHERE id = ? AND state IN ('waiting', 'running')`,
  )
  const requeue = database.prepare<{ id: string | null }>(
    `UPDATE jobs SET state = 'waiting', lease_until = NULL, attempts = attempts - (:id IS NOT NULL)
     WHERE state = 'running' AND (:id IS NULL OR id = :id)`,
  )
  const open = database.prepare<[], number>(`SELECT count(*) FROM jobs WHERE state IN ('waiting', 'running')`).pluck()
  const openByKind = database.prepare<[], { kind: string; state: JobState; count: number }>(
    `SELECT kind, state, count(*) AS count FROM jobs JOIN analyses ON analyses.id = jobs.analysis_id
     WHERE state IN ('waiting', 'running') GROUP BY kind, state`,
  )
  const ended = (state: JobState, id: string, refusal: Job['refusal']): boolean =>
    end.run(state, refusal?.code ?? null, refusal?.message ?? null, clock.now(), id).changes > 0
  return {
    add: analysisId => jobOf(written(add, clock.id(), analysisId, clock.now())!),
    ofAnalysis(analysisId) {
      const row = ofAnalysis.get(analysisId)
      return row === undefined ? null : jobOf(row)
    },
    claim(leaseMs, attemptsBelow = Number.MAX_SAFE_INTEGER) {
      const now = clock.now()
      const row = written(claim, { now, until: now + leaseMs, below: attemptsBelow })
      return row === undefined ? null : jobOf(row)
    },
    renew: (id, leaseMs) => void renew.run(clock.now() + leaseMs, id),
    finish: id => ended('done', id, null),
    fail: (id, refusal) => ended('failed', id, refusal),
    cancel: id => ended('canceled', id, null),
    requeue: (id = undefined) => requeue.run({ id: id ?? null }).changes,
    open: () => open.get() ?? 0,
    openByKind: () => openByKind.all(),
  }
}
