/** Every request is logged with metadata of its files, and with nothing of their content. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../core/clock.ts'
import { openDesk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import type { LoggedRequest } from '../../core/store/request-log.ts'
import { openStore } from '../../core/store/store.ts'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import { analysisPath, answerOf, entryOf, formOf, invoicePath, ownerKey } from '../support/api-desk.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const dataKey = new Uint8Array(32).fill(7)
const keychain = { key: () => dataKey, keep: () => Promise.resolve(), forget: () => undefined }
let dataDir: string
let pdf: Buffer
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-log-'))
  pdf = await drawTinyStatement()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Opens a house, sends the requests, closes it, and reads its log, oldest first. */
async function logOf(send: (baseUrl: string) => Promise<void>): Promise<readonly LoggedRequest[]> {
  const desk = await openDesk({ dataDir, port: 0, apiKey: ownerKey }, { keychain, pool: openInThreadPool(deskTasks) })
  try {
    await send(desk.baseUrl)
  } finally {
    await desk.close()
  }
  const store = openStore(dataDir, dataKey, systemClock)
  try {
    return store.requestLog.newest(100).toReversed()
  } finally {
    store.close()
  }
}

test('an analysis, a refusal, a page, a client that left', async () => {
  const headers = { authorization: `Bearer ${ownerKey}` }
  let analysisId: unknown
  let requestId: string | null = null
  const rows = await logOf(async baseUrl => {
    const post = (form: FormData) => fetch(baseUrl + analysisPath, { method: 'POST', headers, body: form })
    const answer = await answerOf(await post(formOf([['../a.pdf', pdf]], [entryOf('a.pdf', { password: 'hidden' })])))
    analysisId = answer.body['analysisId']
    requestId = answer.headers.get('x-request-id')
    await answerOf(await post(formOf([['b.pdf', Buffer.from('no pdf')]], [entryOf('b.pdf')])))
    await answerOf(await fetch(`${baseUrl}/usage?secret=in-a-query`))
    await (await fetch(`${baseUrl}/analyses/${String(analysisId)}/events`, { headers })).text()
    const { hostname, port } = new URL(baseUrl)
    const leaving = httpRequest({
      hostname,
      port,
      path: analysisPath,
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', expect: '100-continue' },
    })
    leaving.on('error', () => undefined)
    // The server has the request in hand when it says so.
    await new Promise<void>(resolve => {
      leaving.once('continue', () => resolve())
      leaving.flushHeaders()
    })
    leaving.destroy()
  })
  expect(rows.map(({ method, path, status, errorCode }) => [method, path, status, errorCode])).toEqual([
    ['POST', analysisPath, 200, null],
    ['POST', analysisPath, 415, 'NOT_A_PDF'],
    ['GET', '/usage', 401, 'NO_KEY'],
    ['GET', `/analyses/${String(analysisId)}/events`, 200, null],
    ['POST', analysisPath, 499, null],
  ])
  expect(rows[0]).toMatchObject({
    id: requestId,
    analysisId,
    files: [{ name: 'a.pdf', size: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }],
  })
  expect(rows[1]!.files.map(({ name, size }) => [name, size])).toEqual([['b.pdf', 6]])
  expect(JSON.stringify(rows)).not.toMatch(/in-a-query|hidden|owner-key|Alder Creek/)
  for (const row of rows) expect(row.durationMs).toBeGreaterThan(0)
})

test('an invoice request with its file and its application', async () => {
  const headers = { authorization: `Bearer ${ownerKey}` }
  const invoice = await drawTinyInvoice()
  let analysisId: unknown
  const rows = await logOf(async baseUrl => {
    const form = formOf([['inv.pdf', invoice]], [{ appId: 'app-9', fileName: 'inv.pdf' }])
    const answer = await answerOf(await fetch(baseUrl + invoicePath, { method: 'POST', headers, body: form }))
    analysisId = answer.body['analysis_id']
  })
  expect(rows.at(-1)).toMatchObject({
    path: invoicePath,
    status: 200,
    analysisId,
    files: [{ name: 'inv.pdf', size: invoice.length, sha256: createHash('sha256').update(invoice).digest('hex') }],
  })
  expect(JSON.stringify(rows.at(-1))).not.toMatch(/Quarry Road|Alder Creek/)
})
