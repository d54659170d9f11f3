/** The columns of a table: role, period, entity, total. */
import type { Column, ColumnPeriod } from '../../document/table.ts'
import type { PeriodParts } from '../values/dates/periods.ts'
import { completePeriod } from '../values/dates/complete-period.ts'
import type { DateOrder, DateParts } from '../values/dates/date-tokens.ts'
import { areSharesOf, columnDraftOf, type ColumnDraft } from './column-roles.ts'
import type { Block } from './build-blocks.ts'
import type { DraftRow } from './draft-row.ts'
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'

/**
 * The columns of a table. Columns that differ by something else than their period carry it as `entity`. `title`: periods the lines above the
 * header state, the nearest first; they complete what a header leaves out.
 */
export function columnsFrom(
  { extents, header, notes }: Block,
  rows: readonly DraftRow[],
  title: readonly PeriodParts[],
  order: DateOrder,
): readonly Column[] {
  const plain = extents.map((_, index): ColumnDraft => {
    const texts = rows.flatMap(row => row.cells[index]?.text ?? [])
    const draft = columnDraftOf(header.texts[index] ?? [], texts, notes[index] === true, order)
    const isShare = draft.role === 'period' && areSharesOf(numbersOf(rows, index - 1), numbersOf(rows, index))
    return isShare ? { ...draft, role: 'percent' } : draft
  })
  const drafts = betweenYears(beforeSharedDate(currentBesideToDate(monthsWithYears(changesOnly(plain), title))))
  const claimed = drafts.flatMap(({ parts }) => (parts !== null && parts.end.month !== null ? [parts.end] : []))
  const unclaimed = title.filter(({ end }) => !claimed.some(own => own.year === end.year && own.month === end.month))
  const shared = shareHeaders(drafts, rows)
  // "2025 (YTD)" ends where the latest month beside it ends.
  const siblings = shared.flatMap(({ parts }, index) =>
    drafts[index]!.role === 'period' && parts !== null && parts.end.month !== null ? [parts] : [],
  )
  const latest = siblings.toSorted(
    (a, b) => (b.end.year ?? 0) - (a.end.year ?? 0) || (b.end.month ?? 0) - (a.end.month ?? 0),
  )[0]
  const periods = drafts.map((draft, index): ColumnPeriod | null => {
    if (draft.role === 'note') return null
    const parts = shared[index]?.parts ?? null
    const isYear = parts !== null && parts.end.year !== null && parts.end.month === null
    const context =
      parts?.toDate === true && latest !== undefined && latest.end.year !== null
        ? [{ ...latest, months: null }, ...title]
        : // Years beside "TTM June 2026" end with the calendar year, not with the title's June.
          isYear
          ? unclaimed
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
    const whole = wholePeriod(periodIndices.flatMap(at => (drafts[at]?.total === true ? [] : (periods[at] ?? []))))
    return {
      role: shared[index]?.inset === true ? 'part' : draft.role,
      header: draft.header,
      left: extent.left,
      right: extent.right,
      period: isTotal && (whole?.months ?? 0) > (own?.months ?? 0) ? whole : own,
      entity: draft.role === 'period' && !isTotal && twins.length > 0 && draft.entity !== null ? draft.entity : null,
      total: isTotal,
    }
  })
}

/** The sizes of the numbers of a column, by row; null: none. */
const numbersOf = (rows: readonly DraftRow[], column: number): readonly (number | null)[] =>
  rows.map(({ cells }) => {
    const digits = cells[column]?.text.replace(/[^\d.]/g, '') ?? ''
    return digits === '' ? null : Number(digits)
  })

/** "Net change 01/01/26..09/30/26": where all columns with a period are changes, they are what happened in it. */
function changesOnly(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  if (drafts.some(({ role }) => role === 'period')) return drafts
  return drafts.map(draft => (draft.role === 'change' && draft.parts?.start ? { ...draft, role: 'period' } : draft))
}

/** "Jan 24 | Feb 24 | Mar 24": the number is the year where all columns share it, or where the title's year ends in it. */
function monthsWithYears(drafts: readonly ColumnDraft[], title: readonly PeriodParts[]): readonly ColumnDraft[] {
  const dayed = drafts.flatMap(({ parts }) => (parts?.start === null && isMonthAndDay(parts.end) ? [parts.end] : []))
  if (dayed.length === 0) return drafts
  const years = title.flatMap(({ end }) => (end.year === null ? [] : [end.year]))
  const same = new Set(dayed.map(({ month }) => month)).size > 1
  if (!same && !years.some(year => dayed.every(({ day }) => year % 100 === day))) return drafts
  return drafts.map(draft => {
    const { parts } = draft
    if (parts === null || !isMonthAndDay(parts.end)) return draft
    const end = { year: 2000 + parts.end.day, month: parts.end.month, day: null }
    return withParts(draft, { months: parts.months ?? 1, end })
  })
}

