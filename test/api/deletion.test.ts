/** What is deleted is gone: no byte of the data folder tells of it, its log cut off anywhere, and nobody is notified of it any more. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { openStore } from '../../core/store/store.ts'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import { answerOf, formOf, ownerKey, TestClock, type Answer, type Sent } from '../support/api-desk.ts'
import { wordsIn } from '../support/folder-bytes.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

const key = new Uint8Array(32).fill(9)
const keychain = { key: () => key, keep: () => Promise.resolve(), forget: () => undefined }
const clock = new TestClock()
const day = 24 * 60 * 60 * 1000
const appId = 'quixotic-4711'
const fileName = 'zanzibar march.pdf'
/** Name, a corrected one, account number, a transaction, file name, appId. */
const secrets = ['Wilhelmina Quartz', 'Quartz Holdings', '7734821', 'store 1007', 'zanzibar', 'quixotic']

/** Of every application here: they are linked by it. */
const applicant = { ein: '12-3456789' }

const drawStatement = () =>
  drawBankStatement(60, index => (index === 3 ? ['Deposit of Wilhelmina Quartz', 90_003] : null))

let dataDir: string
let desk: Desk
let receiver: Server
/** What the receiver answers. */
let status = 500
let received: string[] = []
const call = async (path: string, init: RequestInit = {}): Promise<Answer> =>
  answerOf(
    await fetch(desk.baseUrl + path, {
      ...init,
      headers: { authorization: `Bearer ${ownerKey}`, ...(init.headers as Record<string, string>) },
    }),
  )
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const submit = (to: string, file: Sent): Promise<Answer> =>
  call('/application/data?wait=true', {
    method: 'POST',
    headers: { 'idempotency-key': `${file[0]} of ${to}` },
    body: formOf([file], { appId: to, files: [{ fileName: file[0] }], applicant }),
  })
interface Shown {
  readonly id: string
  readonly state: string
  readonly appId: string | null
  readonly lastError: string | null
  readonly bodyRemovedAt: string | null
}
const deliveries = async (): Promise<readonly Shown[]> =>
  (await call('/deliveries')).body['deliveries'] as readonly Shown[]
