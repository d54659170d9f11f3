/** The encrypted store: what is kept, what counts, who is let in. */
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { openDataKey } from '../../../core/store/data-key.ts'
import { isWellFormedSecret } from '../../../core/store/api-keys.ts'
import { openStore, type Store } from '../../../core/store/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { day, testClock } from '../../support/test-clock.ts'

const key = new Uint8Array(32).fill(7)

function temporaryStore(clock = testClock(), folder = temporaryFolder()): Store {
  const store = openStore(folder, key, clock)
  onTestFinished(() => store.close())
  return store
}

function withAnalysis(store: Store, id = 'a', keyId = 'k'): void {
  store.analyses.add({ id, kind: 'financial-statements', appId: 'app', keyId })
  store.jobs.add(id)
}

describe('the database file', () => {
  test('holds no readable text and opens with its key only', () => {
    const folder = temporaryFolder()
    const store = openStore(folder, key, testClock())
    store.settings.set('secret', 'Harbor Lane Bakery')
    store.close()
    const bytes = Buffer.concat(readdirSync(folder).map(name => readFileSync(join(folder, name))))
    expect(bytes.includes('Harbor Lane')).toBe(false)
    expect(bytes.includes('SQLite format')).toBe(false)
    expect(() => openStore(folder, new Uint8Array(32).fill(8), testClock())).toThrow(/key does not fit/)
    expect(temporaryStore(testClock(), folder).settings.all()).toEqual({ secret: 'Harbor Lane Bakery' })
  })

  test('belongs to one process at a time', () => {
    const folder = temporaryFolder()
    temporaryStore(testClock(), folder)
    expect(() => openStore(folder, key, testClock())).toThrow(/in use by another running Underwriter Desk/)
  })

  test('is refused when its folder cannot be written', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a-file'), '')
    expect(() => openDataKey(join(folder, 'a-file', 'below'), null)).toThrow(/cannot be written/)
  })

  test('a transaction that fails writes nothing', () => {
    const store = temporaryStore()
    expect(() =>
      store.transaction(() => {
        withAnalysis(store)
        throw new Error('power cut')
      }),
    ).toThrow('power cut')
    expect(store.analyses.find('a')).toBeNull()
    expect(store.jobs.open()).toBe(0)
  })
})

describe('the key of a folder', () => {
  test('is made once, for its owner only, and read again', () => {
    const folder = temporaryFolder()
    const made = openDataKey(folder, null)
    expect(made).toHaveLength(32)
    expect(openDataKey(folder, null)).toEqual(made)
    expect(() => openDataKey(folder, 'words')).toThrow(/made without one/)
  })

  test('comes from a passphrase where one is set', () => {
    const folder = temporaryFolder()
    const made = openDataKey(folder, 'correct horse')
    expect(readFileSync(join(folder, 'desk.key'), 'utf8')).not.toContain(Buffer.from(made).toString('base64'))
    expect(openDataKey(folder, 'correct horse')).toEqual(made)
    expect(() => openDataKey(folder, 'wrong horse')).toThrow(/not the one that protects/)
    expect(() => openDataKey(folder, null)).toThrow(/set DESK_PASSPHRASE/)
  })

  test('is never made again beside a database', () => {
    const folder = temporaryFolder()
    temporaryStore(testClock(), folder)
    expect(() => openDataKey(folder, null)).toThrow(/key file desk.key is missing/)
  })

  test('a damaged key file is reported', () => {
    const folder = temporaryFolder()
    openDataKey(folder, null)
    chmodSync(join(folder, 'desk.key'), 0o600)
    copyFileSync(import.meta.filename, join(folder, 'desk.key'))
    expect(() => openDataKey(folder, null)).toThrow(/cannot be read as a key file/)
  })
})

