/** Off the way of the answer: a file is inspected for signs of change after it was read, within a budget of its own. */
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { ScannedPage } from '../../integrity/inspect-file.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { fileKindOf } from '../intake/file-kind.ts'
import { bytesOf, type FileInput } from '../intake/read-file.ts'

export interface InspectInput extends FileInput {
  /** When the file arrived, in epoch milliseconds. */
  readonly now: number
  /** Pages of the file, and how many of them are pictures that were recognized. */
  readonly pages: number
  readonly ocrPages: number
  /** Words with digits of those; absent: their pictures are not examined. */
  readonly scanned?: readonly ScannedPage[]
  /** Pages of each document in it. */
  readonly documents: readonly (readonly number[])[]
}

export interface IntegrityTasks {
  /** null: the budget was exceeded, or the file cannot be opened or is no PDF. */
  readonly inspectFile: { readonly input: InspectInput; readonly output: readonly IntegrityFinding[] | null }
}

/** Processor time of a page of text, of a scanned page, and of opening the file; the longest file may take so long by the clock. */
const TEXT_PAGE_MS = 300
const SCANNED_PAGE_MS = 1500
const OPENING_MS = 1500
const LONGEST_MS = 20_000

export async function inspectFile(
  { now, pages, ocrPages, scanned, documents, ...file }: InspectInput,
  { signal }: TaskContext,
): Promise<readonly IntegrityFinding[] | null> {
  const bytes = bytesOf(file)
  if (bytes === null) return null
  if (fileKindOf(bytes) !== 'pdf') return null
  const { inspectFile: inspect } = await import('../../integrity/inspect-file.ts')
  const budget = OPENING_MS + (pages - ocrPages) * TEXT_PAGE_MS + ocrPages * SCANNED_PAGE_MS
  const started = performance.now()
  const used = process.threadCpuUsage()
  return inspect(bytes, {
    now,
    documents,
    ...(scanned !== undefined && { scanned }),
    password: file.password ?? undefined,
    // What else the machine does takes none of the budget; the longest time is by the clock.
    timeLeft: () =>
      signal?.aborted === true
        ? -1
        : Math.min(budget - millisecondsOf(process.threadCpuUsage(used)), LONGEST_MS - (performance.now() - started)),
  })
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
