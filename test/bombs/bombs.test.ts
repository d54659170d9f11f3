/** A few of the crafted documents through the real threads: each ends within its budget, with an answer or a refusal that says why. */
import { beforeAll, afterAll, expect, test } from 'vitest'
import { Refusal } from '../../core/errors.ts'
import type { Pool } from '../../core/jobs/task.ts'
import { openWorkerPool } from '../../core/jobs/worker-pool.ts'
import { noStatementHints } from '../../core/workflows/intake/extractors.ts'
import type { DeskTasks } from '../../core/workflows/intake/tasks.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { randomFrom, shapes } from './shapes.ts'

const limits = { documentMs: 8000, pageMs: 3000, pages: 2000, memoryBytes: 400 * 1024 * 1024 }
/** Beyond the document's budget; the promise on idle cores is 5 s. */
const PATIENCE_MS = 10_000
const tried = ['nested forms', 'page tree loop', 'object loop', 'form loop', 'tiling patterns', 'XML']

let pool: Pool<DeskTasks>
beforeAll(async () => {
  pool = openWorkerPool<DeskTasks>({
    spare: 2,
    packs: false,
    worker: new URL('../../core/workflows/intake/task-worker.ts', import.meta.url),
    threads: 2,
    limits,
    onDefect: error => {
      throw error
    },
  })
  await pool.ready
})
afterAll(() => pool.close())

const read = (bytes: Uint8Array, fileName: string) =>
  pool.run('extract', { source: { bytes }, fileName, password: null, hints: noStatementHints }, { fileName })

test('crafted documents end within their budget, and an honest one beside them is read', async () => {
  const began = performance.now()
  const crafted = tried.map(async name => {
    const { draw } = shapes.find(shape => shape.name === name)!
    const outcome = await read(draw(randomFrom(5)), `${name}.pdf`).catch((error: unknown) => error)
    return { name, outcome, ms: performance.now() - began }
  })
  const honest = await read(await drawTinyStatement(), 'honest.pdf')
  expect(honest.extraction.readings.length).toBeGreaterThan(0)
  for (const { name, outcome, ms } of await Promise.all(crafted)) {
    expect.soft(outcome instanceof Error && !(outcome instanceof Refusal) ? outcome : null, name).toBeNull()
    // Two at a time take turns: the last one waits for those before it.
    expect.soft(ms, name).toBeLessThan(Math.ceil(tried.length / 2) * limits.documentMs + PATIENCE_MS)
  }
})

test('every shape draws the same bytes for the same seed', () => {
  for (const { name, draw } of shapes.filter(({ name }) => tried.includes(name))) {
    expect(draw(randomFrom(3)).equals(draw(randomFrom(3))), name).toBe(true)
  }
})
