/** A worker whose tasks behave as documents should not: they end it, stall it, or fill it. */
import { existsSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { Refusal } from '../../core/errors.ts'
import type { TaskHandlers } from '../../core/jobs/task.ts'
import { serveTasks } from '../../core/jobs/worker-thread.ts'
import type { LostPage } from '../../core/reading/read-options.ts'

export interface UnrulyTasks {
  /** Returns what it was given, and the thread it ran in. */
  readonly echo: { readonly input: string; readonly output: { readonly text: string; readonly thread: number } }
  /** Reports so many pages, and then goes on for ever. */
  readonly pages: { readonly input: number; readonly output: never }
  readonly refuse: { readonly input: string; readonly output: never }
  readonly fail: { readonly input: string; readonly output: never }
  /** Ends the thread unless the file `input` exists, which it makes. */
  readonly dieOnce: { readonly input: string; readonly output: string }
  readonly die: { readonly input: null; readonly output: never }
  readonly hang: { readonly input: null; readonly output: never }
  /** Holds so many MiB for good. */
  readonly bloat: { readonly input: number; readonly output: number }
  /** Reads pages 1 to `pages` but for those the budget leaves out; in `stall` it never ends, and in `flood` it fills the memory. */
  readonly read: {
    readonly input: { readonly pages: number; readonly stall?: number; readonly flood?: number; readonly dies?: number }
    readonly output: {
      readonly read: readonly number[]
      readonly lost: readonly LostPage[]
      readonly kept: readonly number[]
    }
  }
  /** Keeps the thread busy for so many milliseconds, without a turn of its event loop. */
  readonly spin: { readonly input: number; readonly output: null }
  /** Whether this thread was warmed before its first task. */
  readonly wasWarmed: { readonly input: null; readonly output: boolean }
}

let isWarm = false
const held: WebAssembly.Memory[] = []
const never = new Promise<never>(() => setInterval(() => undefined, 1000).unref())

function spin(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

const handlers: TaskHandlers<UnrulyTasks> = {
  echo: text => Promise.resolve({ text, thread: threadId }),
  pages(pages, { onProgress }) {
    for (let page = 1; page <= pages; page++) onProgress({ page, pages, step: 'text' })
    return never
  },
  refuse: fileName => Promise.reject(new Refusal('ENCRYPTED', 'A password is needed.', { fileName })),
  fail: message => Promise.reject(new TypeError(message)),
  dieOnce(path) {
    if (existsSync(path)) return Promise.resolve('lived')
    writeFileSync(path, '')
    process.exit(1)
  },
  die: () => process.exit(1),
  hang: () => never,
  bloat(megabytes) {
    held.push(new WebAssembly.Memory({ initial: megabytes * 16 }))
    return Promise.resolve(threadId)
  },
  async read({ pages, stall, flood, dies }, { budget, onProgress }) {
    const read: number[] = []
    const kept: number[] = []
    for (let page = 1; page <= pages; page++) {
      if (budget!.isSpent()) break
      if (budget!.lost.some(lost => lost.page === page)) continue
      budget!.begin(page)
      if (budget!.recognized(page) !== undefined) kept.push(page)
      if (page === stall) spin(Infinity)
      if (page === dies) process.exit(1)
      while (page === flood) {
        held.push(new WebAssembly.Memory({ initial: 10 * 16 }))
        spin(5)
      }
      read.push(page)
      budget!.keep({ number: page, width: 1, height: 1, source: 'ocr', lines: [], rules: [] })
      onProgress({ page, pages, step: 'ocr' })
      await new Promise(resolve => setImmediate(resolve))
    }
    budget!.begin(0)
    return { read, lost: budget!.lost, kept }
  },
  spin(ms) {
    spin(ms)
    return Promise.resolve(null)
  },
  wasWarmed: () => Promise.resolve(isWarm),
}

export default await serveTasks(handlers, () => {
  isWarm = true
  return Promise.resolve()
})
