/** The pool: what tasks say crosses the threads, and no document takes the service down. */
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../../core/errors.ts'
import type { Pool, TaskProgress } from '../../../core/jobs/task.ts'
import { openWorkerPool } from '../../../core/jobs/worker-pool.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import type { UnrulyTasks } from '../../support/unruly-worker.ts'
import { slowness } from '../../support/machine-speed.ts'

const MB = 1024 * 1024
const usual = { documentMs: 600_000, pageMs: 60_000, pages: 2000, memoryBytes: 700 * MB }

/** Why threads were replaced. */
let replaced: string[] = []

function openPool({ threads = 1, ...limits }: { threads?: number } & Partial<typeof usual> = {}): Pool<UnrulyTasks> {
  replaced = []
  const pool = openWorkerPool<UnrulyTasks>({
    spare: 2,
    packs: false,
    worker: new URL('../../support/unruly-worker.ts', import.meta.url),
    threads,
    limits: { ...usual, ...limits },
    onDefect: error => {
      throw error
    },
    onReplaced: (_thread, reason) => replaced.push(reason),
  })
  onTestFinished(() => pool.close())
  return pool
}

describe('a worker pool', () => {
  test('is ready when a worker has loaded, and returns what a task returns', async () => {
    const pool = openPool({ threads: 2 })
    await pool.ready
    expect(await pool.run('echo', 'hello')).toMatchObject({ text: 'hello' })
  })

  test('warms a worker that has nothing to do; one that is waited for begins at once', async () => {
    const early = openPool()
    expect(await early.run('wasWarmed', null)).toBe(false)
    const idle = openPool()
    await idle.ready
    expect(await idle.run('wasWarmed', null)).toBe(true)
  })

  test('tells progress in order', async () => {
    const heard: TaskProgress[] = []
    const abort = new AbortController()
    const onProgress = (progress: TaskProgress): void => {
      if (heard.push(progress) === 3) abort.abort()
    }
    await expect(openPool().run('pages', 3, { onProgress, signal: abort.signal })).rejects.toThrow(/abort/)
    expect(heard.map(({ page }) => page)).toEqual([1, 2, 3])
  })

  test('carries a refusal over as a refusal, and a defect as what it was', async () => {
    const pool = openPool()
    const refusal = await pool.run('refuse', 'a.pdf').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'ENCRYPTED', fileName: 'a.pdf', message: 'A password is needed.' })
    await expect(pool.run('fail', 'no such member')).rejects.toMatchObject({
      name: 'TypeError',
      message: 'no such member',
    })
  })

  test('gives a document whose worker died a second chance', async () => {
    expect(await openPool().run('dieOnce', join(temporaryFolder(), 'mark'))).toBe('lived')
  })

  test('calls a document that ends its worker twice unreadable, and goes on', async () => {
    const pool = openPool()
    await expect(pool.run('die', null, { fileName: 'a.pdf' })).rejects.toMatchObject({
      code: 'UNREADABLE',
      fileName: 'a.pdf',
    })
    expect(await pool.run('echo', 'still here')).toMatchObject({ text: 'still here' })
    expect(replaced).toEqual(['death', 'death'])
  })

  test('ends a page that takes too long, and goes on', async () => {
    const pool = openPool({ pageMs: 600 })
    await expect(pool.run('hang', null)).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(await pool.run('echo', 'still here')).toMatchObject({ text: 'still here' })
    expect(replaced).toEqual(['page time'])
  })

  test('ends a task that is aborted, with the reason', async () => {
    const pool = openPool()
    await pool.ready
    const abort = new AbortController()
    const hanging = pool.run('hang', null, { signal: abort.signal })
    abort.abort(new Refusal('CANCELED', 'Canceled.'))
    await expect(hanging).rejects.toMatchObject({ code: 'CANCELED' })
    expect(await pool.run('echo', 'still here')).toMatchObject({ text: 'still here' })
  })

  test('replaces a thread that holds too much, without blaming the next document', async () => {
    const pool = openPool()
    const swollen = await pool.run('bloat', 450)
    const next = await Promise.all([pool.run('echo', 'a'), pool.run('echo', 'b')])
    expect(next.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(next.map(({ thread }) => thread)).not.toContain(swollen)
    expect(replaced[0]).toBe('recycled')
  })
})

describe('a document whose page exceeds a limit', () => {
  test('is read without the page that stalls; what was recognized before is not recognized again', async () => {
    const pool = openPool({ pageMs: 700 })
    const { read, lost, kept } = await pool.run('read', { pages: 4, stall: 3 }, { fileName: 'a.pdf' })
    expect(read).toEqual([1, 2, 4])
    expect(lost).toEqual([{ page: 3, code: 'PAGE_TIME_LIMIT', reason: 'takes longer than 0.7 s' }])
    expect(kept).toEqual([1, 2])
  })

  test('is read without the page that fills the memory', async () => {
    const pool = openPool({ memoryBytes: 200 * MB })
    const { read, lost } = await pool.run('read', { pages: 3, flood: 2 })
    expect(read).toEqual([1, 3])
    expect(lost).toEqual([{ page: 2, code: 'PAGE_MEMORY_LIMIT', reason: 'needs more than 200 MB of memory' }])
  })

  test('is read without the page that ends its thread twice', async () => {
    const { read, lost } = await openPool().run('read', { pages: 3, dies: 2 })
    expect(read).toEqual([1, 3])
    expect(lost).toEqual([{ page: 2, code: 'PAGE_UNREADABLE', reason: 'ends the reader' }])
  })

  test('ends within its time also when nothing of it can be read', async () => {
    const pool = openPool({ documentMs: 2000 })
    const began = performance.now()
    await expect(pool.run('spin', 60_000)).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(performance.now() - began).toBeLessThan(7000 * slowness())
  })
})

test('a short task does not wait for tasks that take long, however many there are', async () => {
  const pool = openPool({ threads: 2 })
  await pool.ready
  const abort = new AbortController()
  const long = Array.from({ length: 5 }, () => pool.run('spin', 60_000, { signal: abort.signal }).catch(() => 'ended'))
  await new Promise(resolve => setTimeout(resolve, 3500))
  const began = performance.now()
  await pool.run('spin', 100)
  const waited = performance.now() - began
  abort.abort()
  expect(await Promise.all(long)).toEqual(Array(5).fill('ended'))
  expect(waited).toBeLessThan(3500 * slowness())
})
