/** A desk that has its documents read over a queue, killed at random moments while its readers and PostgreSQL are killed beside it. */
import { setTimeout as pause } from 'node:timers/promises'
import { createReaderKey } from '../../core/jobs/shared/reader-key.ts'
import { openTestPostgres } from '../support/postgres.ts'
import type { KillCounts } from './folder-kills.ts'
import type { Random } from './random.ts'
import { isInDatabase, Readers } from './readers.ts'
import { killServices } from './service-kills.ts'

const READERS = 2
/** Between a kill of a reader or of the database and the next, at most. */
const LONGEST_PAUSE_MS = 6000
const SHARE_OF_READERS = 0.75

/** Only where PostgreSQL is installed. `kills`: of desks; what is killed beside them is counted besides. */
export async function killDesks(kills: number, random: Random, counts: KillCounts): Promise<void> {
  const postgres = await openTestPostgres()
  const keys = await createReaderKey()
  const readers = new Readers(READERS, postgres, keys, 'desk')
  const over = new AbortController()
  const count = (what: string): void => {
    counts.kills += 1
    counts.byOperation[what] = (counts.byOperation[what] ?? 0) + 1
  }
  const beside = async (): Promise<void> => {
    for (;;) {
      await pause(random() * LONGEST_PAUSE_MS, undefined, { signal: over.signal })
      const isReader = random() < SHARE_OF_READERS
      if (isReader) await readers.kill(Math.floor(random() * READERS))
      else postgres.crash?.()
      count(isReader ? 'reader of a desk' : 'database of a desk')
    }
  }
  const ended = beside().catch((error: Error) => {
    if (error.name !== 'AbortError') counts.faults.push(error.message)
  })
  try {
    const desks: KillCounts = { kills: 0, faults: counts.faults, byOperation: {} }
    await killServices(kills, random, desks, { queue: postgres.url, readerKey: keys.publicKey })
    for (const [operation, killed] of Object.entries(desks.byOperation))
      for (let each = 0; each < killed; each++) count(`desk over a queue: ${operation}`)
    over.abort()
    await ended
    // Stands in every document.
    if (isInDatabase(postgres, 'Equipment LLC')) counts.faults.push('the database holds a readable name')
  } finally {
    over.abort()
    readers.end()
    postgres.close()
  }
}
