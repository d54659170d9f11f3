/** The period each column of a statement stands for, reconciled between the print and what the uploader stated. */
import type { StatementKind } from '../../contract/statement-figures.ts'
import { monthsBefore } from '../../document/days.ts'
import type { ColumnPeriod } from '../../document/table.ts'
import { daysIn } from '../values/dates/months.ts'
import type { Candidate } from './candidates.ts'
import type { StatementColumn, StatementHints } from './statement.ts'

/** The period of a column, by its index among the statement's period columns. */
type StatementPeriod = Pick<StatementColumn, 'periodEnd' | 'months' | 'restated' | 'periodPrinted'> & {
  readonly column: number
}

/** A printed year alone (one column a year) takes day and month from the uploader's date where that fits the printed years: fiscal years seldom move. */
function completeEnd(end: string, exact: boolean, columns: readonly string[], hint: string | null): string {
  // A column that ends on that date itself ("TTM June 2026" beside years) says nothing of the others.
  if (exact || hint === null || columns.includes(hint)) return end
  const years = columns.map(date => date.slice(0, 4))
  if (!years.includes(hint.slice(0, 4))) return end
  const moved = `${end.slice(0, 4)}${hint.slice(4)}`
  return moved.endsWith('-02-29') && daysIn(Number(end.slice(0, 4)), 2) < 29 ? `${end.slice(0, 4)}-02-28` : moved
}

export function statementPeriods(
  candidate: Candidate,
  kind: StatementKind,
  hints: StatementHints,
): readonly StatementPeriod[] {
  const parts = candidate.columns.flatMap(({ column }) => (column.total ? [] : (column.period ?? [])))
  const sum = parts.reduce((months, part) => months + (part.months ?? NaN), 0)
  // "Total" beside the months or quarters of at most a year ends with the last of them.
  const periods = candidate.columns.map(({ column: { period, total } }) =>
    total && !period?.end && sum <= 12 ? { ...parts.at(-1)!, months: period?.months ?? sum } : period,
  )
  const ends = periods.flatMap(period => period?.end ?? [])
  const yearly =
    new Set(ends.map(end => end.slice(0, 4))).size === ends.length &&
    periods.every(period => (period?.months ?? 12) === 12)
  // Of "Period" beside "Year to date" in a balance sheet the shorter is the movement; of two alike none is known to be the balance.
  const isNoBalance = ({ end, months, restated }: ColumnPeriod): boolean => {
    const others = periods.filter(other => kind === 'balanceSheet' && end !== null && other?.end === end)
    const longer = others.some(other => months !== null && (other!.months ?? 0) > months)
    return longer || others.filter(other => other!.months === months && other!.restated === restated).length > 1
  }
  // "Current year" beside "Prior year" and no date: the uploader's is that of the current one.
  const isRelative = ends.length === 0 && hints.periodEnd !== null && periods.some(period => period?.monthsBack === 0)
  return periods.flatMap((period, index): readonly StatementPeriod[] => {
    if (period !== null && isNoBalance(period)) return []
    const months = kind === 'balanceSheet' ? null : (period?.months ?? null)
    const end = period?.end ? completeEnd(period.end, period.exact || !yearly, ends, hints.periodEnd) : null
    const back = isRelative ? (period?.monthsBack ?? null) : null
    // Without any date in print only a lone column, or the first of several, can be what the uploader means.
    if (end === null && back === null && (ends.length > 0 || index > 0)) return []
    const asStated = back === null ? hints.periodEnd : monthsBefore(hints.periodEnd!, back)
    const stated = { periodEnd: end ?? asStated, periodPrinted: end !== null }
    return [{ column: index, months, restated: period?.restated ?? false, ...stated }]
  })
}
