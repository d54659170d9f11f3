/** GET /health says what is wrong with the disk, and does not wait for the disk to say it. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoute } from '../../core/api/routes/health.ts'
import type { DiskState } from '../../core/store/disk-state.ts'
import { TestClock } from '../support/api-desk.ts'

function open(disk: () => Promise<DiskState>) {
  const app = Fastify()
  const clock = new TestClock()
  healthRoute(app, { clock, analyses: { load: () => ({ running: 1, waiting: 2 }) }, disk })
  const health = async (): Promise<Record<string, unknown>> => (await app.inject('/health')).json()
  return { clock, health }
}

test('a full disk has a status of its own and a sentence that says what to do', async () => {
  const states: DiskState[] = ['ok', 'disk_full', 'disk_read_only']
  const { clock, health } = open(() => Promise.resolve(states.shift()!))
  expect(await health()).toEqual({ status: 'ok', message: null, uptime: 0, jobs: { running: 1, waiting: 2 } })
  clock.advance(3000)
  await health()
  expect(await health()).toMatchObject({ status: 'disk_full', message: expect.stringMatching(/free some space/) })
  clock.advance(3000)
  await health()
  expect(await health()).toMatchObject({ status: 'disk_read_only', message: expect.stringMatching(/writable/) })
})

test('a disk that does not answer keeps nobody waiting', async () => {
  let asked = 0
  const { clock, health } = open(() => (asked++ === 0 ? Promise.resolve('ok') : new Promise(() => undefined)))
  await health()
  clock.advance(60_000)
  expect(await health()).toMatchObject({ status: 'ok', uptime: 60 })
})
