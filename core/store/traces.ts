/**
 * What applications can be compared by: keyed hashes of account numbers, addresses, rows and the like, never the values. The key is derived from that
 * of the data folder, so that a hash says nothing to whoever has no other. They go with their application.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import type { TraceKind } from '../contract/links.ts'
import type { Database } from './database.ts'

/** A value that may stand in another application too. */
export interface Trace {
  readonly kind: TraceKind
  /** Normalized: two spellings of one value are one text. */
  readonly value: string
  /** File it stands in; null: the caller stated it. */
  readonly document: string | null
  /** 1-based; null: the whole file, or it is not known. */
  readonly page: number | null
}

/** A trace of this application that another one has too. */
export interface SharedTrace {
  readonly appId: string
  readonly companyName: string | null
  readonly kind: TraceKind
  readonly document: string | null
  readonly page: number | null
  readonly otherDocument: string | null
  readonly otherPage: number | null
}

export interface Traces {
  /** Keeps them in the place of those the application had. */
  replace(appId: string, traces: readonly Trace[]): void
  /** The newest applications first. */
  shared(appId: string): readonly SharedTrace[]
  /** Of all applications: they are not compared any more. */
  clear(): void
}

/** Half of a SHA-256: chance finds no two alike. */
const HASH_BYTES = 16
/** A value that more others share says nothing about any of them. */
const MAX_SHARED = 1000

export function createTraces(database: Database, key: Uint8Array): Traces {
  // Its own key, as for links: a hash says nothing about the key that seals the files.
  const hashKey = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'links between applications', 32))
  const hashOf = ({ kind, value }: Trace): Buffer =>
    createHmac('sha256', hashKey).update(`${kind}\n${value}`).digest().subarray(0, HASH_BYTES)
  const remove = database.prepare('DELETE FROM traces WHERE app_id = ?')
  const clear = database.prepare('DELETE FROM traces')
  const add = database.prepare(
    'INSERT INTO traces (app_id, kind, hash, document, page) SELECT app_id, ?, ?, ?, ? FROM applications WHERE app_id = ?',
  )
  const shared = database.prepare<[string, number], SharedTrace>(
    `SELECT other.app_id AS appId, p.company_name AS companyName, own.kind, own.document, own.page,
       other.document AS otherDocument, other.page AS otherPage
     FROM traces own JOIN traces other ON other.hash = own.hash AND other.app_id <> own.app_id
     JOIN applications p ON p.app_id = other.app_id
     WHERE own.app_id = ? ORDER BY p.created_at DESC, p.rowid DESC, own.rowid, other.rowid LIMIT ?`,
  )
  return {
    replace(appId, traces) {
      remove.run(appId)
      for (const trace of traces) add.run(trace.kind, hashOf(trace), trace.document, trace.page, appId)
    },
    shared: appId => shared.all(appId, MAX_SHARED),
    clear: () => void clear.run(),
  }
}
