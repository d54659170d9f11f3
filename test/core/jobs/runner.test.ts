/** The runner: every job ends once, and what the process did not finish is there at its next start. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Refusal } from '../../../core/errors.ts'
import { Runner, type RunnerOptions } from '../../../core/jobs/runner.ts'
import type { Job } from '../../../core/store/jobs.ts'
import { openStore, type Store } from '../../../core/store/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

function openTestStore(folder = temporaryFolder()): Store {
  const store = openStore(folder, new Uint8Array(32), testClock())
  onTestFinished(() => store.close())
  return store
}

function add(store: Store, id: string): void {
  store.analyses.add({ id, kind: 'financial-statements', appId: null, keyId: null })
  store.jobs.add(id)
}

interface Seen {
  readonly ended: string[]
  readonly abandoned: string[]
  readonly defects: unknown[]
}

function runnerOver(store: Store, perform: RunnerOptions['perform'], concurrency = 1): { runner: Runner; seen: Seen } {
  const seen: Seen = { ended: [], abandoned: [], defects: [] }
  const runner = new Runner({
    store,
    perform,
    concurrency,
    abandon: job => seen.abandoned.push(job.analysisId),
    ended: job => {
      seen.ended.push(`${job.analysisId} ${job.state}`)
      return Promise.resolve()
    },
    onDefect: error => seen.defects.push(error),
  })
  return { runner, seen }
}

const nothing = (): void => undefined
/** Runs until it is aborted. */
const untilAborted = (_: Job, signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

test('runs what waits, oldest first, and writes the result with the end', async () => {
  const store = openTestStore()
  const order: string[] = []
  const { runner, seen } = runnerOver(store, job => {
    order.push(job.analysisId)
    return Promise.resolve(() => store.settings.set(job.analysisId, 'written'))
  })
  add(store, 'a')
  add(store, 'b')
  runner.start()
  expect((await runner.waitFor('b'))?.state).toBe('done')
  expect(order).toEqual(['a', 'b'])
  expect(store.settings.all()).toEqual({ a: 'written', b: 'written' })
  expect(seen).toEqual({ ended: ['a done', 'b done'], abandoned: [], defects: [] })
  await runner.close(0)
})

test('a result that cannot be written leaves no end either: the job fails as a defect', async () => {
  const store = openTestStore()
  const { runner, seen } = runnerOver(store, () =>
    Promise.resolve(() => {
      store.settings.set('half', true)
      throw new Error('disk full')
    }),
  )
  add(store, 'a')
  runner.start()
  expect(await runner.waitFor('a')).toMatchObject({ state: 'failed', refusal: null })
  expect(store.settings.all()).toEqual({})
  expect(seen.defects).toEqual([new Error('disk full')])
  await runner.close(0)
})

test('a refusal fails the job with its words and is nobody else’s business', async () => {
  const store = openTestStore()
  const { runner, seen } = runnerOver(store, () => Promise.reject(new Refusal('NOT_FINANCIAL', 'Nothing in it.')))
  add(store, 'a')
  runner.start()
  expect(await runner.waitFor('a')).toMatchObject({
    state: 'failed',
    refusal: { code: 'NOT_FINANCIAL', message: 'Nothing in it.' },
  })
  expect(seen).toEqual({ ended: ['a failed'], abandoned: ['a'], defects: [] })
  await runner.close(0)
})

test('canceling ends a running and a waiting job, once', async () => {
  const store = openTestStore()
  const { runner, seen } = runnerOver(store, untilAborted)
  add(store, 'a')
  add(store, 'b')
  runner.start()
  expect(runner.cancel('b')).toBe(true)
  expect(runner.cancel('a')).toBe(true)
  expect(runner.cancel('a')).toBe(false)
  expect((await runner.waitFor('a'))?.state).toBe('canceled')
  await runner.close(0)
  expect(seen).toEqual({ ended: ['b canceled', 'a canceled'], abandoned: ['b', 'a'], defects: [] })
})

test('closing lets a job finish that is quick enough', async () => {
  const store = openTestStore()
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const { runner } = runnerOver(store, () => promise)
  add(store, 'a')
  runner.start()
  const closed = runner.close(60_000)
  resolve(nothing)
  await closed
  expect(store.jobs.ofAnalysis('a')?.state).toBe('done')
})

test('closing puts back what takes too long, tells who waits, and the next start finishes it', async () => {
  const store = openTestStore()
  const first = runnerOver(store, untilAborted).runner
  add(store, 'a')
  first.start()
  const waiting = first.waitFor('a')
  await first.close(0)
  expect((await waiting)?.state).toBe('waiting')
  const { runner } = runnerOver(store, () => Promise.resolve(nothing))
  runner.start()
  expect(await runner.waitFor('a')).toMatchObject({ state: 'done', attempts: 1 })
  await runner.close(0)
})

test('a job the process died with is taken up again, ever later, but not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = temporaryFolder()
  const store = openTestStore(folder)
  add(store, 'a')
  for (let death = 0; death < 12; death++) {
    store.jobs.claim(60_000)
    expect(store.jobs.requeue()).toBe(1)
  }
  const { runner } = runnerOver(store, () => Promise.resolve(nothing))
  runner.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.jobs.ofAnalysis('a')?.state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await runner.waitFor('a')).toMatchObject({ state: 'failed', refusal: { code: 'UNREADABLE' } })
  await runner.close(0)
})

