/** One answer per Idempotency-Key: replayed, refused for other content, shared by requests at the same time. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statementTasks } from '../../core/workflows/statements/tasks.ts'
import { analysisPath, entryOf, formOf, openApiDesk } from '../support/api-desk.ts'
import type { ApiDesk } from '../support/api-desk.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let pdf: Buffer
/** Reading waits for this. */
let gate: Promise<void> = Promise.resolve()
let reads = 0
beforeAll(async () => {
  pdf = await drawTinyStatement()
  desk = await openApiDesk({
    tasks: {
      extract: async (input, context) => {
        reads += 1
        await gate
        return statementTasks.extract(input, context)
      },
    },
  })
})
afterAll(() => desk.close())
afterEach(() => {
  gate = Promise.resolve()
  reads = 0
})

const form = (bytes: Uint8Array = pdf) => formOf([['a.pdf', bytes]], [entryOf('a.pdf')])
const post = (key: string, body = form(), init: { key?: string; query?: string } = {}) =>
  desk.analyze(body, { ...init, headers: { 'idempotency-key': key } })

test('a repetition is the stored answer, byte for byte, though the boundary differs', async () => {
  const first = await post('same')
  const second = await post('same')
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null])
  expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(second.text).toBe(first.text)
  expect(reads).toBe(1)
})

test('an answer goes with its analysis: a repetition is analyzed again', async () => {
  const first = await post('removed')
  const { analyses } = (await desk.call('/analyses')).body as { analyses: { analysisId: string }[] }
  for (const { analysisId } of analyses) await desk.call(`/analyses/${analysisId}`, { method: 'DELETE' })
  const second = await post('removed')
  expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, null])
  expect(reads).toBe(2)
})

test('other content, another query or another address under the same key is 409', async () => {
  await post('taken')
  const others = [
    await post('taken', form(Buffer.concat([pdf, Buffer.from('\n')]))),
    await post('taken', formOf([['a.pdf', pdf]], [entryOf('a.pdf', { companyName: 'Other' })])),
    await post('taken', form(), { query: '?missing=zero' }),
    await desk.json('/api-keys', { name: 'x' }, { headers: { 'idempotency-key': 'taken' } }),
  ]
  for (const answer of others)
    expect([answer.status, answer.headers.get('x-error-code'), Object.keys(answer.body)]).toEqual([
      409,
      'CONFLICT',
      ['message'],
    ])
})

test('a large file of a refused repetition does not stay', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(2 << 20, ' ')])
  await post('large', form())
  const before = desk.storedFiles()
  expect((await post('large', form(large))).status).toBe(409)
  expect(desk.storedFiles()).toEqual(before)
})

test('callers do not meet under one key', async () => {
  const one = await desk.makeKey()
  const other = await desk.makeKey()
  const first = await post('mine', form(), { key: one.key })
  const second = await post('mine', form(), { key: other.key })
  expect(second.headers.get('idempotency-replayed')).toBeNull()
  expect(second.body['analysisId']).not.toBe(first.body['analysisId'])
})

test('repetitions at the same time share one analysis', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const all = Array.from({ length: 4 }, () => post('together'))
  await expect.poll(() => reads).toBe(1)
  resolve()
  const answers = await Promise.all(all)
  expect(new Set(answers.map(answer => answer.body['analysisId'])).size).toBe(1)
  expect(
    answers.map(answer => answer.headers.get('idempotency-replayed')).filter(value => value === null),
  ).toHaveLength(1)
  expect(reads).toBe(1)
})

test('other content while the first is under way is 409 at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const first = post('busy')
  await expect.poll(() => reads).toBe(1)
  expect((await post('busy', form(Buffer.concat([pdf, Buffer.from(' ')])))).status).toBe(409)
  resolve()
  expect((await first).status).toBe(200)
})

test('a refused request gives its key back', async () => {
  expect((await post('mended', formOf([['a.pdf', pdf]]))).status).toBe(400)
  expect((await post('mended')).status).toBe(200)
})

test('an accepted request is accepted once', async () => {
  const headers = { 'idempotency-key': 'async', prefer: 'respond-async' }
  const first = await desk.analyze(form(), { headers })
  const second = await desk.analyze(form(), { headers })
  expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([202, 202, 'true'])
  expect([second.headers.get('location'), second.headers.get('preference-applied')]).toEqual([
    first.headers.get('location'),
    'respond-async',
  ])
})

test('after 24 hours a key is free again', async () => {
  const first = await post('yesterday')
  desk.clock.advance(24 * 60 * 60 * 1000 + 1)
  const second = await post('yesterday')
  expect(second.body['analysisId']).not.toBe(first.body['analysisId'])
})

test('a key is made once, and its secret is not shown twice', async () => {
  const make = () => desk.json('/api-keys', { name: 'once' }, { headers: { 'idempotency-key': 'make' } })
  const first = await make()
  const second = await make()
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  expect(second.body).toEqual({ ...first.body, key: null })
})

test.each(['', 'x'.repeat(256)])('a key of impossible length is refused', async key => {
  const answer = await desk.call(analysisPath, { method: 'POST', body: form(), headers: { 'idempotency-key': key } })
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'BAD_VALUE'])
})

test('a request cut off by the end of the service is answered with the same analysis after the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-restart-'))
  const never = new Promise<never>(() => undefined)
  const settings = { dataDir }
  const headers = { 'idempotency-key': 'cut off' }
  const application = formOf([['b.pdf', pdf]], { files: [{ fileName: 'b.pdf' }] })
  const send = async (to: ApiDesk) => ({
    statement: await to.analyze(form(), { headers: { ...headers, 'idempotency-key': 'statement' } }),
    submission: await to.call('/application/data?wait=true', { method: 'POST', headers, body: application }),
  })
  const waiting = (_input: unknown, { signal }: { signal?: AbortSignal | undefined }) =>
    Promise.race([
      never,
      new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
    ])
  const first = await openApiDesk({ settings, tasks: { extract: waiting, readApplicationFile: waiting } })
  const cutOff = Promise.all([
    first.analyze(form(), { headers: { 'idempotency-key': 'statement' } }),
    first.call('/application/data?wait=true', { method: 'POST', headers, body: application }),
  ])
  const ids = async (of: ApiDesk) =>
    ((await of.call('/analyses')).body as { analyses: { analysisId: string }[] }).analyses.map(a => a.analysisId)
  await expect.poll(() => ids(first)).toHaveLength(2)
  const before = await ids(first)
  await first.stop()
  expect((await cutOff).map(({ status }) => status)).toEqual([503, 503])

  const second = await openApiDesk({ settings })
  const { statement, submission } = await send(second)
  expect([statement.status, statement.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect([submission.status, submission.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(await ids(second)).toEqual(before)
  const again = await send(second)
  expect([again.statement.text, again.submission.text]).toEqual([statement.text, submission.text])
  await second.close()
})
