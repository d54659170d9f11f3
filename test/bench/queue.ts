/**
 * `npm run bench:queue`: what the queue costs. Overhead of a one-page document over the local pool; one reader of one thread against two, for a book of loans and for text, single pages and scans by themselves; the queue alone.
 * Starts a PostgreSQL and readers of its own; the machine should do nothing else.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitsOfThreads } from '../../core/cli/reading-limits.ts'
import { version } from '../../core/cli/version.ts'
import { systemClock } from '../../core/clock.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { openQueue, queueNames } from '../../core/jobs/shared/queue.ts'
import { createReaderKey, taskKeyOpener } from '../../core/jobs/shared/reader-key.ts'
import { openReader } from '../../core/jobs/shared/reader.ts'
import { openSharedPool } from '../../core/jobs/shared/shared-pool.ts'
import type { Pool } from '../../core/jobs/task.ts'
import type { BatchTasks } from '../../core/workflows/batch/analyze-alone.ts'
import { openReadingPool, readingTasks } from '../../core/workflows/intake/reading-pool.ts'
import type { DeskTasks } from '../../core/workflows/intake/tasks.ts'
import { packedPool } from '../support/packed-pool.ts'
import { hasPostgres, openTestPostgres, postgresNotice } from '../support/postgres.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { scanOf } from '../drawing/scan.ts'
import manifest from '../../package.json' with { type: 'json' }
import { drawnStack } from './drawn-stack.ts'

if (!hasPostgres()) {
  console.log(postgresNotice)
  process.exit()
}

const PAIRS = 60
/** The stack of the bench, so often: thirty documents of text, one page to 62. */
const STACKS = 8
/** The same documents with ten scans of one page among them, so often: 22 % of the shared corpus are scans. */
const BOOKS = 3
const ONE_PAGERS = 600
/** Of one page at 300 dpi. */
const SCANS = 24
/** What a batch over a queue has on its way (`--at-once`). */
const AT_ONCE = 64
const EMPTY_TASKS = 20_000
/** As pg-boss was measured elsewhere: what one fetch takes, and how many fetch at a time. */
const [BATCH, FETCHERS] = [20, 2]

const postgres = await openTestPostgres()
const keys = await createReaderKey()
const folder = mkdtempSync(join(tmpdir(), 'desk-bench-queue-'))
const keyFile = join(folder, 'reader.key')
writeFileSync(keyFile, keys.privateKey)
const bytes = await drawTinyStatement()
const onDefect = (error: Error): void => console.error(error.message)

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!
const local = openReadingPool(limitsOfThreads(1), { onDefect })
/** What both kinds of pools here have in common. */
const options = {
  url: postgres.url,
  readerKey: keys.publicKey,
  clock: systemClock,
  version,
  priority: 'batch',
  onDefect,
} as const

/** As `npm run reader` starts it. */
const project = join(import.meta.dirname, '../..')
const command = manifest.scripts.reader.split(' ').slice(1)

async function startReader(): Promise<ChildProcess> {
  const flags = ['--queue', postgres.url, '--key', keyFile, '--threads', '1']
  const reader = spawn(process.execPath, [...command, ...flags], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(reader.stdout, 'data')
  return reader
}

async function end(reader: ChildProcess): Promise<void> {
  reader.kill('SIGTERM')
  await once(reader, 'exit')
}

const input: BatchTasks['analyzeAlone']['input'] = {
  source: { bytes },
  fileName: 'statement.pdf',
  password: null,
  sha256: 'ab'.repeat(32),
  lookups: null,
  asOf: 0,
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

const analyze = (pool: Pool<BatchTasks>) => (): Promise<unknown> => pool.run('analyzeAlone', input)

/** Documents a second, as many on their way at a time as `npm run batch` sends. */
async function rate(pool: Pool<BatchTasks>, documents: readonly Uint8Array[]): Promise<number> {
  const left = documents.values()
  const lane = async (): Promise<void> => {
    for (const one of left) await pool.run('analyzeAlone', { ...input, source: { bytes: one } })
  }
  const ms = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, lane)))
  return (documents.length / ms) * 1000
}

const repeated = (document: Uint8Array, times: number): Uint8Array[] => Array.from({ length: times }, () => document)

