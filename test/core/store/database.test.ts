/** What the database driver does behind its interface, where that costs data. */
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { written } from '../../../core/store/database.ts'

test('a row is handed out only when it is committed', () => {
  const database = new Sqlite(':memory:')
  database.pragma('foreign_keys = on')
  database.exec(`CREATE TABLE states (code TEXT PRIMARY KEY);
    CREATE TABLE places (state TEXT REFERENCES states (code) DEFERRABLE INITIALLY DEFERRED)`)
  // Fails when it is committed and not before, as everything does on a full disk.
  const add = database.prepare<[string], { state: string }>('INSERT INTO places VALUES (?) RETURNING state')
  expect(() => written(add, 'VT')).toThrow(/FOREIGN KEY/)
  database.exec(`INSERT INTO states VALUES ('VT')`)
  expect(written(add, 'VT')).toEqual({ state: 'VT' })
  expect(database.prepare('SELECT count(*) FROM places').pluck().get()).toBe(1)
  database.close()
})
