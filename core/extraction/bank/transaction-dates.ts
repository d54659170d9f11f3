/** Days of transactions, mostly without a year: "03/14", "12th Feb", "Mar 14", "14MAR", and how the year is completed. */
import { daysBetween } from '../../document/days.ts'
import type { Word } from '../../document/model.ts'
import { dateAt, dateTokens, type DateOrder } from '../values/dates/date-tokens.ts'
import { isoDate } from '../values/dates/months.ts'
import { joinsRange } from '../values/dates/period-words.ts'
import { columnGap } from '../layout/thresholds.ts'
import periods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { DayFrame, PrintedDay } from './printed.ts'

const weekday = phrasePattern(periods.weekdays, 'start')

/**
 * What separates dates from other text.
 * - `words`: Words after a day that belong to a description more often than they are a year: "03 May 24 HOUR FITNESS".
 * - `characters`: The longest dates ("Wednesday 24 September 2025") hardly have more characters.
 * - `slack`: Days before and after the printed period a posting may still fall on.
 */
const limits = { words: 4, characters: 24, slack: 12 } as const

/** The day that begins at a word of a line; the longest reading wins. Null when none does. */
export function dayAt(words: readonly Word[], index: number): PrintedDay | null {
  let best: PrintedDay | null = null
  let text = ''
  for (let count = 1; count <= limits.words && index + count <= words.length; count++) {
    const word = words[index + count - 1]!
    if (count > 1 && word.box.left - words[index + count - 2]!.box.right > columnGap * word.size) break
    text = count === 1 ? word.text : `${text} ${word.text}`
    const day = readDay(text, count)
    if (day !== null) best = day
  }
  return best
}

/** "September 12 to October 11, 2026": the first day of a period is none of a row. A dash may join the days of purchase and posting. */
export function opensPeriod(words: readonly Word[], index: number, { count }: PrintedDay): boolean {
  const between = words[index + count]?.text ?? ''
  return /\p{L}/u.test(between) && joinsRange(between) && dayAt(words, index + count + 1) !== null
}

/** "03 01" under a header of dates: month and day as words of their own, in the order of the list; null for any other words. */
export function dayOfPair(words: readonly Word[], index: number): PrintedDay | null {
  const [first, second] = words.slice(index, index + 2).map(({ text }) => text)
  return twoDigits.test(first!) && twoDigits.test(second ?? '') ? readDay(`${first}/${second}`, 2) : null
}
const twoDigits = /^\d{2}$/

/** The day a whole text stands for. */
export function readDay(printed: string, count = 1): PrintedDay | null {
  // Nothing below makes one, and most words of a list have none.
  if (!/\d/.test(printed)) return null
  const text = printed
    .replace(/[,;:*]$/, '')
    .replace(/^[*•|]+/, '')
    .replace(/^[@©Oo](?=\d[/.-])/, '0')
    .replace(/^[VlI](?=\/[oO\d]\d$)/, '1')
    .replace(/(?<=^\d\d?\/)[oO](?=\d$)/, '0')
    // "@1/29", "JANO1", "OSJAN26": OCR reads the digits as letters. "1 1th Mar": a space the text layer put into the number.
    .replace(/^(\p{L}{3})[Oo](?=\d$)/u, '$10')
    .replace(/^[\dOoSIl]{2}(?=\p{L}{3}\d\d$)/u, day =>
      day.replace(/[Oo]/g, '0').replace('S', '5').replace(/[Il]/g, '1'),
    )
    .replace(/^(\d) (\d) ?(?=st|nd|rd|th)/, '$1$2')
    // "AUG-01" in a list is a day of August.
    .replace(/^(\p{L}{3,9})-(?=\d{1,2}$)/u, '$1 ')
    .replace(weekday, '')
    .replace(/^[,.\s]+/, '')
  if (text.length > limits.characters) return null
  const date = dateAt(text, 0, { parts: 'numbers' })
  if (date === null || date.end !== text.length || date.day === null || date.month === null) return null
  // "Mar 14 24 HOUR FITNESS": two digits after a day begin a description.
  if (date.year !== null && /^\p{L}.*[\s-]\d\d$/u.test(text)) return null
  return { ...date, count, text }
}

/** A month that heads rows which print their day alone. */
export type HeadedMonth = Readonly<{ year: number; month: number }>

/** "January 2026" as the whole of a line; null for anything else. */
export function monthOfHeading(text: string): HeadedMonth | null {
  const [date] = dateTokens(text, { parts: 'named' })
  const { year, month, day, start, end } = date ?? { year: null, month: null, day: null, start: 0, end: 0 }
  const whole = date !== undefined && start === 0 && end === text.length && day === null
  return whole && year !== null && month !== null ? { year, month } : null
}

/** "14" below "January 2026"; null where the month has no such day. */
export function dayInMonth(text: string, { year, month }: HeadedMonth): PrintedDay | null {
  const day = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return isoDate(year, month, day) === null ? null : { year, month, day, numbers: null, count: 1, text }
}

/** ISO date of a printed day; null when a part of it or the year stays open, or the calendar has no such day. */
export function dateOf(
  { year: printed, month: named, day, numbers }: Omit<PrintedDay, 'count' | 'text'>,
  order: DateOrder,
  frame: DayFrame = { start: null, end: null },
): string | null {
  const [first, second] = numbers ?? [day, named]
  const [date, month] = numbers !== null && order === 'month-first' ? [second, first] : [first, second]
  if (date === null || month === null) return null
  if (printed !== null) return isoDate(printed, month, date)
  const anchor = frame.end ?? frame.start
  if (anchor === null) return null
  const year = Number(anchor.slice(0, 4))
  const candidates = [year - 1, year, year + 1].flatMap(of => isoDate(of, month, date) ?? [])
  const distance = (candidate: string): number => {
    const before = frame.start === null ? null : daysBetween(candidate, frame.start)
    const behind = frame.end === null ? null : daysBetween(frame.end, candidate)
    if (before !== null && before > limits.slack) return before
    if (behind !== null && behind > limits.slack) return behind
    // With one end known only, the day lies on its inner side.
    return before === null || behind === null ? Math.max(0, -(before ?? behind!)) / 1000 : 0
  }
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
