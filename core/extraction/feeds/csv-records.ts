/** Delimited text → records with the lines they begin on. */
import { CsvError, parse } from 'csv-parse/sync'
import { Refusal } from '../../errors.ts'

export interface CsvRecord {
  readonly cells: readonly string[]
  /** Of the file, from 1. */
  readonly line: number
}

const delimiters = [',', ';', '\t', '|'] as const
/** Lines by which the delimiter is chosen. */
const SAMPLE_LINES = 60
/** Characters of a record; a longer one is a quotation mark that was never closed. */
const MAX_RECORD = 100_000

/** All records of a text; `trims`: without the spaces around their cells, which indent labels. Throws Refusal UNREADABLE where a quotation mark is never closed. */
export function parseRecords(text: string, { trims = true } = {}): readonly CsvRecord[] {
  try {
    // csv-parse counts a line break of two characters within a cell as two lines.
    const found = parse(text.replaceAll('\r\n', '\n'), {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: trims,
      info: true,
      max_record_size: MAX_RECORD,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[]
    return found
      .filter(({ record }) => record.some(cell => cell !== ''))
      .map(({ record, info }) => ({ cells: record, line: info.lines - inner(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refusal('UNREADABLE', 'The CSV file is malformed: a quotation mark is opened and never closed.', {
      cause: error,
    })
  }
}

/** Line breaks inside the cells of a record. */
const inner = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

/** The delimiter that cuts most lines into the same number of cells, two at least. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const lines = text
    .slice(0, MAX_RECORD)
    .split(/\r?\n/, SAMPLE_LINES)
    .map(line => line.replace(/"[^"]*"/g, ''))
    .filter(line => line.trim() !== '')
  const scored = delimiters.map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1).filter(count => count > 0)
    const byCount = Map.groupBy(counts, count => count)
    const [best] = [...byCount].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])
    return { delimiter, lines: best?.[1].length ?? 0, cells: best?.[0] ?? 0 }
  })
  return scored.toSorted((a, b) => b.lines * (1 + b.cells) - a.lines * (1 + a.cells))[0]!.delimiter
}
