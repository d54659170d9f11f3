/** Caps on the confidence of a whole statement column for doubts no sum can resolve: which column, which period, which unit. */
import type { Candidate } from './candidates.ts'
import type { StatementColumn } from './statement.ts'

/** Maximum confidence of amounts whose column, period or unit was a choice among several. Half or double changes no tuned statement. */
const doubtful = 0.89

/** Maximum confidence of a statement classified by the uploader and its sums. Half or double changes no tuned statement. */
const announcedOnly = 0.74

const capConfidence = (reading: StatementColumn, maximum: number = doubtful): StatementColumn => ({
  ...reading,
  figures: Object.fromEntries(
    Object.entries(reading.figures).map(([path, field]) => [
      path,
      field && { ...field, confidence: Math.min(field.confidence, maximum) },
    ]),
  ),
})

/** Caps columns that could not be distinguished for certain: every sum closes in the neighbor's column as well. */
export function doubtColumns(candidate: Candidate, readings: readonly StatementColumn[]): readonly StatementColumn[] {
  if (candidate.announced) return readings.map(reading => capConfidence(reading, announcedOnly))
  return areColumnsDoubtful(candidate) ? readings.map(reading => capConfidence(reading)) : readings
}

function areColumnsDoubtful({ columns, table, kind }: Candidate): boolean {
  const parts = columns.filter(({ column }) => !column.total)
  const dated = parts.filter(({ column }) => column.period?.end)
  if (columns.length > 1 && dated.length < parts.length) return true
  const spans = dated.map(({ column }) =>
    kind === 'balanceSheet' ? column.period!.end : `${column.period!.end}/${column.period!.months ?? ''}`,
  )
  if (new Set(spans).size < spans.length) return true
  // One of several stores or funds was used for the whole because nothing totals them.
  const periodCount = table.columns.filter(({ role }) => role === 'period').length
  return periodCount > columns.length && columns.every(({ column }) => column.entity !== null && !column.total)
}
