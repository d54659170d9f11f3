/** Periods of columns reconciled with each other: shared headers, inset details, months, totals. */
import type { ColumnPeriod } from '../../document/table.ts'
import type { PeriodParts } from '../values/dates/periods.ts'
import type { ColumnDraft } from './column-roles.ts'
import type { DraftRow } from './draft-row.ts'

/** "Jan 24 | Feb 24 | Mar 24": the number is the year where all columns share it, or where the title's year ends in it. */
export function monthsWithYears(drafts: readonly ColumnDraft[], title: readonly PeriodParts[]): readonly ColumnDraft[] {
  const dayed = drafts.flatMap(({ parts }) =>
    parts !== null &&
    parts.start === null &&
    parts.end.year === null &&
    parts.end.month !== null &&
    parts.end.day !== null
      ? [parts.end]
      : [],
  )
  const [first] = dayed
  if (first === undefined || first.day === null) return drafts
  const years = title.flatMap(({ end }) => (end.year === null ? [] : [end.year]))
  const same = dayed.every(({ day }) => day === first.day) && new Set(dayed.map(({ month }) => month)).size > 1
  if (!same && !years.some(year => dayed.every(({ day }) => year % 100 === day))) return drafts
  return drafts.map(draft => {
    const end = draft.parts?.end
    if (draft.parts === null || end === undefined || end.year !== null || end.month === null || end.day === null)
      return draft
    return {
      ...draft,
      parts: {
        ...draft.parts,
        months: draft.parts.months ?? 1,
        end: { year: 2000 + end.day, month: end.month, day: null },
      },
    }
  })
}

/**
 * "Current period" beside "Year to date": a month, never the longer of the two. A length or a date it states itself stands.
 */
export function currentBesideToDate(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  if (!drafts.some(({ role, parts }) => role === 'period' && parts?.toDate === true)) return drafts
  return drafts.map(draft => {
    const { parts } = draft
    const current = parts !== null && !parts.toDate && parts.months === null && currentPeriod.test(draft.header)
    return current ? { ...draft, parts: { ...parts, months: 1 } } : draft
  })
}
const currentPeriod = /\b(?:current|this) period\b|^\s*(?:current|actual)\s*$/i

/** Columns without any header of which a row fills only one: details left, their sums right. */
export function insetColumns(drafts: readonly ColumnDraft[], rows: readonly DraftRow[]): ReadonlySet<number> {
  const bare = drafts.flatMap((draft, index) =>
    draft.role === 'period' && draft.parts === null && draft.entity === null && !draft.total ? [index] : [],
  )
  const periodColumns = drafts.filter(({ role }) => role === 'period').length
  if (bare.length < 2 || bare.length > 3 || bare.length !== periodColumns) return new Set()
  const filled = rows
    .map(row => bare.filter(index => row.cells[index] !== null && row.cells[index] !== undefined).length)
    .filter(count => count > 0)
  const several = filled.filter(count => count > 1).length
  return several <= 0.25 * filled.length ? new Set(bare.slice(0, -1)) : new Set()
}

/** Two columns under one header, or one without its own left of one with: details inset before their sum. */
export function shareHeaders(
  drafts: readonly ColumnDraft[],
): readonly { readonly parts: PeriodParts | null; readonly inset: boolean }[] {
  const periodColumns = drafts.flatMap((draft, index) => (draft.role === 'period' ? [index] : []))
  const headed = periodColumns.filter(index => drafts[index]?.parts !== null)
  const result = drafts.map(draft => ({ parts: draft.parts, inset: false }))
  const named = periodColumns.some(index => drafts[index]?.entity !== null || drafts[index]?.total === true)
  if (headed.length === 0 || headed.length === periodColumns.length || named) return result
  const pairs = periodColumns.length === 2 * headed.length
  periodColumns.forEach((index, position) => {
    if (drafts[index]?.parts !== null && !pairs) return
    // "Actual" beside "Prior year" is a column in its own right: it lies in the title's period.
    if (drafts[index]?.parts === null && /\p{L}{3}/u.test(drafts[index]?.header ?? '')) return
    const owner = pairs ? headed[position >> 1] : headed.find(other => other > index)
    const parts = owner === undefined ? undefined : drafts[owner]?.parts
    if (parts === undefined || parts === null) return
    result[index] = { parts, inset: pairs ? position % 2 === 0 : true }
  })
  return result
}

/** Of several columns of one period, distinguished by nothing: the left of each pair holds the details of the right one. */
export function isSamePeriod(a: ColumnPeriod | null, b: ColumnPeriod | null): boolean {
  return a?.end === b?.end && a?.months === b?.months
}

/** A total over months or quarters: from the first day of the first to the last day of the last. */
export function totalPeriod(others: readonly ColumnPeriod[], title: ColumnPeriod | null): ColumnPeriod | null {
  const ends = others.flatMap(period => (period.end === null ? [] : [period.end])).toSorted()
  const last = ends.at(-1)
  if (last === undefined) return title
  if (title !== null && title.end === last && title.months !== null) return title
  const distinct = new Set(ends)
  const lengths = others.map(period => period.months)
  const months =
    lengths.every(length => length !== null) && distinct.size === ends.length
      ? lengths.reduce((sum, length) => sum + length, 0)
      : null
  return { end: last, exact: others.every(({ exact }) => exact), months, restated: false }
}

const beginning =
  /\b(?:beginning|start) of (?:the )?(?:(?:tax|fiscal|calendar|accounting|financial) )?(?:year|period)\b/i
const ending = /\bend of (?:the )?(?:(?:tax|fiscal|calendar|accounting|financial) )?(?:year|period)\b/i

/** Which end of the year a column's header names; null when it names none. */
export function endOfYearNamed(header: string): 'beginning' | 'end' | null {
  const [begins, ends] = [beginning.test(header), ending.test(header)]
  return begins === ends ? null : begins ? 'beginning' : 'end'
}

/** The day a year before an ISO date; the last of February has no other. */
export const yearBefore = (end: string): string => {
  const day = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`
  return day.endsWith('-02-29') ? day.replace('-29', '-28') : day
}

/** "Beginning of tax year" beside "End of tax year": the same day a year before, not the one day the title states. */
export function beginningsOfYears(
  headers: readonly string[],
  periods: readonly (ColumnPeriod | null)[],
): readonly (ColumnPeriod | null)[] {
  const closing = headers.findIndex(header => endOfYearNamed(header) === 'end')
  const end = periods[closing]?.end ?? null
  if (end === null) return periods
  return periods.map((period, index) =>
    endOfYearNamed(headers[index] ?? '') === 'beginning' &&
    (period === null || period.end === null || period.end === end)
      ? { ...periods[closing]!, end: yearBefore(end) }
      : period,
  )
}
