/** The days a statement covers: "May 1, 2026 to May 31, 2026", "Jan 1 – Jan 31, 2026", a month by name, the days of its balances. */
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { daysIn, isoDate, monthOf } from '../values/dates/months.ts'
import { datesIn } from '../values/dates/date-tokens.ts'
import { dateOf, dayBefore, daysBetween, nextDay, readDay } from './transaction-dates.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

export interface StatementPeriod {
  readonly start: string | null
  readonly end: string | null
  /** Index of the line it was read from. */
  readonly line: number
  readonly text: string
}

const between =
  /^[\s,]*(?:to|through|thru|until|till|and|t\/m|tot(?:\sen\smet)?|bis(?:\szum)?|jusqu'au|hasta(?:\sel)?|au|al|a|[-–—])[\s,:]*(?:the\s)?$/i
const monthName = '[A-Za-zäéûôà]{3,10}'
const partial = new RegExp(
  `(${monthName}\\.?\\s\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?\\s${monthName}|\\d{1,2}/\\d{1,2})\\s?(?:to|through|thru|until|[-–—])\\s?(${monthName}\\.?\\s\\d{1,2},?\\s(?:\\d{4})|\\d{1,2}(?:st|nd|rd|th)?\\s${monthName}\\s\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})`,
  'i',
)
const sameMonth = new RegExp(`(${monthName})\\s(\\d{1,2})\\s?(?:to|through|thru|[-–—])\\s?(\\d{1,2}),?\\s(\\d{4})`, 'i')
const wholeMonth = new RegExp(
  `(?:month (?:of|ended|ending)|statement (?:for|of)|for|periode|period|maand|monat|mois|période|periodo)\\s?:?\\s(${monthName})\\s((?:19|20)\\d\\d)\\b|^(${monthName})\\s((?:19|20)\\d\\d)\\s(?:bank |account )?statement`,
  'i',
)
/** Longer than a quarter is no statement period; a year's summary has no list. */
const longest = 100
const telling = /period|zeitraum|p[eé]riode|statement|from|cover|activity|for\b|range|dates?|cycle|through/i
/** Below a day its end stands within so many lines. */
const stackedLines = 2
const aside = /fee period|analysis|rate|effective|promotion|interest (?:earned|rate)|valid|holiday|year|annual/i

/** A sentence of this length tells of rates and terms. */
const mostWords = 20

/** Recognition reads the day 1 as a letter. */
const mended = (text: string): string =>
  text
    .replace(/\b([A-Z][a-z]{2,8}\.?) [lI](?=,| |$)/g, '$1 1')
    // "DEC 31/24"
    .replace(/\s?[[(](?:GMT|UTC|[A-Z]{1,3}T)[\])]/g, '')
    .replace(/\b([A-Za-z]{3}) (\d{1,2})\/(\d\d)\b(?!\/)/g, '$1 $2, 20$3')

interface Span {
  readonly start: string
  readonly end: string
  /** A month by name, without days. */
  readonly month: boolean
}

/** The periods a text names: two whole dates, two days of one year, days of one month, else a month by name. */
function spansIn(text: string, order: DateOrder): readonly Span[] {
  const found: Span[] = []
  const add = (start: string | null, end: string | null, month = false): void => {
    if (start === null || end === null || end < start || daysBetween(start, end) > longest) return
    found.push({ start, end, month })
  }
  const dates = datesIn(text, order)
  for (const [at, date] of dates.slice(1).entries())
    if (between.test(text.slice(dates[at]!.end, date.start))) add(dates[at]!.iso, date.iso)
  const open = found.length > 0 ? null : partial.exec(text)
  if (open !== null) {
    const [from, to] = [readDay(open[1]!), readDay(open[2]!)]
    const end = to === null ? null : dateOf(to, order, { start: null, end: null })
    if (end !== null && from !== null) add(dateOf(from, order, { start: null, end }), end)
  }
  const one = found.length > 0 ? null : sameMonth.exec(text)
  const named = one === null ? null : monthOf(one[1]!)
  if (one !== null && named !== null)
    add(isoDate(Number(one[4]), named, Number(one[2])), isoDate(Number(one[4]), named, Number(one[3])))
  const whole = found.length > 0 || text.split(' ').length >= 14 ? null : wholeMonth.exec(text)
  if (whole !== null) {
    const month = monthOf((whole[1] ?? whole[3])!)
    const year = Number(whole[2] ?? whole[4])
    if (month !== null) add(isoDate(year, month, 1), isoDate(year, month, daysIn(year, month)), true)
  }
  return found
}

/** "Mar 3, 2025" over "through" over "Mar 31, 2025": what stands in a column below a day; null where no day begins it. */
function stackedSpan(
  lines: readonly TextLine[],
  index: number,
  segment: readonly Word[],
  order: DateOrder,
): string | null {
  const text = mended(textOf(segment))
  const [only, ...others] = datesIn(text, order)
  if (
    only === undefined ||
    others.length > 0 ||
    !/^\W*(?:to|through|thru|until|[-–—])?\W*$/i.test(text.slice(only.end))
  )
    return null
  let box = unionOf(segment.map(word => word.box))
  const parts = [text.slice(only.start)]
  for (const line of lines.slice(index + 1, index + 1 + stackedLines)) {
    const found = segmentsOfLine(line).find(words => horizontalOverlap(unionOf(words.map(word => word.box)), box) > 0)
    if (found === undefined || line.page !== lines[index]!.page || line.box.top - box.bottom > 1.2 * line.metrics.em)
      break
    box = unionOf(found.map(word => word.box))
    parts.push(mended(textOf(found)))
  }
  return parts.length > 1 ? parts.join(' ') : null
}

/** Every period printed in the lines, the likeliest first. */
export function periodsIn(
  lines: readonly TextLine[],
  order: DateOrder,
  taken: ReadonlySet<number>,
): readonly StatementPeriod[] {
  const found: (StatementPeriod & { readonly rank: number })[] = []
  for (const [index, line] of lines.entries()) {
    if (taken.has(index)) continue
    if (!/\d/.test(line.text) || line.words.length > mostWords) continue
    const whole = mended(line.text)
    const above = index > 0 && lines[index - 1]!.page === line.page ? lines[index - 1]!.text : ''
    const rank =
      (aside.test(whole) ? 4 : 0) +
      (telling.test(whole) ? 0 : telling.test(above) ? 0.5 : 1) +
      (whole.length > 120 ? 1 : 0)
    // "Suite 4      May 13, 2025 to June 11": what stands beside a period must not be read into it.
    const segments = segmentsOfLine(line).map(segment => mended(textOf(segment)))
    const stacked = segmentsOfLine(line).flatMap(segment => stackedSpan(lines, index, segment, order) ?? [])
    for (const text of segments.length > 1 ? [...segments, whole, ...stacked] : [whole, ...stacked]) {
      const spans = spansIn(text, order)
      if (spans.length === 0) continue
      for (const { start, end, month } of spans)
        found.push({ start, end, line: index, text: line.text, rank: rank + (month ? 2 : 0) })
      break
    }
  }
  return found.toSorted((a, b) => a.rank - b.rank || a.line - b.line)
}

const statementDay =
  /\b(?:this statement|current statement|afschriftdatum|datum afschrift|auszugsdatum|date d'arr[eê]t[eé]|statement (?:closing )?date|date of statement|closing date|issue date|as (?:at|of)|statement (?:ending|ended)|ending|period ending|account summary as of|date)\b\s*:?\s*$/i

/** The day a statement was made out, when no period is printed. */
export function statementDateIn(
  lines: readonly TextLine[],
  order: DateOrder,
  taken: ReadonlySet<number>,
): StatementPeriod | null {
  let fallback: StatementPeriod | null = null
  for (const [index, line] of lines.entries()) {
    if (taken.has(index)) continue
    const text = mended(line.text)
    for (const date of datesIn(text, order)) {
      const label = text.slice(0, date.start)
      const found = { start: null, end: date.iso, line: index, text: line.text }
      if (statementDay.test(label) && !/due|printed|opened|birth|next|payment/i.test(label)) return found
      const head = line.box.top < 0.2 * line.pageHeight && line.words.length < 12 && !/print|due/i.test(text)
      if (head && fallback === null && index < 30) fallback = found
    }
  }
  return fallback
}

const lastStatement = /\b(?:last|previous|prior) statement(?: date| ended| closed)?\b\s*:?\s*$/i
const daysCounted =
  /\bdays in (?:the |this |your )?(?:statement |billing )?(?:period|cycle|statement)\b\D{0,12}(\d{1,3})\b/i
/** The longest period that counts its days. */
const mostDays = 100

/** The first day of a statement that ends on `end`: the day after the last statement, or by the number of its days. */
export function startBy(
  lines: readonly TextLine[],
  order: DateOrder,
  taken: ReadonlySet<number>,
  end: string,
): string | null {
  for (const [index, line] of lines.entries()) {
    if (taken.has(index) || line.words.length > mostWords) continue
    const text = mended(line.text)
    const last = datesIn(text, order).find(date => lastStatement.test(text.slice(0, date.start)))
    if (last !== undefined && last.iso < end && daysBetween(last.iso, end) <= mostDays) return nextDay(last.iso)
    const counted = Number(daysCounted.exec(text)?.[1] ?? NaN)
    if (counted > 1 && counted <= mostDays) return dayBefore(end, counted - 1)
  }
  return null
}

/** The day a label of a balance names: "Beginning balance on 12/13", "LAST STATEMENT 08/31/25". */
export function dayOfLabel(
  text: string,
  order: DateOrder,
  frameEnd: string | null,
  kind: 'opening' | 'closing',
): string | null {
  const plain = mended(text)
  const full = datesIn(plain, order)[0]?.iso
  const words = plain.split(' ')
  let date = full ?? null
  for (let from = 0; date === null && from < words.length; from++)
    for (const count of [2, 1]) {
      const day = readDay(words.slice(from, from + count).join(' '))
      if (day !== null && date === null) date = dateOf(day, order, { start: null, end: frameEnd })
    }
  if (date === null) return null
  // The last statement ended on that day; this one begins the day after.
  return kind === 'opening' && /\b(?:last|previous|prior|from)\b/i.test(plain) ? nextDay(date) : date
}
