/** Reconciles one account: chooses its balances and totals, the sides of its rows, and which rows are transactions. */
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { periodOf, type Span } from './account-period.ts'
import { chooseTotals, type RowSums, type Totals } from './account-totals.ts'
import { chooseSidesByTotals, correctAmountByTotals, creditsOf, debitsOf, type PrintedTotals } from './choose-sides.ts'
import type { ListRow } from './list-row.ts'
import { reconcileRows, type ReconciledRows } from './reconcile-rows.ts'
import { withoutSpuriousRows } from './spurious-rows.ts'
import type { PrintedAccount, StatementFacts } from './statement-facts.ts'
import { dateOf, type DayFrame } from './transaction-dates.ts'

export interface ReconciledAccount {
  readonly reconciled: ReconciledRows
  readonly totals: Totals
  /** Positive sums of the rows. */
  readonly credits: number
  readonly debits: number
  readonly span: Span
  readonly order: DateOrder
  readonly frame: DayFrame
}

export function reconcileAccount(printed: PrintedAccount, facts: StatementFacts): ReconciledAccount {
  const { owed } = printed
  const trial = chooseTotals(printed, null, facts.lines)
  const span = periodOf(printed, trial, facts)
  const { order } = facts
  const frame = frameOf(printed.rows, order, span, facts.year)
  const reconcile = (rows: readonly ListRow[], totals: Totals): ReconciledRows =>
    chooseSidesByTotals(
      reconcileRows(rows, {
        opening: totals.opening?.value ?? null,
        closing: trial.closing?.value ?? null,
        owed,
        order,
        frame,
      }),
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
  const totals = chooseTotals(printed, rows.length === 0 ? null : sumsOf(reconciled), facts.lines)
  if (totals.opening?.value !== trial.opening?.value || totals.closes !== trial.closes)
    reconciled = reconcile(rows, totals)
  reconciled = correctAmountByTotals(reconciled, printedTotals(totals, owed))
  return { reconciled, totals, ...sumsOf(reconciled), span, order, frame }
}

const sumsOf = ({ rows, first, last }: ReconciledRows): RowSums => ({
  credits: creditsOf(rows),
  debits: debitsOf(rows),
  first,
  last,
})

/** Totals of one side only where balances and totals close together. */
const printedTotals = ({ opening, closing, credits, debits, closes }: Totals, owed: boolean): PrintedTotals => ({
  credits: closes ? (credits?.value ?? null) : null,
  debits: closes ? (debits?.value ?? null) : null,
  flow: opening === null || closing === null ? null : (closing.value - opening.value) * (owed ? -1 : 1),
})

/** The dates that complete dates without a year: the period, else the latest date with a year, else the only year printed. */
function frameOf(rows: readonly ListRow[], order: DateOrder, span: Span, year: string | null): DayFrame {
  const dated = rows.flatMap(({ date }) => (date === null || date.year === null ? [] : (dateOf(date, order) ?? [])))
  const end = span.end ?? dated.toSorted().at(-1) ?? null
  if (span.start !== null || end !== null || year === null) return { start: span.start, end }
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}
