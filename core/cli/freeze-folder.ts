/** The database of a data folder held still: by this process where nobody has it open, else by the service that has. */
import { Refusal } from '../errors.ts'
import { openAsItIs } from '../store/backup/check.ts'
import { createFreezes, type StoredAnswer } from '../store/backup/freeze.ts'
import { freezeRunning } from './running-desk.ts'

export interface FrozenFolder {
  readonly answers: readonly StoredAnswer[]
  /** Lets go: whether the file was one state of the database until now. Again, it says the same. */
  end(): Promise<boolean>
}

/** Throws Refusal: BUSY, BAD_SETTING for a wrong key, DAMAGED. */
export async function freezeFolder(dataDir: string, key: Uint8Array): Promise<FrozenFolder> {
  const held = (await freezeHere(dataDir, key)) ?? (await freezeRunning(dataDir))
  let ended: Promise<boolean> | null = null
  return { answers: held.answers, end: () => (ended ??= held.end()) }
}

/** null: another process has it open. */
async function freezeHere(dataDir: string, key: Uint8Array): Promise<FrozenFolder | null> {
  try {
    const database = openAsItIs(dataDir, key)
    const answers = await createFreezes(database).begin().answers()
    return {
      answers,
      end() {
        database.close()
        return Promise.resolve(true)
      },
    }
  } catch (error) {
    const isInUse =
      error instanceof Refusal &&
      (error.cause as { code?: string } | undefined)?.code?.startsWith('SQLITE_BUSY') === true
    if (isInUse) return null
    throw error
  }
}
