/** Splits a file into statements by page numbering, periods and balances. */
import periods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { dateOrderOf } from '../values/dates/date-order.ts'
import { countriesOf } from '../values/document-country.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { periodsIn } from './statement-period.ts'
import type { TextLine } from './text-lines.ts'

const firstPage = /\bpage\s*:?\s*(?:no\.?\s*)?1\s*(?:of|\/)\s*\d+\b/i
const opening = phrasePattern(periods.openings)
const opensStatement = phrasePattern([...periods.openings, ...periods.opens])
const announces = phrasePattern(periods.announcesStatement)
const fee = phrasePattern(periods.fees)
/** Lines above the period that belong to the heading of a statement in the middle of a page. */
const maxHeadingLines = 6
/** Its opening balance follows within this many lines. */
const toBalance = 15

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
    const restarts = page.some(line => firstPage.test(line.text) && line.words.length <= 16)
    const differs = period !== null && current !== undefined && period !== current.period
    if (current === undefined || (differs && opens && (restarts || current.period !== null)))
      parts.push({ lines: [...page], period })
    else {
      current.lines.push(...page)
      current.period ??= period
    }
  }
  return parts.flatMap(part => withinPages(part.lines, order))
}

/** The period printed in the upper part of a page, outside lists. */
function headerPeriod(page: readonly TextLine[], order: DateOrder): string | null {
  const upper = page.filter(
    line =>
      line.box.top < 0.45 * line.pageHeight && line.amounts.every(token => !token.cents) && line.words.length <= 16,
  )
  const found = periodsIn(upper, order, new Set())[0]
  return found === undefined ? null : `${found.start}/${found.end}`
}

/** Statements that follow each other on one page: another period is announced, and an opening balance follows. */
function withinPages(lines: readonly TextLine[], order: DateOrder): readonly (readonly TextLine[])[] {
  const listLines = new Set(lines.flatMap((line, index) => (line.amounts.some(token => token.cents) ? [index] : [])))
  const periods = periodsIn(lines, order, listLines)
    .filter(({ text }) => announces.test(text) && !fee.test(text))
    .toSorted((a, b) => a.line - b.line)
  const cuts: number[] = []
  let current = periods[0]
  for (const period of periods.slice(1)) {
    if (current === undefined || (period.start === current.start && period.end === current.end)) continue
    if (period.start === null || current.end === null || period.start <= current.end) continue
    const opens = lines.slice(period.line, period.line + toBalance).some(line => opening.test(line.text))
    if (!opens) continue
    let from = period.line
    while (
      from > 0 &&
      period.line - from < maxHeadingLines &&
      !listLines.has(from - 1) &&
      lines[from - 1]!.page === lines[from]!.page
    )
      from--
    cuts.push(from)
    current = period
  }
  return [0, ...cuts].map((from, at) => lines.slice(from, cuts[at]))
}
