/** SIGKILLs of readers, of a batch and of PostgreSQL at random moments: every file is done once, and the database never held a readable byte. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createReaderKey, type ReaderKeyPair } from '../../core/jobs/shared/reader-key.ts'
import { openTestPostgres, type TestPostgres } from '../support/postgres.ts'
import type { KillCounts } from './folder-kills.ts'
import { isInDatabase, Readers } from './readers.ts'

/** Stands in every document, and in its name. */
const SECRET = 'Blue Harbor Holdings'
const READERS = 2
/** Of one batch. */
const FILES = 300
/** Beyond what was there at the kill before: whatever was restarted works again. */
const FILES_BETWEEN = 5
const CALMEST_MS = 300
/** A batch that takes longer has lost something: a reader's death is noticed after 10 seconds. */
const LONGEST_MS = 240_000

class Run {
  readonly folder = mkdtempSync(join(tmpdir(), 'desk-queue-kills-'))
  readonly #postgres: TestPostgres
  readonly #keys: ReaderKeyPair
  readonly #readers: Readers
  #batch: ChildProcess | null = null
  #number = 0

  constructor(postgres: TestPostgres, keys: ReaderKeyPair) {
    this.#postgres = postgres
    this.#keys = keys
    this.#readers = new Readers(READERS, postgres, keys, 'files')
  }

  newFiles(): void {
    this.#number += 1
    mkdirSync(this.in)
    for (let index = 0; index < FILES; index++)
      writeFileSync(join(this.in, `${SECRET} ${index}.pdf`), `${SECRET} ${this.#number} ${index}`)
  }

  get in(): string {
    return join(this.folder, `in-${this.#number}`)
  }

  get out(): string {
    return join(this.folder, `out-${this.#number}`)
  }

  startBatch(): void {
    const script = join(import.meta.dirname, '../../core/cli/batch.ts')
    const options = ['--out', this.out, '--queue', this.#postgres.url, '--reader-key', this.#keys.publicKey]
    this.#batch = spawn(process.execPath, [script, this.in, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
    this.#batch.stderr!.resume()
  }

  /** Files that are done. */
  get done(): number {
    try {
      return readFileSync(join(this.out, 'progress.txt'), 'utf8').split('\n').length - 1
    } catch {
      // It has not begun.
      return 0
    }
  }

  /** null while it runs. */
  get exitCode(): number | null {
    return this.#batch?.exitCode ?? null
  }

  async kill(what: 'reader' | 'batch' | 'database', index: number): Promise<void> {
    if (what === 'database') return this.#postgres.crash?.()
    if (what === 'reader') return this.#readers.kill(index)
    const batch = this.#batch!
    if (batch.exitCode === null && batch.signalCode === null) {
      const gone = once(batch, 'exit')
      batch.kill('SIGKILL')
      await gone
    }
    this.startBatch()
  }

  end(): void {
    this.#readers.end()
    this.#batch?.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What is wrong with the results of the batch that ended. */
  faults(): readonly string[] {
    const lines = readFileSync(join(this.out, 'results.jsonl'), 'utf8').trimEnd().split('\n')
    const found = new Map<string, { readonly status: string }[]>()
    for (const line of lines) {
      const { file, status } = JSON.parse(line) as { file: string; status: string }
      found.set(file, [...(found.get(file) ?? []), { status }])
    }
    const rows = readFileSync(join(this.out, 'files.csv'), 'utf8')
    const faults: string[] = []
    for (let index = 0; index < FILES; index++) {
      const file = `${SECRET} ${index}.pdf`
      const entries = found.get(file) ?? []
      if (entries.length !== 1) faults.push(`${file}: ${entries.length} results`)
      else if (entries[0]!.status !== 'complete') faults.push(`${file}: ${entries[0]!.status}`)
      else if (!rows.includes(`${SECRET} ${this.#number} ${index},`)) faults.push(`${file}: another document's result`)
    }
    return faults
  }
}

/** Only where PostgreSQL is installed. */
export async function killQueue(kills: number, random: () => number, counts: KillCounts): Promise<void> {
  const postgres = await openTestPostgres()
  const run = new Run(postgres, await createReaderKey())
  try {
    run.newFiles()
    run.startBatch()
    let began = performance.now()
    let before = 0
    // Until the batch ends in which the last kill fell.
    for (let done = 0; ;) {
      await setTimeout(20 + random() * CALMEST_MS)
      if (run.exitCode !== null) {
        counts.faults.push(...run.faults())
        if (done === kills) break
        run.newFiles()
        run.startBatch()
        began = performance.now()
        before = 0
      }
      if (performance.now() - began > LONGEST_MS) {
        counts.faults.push('a batch does not end')
        break
      }
      if (done === kills || run.done < before + FILES_BETWEEN) continue
      const what = random() < 0.6 ? 'reader' : random() < 0.6 ? 'batch' : 'database'
      await run.kill(what, Math.floor(random() * READERS))
      before = run.done
      counts.kills += 1
      counts.byOperation[`queue: ${what}`] = (counts.byOperation[`queue: ${what}`] ?? 0) + 1
      done += 1
    }
    if (isInDatabase(postgres, SECRET)) counts.faults.push('the database holds a readable name')
  } finally {
    run.end()
    postgres.close()
  }
}
