/** The table of files of a batch, read row by row. */
import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { BatchRow } from './batch.ts'

/** `onRow` sees each row on its way. */
export async function* readTable(table: Readable, onRow: (row: BatchRow) => void): AsyncGenerator<BatchRow> {
  const parser = table.pipe(
    parse({
      columns: true,
      cast: (value, { column }) => (numeric.has(String(column)) && value !== '' ? Number(value) || 0 : value),
    }),
  )
  for await (const row of parser as AsyncIterable<BatchRow>) {
    onRow(row)
    yield row
  }
}

const numeric: ReadonlySet<string> = new Set<keyof BatchRow>(['pages', 'recognized_pages', 'failed_checks', 'seconds'])
