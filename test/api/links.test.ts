/** Applications that share something: listed with what matched, only hashes kept, gone with the application, and switched off by a setting. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenSettings } from '../../core/config.ts'
import type { ApplicationLink, DuplicateDocument } from '../../core/contract/links.ts'
import { openDesk, type Desk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import { answerOf, formOf, ownerKey, TestClock, type Answer, type Sent } from '../support/api-desk.ts'
import { wordsIn } from '../support/folder-bytes.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

const key = new Uint8Array(32).fill(7)
const keychain = { key: () => key, keep: () => Promise.resolve(), forget: () => undefined }
const clock = new TestClock()

let dataDir: string
let desk: Desk
const open = async (settings: GivenSettings = {}): Promise<void> => {
  const pool = openInThreadPool(deskTasks)
  desk = await openDesk({ dataDir, port: 0, apiKey: ownerKey, ...settings }, { clock, keychain, pool })
}
const call = async (path: string, init: RequestInit = {}): Promise<Answer> =>
  answerOf(await fetch(desk.baseUrl + path, { ...init, headers: { authorization: `Bearer ${ownerKey}` } }))
async function submit(appId: string, files: readonly Sent[], applicant = {}): Promise<void> {
  const metadata = { appId, files: files.map(([fileName]) => ({ fileName })), applicant }
  const answer = await call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
}
interface Shared {
  readonly links: readonly ApplicationLink[] | null
  readonly duplicates: readonly DuplicateDocument[]
}
const sharedOf = async (appId: string): Promise<Shared> =>
  (await call(`/application/data/${appId}`)).body as unknown as Shared

/** The keyed hashes that a data folder holds for an application as it is; read from a copy of its database. */
function hashesOf(appId: string): readonly Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'desk-hashes-'))
  try {
    for (const name of ['desk.db', 'desk.db-wal']) cpSync(join(dataDir, name), join(folder, name), { force: true })
    const database = new Sqlite(join(folder, 'desk.db'))
    database.pragma(`cipher = 'chacha20'`)
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`)
    const rows = database.prepare('SELECT hash FROM traces WHERE app_id = ?').all(appId) as { hash: Buffer }[]
    database.close()
    return rows.map(({ hash }) => hash)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const first = { businessLegalName: 'Alder Creek Tool Works, Inc.', ein: '12-3456789', businessPhone: '(309) 555-0142' }
const second = { businessLegalName: 'Marlow Freight LLC', ein: '12 3456789', businessPhone: '1-309-555-0142' }

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-links-'))
  await open()
})
afterAll(async () => {
  await desk.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('what two applications share is listed in both, with its places, whatever way it is written', async () => {
  await submit('first', [['bank.pdf', await drawBankStatement(60)]], first)
  await submit('alone', [['invoice.pdf', await drawTinyInvoice()]], {
    businessLegalName: 'Quarry LLC',
    ein: '98-7654321',
  })
  expect((await sharedOf('first')).links).toEqual([])
  // The same statement, saved as another file.
  const other = Buffer.concat([await drawBankStatement(60), Buffer.from('\n% saved once more\n')])
  await submit('second', [['other bank.pdf', other]], second)

  const [link, ...more] = (await sharedOf('second')).links!
  expect(more).toEqual([])
  expect(link).toMatchObject({ app_id: 'first', company_name: 'Alder Creek Tool Works, Inc.', same_company: false })
  expect(link!.matches).toEqual(
    expect.arrayContaining([
      { kind: 'ein', document: null, page: null, other_document: null, other_page: null },
      { kind: 'phone', document: null, page: null, other_document: null, other_page: null },
      { kind: 'statement_page', document: 'other bank.pdf', page: 1, other_document: 'bank.pdf', other_page: 1 },
    ]),
  )
  expect((await sharedOf('first')).links).toMatchObject([{ app_id: 'second' }])
  expect((await sharedOf('alone')).links).toEqual([])
})

test('the same applicant again is distinguished by name from another one', async () => {
  await submit('again', [['invoice.pdf', await drawTinyInvoice({ number: '777' })]], {
    ...first,
    businessLegalName: 'Alder Creek Tool Works',
  })
  const links = (await sharedOf('again')).links!
  expect(links.map(({ app_id: id, same_company: same }) => [id, same])).toEqual([
    ['second', false],
    ['first', true],
  ])
})

test('what stands twice in one application is listed', async () => {
  const bytes = await drawTinyInvoice({ number: '888' })
  const copy = Buffer.concat([bytes, Buffer.from('\n% saved once more\n')])
  await submit('twice', [
    ['a.pdf', bytes],
    ['b.pdf', bytes],
    ['c.pdf', copy],
  ])
  expect((await sharedOf('twice')).duplicates).toEqual([
    { kind: 'file', document: 'b.pdf', page: null, duplicate_of: 'a.pdf', duplicate_of_page: null },
    { kind: 'invoice', document: 'c.pdf', page: 1, duplicate_of: 'a.pdf', duplicate_of_page: 1 },
  ])
})

test('an application that is deleted is forgotten by those it was linked with', async () => {
  expect((await sharedOf('first')).links!.map(({ app_id: id }) => id)).toContain('second')
  expect((await call('/application/data/second', { method: 'DELETE' })).status).toBe(204)
  expect((await sharedOf('first')).links!.map(({ app_id: id }) => id)).toEqual(['again'])
  expect(wordsIn(dataDir, key, ['Marlow Freight', 'other bank.pdf'])).toEqual([])
})

test('switched off, nothing is compared and no hash is kept; switched on again, what is read from then on is', async () => {
  await desk.close()
  await open({ linkApplications: false })
  expect((await sharedOf('first')).links).toBeNull()
  await submit('third', [['invoice.pdf', await drawTinyInvoice({ number: '999' })]], second)
  await desk.close()
  await open()
  expect((await sharedOf('first')).links).toEqual([])
  await submit('fourth', [['invoice.pdf', await drawTinyInvoice({ number: '1000' })]], first)
  await submit('fifth', [['invoice.pdf', await drawTinyInvoice({ number: '1001' })]], second)
  expect((await sharedOf('fifth')).links!.map(({ app_id: id }) => id)).toEqual(['fourth'])
})

test('a shared account is listed in both; deleted, an application leaves none of its hashes in any byte', async () => {
  const own = { businessLegalName: 'Tamarack Mill LLC' }
  await submit('keeps', [['keeps.pdf', await drawBankStatement(30)]], own)
  await submit('goes', [['goes.pdf', await drawBankStatement(45)]], { businessLegalName: 'Osprey Dock Co' })
  const link = (await sharedOf('goes')).links!.find(({ app_id: id }) => id === 'keeps')
  expect(link?.matches.map(({ kind }) => kind)).toContain('account_number')
  expect((await sharedOf('keeps')).links!.map(({ app_id: id }) => id)).toContain('goes')

  const others = hashesOf('keeps')
  const alone = hashesOf('goes').filter(hash => !others.some(other => other.equals(hash)))
  expect(alone.length).toBeGreaterThan(0)
  expect(wordsIn(dataDir, key, alone)).toEqual(alone)
  expect((await call('/application/data/goes', { method: 'DELETE' })).status).toBe(204)
  expect(hashesOf('goes')).toEqual([])
  expect(wordsIn(dataDir, key, alone)).toEqual([])
  expect((await sharedOf('keeps')).links!.map(({ app_id: id }) => id)).not.toContain('goes')
})
