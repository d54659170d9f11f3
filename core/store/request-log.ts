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
  /** Without the query, which may carry a signature. */
  readonly path: string
  readonly status: number
  readonly errorCode: string | null
  readonly durationMs: number
  /** null: no key, or the window's session. */
  readonly keyId: string | null
  readonly analysisId: string | null
  readonly files: readonly LoggedFile[]
}

export interface RequestLog {
  add(request: LoggedRequest): void
  /** Newest first. */
  newest(limit: number): readonly LoggedRequest[]
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
  files: string
}

export function createRequestLog(database: Database): RequestLog {
  const add = database.prepare<Row>(
    `INSERT INTO request_log (id, at, method, path, status, error_code, duration_ms, key_id, analysis_id, files)
     VALUES (:id, :at, :method, :path, :status, :error_code, :duration_ms, :key_id, :analysis_id, :files)`,
  )
  const newest = database.prepare<[number], Row>('SELECT * FROM request_log ORDER BY at DESC, rowid DESC LIMIT ?')
  const removeBefore = database.prepare<[number]>('DELETE FROM request_log WHERE at < ?')
  return {
    add: request =>
      void add.run({
        id: request.id,
        at: request.at,
        method: request.method,
        path: request.path,
        status: request.status,
        error_code: request.errorCode,
        duration_ms: request.durationMs,
        key_id: request.keyId,
        analysis_id: request.analysisId,
        files: JSON.stringify(request.files),
      }),
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
        files: JSON.parse(row.files) as LoggedFile[],
      })),
    removeBefore: before => removeBefore.run(before).changes,
  }
}