test('a job the process died with several times is run by itself, when nothing else waits', async () => {
  const store = openTestStore()
  add(store, 'suspect')
  for (let death = 0; death < 3; death++) {
    store.jobs.claim(60_000)
    store.jobs.requeue()
  }
  for (const id of ['a', 'b', 'c']) add(store, id)
  let together = 0
  const order: string[] = []
  const { runner } = runnerOver(
    store,
    async job => {
      together += 1
      order.push(`${job.analysisId} ${together}`)
      await Promise.resolve()
      return () => void (together -= 1)
    },
    3,
  )
  runner.start()
  expect(await runner.waitFor('suspect')).toMatchObject({ state: 'done', attempts: 4 })
  expect(order.at(-1)).toBe('suspect 1')
  await runner.close(0)
})

describe('on a full disk', () => {
  /** Transactions are refused while it says so. */
  const fillable = (store: Store) => {
    const disk = { isFull: false, refused: 0 }
    const transaction: Store['transaction'] = work => {
      if (!disk.isFull) return store.transaction(work)
      disk.refused += 1
      throw new Refusal('BUSY', 'The data folder takes no more.')
    }
    return { disk, store: { jobs: store.jobs, transaction, passingTransaction: transaction } as Store }
  }
  const withTimers = (): void => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('a job whose end cannot be written tells who waits for it, and is run again when there is room', async () => {
    withTimers()
    const kept = openTestStore()
    const { disk, store } = fillable(kept)
    let runs = 0
    const { runner, seen } = runnerOver(store, () => {
      runs += 1
      disk.isFull = runs === 1
      return Promise.resolve(() => kept.settings.set('result', runs))
    })
    add(kept, 'a')
    runner.start()
    expect(await runner.waitFor('a')).toMatchObject({ state: 'running' })
    expect(seen).toEqual({ ended: [], abandoned: [], defects: [] })
    await vi.advanceTimersByTimeAsync(5000)
    expect({ runs, refused: disk.refused }, 'still full').toEqual({ runs: 1, refused: 2 })
    disk.isFull = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(await runner.waitFor('a')).toMatchObject({ state: 'done' })
    expect(kept.settings.all()).toEqual({ result: 2 })
    await runner.close(0)
  })

  test('nothing is begun that could not be claimed', async () => {
    withTimers()
    const kept = openTestStore()
    const { disk, store } = fillable(kept)
    disk.isFull = true
    const { runner } = runnerOver(store, () => Promise.resolve(nothing), 4)
    add(kept, 'a')
    runner.start()
    add(kept, 'b')
    runner.wake()
    expect({ running: runner.running, refused: disk.refused }).toEqual({ running: 0, refused: 1 })
    disk.isFull = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(await runner.waitFor('b')).toMatchObject({ state: 'done', attempts: 1 })
    await runner.close(0)
  })

  test('the runner stops, and the next start goes on', async () => {
    const kept = openTestStore()
    const { disk, store } = fillable(kept)
    const { runner } = runnerOver(store, untilAborted)
    add(kept, 'a')
    runner.start()
    disk.isFull = true
    await runner.close(0)
    disk.isFull = false
    const { runner: next } = runnerOver(store, () => Promise.resolve(nothing))
    next.start()
    expect(await next.waitFor('a')).toMatchObject({ state: 'done' })
    await next.close(0)
  })
})

test('a job that takes long does not keep others waiting', async () => {
  const store = openTestStore()
  const { runner, seen } = runnerOver(store, (job, signal) =>
    job.analysisId === 'long' ? untilAborted(job, signal) : Promise.resolve(nothing),
  )
  add(store, 'long')
  add(store, 'short')
  runner.start()
  expect((await runner.waitFor('short'))?.state).toBe('done')
  expect(seen.ended).toEqual(['short done'])
  await runner.close(0)
})
