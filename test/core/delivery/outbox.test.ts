import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { openOutbox, outcomeOf, retryDelaysMs, type Outbox } from '../../../core/delivery/outbox.ts'
import { Refusal } from '../../../core/errors.ts'
import { openStore, type Store } from '../../../core/store/store.ts'
import { testClock } from '../../support/test-clock.ts'
import { slowness } from '../../support/machine-speed.ts'

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}
type Behavior = (request: IncomingMessage, response: ServerResponse) => void

const clock = testClock()
let folder: string
let store: Store
let outbox: Outbox | null = null
let server: Server
let behavior: Behavior
let received: Received[]
let address: string
const defects: unknown[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-test-'))
  store = openStore(folder, Buffer.alloc(32, 1), clock)
  received = []
  behavior = (_, response) => response.writeHead(204).end()
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
      behavior(request, response)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
})
afterEach(async () => {
  await outbox?.close(0)
  outbox = null
  store.close()
  server.closeAllConnections()
  await new Promise(done => server.close(done))
  rmSync(folder, { recursive: true, force: true })
  expect(defects).toEqual([])
})

const open = (timeLimitMs = 2000): Outbox =>
  (outbox = openOutbox({
    store,
    clock,
    allowPrivate: () => false,
    onDefect: error => defects.push(error),
    timeLimitMs,
  }))
const emit = (body = '{"app_id":"A-1","dashboard_url":"ü"}'): string =>
  store.deliveries.emit({ type: 'application.analysis.completed', appId: 'A-1', body: Buffer.from(body) })
const deliveries = () => store.deliveries.list({ limit: 50 }).entries
const attempted = (count: number) =>
  expect.poll(() => deliveries().reduce((sum, { attempts }) => sum + attempts, 0), { timeout: 5000 }).toBe(count)

