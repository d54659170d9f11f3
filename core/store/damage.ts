/** Sentences for a damaged data folder: what is lost, and what to do. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Refusal } from '../errors.ts'
import { wasOpened } from './key-check.ts'

const NEXT = '"npm run check-data" names what is lost, "npm run restore" brings back a backup'

/** A page of the database cannot be read, or says what cannot be; null: something else. */
export function damageRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Sqlite.SqliteError) || !/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return null
  return new Refusal(
    'DAMAGED',
    `The database of the data folder is damaged on the disk, and what this asks for lies in the damaged part; the rest goes on. Stop the service: ${NEXT}.`,
    { cause: error },
  )
}

/** The database of a folder that does not open although its key is right. */
export const damagedDatabase = (dataDir: string, cause: unknown): Refusal =>
  new Refusal(
    'DAMAGED',
    `data-dir: the database in ${dataDir} is damaged: parts of desk.db are missing or were changed, as a failing disk or half a copy leaves it. The key is not the reason, and nothing was changed. ${NEXT}.`,
    { cause },
  )

/** Throws Refusal DAMAGED for a folder whose database is gone: a new one in its place would have its sealed files swept away as strays. */
export function refuseLostDatabase(dataDir: string): void {
  const path = join(dataDir, 'desk.db')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? null
  if (size !== null && size > 0) return
  const files = sealedFilesIn(dataDir)
  if (files === 0 && !wasOpened(dataDir)) return
  const kept = files === 0 ? '' : `; ${files} sealed ${files === 1 ? 'file is' : 'files are'} still in its vault`
  throw new Refusal(
    'DAMAGED',
    `data-dir: the database desk.db in ${dataDir} is ${size === null ? 'missing' : 'empty'}, and with it all results${kept}. Nothing was changed. Put desk.db back, bring back a backup with "npm run restore", or start with another folder.`,
  )
}

/** How many files the vault of a folder holds. */
export function sealedFilesIn(dataDir: string): number {
  const vault = join(dataDir, 'vault')
  return existsSync(vault) ? readdirSync(vault).filter(name => !name.endsWith('.part')).length : 0
}
