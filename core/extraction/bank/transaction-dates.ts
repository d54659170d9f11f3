/** Days of transactions, mostly without a year: "03/14", "12th Feb", "Mar 14", "14MAR", and how the year is completed. */
import type { Word } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/fragments.ts'
import months from '../../vocabulary/invoice-months.json' with { type: 'json' }
import { fullYear, isoDate, monthOf as monthIn } from '../values/dates/months.ts'

/** A day as printed; of two bare numbers the order of the document decides which one is the month. */
export interface PrintedDay {
  readonly first: number
  readonly second: number
  /** Month by name; then `first` is the day. */
  readonly month: number | null
  readonly year: number | null
  /** How many words it takes. */
  readonly count: number
  readonly text: string
}

const foreign: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.map((name): [string, number] => [name.toLowerCase(), index + 1])),
)
const monthOf = (word: string): number | null => monthIn(word) ?? foreign.get(word) ?? null
/** The month a word names, in any of the languages statements come in; null for none. */
export const monthNamed = (word: string): number | null => monthOf(word.toLowerCase())

const numeric = /^(\d{1,2})\s?([/.-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d\d))?$/
/** "01.03." */
const dotted = /^(\d{1,2})\.(\d{1,2})\.$/
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const dayMonth = /^(\d{1,2})\s?(?:st|nd|rd|th)?[\s.-]{0,2}([a-zäéûôà]{3,10})\.?,?(?:[\s-]{0,2}['’]?(\d{4}|\d\d))?$/i
const monthDay = /^([a-zäéûôà]{3,10})\.?[\s-]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:,?[\s-]{0,2}(\d{4}))?$/i
/** Words after a day that belong to a description more often than they are a year: "03 May 24 HOUR FITNESS". */
const mostWords = 4

/** The day that begins at a word of a line; the longest reading wins. Null when none does. */
export function dayAt(words: readonly Word[], index: number): PrintedDay | null {
  let best: PrintedDay | null = null
  let text = ''
  for (let count = 1; count <= mostWords && index + count <= words.length; count++) {
    const word = words[index + count - 1]!
    if (count > 1 && word.box.left - words[index + count - 2]!.box.right > 1.6 * word.size) break
    text = count === 1 ? word.text : `${text} ${word.text}`
    const day = readDay(text, count)
    if (day !== null) best = day
  }
  return best
}

/** The day a whole text stands for. */
export function readDay(printed: string, count = 1): PrintedDay | null {
  const text = printed
    .replace(/[,;:*]$/, '')
    .replace(/^[*•|]+/, '')
    // "JANO1": recognition takes the nought for a letter.
    .replace(/^(\p{L}{3})[Oo](?=\d$)/u, '$10')
  if (!/\d/.test(text) || text.length > 24) return null
  let match = iso.exec(text)
  if (match !== null)
    return {
      first: Number(match[3]),
      second: Number(match[2]),
      month: Number(match[2]),
      year: Number(match[1]),
      count,
      text,
    }
  match = dotted.exec(text)
  if (
    match !== null &&
    Number(match[1]) >= 1 &&
    Number(match[1]) <= 31 &&
    Number(match[2]) >= 1 &&
    Number(match[2]) <= 12
  )
    return { first: Number(match[1]), second: Number(match[2]), month: Number(match[2]), year: null, count, text }
  match = numeric.exec(text)
  if (match !== null) {
    const [first, second] = [Number(match[1]), Number(match[3])]
    if (first < 1 || second < 1 || Math.min(first, second) > 12 || Math.max(first, second) > 31) return null
    // "12.50" is money; a day with a dot has a year, or a dot behind it.
    if (match[2] === '.' && match[4] === undefined) return null
    return { first, second, month: null, year: match[4] === undefined ? null : fullYear(Number(match[4])), count, text }
  }
  // "1 1th Mar": a space the text layer put into the number.
  match = dayMonth.exec(text.replace(/^(\d) (\d) ?(?=st|nd|rd|th)/, '$1$2'))
  if (match !== null) {
    const month = monthOf(match[2]!.toLowerCase())
    if (month !== null && Number(match[1]) >= 1 && Number(match[1]) <= 31)
      return {
        first: Number(match[1]),
        second: month,
        month,
        year: match[3] === undefined ? null : fullYear(Number(match[3])),
        count,
        text,
      }
  }
  match = monthDay.exec(text.replace(/\b[lI]\b/, '1'))
  if (match !== null) {
    const month = monthOf(match[1]!.toLowerCase())
    if (month !== null && Number(match[2]) >= 1 && Number(match[2]) <= 31)
      return {
        first: Number(match[2]),
        second: month,
        month,
        year: match[3] === undefined ? null : Number(match[3]),
        count,
        text,
      }
  }
  return null
}

/** Days before and after the printed period a posting may still fall on. */
const slack = 12
const dayLength = 86_400_000
const serial = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayLength

/** The period that completes days without a year; either end may be unknown. */
export interface DayFrame {
  readonly start: string | null
  readonly end: string | null
}

/** ISO date of a printed day; null when the year stays open or the calendar has no such day. */
export function dateOf(day: PrintedDay, order: DateOrder, frame: DayFrame): string | null {
  const month = day.month ?? (order === 'month-first' ? day.first : day.second)
  const date = day.month !== null || order === 'day-first' ? day.first : day.second
  if (day.year !== null) return isoDate(day.year, month, date)
  const anchor = frame.end ?? frame.start
  if (anchor === null) return null
  const year = Number(anchor.slice(0, 4))
  const candidates = [year - 1, year, year + 1].flatMap(of => isoDate(of, month, date) ?? [])
  const distance = (candidate: string): number => {
    const at = serial(candidate)
    const [from, to] = [
      frame.start === null ? null : serial(frame.start),
      frame.end === null ? null : serial(frame.end),
    ]
    if (from !== null && at < from - slack) return from - at
    if (to !== null && at > to + slack) return at - to
    // With one end known only, the day lies on its inner side.
    if (from === null && to !== null) return Math.max(0, to - at) / 1000
    if (to === null && from !== null) return Math.max(0, at - from) / 1000
    return 0
  }
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Days between two ISO dates; negative when `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => serial(to) - serial(from)

/** The day so many days before an ISO date. */
export const dayBefore = (date: string, days: number): string =>
  new Date((serial(date) - days) * dayLength).toISOString().slice(0, 10)

/** The day after an ISO date. */
export function nextDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return isoDate(year, month, day + 1) ?? isoDate(year, month + 1, 1) ?? `${year + 1}-01-01`
}

/** Which number of "03/04" is the month: what the calendar forbids, what falls into the period, what runs in order. */
export function orderOfDays(days: readonly PrintedDay[], frame: DayFrame, otherwise: DateOrder): DateOrder {
  const open = days.filter(day => day.month === null && day.first !== day.second)
  if (open.some(day => day.first > 12) !== open.some(day => day.second > 12))
    return open.some(day => day.first > 12) ? 'day-first' : 'month-first'
  const score = (order: DateOrder): number => {
    const dates = open.map(day => dateOf(day, order, frame))
    let points = 0
    for (const date of dates)
      if (date !== null && (frame.start === null || date >= frame.start) && (frame.end === null || date <= frame.end))
        points += 2
    for (const [index, date] of dates.slice(1).entries())
      if (date !== null && dates[index] !== null && Math.abs(daysBetween(dates[index]!, date)) <= 10) points++
    return points
  }
  const [dayFirst, monthFirst] = [score('day-first'), score('month-first')]
  return dayFirst === monthFirst ? otherwise : dayFirst > monthFirst ? 'day-first' : 'month-first'
}
