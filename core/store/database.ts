/** Opens the encrypted SQLite file of a data folder and brings its tables up to date. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'

export type Database = Sqlite.Database

const migrationsFolder = new URL('./migrations/', import.meta.url)

/**
 * Opens `desk.db` in `dataDir`, encrypted whole (ChaCha20-Poly1305 pages) under a 32-byte key.
 * The file is locked for as long as it is open, so that a second process on the same folder is refused; the operating system
 * lifts the lock when the process dies, however it dies. Throws Refusal BAD_SETTING for a folder in use and for a wrong key.
 */
export function openDatabase(dataDir: string, key: Uint8Array, clock: Clock): Database {
  const path = join(dataDir, 'desk.db')
  createForOwnerOnly(path)
  const database = new Sqlite(path, { timeout: 0 })
  try {
    database.pragma(`cipher = 'chacha20'`)
    // A raw key: it is random or already stretched by scrypt, so the cipher's own key derivation would only cost time.
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`)
    database.pragma('locking_mode = exclusive')
    database.pragma('journal_mode = wal')
    // FULL: an accepted request or a finished analysis outlives a power cut, not only a crash.
    database.pragma('synchronous = full')
    database.pragma('foreign_keys = on')
    // Deleted uploads and passwords leave no readable pages behind.
    database.pragma('secure_delete = on')
    migrate(database, clock)
    return database
  } catch (error) {
    database.close()
    throw openingRefusal(error, dataDir) ?? error
  }
}

/** SQLite would make the file readable for everybody; its journal takes over the mode. */
function createForOwnerOnly(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch (error) {
    throw new Refusal('BAD_SETTING', `data-dir: ${path} cannot be written (${(error as Error).message}).`, {
      cause: error,
    })
  }
}

function openingRefusal(error: unknown, dataDir: string): Refusal | null {
  if (!(error instanceof Sqlite.SqliteError)) return null
  if (error.code.startsWith('SQLITE_BUSY')) {
    return new Refusal('BAD_SETTING', `data-dir: ${dataDir} is in use by another running Underwriter Desk.`, {
      cause: error,
    })
  }
  if (error.code === 'SQLITE_NOTADB') {
    return new Refusal('BAD_SETTING', `data-dir: the key does not fit the database in ${dataDir}.`, { cause: error })
  }
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR|FULL)/.test(error.code)) {
    return new Refusal('BAD_SETTING', `data-dir: ${dataDir} cannot be written (${error.message}).`, { cause: error })
  }
  return null
}

/**
 * The row that an INSERT or UPDATE … RETURNING tells of; undefined when there is none. Read to its end, where it is committed: `get` stops before,
 * and hands out a row whose commit then fails unheard, as on a full disk.
 */
export const written = <Parameters extends unknown[], Row>(
  statement: Sqlite.Statement<Parameters, Row>,
  ...parameters: Parameters
): Row | undefined => statement.all(...parameters)[0]

/** Nobody's mistake in the request, yet the caller should hear the reason; null: something else. */
export function diskRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Sqlite.SqliteError) || !/^SQLITE_(FULL|IOERR_WRITE|READONLY)/.test(error.code)) return null
  return new Refusal(
    'BUSY',
    'The data folder takes no more: its disk is full or read-only. Free some space and try again.',
    {
      cause: error,
    },
  )
}

/** Applies every migration that is missing, in the order of their numbers, each in a transaction. */
function migrate(database: Database, clock: Clock): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, hash TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  )
  const applied = new Map(
    database
      .prepare<[], { name: string; hash: string }>('SELECT name, hash FROM migrations')
      .all()
      .map(row => [row.name, row.hash]),
  )
  const available = readdirSync(migrationsFolder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const unknown = [...applied.keys()].find(name => !available.includes(name))
  if (unknown !== undefined) {
    throw new Refusal(
      'BAD_SETTING',
      `data-dir: the database was made by a newer version (migration ${unknown} is unknown here).`,
    )
  }
  const record = database.prepare('INSERT INTO migrations (name, hash, applied_at) VALUES (?, ?, ?)')
  for (const name of available) {
    const sql = readFileSync(new URL(name, migrationsFolder), 'utf8').replaceAll('\r\n', '\n')
    const hash = createHash('sha256').update(sql).digest('hex')
    if (applied.has(name)) {
      if (applied.get(name) !== hash) throw new Error(`migration ${name} was edited after it had been applied`)
      continue
    }
    database.transaction(() => {
      database.exec(sql)
      record.run(name, hash, clock.now())
    })()
  }
}
