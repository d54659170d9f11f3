/** The operational log of whole analyses tells nothing of documents, callers and secrets: a search of all its bytes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { deskTasks, type DeskTasks } from '../../core/workflows/intake/tasks.ts'
import { answerOf, formOf, ownerKey, type Answer } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const company = 'Wilhelmina Quartz Holdings'
const password = 'password-of-zanzibar'
/** Names, numbers, amounts, a file name, an appId, a password, what a caller wrote. */
const printed = [
  'wilhelmina',
  'quartz',
  '7734821',
  'alder creek',
  '90,003',
  '90003',
  '48,500',
  '48500',
  'kestrel',
  '210,000',
]
const given = ['zanzibar', 'quixotic', password, 'balance_sheet', 'cookie monster', ownerKey]

let dataDir: string
let desk: Desk
let receiver: Server
const secrets: string[] = [...printed, ...given]
const defects: unknown[] = []

const call = async (path: string, init: RequestInit = {}): Promise<Answer> =>
  answerOf(
    await fetch(desk.baseUrl + path, {
      ...init,
      headers: { authorization: `Bearer ${ownerKey}`, ...(init.headers as Record<string, string>) },
    }),
  )
const post = (path: string, body: unknown): Promise<Answer> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-log-'))
  receiver = createServer((_request, response) => void response.writeHead(204).end())
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  const pool = openInThreadPool<DeskTasks>({
    ...deskTasks,
    classifyFile: ({ fileName }) => Promise.reject(new TypeError(`${fileName} of ${company} has 7734821`)),
  })
  const settings = { dataDir, port: 0, apiKey: ownerKey, passphrase: 'sesame of ali baba', logLevel: 'debug' as const }
  desk = await openDesk(settings, { pool, printDefect: error => defects.push(error) })
  secrets.push(desk.sessionToken, 'sesame')
})
afterAll(() => {
  receiver.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function useEverything(): Promise<void> {
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/zanzibar`
  const endpoint = await post('/webhooks', { url: hook, description: company })
  const key = await post('/api-keys', { name: company })
  secrets.push(endpoint.body['secret'] as string, key.body['key'] as string)
  const statement = await drawTinyStatement({ company, password })
  const entry = {
    appId: 'quixotic-1',
    fileName: 'zanzibar.pdf',
    statementType: 'BALANCE_SHEET',
    periodEnd: '2025-12-31',
  }
  const analyze = (more: object): Promise<Answer> =>
    call('/application/financial-statement-analysis?q=quixotic', {
      method: 'POST',
      headers: { 'idempotency-key': company },
      body: formOf([['zanzibar.pdf', statement]], [{ ...entry, ...more }]),
    })
  expect([(await analyze({})).status, (await analyze({ password })).status]).toEqual([422, 200])
  const bank = await drawBankStatement(30, index => (index === 3 ? [`Deposit of ${company}`, 90_003] : null))
  const files = [
    ['zanzibar march.pdf', bank],
    ['zanzibar.pdf', await drawTinyInvoice()],
  ] as const
  const metadata = { appId: 'quixotic-2', files: files.map(([fileName]) => ({ fileName })) }
  const submitted = await call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
  expect(submitted.status).toBe(200)
  const body = formOf([['zanzibar.pdf', statement]])
  expect((await call('/app/classify', { method: 'POST', body })).status).toBe(500)
  for (const path of ['/application/data/quixotic-2', '/quixotic', '/application/data/quixotic%20%F0', '/health'])
    await call(path)
  await call('/usage', {
    headers: { authorization: 'Bearer wrong-key-of-cookie-monster', 'user-agent': 'cookie monster' },
  })
  await call(`/app/search?words=quartz`)
  expect((await post('/app/settings', { name: 'quixotic', value: company })).status).toBeGreaterThanOrEqual(400)
  await call('/app/settings', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'mcaLenders', value: company }),
  })
  const sent = async (): Promise<unknown> => (await call('/deliveries')).text
  await expect.poll(sent).toContain('"delivered"')
  expect((await call('/application/data/quixotic-2', { method: 'DELETE' })).status).toBe(204)
}

test('no byte of the log tells of a document, a caller or a secret, and it tells what happened', async () => {
  await useEverything()
  await desk.close()
  const folder = join(dataDir, 'logs')
  const names = readdirSync(folder)
  const text = names.map(name => readFileSync(join(folder, name), 'latin1')).join('\n')
  const found = secrets.filter(secret => `${names.join()}${text}`.toLowerCase().includes(secret.toLowerCase()))
  expect(found).toEqual([])
  expect(text).not.toContain('[redacted]')

  const events = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  const of = (event: string) => events.filter(line => line['event'] === event)
  expect(new Set(events.map(line => line['event']))).toEqual(
    new Set([
      'started',
      'request',
      'files_read',
      'job_ended',
      'delivery_attempt',
      'defect',
      'setting_changed',
      'deleted',
      'stopped',
    ]),
  )
  expect(of('request').map(line => line['route'])).toEqual(
    expect.arrayContaining(['/application/data', '/application/data/:app_id', '/health', '/app/search', null]),
  )
  expect(of('request')).toContainEqual(expect.objectContaining({ status: 401, errorCode: 'UNKNOWN_KEY' }))
  expect(of('files_read')).toContainEqual(
    expect.objectContaining({ kind: 'application', files: 2, pages: 2, recognizedPages: 0 }),
  )
  expect(of('job_ended').map(line => [line['kind'], line['state'], line['errorCode']])).toEqual([
    ['financial-statements', 'failed', 'ENCRYPTED'],
    ['financial-statements', 'done', null],
    ['application', 'done', null],
  ])
  expect(of('setting_changed')).toEqual([expect.objectContaining({ setting: 'mcaLenders' })])
  expect(of('defect')).toEqual([
    expect.objectContaining({ level: 'error', name: 'TypeError', requestId: expect.any(String) }),
  ])
  expect(defects).toHaveLength(1)
})
