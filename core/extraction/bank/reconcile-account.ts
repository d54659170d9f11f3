/** Reconciles one account: chooses its balances and totals, its period, the sides of its rows, and which rows are transactions. */
import { chooseTotals, type RowSums, type Totals } from './account-totals.ts'
import {
  chooseSidesByTotals,
  correctAmountByTotals,
  sumsOf,
  type PrintedTotals,
  type SideSums,
} from './choose-sides.ts'
import type { DayFrame, ListRow, PrintedAccount, StatementFacts, StatementPeriod } from './printed-statement.ts'
import { reconcileRows, type ReconciledRows } from './reconcile-rows.ts'
import { withoutSpuriousRows } from './spurious-rows.ts'
import { dayOfLabel } from './statement-period.ts'
import { dateOf } from './transaction-dates.ts'

/** The period of an account and where it is printed; null for one that nothing states. */
export interface Span extends DayFrame {
  readonly evidence: StatementPeriod | null
}

/** The rows of an account with their sums, and the totals they agree with as far as they do. */
export interface ReconciledAccount extends SideSums {
  readonly reconciled: ReconciledRows
  readonly totals: Totals
  readonly span: Span
  readonly frame: DayFrame
}

export function reconcileAccount(printed: PrintedAccount, facts: StatementFacts): ReconciledAccount {
  const { owed } = printed
  const trial = chooseTotals(printed, null)
  const span = periodOf(printed, trial, facts)
  const frame = frameOf(printed.rows, span, facts)
  const known = { closing: trial.closing?.value ?? null, owed, order: facts.order, frame }
  const reconcile = (rows: readonly ListRow[], totals: Totals): ReconciledRows =>
    chooseSidesByTotals(
      reconcileRows(rows, { ...known, opening: totals.opening?.value ?? null }),
      printedTotals(totals, owed),
    )
  let rows = printed.rows
  let reconciled = reconcile(rows, trial)
  const { flow } = printedTotals(trial, owed)
  if (flow !== null) {
    const signs = new Map(reconciled.rows.map(({ row, amount }) => [row, amount]))
    rows = withoutSpuriousRows(rows, some => some.reduce((sum, row) => sum + (signs.get(row) ?? 0), 0), flow)
    if (rows !== printed.rows) reconciled = reconcile(rows, trial)
  }
  const sums: RowSums | null = rows.length === 0 ? null : { ...sumsOf(reconciled.rows), last: reconciled.last }
  const totals = chooseTotals(printed, sums)
  if (totals.opening?.value !== trial.opening?.value || totals.closes !== trial.closes)
    reconciled = reconcile(rows, totals)
  reconciled = correctAmountByTotals(reconciled, printedTotals(totals, owed))
  return { reconciled, totals, ...sumsOf(reconciled.rows), span, frame }
}

/** Totals of one side only where balances and totals close together. */
const printedTotals = ({ opening, closing, credits, debits, closes }: Totals, owed: boolean): PrintedTotals => ({
  credits: closes ? (credits?.value ?? null) : null,
  debits: closes ? (debits?.value ?? null) : null,
  flow: opening === null || closing === null ? null : (closing.value - opening.value) * (owed ? -1 : 1),
})

/** The dates that complete dates without a year: the period, else the latest date with a year, else the only year printed. */
function frameOf(rows: readonly ListRow[], span: Span, { order, year }: StatementFacts): DayFrame {
  const dated = rows.flatMap(({ date }) => (date === null || date.year === null ? [] : (dateOf(date, order) ?? [])))
  const end = span.end ?? dated.toSorted().at(-1) ?? null
  if (span.start !== null || end !== null || year === null) return { start: span.start, end }
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}

/** The label or the row of a balance. */
type Part = Pick<StatementPeriod, 'text' | 'line'>

/** The period as printed, else the dates of the opening and closing balance, else the date of the statement. */
function periodOf(
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
