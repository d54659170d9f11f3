/** The columns of a table: role, period, entity, total. */
import type { Column, ColumnPeriod } from '../../document/table.ts'
import type { PeriodParts } from '../values/dates/periods.ts'
import { completePeriod } from '../values/dates/complete-period.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { currentBesideToDate, isSamePeriod, monthsWithYears, shareHeaders, wholePeriod } from './column-periods.ts'
import { columnDraftOf } from './column-roles.ts'
import type { ColumnExtent } from './columns.ts'
import type { DraftRow } from './draft-row.ts'

/** What the columns of a table are found from. */
export interface ColumnInput {
  readonly extents: readonly ColumnExtent[]
  /** By column, the texts over it. */
  readonly headers: readonly (readonly string[])[]
  readonly rows: readonly DraftRow[]
  /** By column: it holds references to notes. */
  readonly notes: readonly boolean[]
  /** Periods the lines above the header state, the nearest first; they complete what a header leaves out. */
  readonly title: readonly PeriodParts[]
  readonly order: DateOrder
}

/** The columns of a table. Columns that differ by something else than their period carry it as `entity`. */
export function columnsFrom({ extents, headers, rows, notes, title, order }: ColumnInput): readonly Column[] {
  const plain = extents.map((_, index) => {
    const texts = rows.flatMap(row => row.cells[index]?.text ?? [])
    return columnDraftOf(headers[index] ?? [], texts, notes[index] === true, order)
  })
  const drafts = currentBesideToDate(monthsWithYears(plain, title))
  const shared = shareHeaders(drafts)
  // "2025 (YTD)" ends where the latest month beside it ends.
  const siblings = shared.flatMap(({ parts }) => (parts !== null && parts.end.month !== null ? [parts] : []))
  const latest = siblings.toSorted(
    (a, b) => (b.end.year ?? 0) - (a.end.year ?? 0) || (b.end.month ?? 0) - (a.end.month ?? 0),
  )[0]
  const periods = drafts.map((draft, index): ColumnPeriod | null => {
    if (draft.role === 'note') return null
    const parts = shared[index]?.parts ?? null
    const context =
      parts?.toDate === true && latest !== undefined && latest.end.year !== null
        ? [{ ...latest, months: null }, ...title]
        : title
    const period = completePeriod(parts, context)
    return period !== null && draft.ambiguous ? { ...period, exact: false } : period
  })
  const periodIndices = drafts.flatMap((draft, index) => (draft.role === 'period' ? [index] : []))
  return extents.map((extent, index): Column => {
    const draft = drafts[index]!
    const twins = periodIndices.filter(
      other => other !== index && isSamePeriod(periods[other] ?? null, periods[index] ?? null),
    )
    const isTotal = draft.role === 'period' && draft.total && periodIndices.length > 1
    const own = periods[index] ?? null
    const others = periodIndices.flatMap(other => (drafts[other]?.total === true ? [] : (periods[other] ?? [])))
    return {
      role: shared[index]?.inset === true ? 'part' : draft.role,
      header: draft.header,
      left: extent.left,
      right: extent.right,
      period: isTotal && (own?.months ?? null) === null ? (wholePeriod(others) ?? own) : own,
      entity: draft.role === 'period' && !isTotal && twins.length > 0 && draft.entity !== null ? draft.entity : null,
      total: isTotal,
    }
  })
}
