/** Migrations run on a copy: what fails, or is killed, leaves the database as it was. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../core/store/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

const key = new Uint8Array(32).fill(7)

/** A folder of migrations: the first one, and more. */
function migrationsOf(...more: readonly string[]): URL {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  const all = ['CREATE TABLE kept (word TEXT NOT NULL) STRICT;', ...more]
  for (const [index, sql] of all.entries()) writeFileSync(join(folder, `00${index + 1}-step.sql`), sql)
  return pathToFileURL(`${folder}/`)
}

function folderOfFirst(): string {
  const folder = temporaryFolder()
  const database = openDatabase(folder, key, testClock(), migrationsOf())
  const insert = database.prepare('INSERT INTO kept VALUES (?)')
  for (let index = 0; index < 1000; index++) insert.run(`word ${index}`)
  database.close()
  return folder
}

test('a migration that fails half way leaves every byte', () => {
  const folder = folderOfFirst()
  const before = readFileSync(join(folder, 'desk.db'))
  const failing = migrationsOf(
    'ALTER TABLE kept ADD COLUMN length INTEGER;',
    'UPDATE kept SET length = length (word); INSERT INTO nowhere VALUES (1);',
  )
  expect(() => openDatabase(folder, key, testClock(), failing)).toThrow(
    expect.objectContaining({
      code: 'BAD_SETTING',
      message: expect.stringMatching(
        /could not be brought up to date and was left as it was: no such table: \S*nowhere/,
      ) as string,
    }),
  )
  expect(readFileSync(join(folder, 'desk.db')).equals(before)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['desk.check', 'desk.db'])

  const database = openDatabase(folder, key, testClock(), migrationsOf('ALTER TABLE kept ADD COLUMN length INTEGER;'))
  expect(database.prepare('SELECT count(*), count(length) FROM kept').raw().get()).toEqual([1000, 0])
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(statSync(join(folder, 'desk.db')).mode & 0o077).toBe(0)
  database.close()
  expect(readdirSync(folder).sort()).toEqual(['desk.check', 'desk.db'])
})

test('the folder stays locked while the copy is made and afterwards', () => {
  const folder = folderOfFirst()
  const database = openDatabase(folder, key, testClock(), migrationsOf('CREATE TABLE more (word TEXT) STRICT;'))
  expect(() => openDatabase(folder, key, testClock())).toThrow(/in use by another/)
  database.close()
})

test('what a killed update left is removed, and the update made again', () => {
  const folder = folderOfFirst()
  cpSync(join(folder, 'desk.db'), join(folder, 'desk.db.new'))
  writeFileSync(join(folder, 'desk.db.new-journal'), 'half')
  const database = openDatabase(folder, key, testClock(), migrationsOf('CREATE TABLE more (word TEXT) STRICT;'))
  expect(database.prepare('SELECT count(*) FROM kept').pluck().get()).toBe(1000)
  database.close()
  expect(readdirSync(folder).sort()).toEqual(['desk.check', 'desk.db'])
})

test('an update counts the failed checks of what was analyzed before', () => {
  const steps = new URL('../../../core/store/migrations/', import.meta.url)
  const earlier = join(temporaryFolder(), 'migrations')
  cpSync(steps, earlier, { recursive: true })
  for (const name of readdirSync(earlier)) if (name >= '019') rmSync(join(earlier, name))
  const folder = temporaryFolder()
  const old = openDatabase(folder, key, testClock(), pathToFileURL(`${earlier}/`))
  const failed = { passed: false, severity: 'high' }
  const checks = [failed, { passed: true, severity: 'info' }, { passed: false, severity: 'info' }, { passed: null }]
  const results = { one: { checks }, several: { checks, invoices: [{ checks }, { checks: [failed] }] }, payload: {} }
  for (const [id, result] of Object.entries(results)) {
    old.prepare(`INSERT INTO analyses (id, kind, revision, created_at) VALUES (?, 'invoices', 2, 0)`).run(id)
    const insert = old.prepare('INSERT INTO revisions (analysis_id, revision, result, created_at) VALUES (?, ?, ?, 0)')
    insert.run(id, 1, JSON.stringify({ checks: [failed, failed, failed] }))
    insert.run(id, 2, JSON.stringify(result))
  }
  old.close()

  const database = openDatabase(folder, key, testClock())
  const counted = database.prepare('SELECT id, failed_checks FROM analyses ORDER BY id').raw().all()
  expect(counted).toEqual([
    ['one', 1],
    ['payload', 0],
    ['several', 2],
  ])
  database.close()
})
