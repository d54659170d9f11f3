/** The period of a column: its header completed by the title above the table. */
import type { ColumnPeriod } from '../../../document/table.ts'
import type { PeriodParts } from './periods.ts'
import type { DateParts } from './date-tokens.ts'
import { daysIn, isoDate } from './months.ts'

function lastDayOf(date: DateParts): boolean {
  return date.year !== null && date.month !== null && date.day === daysIn(date.year, date.month)
}

/** The title's date that belongs to a year: the one of that very year, else the day and month all of them share. */
function titleDate(year: number, title: readonly PeriodParts[]): { date: DateParts; same: boolean } | null {
  const dated = title.map(parts => parts.end).filter(date => date.month !== null)
  const same = dated.find(date => date.year === year)
  if (same !== undefined) return { date: same, same: true }
  const first = dated[0]
  return first === undefined ? null : { date: first, same: first.year === null }
}

/** The year whose month lies within the title's range, for months printed without a year. */
function yearOfMonth(month: number, title: readonly PeriodParts[]): number | null {
  const range = title.find(parts => parts.end.year !== null)
  if (range === undefined || range.end.year === null) return null
  const endMonth = range.end.month ?? 12
  return month > endMonth ? range.end.year - 1 : range.end.year
}

/**
 * The period of a column from its header's parts and the title above the table. Null parts take the title's period as it
 * is. `end` stays null when no year is known.
 */
export function completePeriod(own: PeriodParts | null, title: readonly PeriodParts[]): ColumnPeriod | null {
  const first = title[0] ?? null
  if (own === null) return first === null ? null : completePeriod(first, title.slice(1))
  const restated = own.restated
  const months = own.months ?? (own.end.day === null || first?.months !== 1 ? lengthOf(own, title) : null)
  let { year, month, day } = own.end
  let exact = month !== null && year !== null
  if (own.quarter !== null) {
    year ??= first?.end.year ?? null
    month = own.quarter * 3
    day = null
    exact = false
  } else if (year === null && month === null) {
    const base = first?.end ?? null
    if (base === null || base.year === null) {
      const back = own.monthsBack === null ? {} : { monthsBack: own.monthsBack }
      return { end: null, exact: false, months, restated, ...back }
    }
    const back = own.monthsBack ?? 0
    if (back % 12 !== 0) {
      // The month or quarter before: ends with its month.
      if (base.month === null) return { end: null, exact: false, months, restated }
      const count = base.year * 12 + base.month - 1 - back
      year = Math.floor(count / 12)
      month = (count % 12) + 1
    } else {
      year = base.year - back / 12
      const matching = titleDate(year, title)
      month = matching?.date.month ?? null
      day = matching?.date.day ?? null
      exact = month !== null && (back === 0 || matching?.same === true)
    }
  } else if (year === null && month !== null) {
    year = yearOfMonth(month, title)
    exact = year !== null
  } else if (year !== null && month === null) {
    const matching = titleDate(year, title)
    month = matching?.date.month ?? null
    day = matching?.date.day ?? null
    // A month's last day recurs every year; the last Saturday of a month does not.
    exact = matching !== null && (matching.same || lastDayOf(matching.date) || day === null)
    if (matching !== null && day !== null && lastDayOf(matching.date)) day = null
  }
  if (year === null) return { end: null, exact: false, months, restated }
  if (month === null) return { end: `${String(year)}-12-31`, exact: false, months, restated }
  const last = daysIn(year, month)
  const end = isoDate(year, month, Math.min(day ?? last, last))
  const counted = title.map(parts => parts.fiscalMonth).find(count => count !== null)
  const titleMonths = counted ?? title.map(parts => parts.months).find(length => length !== null && length > 1) ?? month
  const toDateMonths = own.toDate && own.months === null ? titleMonths : months
  return { end, exact, months: toDateMonths, restated }
}

/** The title's length where the header says none: "For the year ended …" over bare years. */
function lengthOf(own: PeriodParts, title: readonly PeriodParts[]): number | null {
  if (own.toDate || (own.end.month !== null && own.end.day === null)) return null
  const stated = title.find(parts => parts.months !== null)
  if (stated === undefined || stated.months === null) return null
  // "01-01-2024 to 12-31-2025" over the columns of both years; "eighteen months ended" is the length of one.
  const ofYears = stated.start !== null && stated.months > 12 && stated.months % 12 === 0
  return ofYears && own.end.month === null && own.end.year !== null ? 12 : stated.months
}
