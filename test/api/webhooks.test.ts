/** Webhook endpoints over the API: registered, tested, rotated, switched off; their deliveries listed and replayed. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openApiDesk, type ApiDesk } from '../support/api-desk.ts'

let desk: ApiDesk
let receiver: Server
let address: string
let status = 200
const received: { headers: Record<string, string>; body: string }[] = []

beforeAll(async () => {
  desk = await openApiDesk()
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(status).end('thanks')
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
afterAll(async () => {
  await desk.close()
  receiver.closeAllConnections()
  await new Promise(done => receiver.close(done))
})
beforeEach(() => {
  received.length = 0
  status = 200
})

interface Registered {
  id: string
  secret: string
}
const register = async (): Promise<Registered> => {
  const { status, body } = await desk.json('/webhooks', { url: address, description: 'Lender' })
  expect(status).toBe(201)
  return body as unknown as Registered
}

describe('an endpoint', () => {
  test('is registered, shown without its secret, changed and removed', async () => {
    const { id, secret } = await register()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { text, body } = await desk.call('/webhooks')
    expect(text).not.toContain(secret)
    expect((body as { webhooks: unknown[] }).webhooks).toContainEqual(
      expect.objectContaining({ id, url: address, description: 'Lender', enabled: true, disabledReason: null }),
    )
    const changed = await desk.json(`/webhooks/${id}`, { enabled: false }, { method: 'PATCH' })
    expect(changed.body).toMatchObject({ id, enabled: false, description: 'Lender' })
    expect((await desk.json(`/webhooks/${id}/test`, {})).status).toBe(409)
    expect((await desk.call(`/webhooks/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await desk.call(`/webhooks/${id}`)).status).toBe(404)
  })

  test('is refused where the payload would travel in the open', async () => {
    const { status, body } = await desk.json('/webhooks', { url: 'http://lender.example.com/hook' })
    expect(status).toBe(400)
    expect(body).toEqual({ message: expect.stringContaining('https://') as string })
  })

  test('needs the right to administer', async () => {
    const { key } = await desk.makeKey({ scopes: ['read', 'write'] })
    expect((await desk.call('/webhooks', { key })).status).toBe(403)
  })

  test('gets a sample event whose signature verifies, and the log tells of it', async () => {
    const { id, secret } = await register()
    const { status, body } = await desk.json(`/webhooks/${id}/test`, {})
    expect(status).toBe(202)
    const { webhookId } = body as { webhookId: string }
    await expect.poll(() => received.length).toBe(1)
    const [{ headers, body: sent }] = received as [(typeof received)[number]]
    expect(headers).toMatchObject({ 'webhook-id': webhookId, 'webhook-event': 'webhook.test' })
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(webhookId, new Date(desk.clock.now()), sent))
    expect(JSON.parse(sent)).toMatchObject({ app_id: 'test', documents: null })
    const list = async () =>
      ((await desk.call(`/webhooks/${id}/deliveries`)).body as { deliveries: { id: string; state: string }[] })
        .deliveries
    await expect.poll(async () => (await list()).map(({ state }) => state)).toEqual(['delivered'])
    const detail = await desk.call(`/deliveries/${(await list())[0]!.id}`)
    expect(detail.body).toMatchObject({ webhookId, attempts: 1, lastStatus: 200, log: [{ response: 'thanks' }] })
  })

  test('signs with both secrets while one is rotated', async () => {
    const { id, secret } = await register()
    const rotated = await desk.json(`/webhooks/${id}/rotate-secret`, { overlapHours: 1 })
    expect(rotated.status).toBe(201)
    const fresh = (rotated.body as unknown as Registered).secret
    await desk.json(`/webhooks/${id}/test`, {})
    await expect.poll(() => received.length).toBe(1)
    const { headers, body } = received[0]!
    const sign = (key: string) => new Webhook(key).sign(headers['webhook-id']!, new Date(desk.clock.now()), body)
    expect(headers['webhook-signature']).toBe(`${sign(fresh)} ${sign(secret)}`)
  })

  test('answers a repeated registration with the stored answer, less the secret', async () => {
    const headers = { 'idempotency-key': 'register-once' }
    const first = await desk.json('/webhooks', { url: address }, { headers })
    const second = await desk.json('/webhooks', { url: address }, { headers })
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.body).toEqual({ ...first.body, secret: null })
  })
})

test('a finished delivery is sent again under its id; one that waits is not', async () => {
  const { id } = await register()
  status = 500
  await desk.json(`/webhooks/${id}/test`, {})
  const only = async () =>
    ((await desk.call(`/webhooks/${id}/deliveries`)).body as { deliveries: { id: string; attempts: number }[] })
      .deliveries[0]!
  await expect.poll(async () => (await only()).attempts).toBe(1)
  const delivery = await only()
  expect((await desk.json(`/deliveries/${delivery.id}/replay`, {})).status).toBe(409)
  // The endpoint says it is gone: the delivery is given up, the endpoint switched off.
  status = 410
  desk.clock.advance(6000)
  await desk.json(`/webhooks/${(await register()).id}/test`, {})
  await expect.poll(async () => (await desk.call(`/webhooks/${id}`)).body).toMatchObject({ enabled: false })
  status = 200
  await desk.json(`/webhooks/${id}`, { enabled: true }, { method: 'PATCH' })
  expect((await desk.json(`/deliveries/${delivery.id}/replay`, {})).status).toBe(202)
  await expect
    .poll(async () => (await desk.call(`/deliveries/${delivery.id}`)).body)
    .toMatchObject({ state: 'delivered' })
  const ids = received.map(({ headers }) => headers['webhook-id'])
  expect(ids.at(-1)).toBe(ids[0])
})
