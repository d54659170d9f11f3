/** Inspections for signs of change that follow the answer of an analysis: which files wait for one, and what was found. */
import type { Clock } from '../clock.ts'
import type { IntegrityFinding } from '../contract/integrity.ts'
import type { Database } from './database.ts'

/** A file that waits for its inspection. */
export interface WaitingInspection {
  readonly uploadId: string
  readonly analysisId: string
  /** Times it was begun before. */
  readonly attempts: number
}

/** A file of an analysis with what its inspection found. */
export interface InspectedUpload {
  readonly uploadId: string
  readonly fileName: string
  /** Empty: nothing was found; null: it could not be inspected; undefined: its inspection is not over, or there is none. */
  readonly findings: readonly IntegrityFinding[] | null | undefined
}

export interface Inspections {
  add(uploadIds: readonly string[]): void
  /** The file that waits the longest; null: none does. */
  next(): WaitingInspection | null
  begin(uploadId: string): void
  /** `findings` null: it could not be inspected. False when the file was removed meanwhile. */
  finish(uploadId: string, findings: readonly IntegrityFinding[] | null): boolean
  /** The analysis whose files are all inspected and whose result lacks what was found; null: there is none. */
  ended(): string | null
  /** What was found in the files of an analysis stands in its result. */
  join(analysisId: string): void
  /** In the order of the request. */
  ofAnalysis(analysisId: string): readonly InspectedUpload[]
}

interface Row {
  upload_id: string
  file_name: string
  findings: string | null
  finished_at: number | null
}

const inspectedOf = ({ upload_id, file_name, findings, finished_at }: Row): InspectedUpload => ({
  uploadId: upload_id,
  fileName: file_name,
  findings:
    finished_at === null ? undefined : findings === null ? null : (JSON.parse(findings) as readonly IntegrityFinding[]),
})

export function createInspections(database: Database, clock: Clock): Inspections {
  const add = database.prepare('INSERT INTO inspections (upload_id) VALUES (?) ON CONFLICT DO NOTHING')
  const next = database.prepare<[], WaitingInspection>(
    `SELECT i.upload_id AS uploadId, u.analysis_id AS analysisId, i.attempts FROM inspections i
     JOIN uploads u ON u.id = i.upload_id WHERE i.finished_at IS NULL ORDER BY u.received_at, u.position LIMIT 1`,
  )
  const begin = database.prepare('UPDATE inspections SET attempts = attempts + 1 WHERE upload_id = ?')
  const finish = database.prepare('UPDATE inspections SET findings = ?, finished_at = ? WHERE upload_id = ?')
  const ended = database
    .prepare<[], string>(
      `SELECT u.analysis_id FROM inspections i JOIN uploads u ON u.id = i.upload_id WHERE i.joined_at IS NULL
       GROUP BY u.analysis_id HAVING count(*) = count(i.finished_at) LIMIT 1`,
    )
    .pluck()
  const join = database.prepare(
    'UPDATE inspections SET joined_at = ? WHERE upload_id IN (SELECT id FROM uploads WHERE analysis_id = ?)',
  )
  const ofAnalysis = database.prepare<[string], Row>(
    `SELECT u.id AS upload_id, u.file_name, i.findings, i.finished_at FROM uploads u
     LEFT JOIN inspections i ON i.upload_id = u.id WHERE u.analysis_id = ? ORDER BY u.position`,
  )
  return {
    add(uploadIds) {
      for (const id of uploadIds) add.run(id)
    },
    next: () => next.get() ?? null,
    begin: id => void begin.run(id),
    finish: (id, findings) =>
      finish.run(findings === null ? null : JSON.stringify(findings), clock.now(), id).changes > 0,
    ended: () => ended.get() ?? null,
    join: analysisId => void join.run(clock.now(), analysisId),
    ofAnalysis: analysisId => ofAnalysis.all(analysisId).map(inspectedOf),
  }
}
