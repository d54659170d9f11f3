/** `npm run kills -- [KILLS] [SEED]`: 1,000 SIGKILLs at random moments of everything that writes, and 200 of the queue; prints what was killed, and what went wrong. */
import { killDesks } from './desk-kills.ts'
import { killFolders, type KillCounts } from './folder-kills.ts'
import { randomOf } from './random.ts'
import { hasPostgres, postgresNotice } from '../support/postgres.ts'
import { killQueue } from './queue-kills.ts'
import { killServices } from './service-kills.ts'

const kills = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? 1)
const counts: KillCounts = { kills: 0, faults: [], byOperation: {} }
const began = performance.now()
/** A service takes several seconds for each: it is started, asked, killed, and looked at. */
const SHARE_OF_SERVICES = 0.3
const ofServices = Math.round(kills * SHARE_OF_SERVICES)
const ofFolders = Math.ceil((kills - ofServices) / 2)
// Side by side: each waits for its processes most of the time.
await Promise.all([
  killServices(ofServices, randomOf(seed), counts),
  killFolders(ofFolders, randomOf(seed + 1), counts),
  killFolders(kills - ofServices - ofFolders, randomOf(seed + 2), counts),
])
// A fifth besides: readers, a batch, desks and PostgreSQL.
const ofQueue = Math.round(kills / 5)
const ofDesks = Math.round(ofQueue / 4)
if (hasPostgres()) {
  await killQueue(ofQueue - ofDesks, randomOf(seed + 3), counts)
  await killDesks(ofDesks, randomOf(seed + 4), counts)
} else console.log(postgresNotice)
console.log({ seed, seconds: Math.round((performance.now() - began) / 1000), ...counts })
if (counts.faults.length > 0) process.exitCode = 1
