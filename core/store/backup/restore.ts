/** Brings a backup back: into a folder of its own, checked against what was backed up, and only then in its place. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Refusal } from '../../errors.ts'
import { syncFolder } from '../folder-sync.ts'
import { createWhole, keyFileIn } from '../key-file.ts'
import { memoTemplate } from '../memo-template.ts'
import { writeAll } from '../sealed-file.ts'
import { checkFolder, openAsItIs } from './check.ts'
import { Contents, CONTENTS_NAME } from './create.ts'
import { readBackup, type BackupHead, type BackupRecord } from './format.ts'
import { answersOf, type StoredAnswer } from './freeze.ts'

export interface OpenedBackup {
  readonly path: string
  readonly head: BackupHead & { readonly start: number }
  /** Of the data folder it was made of. */
  readonly key: Uint8Array
}

export interface Restored {
  /** Stored results that are byte for byte what was backed up. */
  readonly answers: number
  readonly files: number
  /** States whose registries are to be imported again. */
  readonly registries: readonly string[]
}

/**
 * Unpacks a backup into `folder`, which must not exist, and compares every result, every reference and every file with what was backed up. Throws
 * Refusal DAMAGED when anything differs; what was unpacked stays for the caller to remove.
 */
export async function unpackBackup({ path, head, key }: OpenedBackup, folder: string): Promise<Restored> {
  mkdirSync(join(folder, 'vault'), { recursive: true, mode: 0o700 })
  let contents: Contents | null = null
  await readBackup(path, { start: head.start, key }, async record => {
    if (record.name === CONTENTS_NAME) contents = Contents.parse(JSON.parse((await bytesOf(record)).toString()))
    else await unpack(record, folder)
  })
  if (contents === null)
    throw new Refusal('DAMAGED', `${path} is not complete: the list of its contents is missing. Use another backup.`)
  createWhole(keyFileIn(folder), head.key)
  for (const synced of [join(folder, 'vault'), folder]) syncFolder(synced)
  return compared(path, { folder, key, contents })
}

async function bytesOf({ content }: BackupRecord): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function unpack({ name, size, content }: BackupRecord, folder: string): Promise<void> {
  // Sealed, so written by this program; all the same nothing is written beside the folder.
  if (name !== memoTemplate && !/^(desk\.db|vault\/[\w-]+)$/.test(name))
    throw new Error(`${JSON.stringify(name)} is no file of a backup`)
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    let written = 0
    for await (const bytes of content) {
      await writeAll(file, bytes)
      written += bytes.length
    }
    if (written !== size) throw new Error(`${name} ends too early`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function compared(
  path: string,
  { folder, key, contents }: { folder: string; key: Uint8Array; contents: Contents },
): Promise<Restored> {
  const database = openAsItIs(folder, key)
  let found: readonly StoredAnswer[]
  try {
    // As retention does it: the document was deleted before the backup was complete, and its results were not.
    const forget = database.prepare(
      'UPDATE uploads SET deleted_at = received_at, password = NULL WHERE id = ? AND deleted_at IS NULL',
    )
    for (const id of contents.deleted) forget.run(id)
    found = await answersOf(database)
  } finally {
    database.close()
  }
  const stated = new Set(found.map(nameOf))
  const missing = contents.answers.filter(answer => !stated.has(nameOf(answer)))
  const { faults, answers, files } = await checkFolder(folder, key)
  const differing = missing.map(
    ({ kind, id, revision }) => `Revision ${revision} of ${kind} ${id} is not what was backed up.`,
  )
  if (found.length !== contents.answers.length)
    differing.push(`${found.length} results came back of ${contents.answers.length}.`)
  const wrong = [...differing, ...faults]
  if (wrong.length > 0)
    throw new Refusal('DAMAGED', `${path} does not bring back what was backed up. ${wrong.slice(0, 5).join(' ')}`)
  return { answers, files, registries: contents.registries }
}

const nameOf = ({ kind, id, revision, sha256 }: StoredAnswer): string => JSON.stringify([kind, id, revision, sha256])

/** Beside the folder, so that a rename puts it in place; one that a process left there when it died is removed. */
export const stagingOf = (dataDir: string): string => `${dataDir}.restoring`

/**
 * Restores a backup as `dataDir`: all of it, or the folder is as it was. `asideAs`: the name a folder that is there and not empty is kept under;
 * null: it is refused. Throws Refusal BAD_VALUE (not empty), BAD_SETTING (in use, cannot be put in place), DAMAGED.
 */
export async function restoreBackup(backup: OpenedBackup, dataDir: string, asideAs: string | null): Promise<Restored> {
  const isThere = existsSync(dataDir)
  const isEmpty = isThere && readdirSync(dataDir).length === 0
  if (isThere && !isEmpty && asideAs === null) {
    throw new Refusal(
      'BAD_VALUE',
      `${dataDir} is not empty, and nothing was changed. Name another folder with --data-dir, or put the backup in its place with --replace: the present folder is kept beside it.`,
    )
  }
  refuseInUse(dataDir)
  const staging = stagingOf(dataDir)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o700 })
  try {
    const restored = await unpackBackup(backup, staging)
    if (isEmpty) rmdirSync(dataDir)
    putInPlace(staging, dataDir, isThere && !isEmpty ? asideAs : null)
    return restored
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw error
  }
}

function putInPlace(staging: string, dataDir: string, asideAs: string | null): void {
  try {
    if (asideAs !== null) renameSync(dataDir, asideAs)
    try {
      renameSync(staging, dataDir)
    } catch (error) {
      if (asideAs !== null) renameSync(asideAs, dataDir)
      throw error
    }
    syncFolder(dirname(dataDir))
  } catch (error) {
    throw new Refusal(
      'BAD_SETTING',
      `data-dir: ${dataDir} cannot be put in place (${(error as Error).message}), and nothing was changed. A folder that is mounted, or in use, cannot be replaced: name one below it.`,
      { cause: error },
    )
  }
}

/** A process that has the folder open goes on writing into it wherever it is moved. */
function refuseInUse(dataDir: string): void {
  const path = join(dataDir, 'desk.db')
  if (!existsSync(path)) return
  const database = new Sqlite(path, { timeout: 0 })
  try {
    // Without its key it cannot be read; whether it is locked is asked first.
    database.pragma('journal_mode')
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true)
      throw new Refusal('BAD_SETTING', `data-dir: ${dataDir} is in use by a running Underwriter Desk; stop it first.`, {
        cause: error,
      })
  } finally {
    database.close()
  }
}
