/** The log of requests: who asked for what, with metadata of the files and never their content. */
import type { Database } from './database.ts'

export interface LoggedFile {
  readonly name: string
  readonly size: number
  readonly sha256: string
  /** null: the request ended before the file was read. */
  readonly pages: number | null
}

export interface LoggedRequest {
  /** The request id of the X-Request-Id header. */
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly method: string
  /** Without the query, which may carry a signature, and without an appId, which may be anybody's name. */
  readonly path: string
  readonly status: number
  readonly errorCode: string | null
  readonly durationMs: number
  /** null: no key, or the window's session. */
  readonly keyId: string | null
  readonly analysisId: string | null
  /** Of the application asked for; null: none, or it was deleted. */
  readonly appId: string | null
  /** Empty when what they belonged to was deleted. */
  readonly files: readonly LoggedFile[]
}

/** What was deleted: analyses with the contents of their files (SHA-256, hex), of an application or not. */
export interface Deleted {
  readonly appId: string | null
  readonly analysisIds: readonly string[]
  readonly contents: readonly string[]
}

export interface RequestLog {
  /** Keeps an entry in memory until `write`, so that no answer waits for the disk. */
  add(request: LoggedRequest): void
  /** Writes what was added since. What the disk does not take is lost: throws Refusal BUSY or DAMAGED. */
  write(): void
  /** Newest first. */
  newest(limit: number): readonly LoggedRequest[]
  /**
   * Blanks what written entries tell of something deleted; those of files that were refused before there was an analysis included. Call `write`
   * before, so that no entry comes after it.
   */
  forget(deleted: Deleted): void
  /** Removes entries older than `before` (epoch ms); returns how many. */
  removeBefore(before: number): number
}

interface Row {
  id: string
  at: number
  method: string
  path: string
  status: number
  error_code: string | null
  duration_ms: number
  key_id: string | null
  analysis_id: string | null
  app_id: string | null
  files: string
}

const rowOf = (request: LoggedRequest): Row => ({
  id: request.id,
  at: request.at,
  method: request.method,
  path: request.path,
  status: request.status,
  error_code: request.errorCode,
  duration_ms: request.durationMs,
  key_id: request.keyId,
  analysis_id: request.analysisId,
  app_id: request.appId,
  files: JSON.stringify(request.files),
})

/** `passing`: runs work as a transaction that does not wait for the disk. */
export function createRequestLog(database: Database, passing: (work: () => void) => void): RequestLog {
  let added: LoggedRequest[] = []
  const insert = database.prepare<Row>(
    `INSERT INTO request_log (id, at, method, path, status, error_code, duration_ms, key_id, analysis_id, app_id, files)
     VALUES (:id, :at, :method, :path, :status, :error_code, :duration_ms, :key_id, :analysis_id, :app_id, :files)`,
  )
  const newest = database.prepare<[number], Row>('SELECT * FROM request_log ORDER BY at DESC, rowid DESC LIMIT ?')
  const forgetApplication = database.prepare(`UPDATE request_log SET app_id = NULL, files = '[]' WHERE app_id = ?`)
  // One walk over the log, however many files there were.
  const forgetFiles = database.prepare<{ analyses: string; contents: string }>(
    `UPDATE request_log SET files = '[]' WHERE files <> '[]' AND CASE WHEN analysis_id IS NOT NULL
       THEN analysis_id IN (SELECT value FROM json_each(:analyses))
       ELSE EXISTS (SELECT 1 FROM json_each(request_log.files) file
         WHERE file.value ->> 'sha256' IN (SELECT value FROM json_each(:contents))) END`,
  )
  const removeBefore = database.prepare<[number]>('DELETE FROM request_log WHERE at < ?')
  return {
    add: request => void added.push(request),
    write() {
      const batch = added
      added = []
      if (batch.length > 0) passing(() => batch.forEach(request => insert.run(rowOf(request))))
    },
    newest: limit =>
      newest.all(limit).map(row => ({
        id: row.id,
        at: row.at,
        method: row.method,
        path: row.path,
        status: row.status,
        errorCode: row.error_code,
        durationMs: row.duration_ms,
        keyId: row.key_id,
        analysisId: row.analysis_id,
        appId: row.app_id,
        files: JSON.parse(row.files) as LoggedFile[],
      })),
    forget({ appId, analysisIds, contents }) {
      if (appId !== null) forgetApplication.run(appId)
      forgetFiles.run({ analyses: JSON.stringify(analysisIds), contents: JSON.stringify(contents) })
    },
    removeBefore: before => removeBefore.run(before).changes,
  }
}
