/** A reader that is killed: the real one. Of a batch its task takes a moment instead of reading, and `poison` in a document ends it; of a desk it reads. */
import { setTimeout } from 'node:timers/promises'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { taskKeyOpener } from '../../core/jobs/shared/reader-key.ts'
import { packedPool } from '../support/packed-pool.ts'
import { deskTasks, type DeskTasks } from '../../core/workflows/intake/tasks.ts'
import { openReader } from '../../core/jobs/shared/reader.ts'

interface Tasks {
  readonly analyzeAlone: {
    readonly input: { readonly source: { readonly bytes: Uint8Array } }
    readonly output: unknown
  }
}

const [url, privateKey, version, tasks] = process.argv.slice(2) as [string, string, string, string]
const files = openInThreadPool<Tasks>({
  async analyzeAlone({ source }) {
    const company = Buffer.from(source.bytes).toString()
    if (company.startsWith('poison')) process.kill(process.pid, 'SIGKILL')
    await setTimeout(5)
    const result = { documents: [] }
    return { pages: 1, recognizedPages: 0, state: 'complete', company, checks: [], result }
  },
})
await openReader({
  url,
  opener: await taskKeyOpener(privateKey),
  version,
  pool: packedPool<object>(tasks === 'desk' ? openInThreadPool<DeskTasks>(deskTasks) : files),
  threads: 2,
  adapt: input => input,
  onSentence: () => undefined,
  // The database is killed now and then.
  onError: () => undefined,
})
