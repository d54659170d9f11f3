/** What only the window asks for: the library, pages, search, reviews, settings. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { parseDiagnostics } from '../../core/workflows/diagnostics/diagnostics-file.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let pdf: Buffer
let analysisId: string
let documentId: string

beforeAll(async () => {
  desk = await openApiDesk()
  pdf = await drawTinyStatement()
  const { status, body } = await desk.analyze(formOf([['tiny.pdf', pdf]], [entryOf('tiny.pdf')]))
  expect(status).toBe(200)
  analysisId = body['analysisId'] as string
})
afterAll(() => desk.close())

test('the library shows a document with its analysis and the day its file goes', async () => {
  const { body } = await desk.call('/app/documents?text=tiny&kind=financial-statements&status=complete')
  const { documents, total } = body as { documents: Record<string, unknown>[]; total: number }
  expect(total).toBe(1)
  documentId = documents[0]!['id'] as string
  expect(documents[0]).toMatchObject({
    analysisId,
    fileName: 'tiny.pdf',
    size: pdf.length,
    status: 'complete',
    reviewed: false,
    copies: 1,
    receivedAt: '2026-03-14T12:00:00.000Z',
    deleteAt: '2026-04-13T12:00:00.000Z',
  })
  expect((await desk.call('/app/documents?status=failed')).body).toEqual({ documents: [], total: 0 })
})

test('an analysis is listed with its documents, by its period and by when a document came in', async () => {
  const { body } = await desk.call(
    '/app/analyses?text=tiny&kind=financial-statements&since=2025-12-31&until=2025-12-31',
  )
  expect(body).toMatchObject({
    total: 1,
    analyses: [{ analysisId, status: 'complete', periodEnd: '2025-12-31', documents: [{ fileName: 'tiny.pdf' }] }],
  })
  expect((await desk.call('/app/analyses?since=2026-01-01')).body).toEqual({ analyses: [], total: 0 })
  expect((await desk.call('/app/analyses?since=tomorrow')).status).toBe(400)
  const came = '2026-03-14T12:00:00.000Z'
  expect((await desk.call(`/app/documents?since=${came}`)).body).toMatchObject({ total: 1 })
  expect((await desk.call(`/app/documents?until=${came}`)).body).toMatchObject({ total: 0 })
})

test('the page itself is there to be looked at', async () => {
  const response = await fetch(`${desk.baseUrl}/app/documents/${documentId}/content`, {
    headers: { authorization: `Bearer ${desk.sessionToken}` },
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
  expect((await desk.call('/app/documents/nothing/content')).status).toBe(404)
})

test('its words are found', async () => {
  const { body } = await desk.call('/app/search?words=total%20asse')
  expect((body as { hits: unknown[] }).hits).toMatchObject([{ documentId, analysisId, page: 1 }])
})

test('a value is explained, a missing one too, and a document that is not kept says so', async () => {
  const explain = (id: string, field: string) => desk.call(`/app/documents/${id}/explanation?field=${field}&page=1`)
  const { body } = await explain(documentId, 'totalAssets')
  const { documents, steps } = body as { documents: unknown[]; steps: { stage: string; text: string }[] }
  expect(documents).toEqual([{ type: 'balance_sheet', pages: [1] }])
  expect(steps[0]).toEqual({ stage: 'result', text: expect.stringContaining('assets.totalAssets = 700000') })
  expect(steps).toContainEqual({ stage: 'identities', text: expect.stringContaining('balances: pass') })
  expect((await explain(documentId, 'noSuchField')).body).toMatchObject({ steps: [] })
  expect((await explain('nothing', 'totalAssets')).status).toBe(404)
  expect((await desk.call(`/app/documents/${documentId}/explanation`)).status).toBe(400)
})

test('a document is masked for a report, and one that is not kept says so', async () => {
  const masked = (id: string) => desk.call(`/app/documents/${id}/diagnostics`)
  const { status, text } = await masked(documentId)
  expect(status).toBe(200)
  const file = parseDiagnostics(Buffer.from(text), 'masked.json')
  expect(file.pages[0]!.lines.map(line => line.text)).toContain('TOTAL ASSETS 999,999')
  expect(text).not.toContain('700,000')
  expect((await masked('nothing')).status).toBe(404)
  const { key } = await desk.makeKey({ scopes: ['read', 'write'] })
  expect((await desk.call(`/app/documents/${documentId}/diagnostics`, { key })).status).toBe(403)
})

test('a review is kept', async () => {
  const review = { reviewed: true, accepted: ['/balanceSheet/assets/totalAssets'] }
  expect((await desk.json(`/app/reviews/${analysisId}`, review, { method: 'PUT' })).body).toEqual(review)
  expect((await desk.call(`/app/reviews/${analysisId}`)).body).toEqual(review)
  expect((await desk.call('/app/documents')).body).toMatchObject({ documents: [{ reviewed: true }] })
  expect((await desk.json('/app/reviews/nothing', review, { method: 'PUT' })).status).toBe(404)
})

test('settings are listed, changed when they are sound, and forgotten', async () => {
  const setting = async () =>
    ((await desk.call('/app/settings')).body as { settings: { name: string; stored: unknown }[] }).settings.find(
      ({ name }) => name === 'retentionDays',
    )
  expect(await setting()).toMatchObject({ value: 30, stored: null })
  await desk.json('/app/settings', { name: 'retentionDays', value: '14' }, { method: 'PATCH' })
  expect(await setting()).toMatchObject({ stored: '14' })
  const refused = await desk.json('/app/settings', { name: 'retentionDays', value: 'soon' }, { method: 'PATCH' })
  expect(refused.status).toBe(400)
  expect((await desk.json('/app/settings', { name: 'apiKey', value: 'x' }, { method: 'PATCH' })).status).toBe(400)
  await desk.json('/app/settings', { name: 'retentionDays', value: null }, { method: 'PATCH' })
  expect(await setting()).toMatchObject({ stored: null })
})

test('the overview counts', async () => {
  expect((await desk.call('/app/overview')).body).toMatchObject({
    counts: [{ kind: 'financial-statements', status: 'complete', count: 1 }],
    deadDeliveries: 0,
    retentionDays: 30,
  })
})

test('none of it is for keys that may not administer', async () => {
  const { key } = await desk.makeKey({ scopes: ['read', 'write'] })
  for (const path of ['/app/documents', '/app/overview', '/app/settings', '/app/search?words=a'])
    expect((await desk.call(path, { key })).status, path).toBe(403)
})

test('the passphrase is set, changed and removed while the service runs; a wrong one changes nothing', async () => {
  const change = (current: string | null, next: string | null) => desk.json('/app/passphrase', { current, next })
  const refused = (code: string, message: RegExp) => ({
    status: expect.toSatisfy((status: number) => status >= 400) as number,
    headers: expect.toSatisfy((headers: Headers) => headers.get('x-error-code') === code) as Headers,
    body: { message: expect.stringMatching(message) as string },
  })
  expect((await desk.call('/app/settings')).body).toMatchObject({ protection: 'key-file' })
  expect(await change(null, 'short')).toMatchObject(refused('BAD_VALUE', /at least 8 characters/))
  expect(await change(null, 'correct horse battery')).toMatchObject({ status: 200, body: { protection: 'passphrase' } })
  expect(await change('wrong horse', 'another one')).toMatchObject(refused('WRONG_PASSWORD', /nothing was changed/))
  expect(await change(null, 'another one')).toMatchObject(refused('BAD_VALUE', /present passphrase is needed/))
  expect(await change('correct horse battery', 'another one')).toMatchObject({ status: 200 })
  // Everything goes on under the same key.
  expect((await desk.call(`/app/documents/${documentId}/content`)).status).toBe(200)
  expect(await change('another one', null)).toMatchObject({ status: 200, body: { protection: 'key-file' } })
})
