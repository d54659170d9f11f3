/** Settings that are kept in the data folder; below flags and environment in rank. */
import type { Database } from './database.ts'

export interface Settings {
  /** Every stored setting by name; values as their owner wrote them. */
  all(): Readonly<Record<string, unknown>>
  set(name: string, value: unknown): void
  remove(name: string): void
}

export function createSettings(database: Database): Settings {
  const all = database.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings')
  const set = database.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  const remove = database.prepare('DELETE FROM settings WHERE name = ?')
  return {
    all: () => Object.fromEntries(all.all().map(row => [row.name, JSON.parse(row.value) as unknown])),
    set: (name, value) => void set.run(name, JSON.stringify(value)),
    remove: name => void remove.run(name),
  }
}
