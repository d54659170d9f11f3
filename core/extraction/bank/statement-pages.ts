/** Several statements in one file, told apart: numbering that begins again, another period in the head of the page. */
import { datesIn } from '../invoice/dates.ts'
import { periodsIn } from './statement-period.ts'
import type { TextLine } from './statement-text.ts'

const firstPage = /\bpage\s*:?\s*(?:no\.?\s*)?1\s*(?:of|\/)\s*\d+\b/i
const openingWords =
  /\b(?:beginning|opening|previous|starting) balance\b|brought forward|\bstatement (?:period|date)\b|\baccount summary\b/i

/** The lines of each statement, in order. */
export function statementPages(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const pages = [...Map.groupBy(lines, line => line.page).values()]
  const parts: { lines: TextLine[]; period: string | null }[] = []
  for (const page of pages) {
    const period = headPeriod(page)
    const current = parts.at(-1)
    const opens = page.some(line => openingWords.test(line.text))
    const restarts = page.some(line => firstPage.test(line.text) && line.words.length <= 16) && opens
    const other =
      period !== null && current !== undefined && current.period !== null && period !== current.period && opens
    if (
      current === undefined ||
      other ||
      (restarts && (period === null || period !== current.period) && current.lines.length > 0 && period !== null)
    )
      parts.push({ lines: [...page], period })
    else {
      current.lines.push(...page)
      current.period ??= period
    }
  }
  return parts.map(part => part.lines)
}

/** The period printed in the upper part of a page, outside lists. */
function headPeriod(page: readonly TextLine[]): string | null {
  const upper = page.filter(
    line => line.box.top < 0.45 * line.pageHeight && line.money.every(token => !token.cents) && line.words.length <= 16,
  )
  const month = datesIn(upper.map(line => line.text).join(' '), 'day-first').some(date => date.iso.slice(8) > '12')
  const found = periodsIn(upper, month ? 'day-first' : 'month-first', new Set())[0]
  return found === undefined ? null : `${found.start}/${found.end}`
}
