/** Many files, each analyzed by itself, as many at a time as the readers can take: results go to files as they come, and a run goes on where one ended. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { Refusal } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import type { AloneOutput, BatchTasks } from './analyze-alone.ts'
import type { BatchFile } from './find-files.ts'
import type { BatchJournal } from './journal.ts'

/** A row of the table of files. */
export interface BatchRow {
  readonly file: string
  readonly status: 'complete' | 'needs_review' | 'refused'
  /** Why it was refused; empty: it was not. */
  readonly code: string
  readonly message: string
  readonly pages: number
  readonly recognized_pages: number
  /** Kinds of the documents in it, separated by semicolons. */
  readonly documents: string
  /** Empty: not stated. */
  readonly company: string
  readonly failed_checks: number
  readonly seconds: number
}

export const rowMembers = [
  'file',
  'status',
  'code',
  'message',
  'pages',
  'recognized_pages',
  'documents',
  'company',
  'failed_checks',
  'seconds',
] as const satisfies readonly (keyof BatchRow)[]

export const tableHeader = stringify([[...rowMembers]])

export interface BatchOptions {
  readonly pool: Pool<BatchTasks>
  readonly journal: BatchJournal
  /** Files on their way at a time: enough that no reader waits, and no more, for each is held in memory until it is sent. */
  readonly atOnce: number
  /** Bytes; larger files are refused. */
  readonly largest: number
  /** Epoch ms. */
  readonly now: number
  readonly tablesFolder: string
  readonly signal: AbortSignal
  /** A sentence when documents wait; null: they are read again. */
  readonly onNotice: (notice: string | null) => void
  readonly onDone: (row: BatchRow) => void
}

/** Resolves when all files are done, or, after the signal, when those on their way were given up: they are begun again by the next run. */
export async function runBatch(files: Iterable<BatchFile>, options: BatchOptions): Promise<void> {
  const { atOnce, signal } = options
  const waiting = files[Symbol.iterator]()
  const abort = new AbortController()
  const either = AbortSignal.any([signal, abort.signal])
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done && !either.aborted; next = waiting.next()) {
      try {
        await analyzeOne(next.value, { ...options, signal: either })
      } catch (error) {
        if (either.aborted) return
        abort.abort()
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function analyzeOne(file: BatchFile, options: BatchOptions): Promise<void> {
  const { journal, signal, onDone } = options
  const began = performance.now()
  const key = await keyOf(file)
  if (journal.has(key)) return
  const outcome = await outcomeOf(file, options)
  signal.throwIfAborted()
  const row = rowOf(file, outcome, Math.round(performance.now() - began) / 1000)
  const answer = 'output' in outcome ? { ...outcome.output, refusal: null } : { result: null, refusal: outcome.refusal }
  const { checks = [], result } = answer as Partial<AloneOutput>
  const line = { file: file.name, sha256: outcome.sha256, status: row.status, refusal: answer.refusal, checks, result }
  journal.add({
    key,
    json: `${JSON.stringify(line)}\n`,
    csv: stringify([rowMembers.map(name => row[name])], { escape_formulas: true }),
  })
  onDone(row)
}

/** A file that has changed since is another one. */
async function keyOf({ path, name }: BatchFile): Promise<string> {
  const stats = await stat(path).catch(() => null)
  return JSON.stringify(stats === null ? [name] : [name, stats.size, Math.round(stats.mtimeMs)])
}

type Outcome = { readonly sha256: string | null } & (
  { readonly output: AloneOutput } | { readonly refusal: { readonly code: string; readonly message: string } }
)

/** Throws defects and the signal's reason; a document's fault is an outcome. */
async function outcomeOf({ path, name }: BatchFile, options: BatchOptions): Promise<Outcome> {
  const { pool, largest, now, tablesFolder, signal, onNotice } = options
  let sha256: string | null = null
  try {
    const bytes = await bytesOf(path, largest)
    sha256 = createHash('sha256').update(bytes).digest('hex')
    const lookups = { tablesFolder, geocoder: null }
    const input = { source: { bytes }, fileName: basename(name), password: null, sha256, lookups, asOf: now }
    const output = await pool.run('analyzeAlone', input, {
      signal,
      fileName: basename(name),
      onProgress: ({ notice }) => onNotice(notice ?? null),
    })
    return { sha256, output }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'CANCELED') throw error
    return { sha256, refusal: { code: error.code, message: error.message } }
  }
}

/** Throws Refusal FILE_TOO_LARGE, or UNREADABLE where the system does not give it. */
async function bytesOf(path: string, largest: number): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > largest) throw new Refusal('FILE_TOO_LARGE', `Larger than ${Math.floor(largest / 1024 / 1024)} MB.`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('UNREADABLE', `The file cannot be opened: ${(error as Error).message}.`, { cause: error })
  }
}

function rowOf({ name }: BatchFile, outcome: Outcome, seconds: number): BatchRow {
  if ('refusal' in outcome) {
    const { code, message } = outcome.refusal
    const nothing = { pages: 0, recognized_pages: 0, documents: '', company: '', failed_checks: 0 }
    return { file: name, status: 'refused', code, message, ...nothing, seconds }
  }
  const { pages, recognizedPages, state, company, checks, result } = outcome.output
  return {
    file: name,
    status: state,
    code: '',
    message: '',
    pages,
    recognized_pages: recognizedPages,
    documents: (result.documents ?? []).map(({ doc_type: kind }) => kind).join('; '),
    company: company ?? '',
    failed_checks: checks.filter(({ passed }) => passed === false).length,
    seconds,
  }
}
