/**
 * The days a statement covers: "May 1, 2026 to May 31, 2026", "Jan 1 – Jan 31, 2026", a month by name, the days of its balances; and the statements
 * of a file, split where page numbers, periods and titles start again.
 */
import { daysBetween, nextDay } from '../../document/days.ts'
import { horizontalOverlap } from '../../document/geometry.ts'
import periods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import { patternsOf, phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { dateTokens, datesIn, type DateOrder, type DateToken } from '../values/dates/date-tokens.ts'
import { periodTokens } from '../values/dates/period-tokens.ts'
import type { Segment } from '../layout/text-rows.ts'
import { daysIn, isoDate, monthOf, monthWord } from '../values/dates/months.ts'
import { dateOf, monthOfHeading, type HeadedMonth } from './transaction-dates.ts'
import { pageHead, pageMargins } from '../layout/thresholds.ts'
import type { StatementFacts, StatementPeriod, TextLine } from './printed.ts'
import { pageNumberIn, type PageNumber } from '../layout/page-number.ts'
import { countriesOf, dateOrderOf } from '../values/document-locale.ts'

const separators = `(?:${periods.separators.join('|')})`
const between = new RegExp(`^[\\s,]*${separators}[\\s,:]*(?:the\\s)?$`, 'iu')
const open = new RegExp(`^[^\\p{L}\\d]*${separators}?[^\\p{L}\\d]*$`, 'iu')
const sameMonth = new RegExp(`(${monthWord})\\s(\\d{1,2})\\s?${separators}\\s?(\\d{1,2}),?\\s(\\d{4})`, 'iu')
/** "Six months ended June 30", "six months to June 30": what stands between the length and the last day. */
const leadsToEnd = /^\W*(?:to\W*)?$/i
const { announces, others, otherDates, previous } = patternsOf(periods)
const { months: monthLabel, statementDates, starts, stops, previousStatements } = patternsOf(periods, 'end')
const besideMonth = phrasePattern(periods.besideMonths, 'whole')
/**
 * What separates the period of a statement from other dates.
 * - `maxDays`: Longer than half a year is no statement period; a year's summary has no list.
 * - `stackedLines`: Below a day its end stands within so many lines.
 * - `stackedGap`: The lines of a stacked period follow each other within this many type sizes.
 * - `maxWords`: A sentence of this length names rates and terms.
 * - `maxDateWords`: Words of a line at the top of a page whose date may be the statement's: it stands alone, or beside an address.
 */
const limits = { maxDays: 190, stackedLines: 3, stackedGap: 1.2, maxWords: 20, maxDateWords: 11 } as const
/** A period of something else (interest, a year to date) ranks behind any other, as does a bare month; one that its line announces comes first. */
const periodRank = { ofOthers: 4, unannounced: 1, bareMonth: 3 } as const

/** OCR reads the day 1 as a letter; "DEC 31/24" and "(GMT)" are no dates for the grammar. */
const normalized = (text: string): string =>
  text
    .replace(/\b([A-Z][a-z]{2,8}\.?) [lI](?=,| |$)/g, '$1 1')
    .replace(/\s?[[(][A-Z]{3}(?:[-+]\d[\d:]*)?[\])]/g, '')
    .replace(/\b([A-Za-z]{3}) (\d{1,2})\/(\d\d)\b(?!\/)/g, '$1 $2, 20$3')

type Span = Readonly<Record<'start' | 'end', string>>

/** What completes the dates of a period: the order of their numbers, and the only year printed, null for none or several. */
type DateContext = Pick<StatementFacts, 'order' | 'year'>

/** The periods a text names: two whole dates, two days of one year, days of one month, else a month by name. */
function spansIn(text: string, { order, year: known }: DateContext): readonly Span[] {
  const spans = (dates: readonly DateToken[]): readonly Span[] =>
    dates.slice(1).flatMap((to, at) => {
      const from = dates[at]!
      if (!between.test(text.slice(from.end, to.start))) return []
      // "02 FEB to 27 FEB" above a list headed "2026"
      const end = to.iso ?? (known === null ? null : dateOf(to, order, { start: null, end: `${known}-12-31` }))
      return spanOf(end === null ? null : (from.iso ?? dateOf(from, order, { start: null, end })), end)
    })
  const dates = dateTokens(text, { order, parts: 'numbers' })
  const printed = [datesIn(text, order), dates].map(spans).find(found => found.length > 0)
  if (printed !== undefined) return printed
  const [, name, from, to, year] = sameMonth.exec(text) ?? []
  const month = name === undefined ? null : monthOf(name)
  if (month !== null)
    return spanOf(isoDate(Number(year), month, Number(from)), isoDate(Number(year), month, Number(to)))
  const ended = dates.find(date => date.iso !== null)
  const duration = periodTokens(text.slice(0, ended?.start ?? 0), order)
    .filter(token => token.kind === 'duration')
    .find(token => leadsToEnd.test(text.slice(token.end, ended!.start)))
  if (duration !== undefined) return spanOf(monthsBefore(ended!, duration.months), ended!.iso)
  const named = dates.find(date => date.day === null && date.month !== null && date.year !== null)
  if (named === undefined || !monthLabel.test(text.slice(0, named.start))) return []
  return spanOfMonth({ year: named.year!, month: named.month! })
}

/** "Six months ended June 30, 2026": the first day of the months that end with a date. */
const monthsBefore = ({ year, month }: DateToken, count: number): string =>
  new Date(Date.UTC(year!, month! - count, 1)).toISOString().slice(0, 10)

const spanOfMonth = ({ year, month }: HeadedMonth): readonly Span[] =>
  spanOf(isoDate(year, month, 1), isoDate(year, month, daysIn(year, month)))

/** "June 2026", "Your July 2026 statement": the month of a title that names nothing else. */
function titledMonth(text: string): readonly Span[] {
  const words = text.split(/\s+/).filter(word => !besideMonth.test(word))
  const month = monthOfHeading(words.join(' '))
  return month === null ? [] : spanOfMonth(month)
}

/** "Statement starts 1 July 2025" over "Statement ends 31 December 2025"; the dates of this statement and of the last one. */
function labeledEnds(lines: readonly TextLine[], index: number, { order }: DateContext): readonly Span[] {
  const from = Math.max(index - limits.stackedLines, 0)
  const near = lines.slice(from, index + 1 + limits.stackedLines).flatMap((line, at) => {
    const [text = normalized(line.text)] =
      datesIn(line.text, order).length > 1 ? underLabels(lines[from + at - 1], line.segments) : []
    // "Last statement 09-30-26  This statement 10-30-26"
    const labelOf = ({ start }: DateToken, before: DateToken | undefined): string => text.slice(before?.end ?? 0, start)
    return datesIn(text, order).map((date, at, all) => ({ iso: date.iso, line, label: labelOf(date, all[at - 1]) }))
  })
  const own = near.filter(({ line }) => line === lines[index])
  const start = own.find(({ label }) => starts.test(label))
  if (start !== undefined) return spanOf(start.iso, near.find(({ label }) => stops.test(label))?.iso ?? null)
  const last = own.find(({ label }) => previousStatements.test(label))
  const end = near.find(({ label }) => statementDates.test(label) && !previous.test(label))
  return last === undefined ? [] : spanOf(nextDay(last.iso), end?.iso ?? null)
}

const spanOf = (start: string | null, end: string | null): readonly Span[] =>
  start === null || end === null || end < start || daysBetween(start, end) > limits.maxDays ? [] : [{ start, end }]

/** "Mar 3, 2025" over "through" over "Mar 31, 2025": what stands in a column below a day; empty where no day begins it. */
function stackedText(lines: readonly TextLine[], index: number, segment: Segment, order: DateOrder): readonly string[] {
  const text = normalized(segment.text)
  const dates = datesIn(text, order)
  if (dates.length !== 1 || !open.test(text.slice(dates[0]!.end))) return []
  let { box } = segment
  const parts = [text.slice(dates[0]!.start)]
  for (const line of lines.slice(index + 1, index + 1 + limits.stackedLines)) {
    const below = line.segments.find(other => horizontalOverlap(other.box, box) > 0)
    if (below === undefined || line.box.top - box.bottom > limits.stackedGap * line.metrics.em) break
    box = below.box
    parts.push(normalized(below.text))
  }
  return parts.length > 1 ? [parts.join(' ')] : []
}

/** "01-JUN-26" and "30-JUN-26" below "From" and "To": each with what stands over it. */
function underLabels(above: TextLine | undefined, segments: readonly Segment[]): readonly string[] {
  const labels = segments.map(({ box }) => above?.segments.find(other => horizontalOverlap(other.box, box) > 0)?.text)
  if (segments.length < 2 || labels.every(label => label === undefined)) return []
  return [segments.map(({ text }, at) => `${labels[at] ?? ''} ${normalized(text)}`).join(' ')]
}

/** Every period printed in the lines, the likeliest first. */
export function periodsIn(lines: readonly TextLine[], context: DateContext): readonly StatementPeriod[] {
  const found = lines.flatMap((line, index): readonly (StatementPeriod & { readonly rank: number })[] => {
    if (line.listed || !/\d/.test(line.text) || line.words.length > limits.maxWords) return []
    const whole = normalized(line.text)
    const rank = (others.test(whole) ? periodRank.ofOthers : 0) + (announces.test(whole) ? 0 : periodRank.unannounced)
    // "Suite 4      May 13, 2025 to June 11": what stands beside a period must not be read into it.
    const { segments } = line
    const texts = [
      ...(segments.length > 1 ? segments.map(({ text }) => normalized(text)) : []),
      whole,
      ...segments.flatMap(segment => stackedText(lines, index, segment, context.order)),
      ...underLabels(lines[index - 1], segments),
    ]
    const printed = [...texts.map(text => spansIn(text, context)), labeledEnds(lines, index, context)]
    const spans = printed.find(spans => spans.length > 0)
    // The head of the first page is titled with the month.
    const titled = line.page === lines[0]!.page && line.box.top < pageHead * line.pageHeight && spans === undefined
    const months = titled ? segments.flatMap(({ text }) => titledMonth(normalized(text))) : []
    const ranked = spans === undefined ? periodRank.bareMonth : rank
    return (spans ?? months).map(span => ({ ...span, line: index, text: line.text, rank: ranked }))
  })
  return found.toSorted((a, b) => a.rank - b.rank || a.line - b.line)
}

/** The day a statement was made out, when no period is printed: a labeled one, else one at the top of the page. */
export function statementDateIn(lines: readonly TextLine[], order: DateOrder): StatementPeriod | null {
  const dates = lines.flatMap((line, index) => {
    const text = normalized(line.text)
    if (line.listed) return []
    return datesIn(text, order).map(({ iso, start }) => ({ line, text, before: text.slice(0, start), iso, index }))
  })
  const date =
    dates.find(({ before }) => statementDates.test(before) && !otherDates.test(before)) ??
    dates.find(
      ({ line, text, before }) =>
        line.box.top < pageMargins.top * line.pageHeight &&
        line.words.length <= limits.maxDateWords &&
        !otherDates.test(text) &&
        !previousStatements.test(before),
    )
  return date === undefined ? null : { start: null, end: date.iso, line: date.index, text: date.line.text }
}

const days = phraseSource(periods.days)
const lengthOf = new RegExp(`${days}\\W{0,4}(?<behind>\\d{1,3})\\b|\\b(?<before>\\d{1,3})\\W{1,3}${days}`, 'i')

/** "Days in billing cycle 31", "31 days in statement period"; null where no such number is printed. */
export function daysOfPeriod(lines: readonly TextLine[]): number | null {
  const groups = lines.map(({ text }) => lengthOf.exec(text)?.groups).find(groups => groups !== undefined)
  const count = Number(groups?.['behind'] ?? groups?.['before'] ?? 0)
  return count > 0 && count <= limits.maxDays ? count : null
}

/** The day a label of a balance names: "Beginning balance on 12/13", "LAST STATEMENT 08/31/25". */
export function dayOfLabel(printed: string, order: DateOrder, frameEnd: string | null): string | null {
  const text = normalized(printed)
  const token = datesIn(text, order)[0] ?? dateTokens(text, { order, parts: 'numbers' }).find(({ day }) => day !== null)
  return token === undefined ? null : (token.iso ?? dateOf(token, order, { start: null, end: frameEnd }))
}

/** The day that a balance opens: the last statement ended on its day, this one begins the day after. */
export const openedDay = (date: string, label: string): string => (previous.test(label) ? nextDay(date) : date)

const opensStatement = phrasePattern([...periods.openings, ...periods.opens])

/** The lines of each statement, in order. */
export function splitStatements(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const pages = [...Map.groupBy(lines, line => line.page).values()]
  const texts = lines.map(line => line.text)
  const { order } = dateOrderOf(texts, countriesOf(texts))
  const parts: { lines: TextLine[]; period: string | null }[] = []
  for (const page of pages) {
    const period = headerPeriod(page, order)
    const current = parts.at(-1)
    const opens = page.some(line => opensStatement.test(line.text))
    const restarts = page.some(line => {
      const number = pageNumberOf(line)
      return number?.page === 1 && number.of !== null
    })
    const differs = period !== null && current !== undefined && period !== current.period
    if (current === undefined || (differs && opens && (restarts || current.period !== null)))
      parts.push({ lines: [...page], period })
    else {
      current.lines.push(...page)
      current.period ??= period
    }
  }
  return parts.map(part => part.lines)
}

/**
 * Words of a line of a page's header, which may hold the address, the period and the page number; more are a sentence.
 * Half or double changes no tuned bank statement.
 */
const maxHeaderWords = 16

/** "Page 1 of 3" in a line that is no sentence. */
export const pageNumberOf = ({ words, text }: TextLine): PageNumber | null =>
  words.length > maxHeaderWords ? null : pageNumberIn(text)

/** The period printed in the upper part of a page, outside lists. */
function headerPeriod(page: readonly TextLine[], order: DateOrder): string | null {
  const upper = page.filter(
    line =>
      line.box.top < pageHead * line.pageHeight &&
      line.amounts.every(token => !token.cents) &&
      line.words.length <= maxHeaderWords &&
      monthOfHeading(line.text) === null,
  )
  const found = periodsIn(upper, { order, year: null })[0]
  return found === undefined ? null : `${found.start}/${found.end}`
}
