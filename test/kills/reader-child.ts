/** A reader for `queue-kills.ts`: the real one, with a task that takes a moment instead of reading. `poison` in a document ends it. */
import { setTimeout } from 'node:timers/promises'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { taskKeyOpener } from '../../core/jobs/shared/reader-key.ts'
import { packedPool } from '../support/packed-pool.ts'
import { openReader } from '../../core/jobs/shared/reader.ts'

interface Tasks {
  readonly analyzeAlone: {
    readonly input: { readonly source: { readonly bytes: Uint8Array } }
    readonly output: unknown
  }
}

const [url, privateKey, version] = process.argv.slice(2) as [string, string, string]
const pool = openInThreadPool<Tasks>({
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
  pool: packedPool(pool),
  threads: 2,
  adapt: input => input,
  onSentence: () => undefined,
  // The database is killed now and then.
  onError: () => undefined,
})
