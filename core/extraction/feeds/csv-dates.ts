/** Dates of an exported list: which number is the day, decided over the whole column. */
import { dateAt, type DateOrder } from '../values/dates/date-tokens.ts'

/** A time of day behind a date: "T12:00:00Z", " 14:05", " 12:00:00 AM". */
const time = /[T\s,]\s?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?\s?(?:[AP]\.?M\.?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i

/** The date a whole text is; null for anything else. */
function dateOf(text: string, order: DateOrder): ReturnType<typeof dateAt> {
  const plain = text.replace(time, '').trim()
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(plain)
  if (compact !== null) return dateAt(`${compact[1]}-${compact[2]}-${compact[3]}`, 0, { order })
  const found = dateAt(plain, 0, { order })
  return found !== null && found.iso !== null && found.end === plain.length ? found : null
}

export const isDateText = (text: string): boolean => dateOf(text, 'month-first') !== null

const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000

/**
 * The dates of a column as ISO dates, null for a cell that is none. Where every day could be a month, the order counts under which the dates lie
 * closer together: a list covers days in a row. null for the whole column: nothing decides.
 */
export function columnDates(texts: readonly string[]): readonly (string | null)[] | null {
  const read = (order: DateOrder) => texts.map(text => dateOf(text, order))
  const monthFirst = read('month-first')
  const numbers = monthFirst.flatMap(date => (date === null || date.numbers === null ? [] : [date.numbers]))
  const isos = (order: DateOrder): readonly (string | null)[] => read(order).map(date => date?.iso ?? null)
  if (numbers.length === 0) return isos('month-first')
  const dayFirst = numbers.some(([first]) => first > 12)
  const monthFirstOnly = numbers.some(([, second]) => second > 12)
  if (dayFirst && monthFirstOnly) return null
  if (dayFirst) return isos('day-first')
  if (monthFirstOnly) return isos('month-first')
  if (numbers.every(([first, second]) => first === second)) return isos('month-first')
  const spans = (['month-first', 'day-first'] as const).map(order => ({ order, span: spanOf(isos(order)) }))
  const [best, other] = spans.toSorted((a, b) => a.span - b.span)
  return best!.span === other!.span ? null : isos(best!.order)
}

/** Days between the first and the last date. */
function spanOf(dates: readonly (string | null)[]): number {
  const days = dates.filter(date => date !== null).map(dayNumber)
  return Math.max(...days) - Math.min(...days)
}