describe('API keys', () => {
  const all = { name: 'Script', scopes: ['read', 'write'], tier: 'standard', expiresAt: null } as const

  test('are well formed, shown once, and stored as a hash', () => {
    const store = temporaryStore()
    const { key: issued, secret } = store.apiKeys.issue(all)
    expect(secret).toMatch(/^dsk_live_[0-9A-Za-z]{38}$/)
    expect(isWellFormedSecret(secret)).toBe(true)
    expect(isWellFormedSecret(secret.slice(0, -1) + (secret.endsWith('x') ? 'y' : 'x'))).toBe(false)
    expect(store.apiKeys.admit(secret)?.id).toBe(issued.id)
    expect(JSON.stringify(store.apiKeys.list())).not.toContain(secret.slice(15))
    expect(store.apiKeys.admit(`${secret.slice(0, -1)}?`)).toBeNull()
  })

  test('expire, and are revoked at once', () => {
    const clock = testClock()
    const store = temporaryStore(clock)
    const brief = store.apiKeys.issue({ ...all, expiresAt: clock.now() + day })
    const long = store.apiKeys.issue(all)
    clock.advance(day)
    expect(store.apiKeys.admit(brief.secret)).toBeNull()
    expect(store.apiKeys.revoke(long.key.id)).toBe(true)
    expect(store.apiKeys.admit(long.secret)).toBeNull()
    expect(store.apiKeys.revoke(long.key.id)).toBe(false)
    expect(store.apiKeys.rotate(long.key.id, day)).toBeNull()
  })

  test('rotate with an overlap in which both are admitted', () => {
    const clock = testClock()
    const store = temporaryStore(clock)
    const old = store.apiKeys.issue(all)
    const renewed = store.apiKeys.rotate(old.key.id, day)!
    expect(store.apiKeys.admit(old.secret)?.id).toBe(old.key.id)
    expect(store.apiKeys.admit(renewed.secret)?.id).toBe(old.key.id)
    clock.advance(day)
    expect(store.apiKeys.admit(old.secret)).toBeNull()
    expect(store.apiKeys.admit(renewed.secret)?.id).toBe(old.key.id)
  })
})

describe('usage', () => {
  test('counts an analysis once and starts again with the month', () => {
    const clock = testClock('2026-01-31T23:59:59Z')
    const store = temporaryStore(clock)
    withAnalysis(store)
    expect(store.usage.ofKey('k')).toMatchObject({ month: '2026-01', used: 0, pending: 1 })
    store.jobs.finish(store.jobs.claim(1000)!.id)
    store.usage.count('k', 'a')
    store.usage.count('k', 'a')
    expect(store.usage.ofKey('k')).toEqual({ month: '2026-01', used: 1, pending: 0, resetsAt: Date.UTC(2026, 1, 1) })
    expect(store.usage.ofKey('another').used).toBe(0)
    clock.advance(1000)
    expect(store.usage.ofKey('k')).toMatchObject({ month: '2026-02', used: 0 })
  })
})

describe('idempotency', () => {
  const answer = { status: 200, headers: { 'x-a': 'b' }, body: Buffer.from('{}') }

  test('replays the stored answer, tells other content, and forgets after 24 hours', () => {
    const clock = testClock()
    const { idempotency } = temporaryStore(clock)
    expect(idempotency.reserve('k', 'one', 'content')).toEqual({ state: 'new' })
    expect(idempotency.reserve('k', 'one', 'content')).toEqual({ state: 'running' })
    idempotency.answer('k', 'one', answer)
    expect(idempotency.reserve('k', 'one', 'content')).toEqual({ state: 'replay', answer })
    expect(idempotency.reserve('k', 'one', 'other')).toEqual({ state: 'conflict' })
    expect(idempotency.reserve('somebody else', 'one', 'other')).toEqual({ state: 'new' })
    clock.advance(day)
    expect(idempotency.removeExpired()).toBe(2)
    expect(idempotency.reserve('k', 'one', 'other')).toEqual({ state: 'new' })
  })

  test('a refused request gives its key back, an answered one does not', () => {
    const { idempotency } = temporaryStore()
    idempotency.reserve('k', 'one', 'content')
    idempotency.release('k', 'one')
    expect(idempotency.reserve('k', 'one', 'mended')).toEqual({ state: 'new' })
    idempotency.answer('k', 'one', answer)
    idempotency.release('k', 'one')
    expect(idempotency.reserve('k', 'one', 'mended').state).toBe('replay')
  })

  test('an answer is forgotten with the analysis it tells of', () => {
    const { idempotency } = temporaryStore()
    for (const [key, analysisId] of [
      ['one', 'a'],
      ['two', 'b'],
    ] as const) {
      idempotency.reserve('k', key, 'content')
      idempotency.answer('k', key, answer, { analysisId })
    }
    idempotency.forget('a')
    expect(idempotency.reserve('k', 'one', 'content')).toEqual({ state: 'new' })
    expect(idempotency.reserve('k', 'two', 'content').state).toBe('replay')
  })
})

