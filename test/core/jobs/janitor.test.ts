/** Retention: uploads go on their day, results stay. */
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { clean } from '../../../core/jobs/janitor.ts'
import { openStore } from '../../../core/store/store.ts'
import { openVault } from '../../../core/store/vault.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { day, testClock } from '../../support/test-clock.ts'

test('an upload is deleted 30 days after it came, its row and analysis stay', async () => {
  const folder = temporaryFolder()
  const key = new Uint8Array(32)
  const clock = testClock()
  const store = openStore(folder, key, clock)
  onTestFinished(() => store.close())
  const vault = openVault(folder, key)
  const metadata = { appId: 'app', fileName: 'a.pdf', statementType: 'BALANCE_SHEET', periodEnd: '2024-12-31' } as const
  store.analyses.add({ id: 'a', kind: 'financial-statements', appId: 'app', keyId: null })
  const { size, sha256 } = await vault.seal('upload', [randomBytes(100)])
  store.uploads.add([{ id: 'upload', analysisId: 'a', fileName: 'a.pdf', size, sha256, metadata, password: 'secret' }])
  store.idempotency.reserve('k', 'one', 'content')

  const events: unknown[] = []
  const observe = (event: unknown): void => void events.push(event)
  const round = () => clean({ store, vault, clock, retentionDays: () => 30, deliveryDays: () => 30, observe })
  clock.advance(30 * day)
  expect(await round()).toBe(0)
  expect(await vault.open('upload').then(file => file?.content.destroy())).toBeDefined()
  clock.advance(1)
  expect(await round()).toBe(1)
  expect(await vault.open('upload')).toBeNull()
  expect(store.uploads.ofAnalysis('a')).toMatchObject([{ id: 'upload', deletedAt: clock.now(), password: null }])
  expect(store.idempotency.reserve('k', 'one', 'other')).toEqual({ state: 'new' })
  expect(await round()).toBe(0)
  expect(events.at(-1)).toEqual({ event: 'retention', files: 1, bodies: 0, answers: expect.any(Number) })
})
