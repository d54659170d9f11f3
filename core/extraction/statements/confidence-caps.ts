/** Doubts about a whole reading that no sum of its figures can dispel: the right column of which statement, in which unit. */
import type { Candidate } from './candidates.ts'
import type { StatementReading } from './statement.ts'

/** The most that figures are believed whose column, period or unit was a choice among several. */
const doubtful = 0.89

/** The most that a statement is believed that hardly names itself. */
const announcedOnly = 0.74

const capped = (reading: StatementReading, most: number = doubtful): StatementReading => ({
  ...reading,
  figures: Object.fromEntries(
    Object.entries(reading.figures).map(([path, field]) => [
      path,
      field && { ...field, confidence: Math.min(field.confidence, most) },
    ]),
  ),
})

/** Lowers readings whose columns could not be told apart for certain: every sum closes in the neighbor's column as well. */
export function doubtColumns(candidate: Candidate, readings: readonly StatementReading[]): readonly StatementReading[] {
  if (candidate.announced) return readings.map(reading => capped(reading, announcedOnly))
  return areColumnsDoubtful(candidate) ? readings.map(reading => capped(reading)) : readings
}

function areColumnsDoubtful({ columns, table, kind }: Candidate): boolean {
  const parts = columns.filter(({ column }) => !column.total)
  const dated = parts.filter(({ column }) => column.period?.end)
  if (columns.length > 1 && dated.length < parts.length) return true
  const spans = dated.map(({ column }) =>
    kind === 'balanceSheet' ? column.period!.end : `${column.period!.end}/${column.period!.months ?? ''}`,
  )
  if (new Set(spans).size < spans.length) return true
  // One of several stores or funds was taken for the whole because nothing totals them.
  const figured = table.columns.filter(({ role }) => role === 'period').length
  return (
    figured > columns.length &&
    columns.every(({ column }) => column.entity !== null && !column.total && !wholeWords.test(column.entity))
  )
}

/** Headers of the whole beside one of its parts: "Group" beside "Company". */
const wholeWords = /\b(?:group|consolidated|combined|all)\b/i

/** Lowers statements without a unit in a document that prints others in thousands: the note may have been overlooked. */
export function doubtUnits(readings: readonly StatementReading[]): readonly StatementReading[] {
  const scaleOf = ({ figures }: StatementReading) => Object.values(figures)[0]?.scale ?? 1
  if (Math.max(1, ...readings.map(scaleOf)) === 1) return readings
  return readings.map(reading => (scaleOf(reading) === 1 && reading.step >= 1 ? capped(reading) : reading))
}
