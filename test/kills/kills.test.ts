/** 100 of the kills of `npm run kills`: 20 of a whole service, 80 of first starts, migrations, key changes, backups and restores. */
import { expect, test } from 'vitest'
import { killDesks } from './desk-kills.ts'
import { killFolders, type KillCounts } from './folder-kills.ts'
import { randomOf } from './random.ts'
import { hasPostgres, postgresNotice } from '../support/postgres.ts'
import { killQueue } from './queue-kills.ts'
import { killServices } from './service-kills.ts'

test('what was accepted is there once and whole, and what was deleted is gone', { timeout: 600_000 }, async () => {
  // Another moment every day; the seed repeats it: npm run kills -- 100 SEED.
  const seed = Math.floor(Date.now() / 86_400_000)
  const counts: KillCounts = { kills: 0, faults: [], byOperation: {} }
  await Promise.all([
    killServices(20, randomOf(seed), counts),
    killFolders(40, randomOf(seed + 1), counts),
    killFolders(40, randomOf(seed + 2), counts),
  ])
  expect({ seed, kills: counts.kills, faults: counts.faults }).toEqual({ seed, kills: 100, faults: [] })
})

if (!hasPostgres()) console.log(postgresNotice)
test.skipIf(!hasPostgres())(
  'of the queue 10: no file is lost or done twice, and the database holds nothing readable',
  { timeout: 600_000 },
  async () => {
    const seed = Math.floor(Date.now() / 86_400_000)
    const counts: KillCounts = { kills: 0, faults: [], byOperation: {} }
    await killQueue(10, randomOf(seed + 3), counts)
    expect({ seed, kills: counts.kills, faults: counts.faults }).toEqual({ seed, kills: 10, faults: [] })
  },
)

test.skipIf(!hasPostgres())(
  'of desks over a queue 5, with readers and the database beside them: nothing that was accepted is lost or done twice',
  { timeout: 600_000 },
  async () => {
    const seed = Math.floor(Date.now() / 86_400_000)
    const counts: KillCounts = { kills: 0, faults: [], byOperation: {} }
    await killDesks(5, randomOf(seed + 4), counts)
    expect(counts.kills, String(seed)).toBeGreaterThanOrEqual(5)
    expect({ seed, faults: counts.faults }).toEqual({ seed, faults: [] })
  },
)
