/** A state's file of business entities → the registry of that state. */
import { Refusal } from '../../errors.ts'
import type { Registry, RegistryState } from '../../store/registry.ts'
import { businessName, nameKey } from './business-name.ts'
import { csvRows } from './csv-rows.ts'
import { columnMeanings, registryColumns, type RegistryColumns } from './registry-columns.ts'
import { registryRecord } from './registry-record.ts'
import { stateName } from '../../vocabulary/states.ts'

export interface RegistrySource {
  /** Two letters. */
  readonly state: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** null: unknown. */
  readonly bytes: number | null
  /** Epoch ms, kept with the registry. */
  readonly now: number
}

export interface RefusedRow {
  /** Of the file, from 1. */
  readonly line: number
  readonly reason: string
}

export interface ImportProgress {
  readonly records: number
  readonly skipped: number
  /** The first of the rows that were skipped. */
  readonly refused: readonly RefusedRow[]
  /** The columns of the file and what each is classified as, null when unused; empty until they are known. */
  readonly columns: readonly { readonly name: string; readonly meaning: string | null }[]
  /** 0 to 1; null when the size of the file is not known. */
  readonly progress: number | null
}

/** Milliseconds between progress reports. */
const rowsPerReport = 20_000
/** Titles and notes may stand above the row of column names. */
const maxRowsAbove = 10
/** Building the indexes takes about this part of the whole. */
const shareOfReading = 0.85
/** Number of skipped rows that are reported individually; the others are only counted. */
const maxRefused = 50

/**
 * Reads the file and puts its records in place of the state's registry, when it was read to its end. Rows that are broken or name no business are
 * counted. Throws Refusal BAD_VALUE for no state, and for a file without a column of names or without a single record.
 */
export async function importRegistry(
  registry: Registry,
  source: RegistrySource,
  {
    onProgress,
    signal,
  }: { readonly onProgress?: (progress: ImportProgress) => void; readonly signal?: AbortSignal } = {},
): Promise<RegistryState> {
  const state = { code: source.state, name: stateName(source.state) }
  if (state.name === null) throw new Refusal('BAD_VALUE', `${source.state} is not a state: two letters such as CA.`)
  const draft = registry.draft(source.state)
  try {
    let columns: RegistryColumns | null = null
    let reported: ImportProgress['columns'] = []
    let above: string | null = null
    let [rows, records, skipped] = [0, 0, 0]
    const refused: RefusedRow[] = []
    const report = (progress: number | null): void =>
      onProgress?.({ records, skipped, refused: [...refused], columns: reported, progress })
    for await (const { cells, line, bytesRead } of csvRows(source.content)) {
      if (++rows % rowsPerReport === 0) {
        signal?.throwIfAborted()
        report(progressOf(bytesRead, source.bytes))
      }
      if (columns === null) {
        above ??= (cells ?? []).join(', ').slice(0, 200)
        columns = registryColumns(cells ?? [])
        if (columns === null && rows > maxRowsAbove) break
        if (columns === null) continue
        const meanings = columnMeanings(columns)
        reported = (cells ?? []).map((name, index) => ({ name: name.trim(), meaning: meanings[index] ?? null }))
        continue
      }
      const record = cells === null ? 'a quote in it is never closed' : registryRecord(cells, columns, state)
      if (typeof record === 'string') {
        skipped++
        if (refused.length < maxRefused) refused.push({ line, reason: record })
        continue
      }
      const { words } = businessName(record.name)
      draft.add(record, { words: words.join(' '), key: nameKey(words) })
      records++
    }
    signal?.throwIfAborted()
    if (columns === null)
      throw new Refusal(
        'BAD_VALUE',
        `${source.fileName} has no column that names the business; its first row is: ${above ?? 'empty'}.`,
      )
    if (records === 0) throw new Refusal('BAD_VALUE', `${source.fileName} names no business.`)
    report(shareOfReading)
    return draft.publish({ skipped, fileName: source.fileName, importedAt: source.now })
  } catch (error) {
    draft.discard()
    throw error
  }
}

const progressOf = (read: number, all: number | null): number | null =>
  all === null || all === 0 ? null : Math.min(1, read / all) * shareOfReading
