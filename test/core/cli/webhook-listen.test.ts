/** `npm run webhook:listen` against the real service: it prints what was signed with its secret, and nothing else. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openApiDesk, type ApiDesk } from '../../support/api-desk.ts'

const entry = resolve(import.meta.dirname, '../../../core/cli/webhook-listen.ts')
/** The address is registered before the listener knows the secret. */
const port = 20_000 + (process.pid % 20_000)
const address = `http://127.0.0.1:${port}/`

let desk: ApiDesk
let listener: ChildProcess
let id: string
const printed: { event: string; id: string; payload: { app_id: string } }[] = []
const refused: string[] = []

beforeAll(async () => {
  desk = await openApiDesk()
  const { body } = await desk.json('/webhooks', { url: address })
  id = String(body['id'])
  const env = { ...process.env, DESK_WEBHOOK_SECRET: String(body['secret']) }
  listener = spawn(process.execPath, [entry, '--port', String(port)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  createInterface({ input: listener.stdout! }).on('line', line => printed.push(JSON.parse(line) as (typeof printed)[0]))
  createInterface({ input: listener.stderr! }).on('line', line => refused.push(line))
  await vi.waitFor(() => expect(refused).toEqual([`Listening on http://127.0.0.1:${port}`]), 20_000)
  refused.length = 0
})
afterAll(async () => {
  listener.kill()
  await desk.close()
})

test('an event of the service is printed with its payload', async () => {
  // The clock of the test desk stands in the past, which a receiver refuses as old.
  desk.clock.advance(Date.now() - desk.clock.now())
  const { body } = await desk.call(`/webhooks/${id}/test`, { method: 'POST' })
  await expect.poll(() => printed.length, { timeout: 60_000 }).toBe(1)
  expect(printed[0]).toMatchObject({ event: 'webhook.test', id: body['webhookId'], payload: { app_id: 'test' } })
})

test('anything else is answered 401', async () => {
  for (const init of [{}, { method: 'POST', body: '{}' }, { method: 'POST', body: '', headers: { 'webhook-id': 'x' } }])
    expect((await fetch(address, init)).status).toBe(401)
  // What the listener writes may arrive after its answer.
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(3)
  expect(printed).toHaveLength(1)
})

test.each([
  ['no secret', {}, []],
  ['a secret that is none', { DESK_WEBHOOK_SECRET: 'secret' }, []],
  ['a port that is none', { DESK_WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=` }, ['--port', 'x']],
])('%s is a usage error', (_name, env, args) => {
  const { DESK_WEBHOOK_SECRET: _secret, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [entry, ...args], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('See: npm run webhook:listen -- --help')
})
