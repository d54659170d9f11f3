/** Readers of a queue that are killed: each comes again at once, as a service manager would have it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../core/cli/version.ts'
import type { ReaderKeyPair } from '../../core/jobs/shared/reader-key.ts'
import type { TestPostgres } from '../support/postgres.ts'

/** `files`: what a batch sends, done by waiting; `desk`: what a desk sends, done in truth. */
type Tasks = 'files' | 'desk'

export class Readers {
  readonly #arguments: readonly string[]
  readonly #readers: ChildProcess[] = []

  constructor(count: number, postgres: TestPostgres, keys: ReaderKeyPair, tasks: Tasks) {
    this.#arguments = [join(import.meta.dirname, 'reader-child.ts'), postgres.url, keys.privateKey, version, tasks]
    for (let index = 0; index < count; index++) this.#start(index)
  }

  #start(index: number): void {
    const reader = spawn(process.execPath, this.#arguments, { stdio: 'ignore' })
    this.#readers[index] = reader
    // Without its database a reader does not begin.
    reader.once('exit', () => {
      if (this.#readers[index] === reader) this.#start(index)
    })
  }

  async kill(index: number): Promise<void> {
    const reader = this.#readers[index]!
    if (reader.exitCode !== null || reader.signalCode !== null) return
    const gone = once(reader, 'exit')
    reader.kill('SIGKILL')
    await gone
  }

  end(): void {
    for (const reader of this.#readers.splice(0)) reader.kill('SIGKILL')
  }
}

/** Whether a word stands in any byte of the database's files; false where they are not the tests' own. */
export function isInDatabase({ folder }: TestPostgres, word: string): boolean {
  if (folder === null) return false
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .some(path => statSync(path).isFile() && readFileSync(path).includes(word))
}
