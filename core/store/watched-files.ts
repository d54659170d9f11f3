/** Which files of the watched folder were taken: each content once, whatever its name, also after a restart. */
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'

export interface WatchedFiles {
  /** `sha256`: hex, of the content. */
  isTaken(sha256: string): boolean
  take(sha256: string): void
}

export function createWatchedFiles(database: Database, clock: Clock): WatchedFiles {
  const find = database.prepare('SELECT 1 FROM watched_files WHERE sha256 = ?')
  const add = database.prepare('INSERT INTO watched_files (sha256, taken_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
  return {
    isTaken: sha256 => find.get(sha256) !== undefined,
    take: sha256 => void add.run(sha256, clock.now()),
  }
}