/** What a book of loans consists of, and its kinds of documents by themselves. */
async function loadsOf() {
  const stack = (await drawnStack()).map(document => document.bytes)
  const scan = await scanOf(bytes, { dpi: 300, skewDegrees: 0.5, noise: 8 })
  // A scan after every third document of text: they come mixed, as from a folder of files.
  const book = stack.flatMap((document, at) => (at % 3 === 2 ? [document, scan] : [document]))
  return [
    {
      name: 'documents of a book, a quarter scanned',
      warm: book,
      documents: Array.from({ length: BOOKS }, () => book).flat(),
    },
    {
      name: 'documents of text',
      warm: [...stack, ...stack],
      documents: Array.from({ length: STACKS }, () => stack).flat(),
    },
    { name: 'one-page documents of text', warm: stack, documents: repeated(bytes, ONE_PAGERS) },
    { name: 'scanned pages', warm: repeated(scan, 4), documents: repeated(scan, SCANS) },
  ]
}

async function queueAlone(): Promise<number> {
  const { boss } = await openQueue({
    url: postgres.url,
    instance: 'bench',
    connections: 8,
    names: queueNames('bench', '0'.repeat(12)),
    onError: onDefect,
  })
  const queue = queueNames('bench', '0'.repeat(12)).tasks
  const ms = await timed(async () => {
    for (let sent = 0; sent < EMPTY_TASKS; sent += 500)
      await boss.insert(
        queue,
        Array.from({ length: 500 }, () => ({ data: {} })),
      )
    const drain = async (): Promise<void> => {
      for (;;) {
        const jobs = await boss.fetch(queue, { batchSize: BATCH })
        if (jobs.length === 0) return
        await boss.complete(
          queue,
          jobs.map(({ id }) => id),
        )
      }
    }
    await Promise.all(Array.from({ length: FETCHERS }, drain))
  })
  await boss.stop({ graceful: false })
  return (EMPTY_TASKS / ms) * 1000
}

/** The whole way of a task that does nothing: sealed, sent, taken, opened, answered. */
async function wholeWay(): Promise<number> {
  const handlers = openInThreadPool<BatchTasks>({ analyzeAlone: () => Promise.resolve({} as never) })
  const reader = await openReader<BatchTasks>({
    url: postgres.url,
    opener: await taskKeyOpener(keys.privateKey),
    version,
    pool: packedPool(handlers),
    threads: 8,
    adapt: one => one,
    onSentence: () => undefined,
    onError: onDefect,
  })
  const pool = await openSharedPool<BatchTasks>({
    ...options,
    desk: 'whole way',
    local: handlers,
    shared: new Set(['analyzeAlone']),
  })
  const found = await rate(
    pool,
    Array.from({ length: 2000 }, () => bytes),
  )
  await pool.close()
  await reader.close(1000)
  return found
}

try {
  const alone = await queueAlone()
  const whole = await wholeWay()
  const first = await startReader()
  await local.ready
  const pool = await openSharedPool<DeskTasks>({ ...options, desk: 'desk', local, shared: readingTasks })
  for (let warm = 0; warm < 40; warm++) await Promise.all([analyze(local)(), analyze(pool)()])
  const differences: number[] = []
  const times: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const here = await timed(analyze(local))
    const there = await timed(analyze(pool))
    differences.push(there - here)
    times.push(here)
  }
  const loads = await loadsOf()
  const ratesOf = async (): Promise<number[]> => {
    const rates: number[] = []
    for (const { warm, documents } of loads) {
      await rate(pool, warm)
      rates.push(await rate(pool, documents))
    }
    return rates
  }
  const one = await ratesOf()
  const second = await startReader()
  const two = await ratesOf()
  console.log(
    `one-page document, local pool: ${median(times).toFixed(1)} ms; over the queue: ${median(differences).toFixed(1)} ms more (must ≤ 15)`,
  )
  for (const [at, { name }] of loads.entries())
    console.log(
      `${name}: one reader of one thread ${one[at]!.toFixed(1)} a second, two ${two[at]!.toFixed(1)}, ${(two[at]! / one[at]!).toFixed(2)} × (must ≥ 1.6)`,
    )
  console.log(
    `queue alone: ${alone.toFixed(0)} empty tasks/s (must ≥ 2,000); whole way, sealed, both ends in one process: ${whole.toFixed(0)} tasks/s`,
  )
  await Promise.all([end(first), end(second)])
  await pool.close()
} finally {
  postgres.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
