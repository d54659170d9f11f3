/** The period of one account: from the statement, or from the dates of its balances. */
import type { Totals } from './account-totals.ts'
import { dateOf, type DayFrame } from './transaction-dates.ts'
import type { PrintedAccount, StatementFacts } from './statement-facts.ts'
import { dayOfLabel, type StatementPeriod } from './statement-period.ts'

export interface Span extends DayFrame {
  readonly evidence: StatementPeriod | null
}

/** The label or the row of a balance. */
type Part = Pick<StatementPeriod, 'text' | 'line'>

/** The period as printed, else the dates of the opening and closing balance, else the date of the statement. */
export function periodOf(
  { entries, marks }: PrintedAccount,
  totals: Totals,
  { period, statementDate, order }: StatementFacts,
): Span {
  if (period !== null) return { start: period.start, end: period.end, evidence: period }
  const datesIn = (kind: 'opening' | 'closing', end: string | null): readonly (Part & { date: string })[] => {
    const own = marks.filter(mark => mark.kind === kind).map(({ label: text, line, cells }) => ({ text, line, cells }))
    const labels = [...(totals[kind]?.parts ?? []), ...entries.filter(entry => entry.label === kind), ...own]
    // The row of the balance has a date of its own.
    const rows = (kind === 'opening' ? own : own.toReversed()).filter(({ cells }) => cells.date !== null)
    return [
      ...labels.map(({ text, line }) => ({ text, line, date: dayOfLabel(text, order, end, kind) })),
      ...rows.map(({ text, line, cells }) => ({ text, line, date: dateOf(cells.date!, order, { start: null, end }) })),
    ].flatMap(({ text, line, date }) => (date === null ? [] : [{ text, line, date }]))
  }
  const [closing] = datesIn('closing', statementDate?.end ?? null)
  const end = closing?.date ?? statementDate?.end ?? null
  const [opening] = datesIn('opening', end)
  const evidence = closing ?? opening
  if (evidence === undefined) return { start: null, end, evidence: statementDate }
  const start = opening !== undefined && end !== null && opening.date < end ? opening.date : null
  return { start, end, evidence: { start, end, line: evidence.line, text: evidence.text } }
}