describe('a delivery', () => {
  test('that cannot be written down, as on a full disk, is not made over and over', async () => {
    const { endpoint } = store.webhooks.add({ url: address, description: null })
    emit()
    let isFull = true
    const transaction: Store['transaction'] = work => {
      if (isFull) throw new Refusal('BUSY', 'The data folder takes no more.')
      return store.transaction(work)
    }
    const full: unknown[] = []
    const { webhooks, deliveries: kept } = store
    const parts = { store: { webhooks, deliveries: kept, transaction }, clock, allowPrivate: () => false }
    outbox = openOutbox({ ...parts, onDefect: error => full.push(error) })
    await expect.poll(() => full.length).toBe(1)
    outbox.wake()
    await new Promise(done => setTimeout(done, 300))
    expect({ received: received.length, attempts: deliveries()[0]?.attempts }).toEqual({ received: 1, attempts: 0 })
    await outbox.close(0)
    isFull = false
    outbox = openOutbox({ ...parts, onDefect: error => full.push(error) })
    await attempted(1)
    expect(received.map(({ headers }) => headers['webhook-id'])).toHaveLength(2)
    expect(store.webhooks.find(endpoint.id)?.enabled).toBe(true)
  })

  test('is posted once, signed over the bytes sent, and acknowledged by any 2xx', async () => {
    const { secret } = store.webhooks.add({ url: address, description: null })
    const id = emit()
    open()
    await attempted(1)
    expect(received).toHaveLength(1)
    const { headers, body } = received[0]!
    expect(body).toBe('{"app_id":"A-1","dashboard_url":"ü"}')
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(clock.now() / 1000)),
      'webhook-event': 'application.analysis.completed',
    })
    // The library checks the age of the message against the real time, so the signature is compared instead.
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, new Date(clock.now()), body))
    expect(deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 204, nextAttemptAt: null }])
  })

  test('carries two signatures while a secret is being rotated, one before and after', async () => {
    const { endpoint, secret } = store.webhooks.add({ url: address, description: null })
    const rotated = store.webhooks.rotate(endpoint.id, 60_000)!
    open()
    emit()
    outbox!.wake()
    await attempted(1)
    const { headers, body } = received[0]!
    const sign = (key: string) => new Webhook(key).sign(headers['webhook-id']!, new Date(clock.now()), body)
    expect(headers['webhook-signature']).toBe(`${sign(rotated.secret)} ${sign(secret)}`)
    clock.advance(61_000)
    emit()
    outbox!.wake()
    await attempted(2)
    expect(received[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })

  test('is tried again under the same id and with the same bytes until it is accepted', async () => {
    store.webhooks.add({ url: address, description: null })
    const id = emit()
    behavior = (_, response) => response.writeHead(500).end('broken')
    open()
    await attempted(1)
    expect(deliveries()).toMatchObject([{ state: 'waiting', lastStatus: 500, lastError: 'answered 500' }])
    clock.advance(6000)
    behavior = (_, response) => response.writeHead(200).end('ok')
    outbox!.wake()
    await attempted(2)
    expect(deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    const [delivery] = deliveries()
    expect(store.deliveries.attempts(delivery!.id)).toMatchObject([
      { status: 500, response: 'broken' },
      { status: 200, response: 'ok' },
    ])
  })

  test('goes to every endpoint that is on, each with its own secret', async () => {
    store.webhooks.add({ url: address, description: 'one' })
    store.webhooks.add({ url: `${address}?two`, description: 'two' })
    const off = store.webhooks.add({ url: `${address}?off`, description: null })
    store.webhooks.change(off.endpoint.id, { enabled: false })
    emit()
    open()
    await attempted(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('is not sent on by a redirect', async () => {
    store.webhooks.add({ url: address, description: null })
    emit()
    behavior = (_, response) => response.writeHead(302, { location: `${address}/elsewhere` }).end()
    open()
    await attempted(1)
    expect(received).toHaveLength(1)
    expect(deliveries()).toMatchObject([{ state: 'waiting', lastStatus: 302 }])
  })

  test('counts a receiver that stalls as no answer', async () => {
    store.webhooks.add({ url: address, description: null })
    emit()
    behavior = () => undefined
    open(200)
    await attempted(1)
    expect(deliveries()).toMatchObject([{ state: 'waiting', lastStatus: null, lastError: 'no answer within 0.2 s' }])
  })

  test('counts a connection cut before the answer as no answer, after the status as the status', async () => {
    store.webhooks.add({ url: address, description: null })
    emit()
    behavior = request => request.socket.destroy()
    open()
    await attempted(1)
    expect(deliveries()).toMatchObject([{ state: 'waiting', lastStatus: null }])
    behavior = (request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half', () => request.socket.destroy())
    }
    clock.advance(6000)
    outbox!.wake()
    await attempted(2)
    expect(deliveries()).toMatchObject([{ state: 'delivered', lastStatus: 200 }])
  })

  test('counts as accepted once the status line is there: headers cut off, or a body that never ends', async () => {
    store.webhooks.add({ url: address, description: null })
    emit()
    behavior = request => request.socket.end('HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 202 Accepted\r\nconte')
    open()
    await attempted(1)
    expect(deliveries()).toMatchObject([{ state: 'delivered', lastStatus: 202, lastError: null }])
    emit()
    behavior = (_request, response) => void response.writeHead(200).write('and')
    outbox!.wake()
    await attempted(2)
    expect(deliveries()[0]).toMatchObject({ state: 'delivered', lastStatus: 200 })
  })

  test('does not wait for other receivers, however many deliveries they delay', async () => {
    store.webhooks.add({ url: `${address}/slow`, description: null })
    for (let index = 0; index < 12; index += 1) emit()
    const { endpoint } = store.webhooks.add({ url: `${address}/quick`, description: null })
    emit()
    behavior = (request, response) => (request.url!.endsWith('quick') ? response.writeHead(204).end() : undefined)
    const started = performance.now()
    open(20_000)
    await expect.poll(() => deliveries().find(({ endpointId }) => endpointId === endpoint.id)?.state).toBe('delivered')
    expect(performance.now() - started).toBeLessThan(2000 * slowness())
    // No more at a time than to any endpoint.
    expect(received).toHaveLength(4 + 1)
  })

  test('goes to no inner address that was allowed once', async () => {
    store.webhooks.add({ url: 'https://10.255.255.1/hooks', description: null })
    emit()
    open()
    await attempted(1)
    expect(deliveries()).toMatchObject([{ lastStatus: null, lastError: expect.stringContaining('private network') }])
  })

  test('switches an endpoint off that says it is gone', async () => {
    const { endpoint } = store.webhooks.add({ url: address, description: null })
    emit()
    emit('{"app_id":"A-2"}')
    behavior = (_, response) => response.writeHead(410).end()
    open()
    await expect.poll(() => deliveries().map(({ state }) => state)).toEqual(['dead', 'dead'])
    expect(store.webhooks.find(endpoint.id)).toMatchObject({ enabled: false })
    expect(store.webhooks.find(endpoint.id)!.disabledReason).toContain('410 Gone')
  })

  test('waits as long as the receiver asks', async () => {
    store.webhooks.add({ url: address, description: null })
    emit()
    behavior = (_, response) => response.writeHead(429, { 'retry-after': '120' }).end()
    open()
    await attempted(1)
    expect(deliveries()[0]!.nextAttemptAt).toBe(clock.now() + 120_000)
  })

  test('outlives the process: what was not acknowledged is sent at the next start, under its id', async () => {
    store.webhooks.add({ url: address, description: null })
    const id = emit()
    behavior = () => undefined
    const first = open(10_000)
    await expect.poll(() => received.length).toBe(1)
    await first.close(0)
    expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    behavior = (_, response) => response.writeHead(200).end()
    open()
    await attempted(1)
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  })

  test('given up is replayed under its id', async () => {
    store.webhooks.add({ url: address, description: null })
    const id = emit()
    behavior = (_, response) => response.writeHead(500).end()
    open()
    for (const [index, delay] of [...retryDelaysMs, 0].entries()) {
      await attempted(index + 1)
      clock.advance(delay * 1.2 + 1000)
      outbox!.wake()
    }
    expect(deliveries()).toMatchObject([{ state: 'dead', attempts: retryDelaysMs.length + 1 }])
    behavior = (_, response) => response.writeHead(200).end()
    expect(store.deliveries.replay(deliveries()[0]!.id)).toBe(true)
    outbox!.wake()
    await expect.poll(() => deliveries()[0]!.state).toBe('delivered')
    expect(received.at(-1)!.headers['webhook-id']).toBe(id)
  })
})

describe('what follows an attempt', () => {
  const now = 1_700_000_000_000
  const answer = (status: number | null, retryAfter: string | null = null) => ({ status, retryAfter })

  test('lies within a tenth of the published waits', () => {
    for (const [attempts, delay] of retryDelaysMs.entries()) {
      const outcome = outcomeOf({ attempts }, answer(500), now)
      expect(outcome.state).toBe('waiting')
      const wait = (outcome as { nextAttemptAt: number }).nextAttemptAt - now
      expect(wait).toBeGreaterThanOrEqual(delay * 0.9)
      expect(wait).toBeLessThanOrEqual(delay * 1.1 + 1)
    }
    expect(outcomeOf({ attempts: retryDelaysMs.length }, answer(null), now)).toEqual({ state: 'dead' })
  })

  test.each([
    [429, '60', 60_000],
    [503, new Date(now + 90_000).toUTCString(), 90_000],
    [500, '3600', null],
    [429, 'soon', null],
    [503, '999999999', 24 * 3_600_000],
  ])('after %i with Retry-After %s', (status, header, wait) => {
    const outcome = outcomeOf({ attempts: 0 }, answer(status, header), now) as { nextAttemptAt: number }
    const [from, to] = wait === null ? [0, 6000] : [wait - 1000, wait + 1000]
    expect(outcome.nextAttemptAt - now).toBeGreaterThan(from)
    expect(outcome.nextAttemptAt - now).toBeLessThan(to)
  })
})
