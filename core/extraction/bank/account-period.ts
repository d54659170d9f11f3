/** The period of one account: from the statement, or from the dates of its balances. */
import type { Totals } from './account-totals.ts'
import type { SummaryEntry } from './balance-summary.ts'
import { dateOf } from './transaction-dates.ts'
import type { ListMark } from './list-row.ts'
import type { StatementFacts } from './statement-facts.ts'
import { dayOfLabel, type StatementPeriod } from './statement-period.ts'

export interface Span {
  readonly start: string | null
  readonly end: string | null
  readonly evidence: StatementPeriod | null
}

/** The period as printed, else the dates of the opening and closing balance, else the date of the statement. */
export function periodOf(
  entries: readonly SummaryEntry[],
  marks: readonly ListMark[],
  totals: Totals,
  facts: StatementFacts,
): Span {
  if (facts.period !== null) return { start: facts.period.start, end: facts.period.end, evidence: facts.period }
  const labels = (kind: 'opening' | 'closing'): readonly { text: string; line: number }[] => [
    ...(totals[kind]?.parts ?? []).map(part => ({ text: part.text, line: part.line })),
    ...entries.filter(entry => entry.label === kind).map(entry => ({ text: entry.text, line: entry.line })),
    ...marks.filter(mark => mark.kind === kind).map(mark => ({ text: mark.label, line: mark.line })),
  ]
  const dateIn = (
    kind: 'opening' | 'closing',
    frameEnd: string | null,
  ): { date: string; line: number; text: string } | null => {
    for (const { text, line } of labels(kind)) {
      const date = dayOfLabel(text, facts.order, frameEnd, kind)
      if (date !== null) return { date, line, text }
    }
    // The row of the balance has a date of its own.
    const dated = marks.filter(mark => mark.kind === kind && mark.cells.date !== null)
    const mark = kind === 'opening' ? dated[0] : dated.at(-1)
    const date = mark === undefined ? null : dateOf(mark.cells.date!, facts.order, { start: null, end: frameEnd })
    return mark === undefined || date === null ? null : { date, line: mark.line, text: mark.label }
  }
  const closing = dateIn('closing', facts.statementDate?.end ?? null)
  const end = closing?.date ?? facts.statementDate?.end ?? null
  const opening = dateIn('opening', end)
  if (opening === null && closing === null) return { start: null, end, evidence: facts.statementDate }
  const evidence = closing ?? opening!
  const start = opening !== null && end !== null && opening.date < end ? opening.date : null
  return { start, end, evidence: { start, end, line: evidence.line, text: evidence.text } }
}
