/** Days on which a recurring debit leaves an account: due dates that fall on a weekend move on, some payments are missed. */
import { type Chance } from '../../drawing/chance.ts'

export type Cadence = 'weekday' | 'weekly' | 'biweekly' | 'monthly'

const millisecondsPerDay = 86_400_000
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const weekdayOf = (time: number): number => new Date(time).getUTCDay()
const isBusinessDay = (time: number): boolean => weekdayOf(time) !== 0 && weekdayOf(time) !== 6

/** The period that the statements of an application cover. */
export interface Span {
  /** ISO, the first of a month. */
  readonly first: string
  readonly months: number
}

/** The first and the last day of each month of the span. */
export function monthsOf({ first, months }: Span): readonly { readonly start: string; readonly end: string }[] {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1]
  return Array.from({ length: months }, (_, at) => ({
    start: isoOf(Date.UTC(year, month + at, 1)),
    end: isoOf(Date.UTC(year, month + at + 1, 0)),
  }))
}

/** The days of a recurring debit, oldest first. `missed`: the share of the payments that are not made. */
export function daysOf(span: Span, cadence: Cadence, chance: Chance, missed = 0): readonly string[] {
  const due = dueTimes(span, cadence, chance)
  return due.filter(() => !chance.is(missed)).map(isoOf)
}

function dueTimes(span: Span, cadence: Cadence, chance: Chance): readonly number[] {
  const months = monthsOf(span)
  const start = Date.parse(months[0]!.start)
  const end = Date.parse(months.at(-1)!.end)
  if (cadence === 'monthly') {
    const day = chance.whole(1, 27)
    return months.flatMap(month => {
      let time = Date.parse(month.start) + (day - 1) * millisecondsPerDay
      while (!isBusinessDay(time)) time += millisecondsPerDay
      return time <= end ? [time] : []
    })
  }
  const times: number[] = []
  const step = cadence === 'weekday' ? 1 : cadence === 'weekly' ? 7 : 14
  const weekday = chance.whole(1, 5)
  let time = start + chance.whole(0, 6) * millisecondsPerDay
  if (step > 1) while (weekdayOf(time) !== weekday) time += millisecondsPerDay
  for (; time <= end; time += step * millisecondsPerDay) {
    // A bank holiday moves a payment by a day.
    const moved = step > 1 && chance.is(0.05) ? time + millisecondsPerDay : time
    if (isBusinessDay(moved)) times.push(moved)
  }
  return times
}
