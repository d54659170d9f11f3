/** Business registries over the API: imported in the background, listed, searched by applications, removed. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RegistryList } from '../../core/contract/registry.ts'
import { findEntries } from '../../core/lookups/registry/find-entries.ts'
import { openRegistry } from '../../core/store/registry.ts'
import { openApiDesk, type ApiDesk } from '../support/api-desk.ts'

let desk: ApiDesk
beforeAll(async () => void (desk = await openApiDesk()))
afterAll(() => desk.close())

const csv = (...names: readonly string[]): string =>
  `Entity Name,Status\n${names.map(n => `"${n}",Active`).join('\n')}\n`
function form(text: string, state?: string, stateFirst = true): FormData {
  const body = new FormData()
  if (state !== undefined && stateFirst) body.append('state', state)
  body.append('file', new Blob([text], { type: 'text/csv' }), 'entities.csv')
  if (state !== undefined && !stateFirst) body.append('state', state)
  return body
}
const post = (body: FormData, headers: Record<string, string> = {}) =>
  desk.call('/registry', { method: 'POST', body, headers })
const listed = async () => (await desk.call('/registry')).body as unknown as RegistryList
const ended = (id: unknown) =>
  expect.poll(async () => (await listed()).imports.find(one => one.id === id)?.status, { timeout: 60_000 })

test('a file is imported in the background, listed and searched, replaced and removed', async () => {
  const { status, headers, body } = await post(form(csv('Osprey Marine LLC', '', 'Heron Farms'), 'Oregon'))
  expect(status).toBe(202)
  expect(headers.get('location')).toBe('/registry')
  expect(body).toMatchObject({ state: 'OR', fileName: 'entities.csv', status: 'running', finishedAt: null })
  await ended(body['id']).toBe('done')
  const { registries, imports } = await listed()
  expect(registries).toMatchObject([{ state: 'OR', records: 2, skipped: 1, fileName: 'entities.csv' }])
  expect(imports[0]).toMatchObject({ status: 'done', records: 2, skipped: 1, progress: 1, message: null })
  const registry = openRegistry(desk.dataDir)
  expect(await findEntries(registry, { names: ['Heron Farms'], states: ['OR'] })).toHaveLength(1)

  const again = await post(form(csv('Tern Bay Boats'), 'or', false))
  await ended(again.body['id']).toBe('done')
  expect((await listed()).registries).toMatchObject([{ state: 'OR', records: 1 }])
  expect(readdirSync(join(desk.dataDir, 'registry'))).toEqual(['OR.db'])

  expect((await desk.call('/registry/OR', { method: 'DELETE' })).status).toBe(204)
  expect((await desk.call('/registry/OR', { method: 'DELETE' })).status).toBe(404)
  expect((await listed()).registries).toEqual([])
})

test('rows that are left out are reported with their lines, and columns with what they are read as', async () => {
  const text = 'Entity Name,Status,Color\nOsprey Marine LLC,Active,red\n,Active,\nTern,Active,,more\n"Heron,Active\n'
  const { body } = await post(form(text, 'ID'))
  expect(body).toMatchObject({ bytes: text.length, refused: [], columns: [] })
  await ended(body['id']).toBe('done')
  expect((await listed()).imports[0]).toMatchObject({
    records: 1,
    skipped: 3,
    refused: [
      { line: 3, reason: 'it names no business' },
      { line: 4, reason: 'it has 4 cells for 3 columns' },
      { line: 5, reason: 'a quote in it is never closed' },
    ],
    columns: [
      { name: 'Entity Name', meaning: 'name' },
      { name: 'Status', meaning: 'status' },
      { name: 'Color', meaning: null },
    ],
  })
  const search = async (query: string) => (await desk.call(`/registry/entries?${query}`)).body
  expect(await search('name=Osprey%20Marin&state=ID')).toMatchObject({
    entries: [{ name: 'Osprey Marine LLC', state_name: 'Idaho', status: 'active' }],
  })
  expect(await search('name=Gullwing')).toEqual({ entries: [] })
  expect((await desk.call('/registry/entries?name=Osprey&state=Ontario')).status).toBe(400)
  expect((await desk.call('/registry/entries')).status).toBe(400)
})

test('an import is stopped; what was in force stays, and nothing of it is left', async () => {
  const small = await post(form(csv('Osprey Marine LLC'), 'UT'))
  await ended(small.body['id']).toBe('done')
  // Seconds of work: the request to stop it comes long before its end.
  const many = Array.from({ length: 300_000 }, (_, index) => `Firm number ${index} of many,Active\n`)
  const { body } = await post(form(`Entity Name,Status\n${many.join('')}`, 'UT'))
  const stop = (id: unknown) => desk.call(`/registry/imports/${String(id)}/cancel`, { method: 'POST' })
  expect((await stop(body['id'])).status).toBe(204)
  await ended(body['id']).toBe('canceled')
  expect((await listed()).registries.find(({ state }) => state === 'UT')).toMatchObject({ records: 1 })
  expect(readdirSync(join(desk.dataDir, 'registry')).filter(name => !name.endsWith('.db'))).toEqual([])
  expect((await stop(body['id'])).status).toBe(409)
  expect((await stop('nobody')).status).toBe(404)
})

test('a file that names no business fails with a reason and leaves nothing', async () => {
  const { body } = await post(form('Color,Size\nred,4\n', 'NV'))
  await ended(body['id']).toBe('failed')
  expect((await listed()).imports[0]!.message).toContain('no column that names the business')
  expect(readdirSync(join(desk.dataDir, 'registry')).filter(name => /^NV|upload|part/.test(name))).toEqual([])
})

test('the same key and content is one import', async () => {
  const headers = { 'idempotency-key': 'registry-1' }
  const first = await post(form(csv('Osprey Marine LLC'), 'WA'), headers)
  const second = await post(form(csv('Osprey Marine LLC'), 'WA'), headers)
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  expect(second.body['id']).toBe(first.body['id'])
  expect((await post(form(csv('Heron Farms'), 'WA'), headers)).status).toBe(409)
  await ended(first.body['id']).toBe('done')
  expect(readdirSync(join(desk.dataDir, 'registry')).filter(name => /^WA|upload|part/.test(name))).toEqual(['WA.db'])
})

test.each<[string, () => FormData, number]>([
  ['no state', () => form(csv('Osprey')), 400],
  ['a state that is none', () => form(csv('Osprey'), 'Ontario'), 400],
  [
    'no file',
    () => {
      const body = new FormData()
      body.append('state', 'WA')
      return body
    },
    400,
  ],
  [
    'two files',
    () => {
      const body = form(csv('Osprey'), 'WA')
      body.append('file', new Blob(['x']), 'b.csv')
      return body
    },
    413,
  ],
])('%s is refused', async (_, body, status) => {
  const answer = await post(body())
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.body)).toEqual(['message'])
  expect(readdirSync(join(desk.dataDir, 'registry')).filter(name => name.endsWith('.upload'))).toEqual([])
})

test.each([
  ['multipart/form-data; boundary=x', '--x\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nNAME',
  ],
  ['multipart/form-data', 'x'],
])('a form that is none is refused: %s %j', async (type, body) => {
  const answer = await desk.call('/registry', { method: 'POST', body, headers: { 'content-type': type } })
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'BAD_VALUE'])
  expect(readdirSync(join(desk.dataDir, 'registry')).filter(name => name.endsWith('.upload'))).toEqual([])
})

test('the right to administer and a form are needed', async () => {
  const { key } = await desk.makeKey({ scopes: ['read', 'write'] })
  expect((await desk.call('/registry', { key })).status).toBe(403)
  expect((await desk.json('/registry', { state: 'WA' })).status).toBe(415)
})
