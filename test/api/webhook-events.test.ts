/** The events beside the documented one go to endpoints that asked for them, and to nobody else. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

let desk: ApiDesk
let receiver: Server
let received: { readonly to: string; readonly event: string; readonly id: string; readonly body: string }[] = []
const every = ['completed', 'needs_review', 'failed', 'updated'].map(name => `application.analysis.${name}`)

beforeAll(async () => {
  desk = await openApiDesk()
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      const { 'webhook-event': event, 'webhook-id': id } = request.headers as Record<string, string>
      received.push({ to: request.url!, event: event!, id: id!, body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  expect((await desk.json('/webhooks', { url: `${base}/plain` })).body).toMatchObject({ events: every.slice(0, 1) })
  expect((await desk.json('/webhooks', { url: `${base}/all`, events: every })).status).toBe(201)
})
afterAll(async () => {
  await desk.close()
  receiver.closeAllConnections()
  receiver.close()
})

const broken = Buffer.from('%PDF-1.7\nnothing else')
const submit = (appId: string, name: string, bytes: Uint8Array) =>
  desk.call('/application/data?wait=true', {
    method: 'POST',
    body: formOf([[name, bytes]], { appId, files: [{ fileName: name }] }),
  })
const events = (to: string) => received.filter(({ to: place }) => place === to).map(({ event }) => event)

test('an application that needs review is sent in two events, under two ids, to who asked', async () => {
  received = []
  await desk.call('/application/data?wait=true', {
    method: 'POST',
    body: formOf(
      [
        ['invoice.pdf', await drawTinyInvoice()],
        ['broken.pdf', broken],
      ],
      { appId: 'review', files: [{ fileName: 'invoice.pdf' }, { fileName: 'broken.pdf' }] },
    ),
  })
  expect((await desk.call('/application/data/review')).body).toMatchObject({ status: 'needs_review' })
  await expect.poll(() => events('/plain')).toEqual([every[0]])
  await expect.poll(() => events('/all')).toEqual([every[0], every[1]])
  expect(new Set(received.filter(({ to }) => to === '/all').map(({ id }) => id)).size).toBe(2)
})

test('a later document and a correction are sent to who asked', async () => {
  await submit('later', 'invoice.pdf', await drawTinyInvoice())
  await expect.poll(() => events('/plain')).toHaveLength(2)
  received = []
  await submit('later', 'statement.pdf', await drawBankStatement(60, () => null))
  await expect.poll(() => events('/all')).toEqual([every[3]])
  const path = '/application/data/later/corrections'
  expect((await desk.json(path, { path: '/transactions/0/description', value: 'Deposit' })).status).toBe(201)
  await expect.poll(() => events('/all')).toEqual([every[3], every[3]])
  expect(events('/plain')).toEqual([])
})

test('an application of which nothing could be read is sent with the reason', async () => {
  received = []
  await submit('broken', 'broken.pdf', broken)
  const { body } = await desk.call('/application/data/broken')
  expect(body).toMatchObject({ status: 'failed', data: null })
  await expect.poll(() => events('/all')).toEqual([every[2]])
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    app_id: 'broken',
    documents: null,
    status_message: body['message'],
  })
})

test('events are changed, and unknown or no events refused', async () => {
  const list = (await desk.call('/webhooks')).body as { webhooks: { id: string }[] }
  const path = `/webhooks/${list.webhooks[0]!.id}`
  const changed = await desk.json(path, { events: [every[3]] }, { method: 'PATCH' })
  expect(changed.body).toMatchObject({ events: [every[3]], enabled: true })
  expect((await desk.json(path, { events: ['application.started'] }, { method: 'PATCH' })).status).toBe(400)
  expect((await desk.json(path, { events: [] }, { method: 'PATCH' })).status).toBe(400)
})

test('an empty body of type JSON is no body', async () => {
  const list = (await desk.call('/webhooks')).body as { webhooks: { id: string }[] }
  const headers = { 'content-type': 'application/json' }
  const id = list.webhooks[0]!.id
  expect((await desk.call(`/webhooks/${id}/test`, { method: 'POST', headers })).status).toBe(202)
  expect((await desk.call('/webhooks', { method: 'POST', headers })).status).toBe(400)
})
