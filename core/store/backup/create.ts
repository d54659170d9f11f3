/** Writes the backup of a data folder whose database is held still, by this process or by the one that has it open. */
import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { memoTemplate } from '../memo-template.ts'
import { writeBackup, type BackupHead, type BackupRecord } from './format.ts'
import type { StoredAnswer } from './freeze.ts'

/** What a backup holds, and what of it must come back. */
export const Contents = z.object({
  answers: z.array(
    z.object({ kind: z.enum(['analysis', 'application']), id: z.string(), revision: z.number(), sha256: z.string() }),
  ),
  /** Sealed files that were deleted while it was made. */
  deleted: z.array(z.string()),
  /** States whose business registries the folder has; they are public, and not in the backup. */
  registries: z.array(z.string()),
})
export type Contents = z.infer<typeof Contents>
export const CONTENTS_NAME = 'contents.json'

export interface BackupSource {
  readonly dataDir: string
  readonly key: Uint8Array
  readonly head: BackupHead
  /** Of the state that is held. */
  readonly answers: readonly StoredAnswer[]
}

const COPY_BYTES = 256 * 1024

/**
 * Writes `file` to its end on the disk. Resolves to how to close the database's file: closing it lifts the locks this process has on it, so that is
 * to be done last.
 */
export async function createBackup(file: FileHandle, source: BackupSource): Promise<() => Promise<void>> {
  const { dataDir, key, head, answers } = source
  const database = await open(join(dataDir, 'desk.db'), 'r')
  try {
    await writeBackup(file, head, key, recordsOf(dataDir, database, answers))
    return () => database.close()
  } catch (error) {
    await database.close()
    throw error
  }
}

async function* recordsOf(
  dataDir: string,
  database: FileHandle,
  answers: readonly StoredAnswer[],
): AsyncGenerator<BackupRecord> {
  const { size } = await database.stat()
  yield { name: 'desk.db', size, content: bytesOf(database, size) }
  const deleted: string[] = []
  for (const name of await namesIn(join(dataDir, 'vault'), /^[\w-]+$/)) {
    const record = await recordOf(dataDir, `vault/${name}`)
    if (record === null) deleted.push(name)
    else yield* record
  }
  const template = await recordOf(dataDir, memoTemplate)
  if (template !== null) yield* template
  const registries = (await namesIn(join(dataDir, 'registry'), /^[A-Z]{2}\.db$/)).map(name => name.slice(0, 2))
  const contents = Buffer.from(JSON.stringify({ answers: [...answers], deleted, registries } satisfies Contents))
  yield { name: CONTENTS_NAME, size: contents.length, content: [contents] }
}

/** A file as it is now, closed once it is read; null: it is gone. */
async function recordOf(dataDir: string, name: string): Promise<AsyncGenerator<BackupRecord> | null> {
  const file = await openPresent(join(dataDir, name))
  return file === null ? null : openRecord(name, file)
}

async function* openRecord(name: string, file: FileHandle): AsyncGenerator<BackupRecord> {
  try {
    const { size } = await file.stat()
    yield { name, size, content: bytesOf(file, size) }
  } finally {
    await file.close()
  }
}

/** The first `size` bytes; the file may grow meanwhile. */
async function* bytesOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size;) {
    const bytes = Buffer.allocUnsafe(Math.min(COPY_BYTES, size - position))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield bytes.subarray(0, bytesRead)
  }
}

async function namesIn(folder: string, pattern: RegExp): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter(name => pattern.test(name)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function openPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
