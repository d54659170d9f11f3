/** Brings the tables of a database up to date: those that are missing are made on a copy, which takes the original's place whole. */
import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type Sqlite from 'better-sqlite3'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import { syncFolder } from './folder-sync.ts'

type Database = Sqlite.Database

/** A step of the schema. */
interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

export interface MigrationFile {
  /** Of the database. */
  readonly path: string
  /** Opens a database, locked. */
  readonly connect: (path: string, journal: 'wal' | 'delete') => Database
  readonly clock: Clock
  /** Of `NNN-name.sql`. */
  readonly folder: URL
}

/**
 * The database with every migration applied, in the order of their numbers: `database` itself where none is missing, or it is new. Else a copy
 * is brought up to date and put in its place; one that cannot be leaves the original as it was. Throws Refusal BAD_SETTING for a database of a
 * newer version, and for an update that fails; `database` is closed then.
 */
export function migrated(database: Database, file: MigrationFile): Database {
  removeCopy(file.path)
  const { missing, isNew } = missingIn(database, file.folder)
  if (missing.length > 0 && !isNew) return inPlaceOf(database, missing, file)
  apply(database, missing, file.clock)
  return database
}

/** Left behind by a process that died while it was made. */
function removeCopy(path: string): void {
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${path}.new${ending}`, { force: true })
}

function missingIn(database: Database, folder: URL): { missing: readonly Migration[]; isNew: boolean } {
  const isNew = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'migrations'`).get() === undefined
  const rows = isNew
    ? []
    : database.prepare<[], { name: string; hash: string }>('SELECT name, hash FROM migrations').all()
  const applied = new Map(rows.map(row => [row.name, row.hash]))
  const available = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map((name): Migration => {
      const sql = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
  const unknown = rows.find(row => !available.some(({ name }) => name === row.name))
  if (unknown !== undefined) {
    throw new Refusal(
      'BAD_SETTING',
      `data-dir: the database was made by a newer version (migration ${unknown.name} is unknown here).`,
    )
  }
  const edited = available.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (edited !== undefined) throw new Error(`migration ${edited.name} was edited after it had been applied`)
  return { missing: available.filter(({ name }) => !applied.has(name)), isNew: rows.length === 0 }
}

function apply(database: Database, missing: readonly Migration[], clock: Clock): void {
  if (missing.length === 0) return
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, hash TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  )
  const record = database.prepare('INSERT INTO migrations (name, hash, applied_at) VALUES (?, ?, ?)')
  for (const { name, sql, hash } of missing) {
    database.transaction(() => {
      database.exec(sql)
      record.run(name, hash, clock.now())
    })()
  }
}

function inPlaceOf(
  database: Database,
  missing: readonly Migration[],
  { path, connect, clock }: MigrationFile,
): Database {
  const copy = `${path}.new`
  let source: number | null = null
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
    source = copyTo(path, copy)
    const next = connect(copy, 'delete')
    try {
      apply(next, missing, clock)
    } finally {
      next.close()
    }
    syncFile(copy)
    // Its log must not be there any more when another file takes the name. The lock stays.
    database.pragma('journal_mode = delete')
    // Windows renames over no open file.
    if (process.platform === 'win32') {
      closeSync(source)
      source = null
      database.close()
    }
    renameSync(copy, path)
    syncFolder(dirname(path))
  } catch (error) {
    removeCopy(path)
    throw notUpdated(path, error)
  } finally {
    // Only now: closing any descriptor of the file lifts the locks that the process has on it.
    if (source !== null) closeSync(source)
    database.close()
  }
  return connect(path, 'wal')
}

const COPY_BYTES = 1024 * 1024

/** Copies a file, and returns the descriptor it was read by, still open. */
function copyTo(path: string, copy: string): number {
  const source = openSync(path, 'r')
  try {
    const target = openSync(copy, 'wx', 0o600)
    try {
      const bytes = Buffer.allocUnsafe(COPY_BYTES)
      for (let read = readSync(source, bytes); read > 0; read = readSync(source, bytes))
        for (let done = 0; done < read;) done += writeSync(target, bytes, done, read - done)
    } finally {
      closeSync(target)
    }
    return source
  } catch (error) {
    closeSync(source)
    throw error
  }
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function notUpdated(path: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return error
  const isFull = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(code)
  const reason = isFull
    ? 'the disk is full: a copy of the database is made for it, so free as much space as the database takes'
    : `${message}; go on with the version it was made with`
  return new Refusal(
    'BAD_SETTING',
    `data-dir: ${path} could not be brought up to date and was left as it was: ${reason}.`,
    {
      cause: error,
    },
  )
}
