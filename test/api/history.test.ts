/** Histories: who did what, in a chain in which a removed or changed entry shows, and which goes with its subject. */
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { createHistory, type History } from '../../core/store/history.ts'
import { entryOf, formOf, openApiDesk, TestClock, type ApiDesk } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const migration = readFileSync(new URL('../../core/store/migrations/015-history.sql', import.meta.url), 'utf8')
let desk: ApiDesk
beforeAll(async () => (desk = await openApiDesk()))
afterAll(() => desk.close())

interface Entry {
  seq: number
  author: string | null
  action: string
  details: Record<string, unknown> | null
}
const historyAt = async (path: string) =>
  (await desk.call(`${path}/history`)).body as unknown as { entries: Entry[]; intact: boolean; brokenAt: number | null }
const asWindow = { key: null as string | null }
beforeAll(() => (asWindow.key = desk.sessionToken))

test('an analysis tells what was received, corrected, accepted, reviewed and noted, by whom', async () => {
  const sent = await desk.analyze(formOf([['tiny.pdf', await drawTinyStatement()]], [entryOf('tiny.pdf')]))
  const path = `/analyses/${String(sent.body['analysisId'])}`
  const named = await desk.json(
    '/app/settings',
    { name: 'personName', value: 'Mara Quill' },
    { method: 'PATCH', ...asWindow },
  )
  expect(named.status).toBe(200)
  const cash = '/balanceSheet/assets/currentAssets/cash'
  expect((await desk.json(`${path}/corrections`, { path: cash, value: 1, note: 'smudged' }, asWindow)).status).toBe(201)
  const review = path.replace('/analyses', '/app/reviews')
  const put = (body: unknown) => desk.json(review, body, { method: 'PUT', ...asWindow })
  expect((await put({ reviewed: false, accepted: ['/currency'] })).status).toBe(200)
  expect((await put({ reviewed: true, accepted: [], note: 'Totals agree with the return.' })).status).toBe(200)
  expect((await desk.json(`${path}/notes`, { text: '  Call the CPA.  ' })).body).toMatchObject({
    seq: 6,
    action: 'note',
  })

  const { entries, intact } = await historyAt(path)
  expect(intact).toBe(true)
  expect(entries.map(({ action, author }) => [action, author])).toEqual([
    ['received', 'Owner'],
    ['corrected', 'Mara Quill'],
    ['accepted', 'Mara Quill'],
    ['reopened_values', 'Mara Quill'],
    ['reviewed', 'Mara Quill'],
    ['note', 'Owner'],
  ])
  expect(entries[1]!.details).toMatchObject({ path: cash, old: 120_000, value: 1, note: 'smudged' })
  expect(entries[4]!.details).toEqual({ note: 'Totals agree with the return.' })
  expect(entries[5]!.details).toEqual({ text: 'Call the CPA.' })

  const csv = await desk.call(`${path}/history`, { headers: { accept: 'text/csv' } })
  expect(csv.text.split('\r\n')[0]).toBe('seq,at,author,action,details,hash')
  expect(csv.text).toContain('Call the CPA.')
  expect((await desk.json(`${path}/notes`, { text: ' ' })).status).toBe(400)

  expect((await desk.call(path, { method: 'DELETE' })).status).toBe(204)
  expect((await desk.call(`${path}/history`)).status).toBe(404)
})

test('submissions are in the history of their application; a deleted one leaves its entries without what they say', async () => {
  const submit = async (name: string) => {
    const form = formOf([[name, await drawBankStatement(20)]], { appId: 'told', files: [{ fileName: name }] })
    return (await desk.call('/application/data', { method: 'POST', body: form })).body['workflow_id'] as string
  }
  const [first, second] = [await submit('secret-name.pdf'), await submit('other.pdf')]
  await expect
    .poll(async () => (await desk.call('/application/data/told')).body['status'], { timeout: 60_000 })
    .not.toMatch(/started|processing/)
  expect((await desk.json('/application/data/told/deliver', {})).status).toBe(202)
  const { entries } = await historyAt('/application/data/told')
  expect(entries.map(({ action }) => action)).toEqual(['received', 'received', 'delivered'])
  expect((await historyAt(`/analyses/${second}`)).entries).toEqual(entries)

  expect((await desk.call(`/analyses/${first}`, { method: 'DELETE' })).status).toBe(204)
  const after = await historyAt('/application/data/told')
  expect(after.intact).toBe(true)
  expect(after.entries.map(({ details }) => details === null)).toEqual([true, false, false])
  expect(JSON.stringify(after)).not.toContain('secret-name')
})

let database: InstanceType<typeof Sqlite>
let history: History
const subject = { analysisId: 'A', appId: null } as const
beforeEach(() => {
  database = new Sqlite(':memory:')
  database.exec(`CREATE TABLE analyses (id TEXT PRIMARY KEY) STRICT; CREATE TABLE applications (app_id TEXT PRIMARY KEY) STRICT;
    INSERT INTO analyses VALUES ('A')`)
  database.exec(migration)
  history = createHistory(database, new TestClock())
  for (const text of ['one', 'two', 'three'])
    history.add({ subject, action: 'note', author: 'Mara', details: { text } })
})

test.each([
  ['nothing', 'SELECT 1', null],
  ['the first', 'DELETE FROM history WHERE seq = 1', 1],
  ['one between', 'DELETE FROM history WHERE seq = 2', 2],
  ['the last', 'DELETE FROM history WHERE seq = 3', 3],
  ['all of them', 'DELETE FROM history', 1],
  ['an author', "UPDATE history SET author = 'Nobody' WHERE seq = 2", 2],
  ['a text', `UPDATE history SET details = '{"text":"2"}' WHERE seq = 2`, 2],
  ['a number', 'DELETE FROM history WHERE seq = 2; UPDATE history SET seq = 2 WHERE seq = 3', 2],
])('where %s is removed or changed, the chain breaks', (_what, sql, brokenAt) => {
  database.exec(sql)
  expect(history.of(subject).brokenAt).toBe(brokenAt)
})
