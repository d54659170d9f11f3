/** Splits a file into statements by page numbering, periods and balances. */
import periods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { pageNumberIn, type PageNumber } from '../layout/page-number.ts'
import { countriesOf, dateOrderOf } from '../values/document-locale.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { periodsIn } from './statement-period.ts'
import { monthOfHeading } from './transaction-dates.ts'
import { pageHead } from '../layout/thresholds.ts'
import type { TextLine } from './printed.ts'

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
