/** A worker whose tasks behave as documents should not: they end it, stall it, or fill it. */
import { existsSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { Refusal } from '../../core/errors.ts'
import type { TaskHandlers } from '../../core/jobs/task.ts'
import { serveTasks } from '../../core/jobs/worker-thread.ts'

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
  /** Whether this thread was warmed before its first task. */
  readonly wasWarmed: { readonly input: null; readonly output: boolean }
}

let isWarm = false
const held: WebAssembly.Memory[] = []
const never = new Promise<never>(() => setInterval(() => undefined, 1000).unref())

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
  wasWarmed: () => Promise.resolve(isWarm),
}

export default await serveTasks(handlers, () => {
  isWarm = true
  return Promise.resolve()
})
