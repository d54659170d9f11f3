/** The pool: what tasks say crosses the threads, and no document takes the service down. */
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../../core/errors.ts'
import type { Pool, TaskProgress } from '../../../core/jobs/task.ts'
import { openWorkerPool } from '../../../core/jobs/worker-pool.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import type { UnrulyTasks } from '../../support/unruly-worker.ts'

function openPool({ threads = 1, pageTimeLimitMs = 60_000 } = {}): Pool<UnrulyTasks> {
  const pool = openWorkerPool<UnrulyTasks>({
    worker: new URL('../../support/unruly-worker.ts', import.meta.url),
    threads,
    pageTimeLimitMs,
    onDefect: error => {
      throw error
    },
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
  })

  test('ends a page that takes too long, and goes on', async () => {
    const pool = openPool({ pageTimeLimitMs: 300 })
    await expect(pool.run('hang', null)).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(await pool.run('echo', 'still here')).toMatchObject({ text: 'still here' })
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
  })
})