const open = async (): Promise<void> => {
  desk = await openDesk({ dataDir, port: 0, apiKey: ownerKey }, { clock, keychain, pool: openInThreadPool(deskTasks) })
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-deletion-'))
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      received.push(body)
      // Receivers repeat what they were sent.
      response.writeHead(status).end(body)
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  await open()
  await post('/webhooks', { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` })
})
afterAll(async () => {
  await desk.close()
  receiver.closeAllConnections()
  receiver.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a deleted application leaves no byte, and is not delivered when its receiver comes back', async () => {
  const statement = await drawStatement()
  expect((await submit('kept', ['invoice.pdf', await drawTinyInvoice()])).status).toBe(200)
  expect((await submit(appId, [fileName, statement])).status).toBe(200)
  const path = `/application/data/${appId}`
  // A refused submission of the same file, a correction, reads, addresses that are none.
  expect((await call('/application/data', { method: 'POST', body: formOf([[fileName, statement]]) })).status).toBe(400)
  const correction = { path: '/transactions/5/description', value: 'Quartz Holdings' }
  expect((await post(`${path}/corrections`, correction, { 'idempotency-key': 'corrected' })).status).toBe(201)
  expect((await call(`/app/search?words=7734821`)).status).toBe(200)
  for (const address of [path, `${path}/transactions`, `${path}/nothing`]) await call(address)
  await expect.poll(() => received.length).toBe(2)
  expect(wordsIn(dataDir, key, secrets)).toEqual(secrets)
  expect((await call('/application/data/kept')).body['links']).toMatchObject([{ app_id: appId }])

  // Its entry of the request log is still in memory at the deletion.
  expect((await call('/application/data', { method: 'POST', body: formOf([[fileName, statement]]) })).status).toBe(400)
  expect((await call(path, { method: 'DELETE' })).status).toBe(204)
  expect(statSync(join(dataDir, 'desk.db-wal')).size).toBe(0)
  expect(wordsIn(dataDir, key, secrets)).toEqual([])
  expect((await call(path)).status).toBe(404)
  expect((await call('/application/data/kept')).body['links']).toEqual([])
  const [gone, kept] = await deliveries()
  expect(gone).toMatchObject({ state: 'canceled', appId: null, lastError: 'the application was deleted' })
  expect(kept).toMatchObject({ state: 'waiting', appId: 'kept' })
  const replay = await post(`/deliveries/${gone!.id}/replay`, {})
  expect([replay.status, replay.headers.get('x-error-code')]).toEqual([410, 'GONE'])

  received = []
  status = 204
  clock.advance(day)
  await desk.close()
  expect(wordsIn(dataDir, key, secrets)).toEqual([])
  await open()
  await expect.poll(() => received.length).toBe(1)
  expect(JSON.parse(received[0]!)).toMatchObject({ app_id: 'kept' })
  expect((await call('/application/data/kept')).status).toBe(200)
})

test('a deleted document is gone from its application, its earlier revisions and events; what waited is sent as it is now', async () => {
  received = []
  status = 500
  await submit('half', ['invoice.pdf', await drawTinyInvoice()])
  await submit('half', [fileName, await drawStatement()])
  await post('/application/data/half/deliver', {})
  await expect.poll(() => received.length).toBe(2)
  const { workflow_ids: ids } = (await call('/application/data/half')).body as unknown as { workflow_ids: string[] }
  expect((await call(`/analyses/${ids[1]!}`, { method: 'DELETE' })).status).toBe(204)
  expect(wordsIn(dataDir, key, secrets)).toEqual([])
  await expect.poll(() => received.length).toBe(3)
  expect(received[2]).not.toContain('7734821')
  expect((await deliveries()).slice(0, 3).map(({ state, appId: of }) => [state, of])).toEqual([
    ['waiting', 'half'],
    ['canceled', 'half'],
    ['canceled', 'half'],
  ])
})

test('the bodies of finished deliveries go 30 days after their end; replaying one answers 410', async () => {
  received = []
  status = 204
  await submit('sent', ['other invoice.pdf', await drawTinyInvoice()])
  await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: 'delivered', appId: 'sent' })
  const [{ id }] = (await deliveries()) as [Shown]
  expect((await post(`/deliveries/${id}/replay`, {})).status).toBe(202)
  await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: 'delivered' })
  clock.advance(31 * day)
  await desk.close()
  await open()
  await expect.poll(async () => (await deliveries())[0]!.bodyRemovedAt).not.toBeNull()
  expect((await post(`/deliveries/${id}/replay`, {})).status).toBe(410)
  expect((await call(`/deliveries/${id}`)).body).toMatchObject({
    appId: 'sent',
    log: [{ response: null }, { response: null }],
  })
})

test('a deletion that a crash interrupted is finished at the next start', async () => {
  status = 204
  await submit('kept later', ['invoice.pdf', await drawTinyInvoice()])
  await submit(appId, [fileName, await drawStatement()])
  await submit('partly', ['other invoice.pdf', await drawTinyInvoice()])
  await submit('partly', [fileName, await drawStatement()])
  const { workflow_ids: ids } = (await call('/application/data/partly')).body as unknown as { workflow_ids: string[] }
  await desk.close()
  // As far as a process came that died after it had begun: the application is canceled, the analysis is gone and its application tells of it.
  const store = openStore(dataDir, key, clock)
  store.removals.begin({ analysisId: null, appId })
  store.applications.setCanceled(appId)
  store.removals.begin({ analysisId: ids[1]!, appId: 'partly' })
  store.analyses.remove(ids[1]!)
  store.close()
  expect(wordsIn(dataDir, key, ['7734821'])).toEqual(['7734821'])
  await open()
  expect((await call(`/application/data/${appId}`)).status).toBe(404)
  expect((await call('/application/data/partly')).body['workflow_ids']).toEqual([ids[0]])
  expect((await call('/application/data/kept later')).status).toBe(200)
  // What a log of requests stated about the file goes with a deletion that is asked for.
  expect(wordsIn(dataDir, key, ['7734821', 'Wilhelmina Quartz'])).toEqual([])
})
