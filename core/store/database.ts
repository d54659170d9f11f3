/** Opens the encrypted SQLite file of a data folder and brings its tables up to date. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import { damagedDatabase, refuseLostDatabase } from './damage.ts'
import { isKeyOf, keepProof } from './key-check.ts'
import { migrated } from './migrate.ts'
import { readRunning } from './running-file.ts'

export type Database = Sqlite.Database

const migrationsFolder = new URL('./migrations/', import.meta.url)

/**
 * Opens `desk.db` in `dataDir`, encrypted whole (ChaCha20-Poly1305 pages) under a 32-byte key.
 * The file is locked for as long as it is open, so that a second process on the same folder is refused; the operating system
 * lifts the lock when the process dies, however it dies. Throws Refusal BAD_SETTING for a folder in use and for a wrong key, DAMAGED for a
 * database that is damaged or gone. `migrations`: the folder they are taken from.
 */
export function openDatabase(dataDir: string, key: Uint8Array, clock: Clock, migrations = migrationsFolder): Database {
  const path = join(dataDir, 'desk.db')
  refuseLostDatabase(dataDir)
  createForOwnerOnly(path)
  const connect = (file: string, journal: 'wal' | 'delete'): Database => connected(file, key, journal)
  let database: Database | null = null
  try {
    database = connect(path, 'wal')
    database = migrated(database, { path, connect, clock, folder: migrations })
    keepProof(dataDir, key)
    return database
  } catch (error) {
    database?.close()
    throw openingRefusal(error, dataDir, key) ?? error
  }
}

/** Opens a database as it is: no table is changed. Throws what SQLite does. */
export function connected(path: string, key: Uint8Array, journal: 'wal' | 'delete'): Database {
  const database = new Sqlite(path, { timeout: 0 })
  try {
    database.pragma(`cipher = 'chacha20'`)
    // A raw key: it is random or already stretched by scrypt, so the cipher's own key derivation would only cost time.
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`)
    database.pragma('locking_mode = exclusive')
    database.pragma(`journal_mode = ${journal}`)
    // FULL: an accepted request or a finished analysis outlives a power cut, not only a crash.
    database.pragma('synchronous = full')
    database.pragma('foreign_keys = on')
    // Deleted uploads and passwords leave no readable pages behind.
    database.pragma('secure_delete = on')
    return database
  } catch (error) {
    database.close()
    throw error
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

/** What keeps a database from opening, in a sentence; null: a defect. */
export function openingRefusal(error: unknown, dataDir: string, key: Uint8Array): Refusal | null {
  if (!(error instanceof Sqlite.SqliteError)) return null
  if (error.code.startsWith('SQLITE_BUSY')) {
    const running = readRunning(dataDir)
    const where = running === null ? '' : `: it is open at ${running.url}/ui/`
    return new Refusal('BAD_SETTING', `data-dir: ${dataDir} is in use by another running Underwriter Desk${where}.`, {
      cause: error,
    })
  }
  if (error.code.startsWith('SQLITE_CORRUPT')) return damagedDatabase(dataDir, error)
  if (error.code === 'SQLITE_NOTADB') {
    const isRight = isKeyOf(dataDir, key)
    if (isRight === true) return damagedDatabase(dataDir, error)
    const other = isRight === false ? '' : ', or its first page is damaged'
    return new Refusal('BAD_SETTING', `data-dir: the key does not fit the database in ${dataDir}${other}.`, {
      cause: error,
    })
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
