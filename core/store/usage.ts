/** Analyses counted against the monthly quota of a key. */
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'

/** What a key has used of a calendar month (UTC). */
export interface MonthUsage {
  /** `2026-03`. */
  readonly month: string
  /** Analyses that succeeded; a replayed answer does not count. */
  readonly used: number
  /** Analyses of this key that are waiting or being read: they will count when they succeed. */
  readonly pending: number
  /** Epoch ms at which the next month begins. */
  readonly resetsAt: number
}

export interface Usage {
  ofKey(keyId: string): MonthUsage
  /** Counts an analysis once, however often it is called. */
  count(keyId: string, analysisId: string): void
}

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

export function createUsage(database: Database, clock: Clock): Usage {
  const used = database
    .prepare<[string, string], number>('SELECT count(*) FROM usage WHERE key_id = ? AND month = ?')
    .pluck()
  const pending = database
    .prepare<[string], number>(
      `SELECT count(*) FROM jobs JOIN analyses ON analyses.id = jobs.analysis_id WHERE analyses.key_id = ? AND analyses.kind = 'financial-statements' AND jobs.state IN ('waiting', 'running')`,
    )
    .pluck()
  const count = database.prepare(
    'INSERT INTO usage (analysis_id, key_id, month, counted_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  return {
    ofKey(keyId) {
      const now = new Date(clock.now())
      const month = monthOf(now.getTime())
      return {
        month,
        used: used.get(keyId, month) ?? 0,
        pending: pending.get(keyId) ?? 0,
        resetsAt: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1),
      }
    },
    count: (keyId, analysisId) => void count.run(analysisId, keyId, monthOf(clock.now()), clock.now()),
  }
}
