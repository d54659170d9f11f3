/** The list of transactions among the records of a file, and what its columns are. */
import { columnsOf, type FeedColumn } from './csv-columns.ts'
import type { CsvRecord } from './csv-records.ts'

export interface CsvTable {
  /** Above the header: labels with their values. */
  readonly preamble: readonly CsvRecord[]
  readonly columns: readonly FeedColumn[]
  readonly records: readonly CsvRecord[]
}

/** The header stands among so many records: preambles state a dozen facts at most. */
const MAX_PREAMBLE = 40

/** The list of transactions in a text; null: there is none, by its header or by its content. Throws Refusal UNREADABLE. */
export function findTable(records: readonly CsvRecord[]): CsvTable | null {
  for (const [index, { cells }] of records.slice(0, MAX_PREAMBLE).entries()) {
    const below = records.slice(index + 1)
    const columns = columnsOf(cells, below)
    if (columns !== null) return { preamble: records.slice(0, index), columns, records: below }
  }
  const columns = columnsOf(null, records)
  return columns === null ? null : { preamble: [], columns, records }
}