const isMonthAndDay = (end: DateParts): end is { year: null; month: number; day: number } =>
  end.year === null && end.month !== null && end.day !== null

/** A column with another period, the rest of which is as printed. */
const withParts = (draft: ColumnDraft, change: Partial<PeriodParts>): ColumnDraft =>
  draft.parts === null ? draft : { ...draft, parts: { ...draft.parts, ...change } }

/** "Current period" beside "Year to date" is a month, never the longer of the two; "Last year" beside it is to date as well. */
function currentBesideToDate(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  if (!drafts.some(({ role, parts }) => role === 'period' && parts?.toDate === true)) return drafts
  return drafts.map(draft => {
    if (currentPeriod.test(draft.header)) return withParts(draft, { months: 1 })
    return draft.parts?.months === null && draft.parts.monthsBack === 12 ? withParts(draft, { toDate: true }) : draft
  })
}
/** "Last year" under the one date that stands over all columns ended a year before it. */
const beforeSharedDate = (drafts: readonly ColumnDraft[]): readonly ColumnDraft[] =>
  drafts.map(draft => {
    const { parts } = draft
    const years = (parts?.monthsBack ?? 0) / 12
    if (parts === null || parts.end.year === null || years < 1) return draft
    const { year, month, day } = parts.end
    const isShared = drafts.some(
      ({ parts: other }) =>
        other?.end.year === year &&
        other.end.month === month &&
        other.end.day === day &&
        other.monthsBack !== parts.monthsBack,
    )
    return isShared ? withParts(draft, { end: { year: year - years, month, day }, monthsBack: 0 }) : draft
  })

/** A column whose header was lost, or garbled, between those of the year after and the year before is that of the year between. */
function betweenYears(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const periods = drafts.filter(({ role }) => role === 'period')
  return drafts.map(draft => {
    const [before, after] = [-1, 1].map(step => periods[periods.indexOf(draft) + step]?.parts)
    const years = [before?.end.year ?? NaN, after?.end.year ?? NaN] as const
    const isLost = draft.parts === null && !draft.total && before?.end.month === after?.end.month
    if (!isLost || !before || Math.abs(years[0] - years[1]) !== 2) return draft
    return { ...draft, entity: null, parts: { ...before, end: { ...before.end, year: (years[0] + years[1]) / 2 } } }
  })
}

const currentPeriod = phrasePattern(words.currentPeriod, 'whole')

/** Details and their sums stand in the same row for at most this share of the details: only the last one has its sum beside it. */
const maxSharedRows = 0.5

/** Two columns under one header, or one without its own left of one with: details inset before their sum. */
function shareHeaders(
  drafts: readonly ColumnDraft[],
  rows: readonly DraftRow[],
): readonly { readonly parts: PeriodParts | null; readonly inset: boolean }[] {
  const periodColumns = drafts.flatMap((draft, index) => (draft.role === 'period' ? [index] : []))
  const headed = periodColumns.filter(index => drafts[index]?.parts !== null)
  const result = drafts.map(draft => ({ parts: draft.parts, inset: false }))
  const named = periodColumns.some(index => drafts[index]?.entity !== null || drafts[index]?.total === true)
  if (headed.length === 0 || headed.length === periodColumns.length || named) return result
  const pairs = periodColumns.length === 2 * headed.length
  periodColumns.forEach((index, position) => {
    if (drafts[index]?.parts !== null && !pairs) return
    const owner = pairs ? headed[position >> 1] : headed.find(other => other > index)
    const parts = owner === undefined ? undefined : drafts[owner]?.parts
    if (parts === undefined || parts === null) return
    const details = rows.filter(({ cells }) => cells[index])
    // Two columns of numbers side by side are two periods, and one has lost its header.
    if (details.filter(({ cells }) => cells[owner!]).length > details.length * maxSharedRows && owner !== index) return
    result[index] = { parts, inset: pairs ? position % 2 === 0 : true }
  })
  return result
}

/** Of several columns of one period, distinguished by nothing: the left of each pair holds the details of the right one. */
function isSamePeriod(a: ColumnPeriod | null, b: ColumnPeriod | null): boolean {
  return a?.end === b?.end && a?.months === b?.months && a?.monthsBack === b?.monthsBack
}

/** What months or quarters add up to, up to the last of them; null where they do not follow each other or their lengths are unknown. */
function wholePeriod(parts: readonly ColumnPeriod[]): ColumnPeriod | null {
  const last = parts.toSorted((a, b) => (a.end ?? '').localeCompare(b.end ?? '')).at(-1)
  const months = parts.reduce((sum, part) => sum + (part.months ?? NaN), 0)
  const distinct = new Set(parts.map(({ end }) => end)).size === parts.length
  return last === undefined || !distinct || parts.length < 2 || Number.isNaN(months) ? null : { ...last, months }
}
