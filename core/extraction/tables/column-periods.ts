/** Periods of columns reconciled with each other: shared headers, inset details, months, totals. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { ColumnPeriod } from '../../document/table.ts'
import type { DateParts } from '../values/dates/date-tokens.ts'
import type { PeriodParts } from '../values/dates/periods.ts'
import type { ColumnDraft } from './column-roles.ts'

/** "Jan 24 | Feb 24 | Mar 24": the number is the year where all columns share it, or where the title's year ends in it. */
export function monthsWithYears(drafts: readonly ColumnDraft[], title: readonly PeriodParts[]): readonly ColumnDraft[] {
  const dayed = drafts.flatMap(({ parts }) => (parts?.start === null && isMonthAndDay(parts.end) ? [parts.end] : []))
  if (dayed.length === 0) return drafts
  const years = title.flatMap(({ end }) => (end.year === null ? [] : [end.year]))
  const same = new Set(dayed.map(({ month }) => month)).size > 1
  if (!same && !years.some(year => dayed.every(({ day }) => year % 100 === day))) return drafts
  return drafts.map(draft => {
    const { parts } = draft
    if (parts === null || !isMonthAndDay(parts.end)) return draft
    const end = { year: 2000 + parts.end.day, month: parts.end.month, day: null }
    return { ...draft, parts: { ...parts, months: parts.months ?? 1, end } }
  })
}

const isMonthAndDay = (end: DateParts): end is { year: null; month: number; day: number } =>
  end.year === null && end.month !== null && end.day !== null

/** "Current period" beside "Year to date" is a month, never the longer of the two. */
export function currentBesideToDate(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  if (!drafts.some(({ role, parts }) => role === 'period' && parts?.toDate === true)) return drafts
  return drafts.map(draft =>
    draft.parts !== null && currentPeriod.test(draft.header)
      ? { ...draft, parts: { ...draft.parts, months: 1 } }
      : draft,
  )
}
const currentPeriod = phrasePattern(words.currentPeriod, 'whole')

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

/** What months or quarters add up to, up to the last of them; null where they do not follow each other or their lengths are unknown. */
export function wholePeriod(parts: readonly ColumnPeriod[]): ColumnPeriod | null {
  const last = parts.toSorted((a, b) => (a.end ?? '').localeCompare(b.end ?? '')).at(-1)
  const months = parts.reduce((sum, part) => sum + (part.months ?? NaN), 0)
  const distinct = new Set(parts.map(({ end }) => end)).size === parts.length
  return last === undefined || !distinct || parts.length < 2 || Number.isNaN(months) ? null : { ...last, months }
}
