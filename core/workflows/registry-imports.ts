/** Imports of registries while the service runs: one upload kept aside, one thread at a time, progress to be asked for. */
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import type { RegistryEntry } from '../contract/full-analysis.ts'
import { findEntries } from '../lookups/registry/find-entries.ts'
import type { ImportProgress } from '../lookups/registry/import-registry.ts'
import { importInThread } from '../lookups/registry/import-thread.ts'
import { stateCode, usStates } from '../vocabulary/states.ts'
import type { Registry, RegistryState } from '../store/registry.ts'

/** Times are epoch ms. */
export interface ImportRecord {
  readonly id: string
  readonly state: string
  readonly fileName: string
  readonly status: 'running' | 'done' | 'failed' | 'canceled'
  /** Of the file. */
  readonly bytes: number
  readonly records: number
  readonly skipped: number
  readonly refused: ImportProgress['refused']
  readonly columns: ImportProgress['columns']
  /** 0 to 1. */
  readonly progress: number
  /** Why it failed. */
  readonly message: string | null
  readonly startedAt: number
  readonly finishedAt: number | null
}

/** An upload kept aside until it is imported or discarded. */
export interface KeptFile {
  readonly path: string
  /** Hex SHA-256. */
  readonly sha256: string
  readonly bytes: number
}

export interface RegistryImportServices {
  readonly dataDir: string
  readonly registry: Registry
  readonly clock: Clock
  readonly onDefect: (error: unknown) => void
}

const UPLOAD = '.upload'
/** Finished imports that are still listed. */
const KEPT = 50

export class RegistryImports {
  readonly #services: RegistryImportServices
  readonly #folder: string
  #imports: ImportRecord[] = []
  #running: Promise<void> | null = null
  /** Of what runs. */
  #abort = new AbortController()
  #isClosing = false

  constructor(services: RegistryImportServices) {
    this.#services = services
    this.#folder = join(services.dataDir, 'registry')
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    // Left by a service that died.
    for (const name of readdirSync(this.#folder)) if (name.endsWith(UPLOAD)) rmSync(join(this.#folder, name))
  }

  states(): readonly RegistryState[] {
    return this.#services.registry.list()
  }

  /** Whose registries can be imported. */
  known(): typeof usStates {
    return usStates
  }

  /** Newest first. */
  imports(): readonly ImportRecord[] {
    return this.#imports
  }

  /** Writes an upload to the disk as it arrives. Throws Refusal REQUEST_TOO_LARGE, with nothing left, and what the stream throws. */
  async keep(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<KeptFile> {
    const path = join(this.#folder, `${this.#services.clock.id()}${UPLOAD}`)
    const hash = createHash('sha256')
    let size = 0
    const counted = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        size += chunk.length
        hash.update(chunk)
        if (size > maxBytes) done(new Refusal('REQUEST_TOO_LARGE', 'The file is too large for a registry'))
        else done(null, chunk)
      },
    })
    try {
      await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      rmSync(path, { force: true })
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new Refusal('BUSY', 'The disk is full: free some space and try again.', { cause: error })
      throw error
    }
    return { path, sha256: hash.digest('hex'), bytes: size }
  }

  discard({ path }: KeptFile): void {
    rmSync(path, { force: true })
  }

  /** Starts importing a kept file, which is removed when it is done. Throws Refusal BAD_VALUE for no state, CONFLICT while another import runs. */
  start({ path, bytes }: KeptFile, written: string, fileName: string): ImportRecord {
    const state = stateCode(written)
    if (state === null) throw new Refusal('BAD_VALUE', `state: ${written} is not a state: two letters such as CA.`)
    if (this.#running !== null) throw new Refusal('CONFLICT', 'Another registry is being imported: wait for its end.')
    const { clock } = this.#services
    const begun: ImportRecord = {
      id: clock.id(),
      state,
      fileName,
      status: 'running',
      bytes,
      records: 0,
      skipped: 0,
      refused: [],
      columns: [],
      progress: 0,
      message: null,
      startedAt: clock.now(),
      finishedAt: null,
    }
    this.#imports = [begun, ...this.#imports].slice(0, KEPT)
    this.#abort = new AbortController()
    this.#running = this.#run(begun, path).finally(() => {
      rmSync(path, { force: true })
      this.#running = null
    })
    return begun
  }

  async #run({ id, state, fileName, startedAt }: ImportRecord, path: string): Promise<void> {
    const { dataDir, registry, clock, onDefect } = this.#services
    const job = { dataDir, state, fileName, path, now: startedAt }
    try {
      const { records, skipped } = await importInThread(
        job,
        ({ progress, ...counts }) => this.#change(id, { ...counts, ...(progress !== null && { progress }) }),
        this.#abort.signal,
      )
      this.#change(id, { status: 'done', records, skipped, progress: 1, finishedAt: clock.now() })
    } catch (error) {
      if (this.#isClosing) return
      if (this.#abort.signal.aborted) {
        registry.draft(state).discard()
        return this.#change(id, { status: 'canceled', finishedAt: clock.now() })
      }
      if (!(error instanceof Refusal)) onDefect(error)
      const message = error instanceof Refusal ? error.message : 'Internal error'
      this.#change(id, { status: 'failed', message, finishedAt: clock.now() })
    }
  }

  #change(id: string, change: Partial<ImportRecord>): void {
    this.#imports = this.#imports.map(known => (known.id === id ? { ...known, ...change } : known))
  }

  /** Stops an import; the registry in force stays as it is. Throws Refusal NOT_FOUND, CONFLICT when it is over. */
  cancel(id: string): void {
    const known = this.#imports.find(one => one.id === id)
    if (known === undefined) throw new Refusal('NOT_FOUND', 'No such import')
    if (known.status !== 'running') throw new Refusal('CONFLICT', 'The import is over')
    this.#abort.abort(new Refusal('CANCELED', 'The import was canceled.'))
  }

  /** Businesses that one of this name could be, best match first; `written`: a state, or null for anywhere. Throws Refusal BAD_VALUE. */
  find(name: string, written: string | null): Promise<readonly RegistryEntry[]> {
    const state = written === null ? null : stateCode(written)
    if (written !== null && state === null)
      throw new Refusal('BAD_VALUE', `state: ${written} is not a state: two letters such as CA.`)
    return findEntries(this.#services.registry, { names: [name], states: state === null ? [] : [state] })
  }

  /** Throws Refusal NOT_FOUND when none was imported. */
  remove(written: string): void {
    const state = stateCode(written)
    if (state === null || !this.#services.registry.remove(state))
      throw new Refusal('NOT_FOUND', 'No registry of this state was imported')
  }

  /** Gives up what runs: the registries in force stay as they are. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#abort.abort()
    await this.#running
  }
}
