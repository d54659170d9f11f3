/** What proves a key without the database: a damaged database must not be blamed on the key. */
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'desk.check')
/** Says nothing of the key: that is random, or stretched by scrypt. */
const proofOf = (key: Uint8Array): string => createHmac('sha256', key).update('key of the data folder').digest('hex')

/** Whether `key` is that of the folder; null where nothing says so: no database was opened here, or an earlier version did. */
export function isKeyOf(dataDir: string, key: Uint8Array): boolean | null {
  const written = existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8').trim() : ''
  return /^[0-9a-f]{64}$/.test(written) ? written === proofOf(key) : null
}

/** A database was opened in this folder before. */
export const wasOpened = (dataDir: string): boolean => existsSync(fileIn(dataDir))

/** To be called with the key that opened the database. */
export function keepProof(dataDir: string, key: Uint8Array): void {
  if (isKeyOf(dataDir, key) === true) return
  const [path, aside] = [fileIn(dataDir), `${fileIn(dataDir)}.new`]
  try {
    writeFileSync(aside, `${proofOf(key)}\n`, { mode: 0o600, flush: true })
    renameSync(aside, path)
  } catch {
    // A full disk: the database is open, and the next start tries again.
    rmSync(aside, { force: true })
  }
}