describe('jobs', () => {
  test('are claimed once, oldest first, and again only when the lease ran out', () => {
    const clock = testClock()
    const store = temporaryStore(clock)
    withAnalysis(store, 'a')
    withAnalysis(store, 'b')
    expect(store.jobs.claim(1000)).toMatchObject({ analysisId: 'a', state: 'running', attempts: 1 })
    expect(store.jobs.claim(1000)).toMatchObject({ analysisId: 'b' })
    expect(store.jobs.claim(1000)).toBeNull()
    clock.advance(1001)
    expect(store.jobs.claim(1000)).toMatchObject({ analysisId: 'a', attempts: 2 })
  })

  test('an end is final', () => {
    const store = temporaryStore()
    withAnalysis(store)
    const job = store.jobs.claim(1000)!
    expect(store.jobs.cancel(job.id)).toBe(true)
    expect(store.jobs.finish(job.id)).toBe(false)
    expect(store.jobs.fail(job.id, { code: 'UNREADABLE', message: '' })).toBe(false)
    expect(store.jobs.requeue()).toBe(0)
    expect(store.jobs.ofAnalysis('a')?.state).toBe('canceled')
  })

  test('a failure keeps its refusal', () => {
    const store = temporaryStore()
    withAnalysis(store)
    store.jobs.fail(store.jobs.claim(1000)!.id, { code: 'NOT_FINANCIAL', message: 'Nothing in it.' })
    expect(store.jobs.ofAnalysis('a')?.refusal).toEqual({ code: 'NOT_FINANCIAL', message: 'Nothing in it.' })
  })
})

describe('analyses', () => {
  const result = (companyName: string) => ({ companyName, periodEnd: '2024-12-31' }) as FinancialStatementResult
  const addRevision = (store: Store, companyName: string) =>
    store.analyses.addRevision('a', result(companyName), {
      companyName,
      periodEnd: '2024-12-31',
      failedChecks: 0,
    })

  test('keep every revision and give the newest', () => {
    const store = temporaryStore()
    withAnalysis(store)
    expect(store.analyses.result('a')).toBeNull()
    expect(addRevision(store, 'First')).toBe(1)
    expect(addRevision(store, 'Second')).toBe(2)
    expect(store.analyses.result('a')).toEqual(result('Second'))
    expect(store.analyses.result('a', 1)).toEqual(result('First'))
    expect(store.analyses.result('a', 3)).toBeNull()
    expect(store.analyses.find('a')).toMatchObject({ revision: 2, companyName: 'Second', periodEnd: '2024-12-31' })
    expect(store.analyses.revisions('a').map(({ revision }) => revision)).toEqual([1, 2])
  })

  test('are listed newest first, by application and page', () => {
    const clock = testClock()
    const store = temporaryStore(clock)
    for (const id of ['a', 'b', 'c']) {
      store.analyses.add({ id, kind: 'financial-statements', appId: id === 'b' ? 'other' : 'app', keyId: null })
      clock.advance(1000)
    }
    const ids = (options: Parameters<Store['analyses']['list']>[0]) =>
      store.analyses.list(options).entries.map(({ id }) => id)
    expect(ids({ limit: 10 })).toEqual(['c', 'b', 'a'])
    expect(ids({ limit: 10, appId: 'app' })).toEqual(['c', 'a'])
    expect(ids({ limit: 1, after: store.analyses.list({ limit: 1 }).next })).toEqual(['b'])
    expect(ids({ limit: 10, from: store.analyses.find('b')!.createdAt })).toEqual(['c', 'b'])
    expect(ids({ limit: 10, until: store.analyses.find('b')!.createdAt })).toEqual(['a'])
  })

  test('are removed with everything that belongs to them', () => {
    const store = temporaryStore()
    withAnalysis(store)
    addRevision(store, 'First')
    store.analyses.addCorrection('a', { path: '/companyName', value: 'Right', note: null, author: 'me' })
    expect(store.analyses.corrections('a')).toMatchObject([{ path: '/companyName', value: 'Right', author: 'me' }])
    expect(store.analyses.remove('a')).toBe(true)
    expect([store.analyses.result('a'), store.jobs.ofAnalysis('a'), store.analyses.corrections('a')]).toEqual([
      null,
      null,
      [],
    ])
    expect(store.analyses.remove('a')).toBe(false)
  })
})
