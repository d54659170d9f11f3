/** Desks and readers over a real PostgreSQL: what a reader reads is what a desk gets, and nobody else can read it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../../core/clock.ts'
import { Refusal } from '../../../../core/errors.ts'
import { openInThreadPool } from '../../../../core/jobs/in-thread-pool.ts'
import { createReaderKey, taskKeyOpener, type ReaderKeyPair } from '../../../../core/jobs/shared/reader-key.ts'
import { openReader, type ReaderOptions } from '../../../../core/jobs/shared/reader.ts'
import { openSharedPool } from '../../../../core/jobs/shared/shared-pool.ts'
import type { Pool, TaskHandlers } from '../../../../core/jobs/task.ts'
import type { BatchTasks } from '../../../../core/workflows/batch/analyze-alone.ts'
import { writeSealed, type SealedFile } from '../../../../core/store/sealed-file.ts'
import { packedPool } from '../../../support/packed-pool.ts'
import { hasPostgres, openTestPostgres, postgresNotice, type TestPostgres } from '../../../support/postgres.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

interface Input {
  readonly source: { readonly bytes: Uint8Array } | SealedFile | { readonly read: string }
  readonly word: string
}
type Tasks = Record<'shout' | 'ponder' | 'refuse' | 'crash' | 'linger' | 'here', { input: Input; output: string }>

/** As a reader does it; a desk does `here` by itself. */
const handlers: TaskHandlers<Tasks> = {
  shout({ source, word }, { onProgress }) {
    onProgress({ page: 1, pages: 2, step: 'text' })
    return Promise.resolve(
      `${'read' in source ? source.read : Buffer.from('bytes' in source ? source.bytes : []).toString()} ${word}!`,
    )
  },
  async ponder(_, { onProgress }) {
    for (let page = 1; page <= 9; page++) {
      onProgress({ page, pages: 9, step: 'text' })
      await pause(60)
    }
    return 'read'
  },
  refuse: () => Promise.reject(new Refusal('ENCRYPTED', 'A password is needed.', { fileName: 'a.pdf' })),
  crash: () => Promise.reject(new Error('a bug')),
  linger: (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  here: ({ word }) => Promise.resolve(`here ${word}`),
}
const shared = new Set(['shout', 'ponder', 'refuse', 'crash', 'linger'] as const)
const defects: string[] = []

const inputOf = (text: string): BatchTasks['analyzeAlone']['input'] => ({
  source: { bytes: Buffer.from(text) },
  fileName: `${text}.pdf`,
  password: null,
  sha256: '',
  lookups: null,
  asOf: 0,
})

let postgres: TestPostgres
let keys: ReaderKeyPair

if (!hasPostgres()) console.log(postgresNotice)
describe.skipIf(!hasPostgres())('a shared pool', () => {
  beforeAll(async () => {
    postgres = await openTestPostgres()
    keys = await createReaderKey()
  })
  afterAll(() => postgres?.close())

  async function reader(options: Partial<ReaderOptions<Tasks>> = {}): Promise<void> {
    const one = await openReader<Tasks>({
      url: postgres.url,
      opener: await taskKeyOpener(keys.privateKey),
      version: '1.0.0',
      pool: packedPool(openInThreadPool(handlers)),
      threads: 2,
      adapt: input => input,
      onSentence: () => undefined,
      onError: error => void defects.push(error.message),
      ...options,
    })
    onTestFinished(() => one.close(1000))
  }

  async function desk(version = '1.0.0', readerKey = keys.publicKey): Promise<Pool<Tasks>> {
    const pool = await openSharedPool<Tasks>({
      url: postgres.url,
      readerKey,
      clock: systemClock,
      version,
      desk: randomUUID(),
      priority: 'person',
      local: openInThreadPool(handlers),
      shared,
      onDefect: error => void defects.push(error.message),
    })
    onTestFinished(() => pool.close())
    return pool
  }

  /** What lies in the tables of parcels. */
  async function parcels(): Promise<{ readonly count: number; readonly bytes: Buffer }> {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      connectionString: postgres.url,
      schema: 'underwriter_queue',
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => undefined)
    await boss.start()
    const { rows } = await boss.getDb().executeSql('SELECT bytes FROM underwriter_parcels.parcel')
    const jobs = await boss.getDb().executeSql('SELECT row_to_json(j)::text AS text FROM underwriter_queue.job j')
    await boss.stop({ graceful: false })
    const found = rows as { bytes: Buffer }[]
    const texts = (jobs.rows as { text: string }[]).map(({ text }) => Buffer.from(text))
    return { count: found.length, bytes: Buffer.concat([...found.map(row => row.bytes), ...texts]) }
  }

  const bytes = (text: string): Input => ({ source: { bytes: Buffer.from(text) }, word: 'loud' })

  test('reads bytes, stored files and documents read before; the rest it does by itself', async () => {
    await reader()
    const pool = await desk()
    const path = join(temporaryFolder(), 'sealed')
    const source = { id: 'file', key: Buffer.alloc(32, 7) }
    const handle = await open(path, 'w')
    await writeSealed(handle, source, [Buffer.from('stored')], () => undefined)
    await handle.close()
    expect(await pool.run('shout', bytes('plain'))).toBe('plain loud!')
    expect(await pool.run('shout', { source: { ...source, path }, word: 'loud' })).toBe('stored loud!')
    expect(await pool.run('shout', { source: { read: 'known' }, word: 'loud' })).toBe('known loud!')
    expect(await pool.run('here', bytes('x'))).toBe('here loud')
    expect(defects).toEqual([])
  })

  test('quick documents that are taken together get their own answers, one that is refused among them too', async () => {
    await reader()
    const pool = await desk()
    const words = Array.from({ length: 120 }, (_, index) => `word ${index}`)
    const answers = await Promise.allSettled(
      words.map((word, index) =>
        pool.run(index === 60 ? 'refuse' : 'shout', { source: { bytes: Buffer.from(`${index}`) }, word }),
      ),
    )
    expect(
      answers.map(answer => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Refusal).code)),
    ).toEqual(words.map((word, index) => (index === 60 ? 'ENCRYPTED' : `${index} ${word}!`)))
  })

  test('hears progress, refusals and defects as from a thread', async () => {
    await reader()
    const pool = await desk()
    const pages: number[] = []
    await pool.run('ponder', bytes('x'), {
      onProgress: ({ page, notice }) => void (notice === undefined && pages.push(page)),
    })
    // Steps that follow each other quickly go as the last of them.
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.length).toBeLessThan(5)
    expect(pages).toEqual(pages.toSorted((one, other) => one - other))
    const refusal = await pool.run('refuse', bytes('x')).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'ENCRYPTED', fileName: 'a.pdf' })
    await expect(pool.run('crash', bytes('x'))).rejects.toThrow('a bug')
  })

  test('a missing stored file is the fault of this machine, and stated at once', async () => {
    const pool = await desk()
    const source = { id: 'gone', key: Buffer.alloc(32, 7), path: join(temporaryFolder(), 'gone') }
    await expect(pool.run('shout', { source, word: 'x' })).rejects.toMatchObject({ code: 'DAMAGED' })
  })

  test('gives up when asked, and leaves nothing', async () => {
    await reader()
    const pool = await desk()
    const abort = new AbortController()
    const run = pool.run('linger', bytes('x'), { signal: abort.signal })
    setTimeout(() => abort.abort(new Refusal('CANCELED', 'The analysis was canceled.')), 300)
    await expect(run).rejects.toMatchObject({ code: 'CANCELED' })
    await expect.poll(async () => (await parcels()).count, { timeout: 60_000 }).toBe(0)
  })

  test('says why a document waits, and goes on when a reader comes; nothing readable lies in the database', async () => {
    const pool = await desk()
    const notices: string[] = []
    const secret = `Blue Harbor Holdings ${randomUUID()}`
    const run = pool.run('shout', bytes(secret), {
      fileName: 'Blue Harbor.pdf',
      onProgress: ({ notice }) => void (notice !== undefined && notices.push(notice)),
    })
    await expect.poll(() => notices[0], { timeout: 60_000 }).toContain('npm run reader')
    const waiting = await parcels()
    expect(waiting.count).toBe(1)
    expect(['Blue Harbor', secret, 'loud'].filter(word => waiting.bytes.includes(word))).toEqual([])
    await reader()
    expect(await run).toBe(`${secret} loud!`)
    await expect.poll(async () => (await parcels()).count, { timeout: 60_000 }).toBe(0)
  })

  test('names versions and keys that do not match', async () => {
    const sentences: string[] = []
    const pool = await desk('2.0.0')
    const notices: string[] = []
    const abort = new AbortController()
    const run = pool.run('shout', bytes('x'), {
      signal: abort.signal,
      onProgress: ({ notice }) => void (notice !== undefined && notices.push(notice)),
    })
    await reader({ onSentence: sentence => void sentences.push(sentence) })
    await expect.poll(() => notices.at(-1), { timeout: 60_000 }).toContain('the readers are of version 1.0.0')
    abort.abort(new Error('enough'))
    await expect(run).rejects.toThrow('enough')
  })

  test('two desks on one queue get their own documents, and one begins again without what it left', async () => {
    await reader()
    const [one, other] = [await desk(), await desk()]
    const texts = Array.from({ length: 20 }, (_, index) => String(index))
    const [first, second] = await Promise.all([
      Promise.all(texts.map(text => one.run('shout', bytes(`one ${text}`)))),
      Promise.all(texts.map(text => other.run('shout', bytes(`other ${text}`)))),
    ])
    expect(first).toEqual(texts.map(text => `one ${text} loud!`))
    expect(second).toEqual(texts.map(text => `other ${text} loud!`))
  })

  test('a document that ends every reader is isolated after three tries, and refused after three more', async () => {
    const script = join(import.meta.dirname, '../../../kills/reader-child.ts')
    let deaths = 0
    let isOver = false
    let child: ChildProcess
    const start = (): void => {
      child = spawn(process.execPath, [script, postgres.url, keys.privateKey, '3.0.0'], { stdio: 'ignore' })
      child.once('exit', () => {
        if (isOver) return
        deaths += 1
        start()
      })
    }
    start()
    onTestFinished(() => {
      isOver = true
      child.kill('SIGKILL')
    })
    const pool = await openSharedPool<BatchTasks>({
      url: postgres.url,
      readerKey: keys.publicKey,
      clock: systemClock,
      version: '3.0.0',
      desk: randomUUID(),
      priority: 'batch',
      local: openInThreadPool<BatchTasks>({ analyzeAlone: () => Promise.reject(new Error('not here')) }),
      shared: new Set(['analyzeAlone']),
      onDefect: error => void defects.push(error.message),
    })
    onTestFinished(() => pool.close())
    const analyze = (text: string) =>
      pool.run('analyzeAlone', inputOf(text), {
        fileName: `${text}.pdf`,
      })
    const poisoned = analyze('poison').catch((error: unknown) => error)
    const others = await Promise.all(Array.from({ length: 20 }, (_, index) => analyze(`good ${index}`)))
    expect(others.map(({ company }) => company)).toEqual(others.map((_, index) => `good ${index}`))
    expect(await poisoned).toMatchObject({ code: 'UNREADABLE', fileName: 'poison.pdf' })
    expect(deaths).toBe(6)
  })

  test('a queue that cannot be reached is named without its password', async () => {
    const opening = openSharedPool<Tasks>({
      url: 'postgres://desk:secret@127.0.0.1:1/none',
      readerKey: keys.publicKey,
      clock: systemClock,
      version: '1.0.0',
      desk: 'x',
      priority: 'batch',
      local: openInThreadPool(handlers),
      shared,
      onDefect: () => undefined,
    })
    const error = await opening.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'BAD_SETTING' })
    expect((error as Error).message).not.toContain('secret')
  })
})
