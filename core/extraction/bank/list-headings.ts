/** Finds headings of lists by their words, position and the lines that follow. */
import { isTotal } from './balance-labels.ts'
import { headerAt } from './column-headers.ts'
import { dayAt } from './transaction-dates.ts'
import { sectionAt, sectionOf, type SectionHeading } from './section-headings.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

/** The heading at a line; null for other lines. */
export function headingAt(lines: readonly TextLine[], index: number): SectionHeading | null {
  const line = lines[index]!
  if (line.repeated && !isFollowedByList(lines, index)) return null
  return sectionAt(line) ?? summedHeading(lines, index)
}

/** "Deposits and other additions $10,340.03" over its rows; the same words in a summary are followed by no row with a date. */
function summedHeading(lines: readonly TextLine[], index: number): SectionHeading | null {
  const line = lines[index]!
  const sum = line.amounts.at(-1)
  if (sum === undefined || !sum.cents || sum.last !== line.words.length - 1) return null
  const [title = []] = segmentsOfLine(line, 0, sum.first)
  const rest = textOf(line.words.slice(title.length, sum.first))
  const section = rest === '' || isTotal(rest) ? sectionOf(textOf(title)) : null
  if (section === null || section.kind === 'aside' || section.kind === 'balances') return null
  const after = lines.slice(index + 1, index + 3).filter(other => other.page === line.page)
  const listed = after.some(other => other.amounts.some(token => token.cents) && dayAt(other.words, 0) !== null)
  return listed || headerAt(lines, index + 1) !== null ? section : null
}

/** Two statements of one file have their headings at the same places: a heading directly above a list is no running header. */
function isFollowedByList(lines: readonly TextLine[], index: number): boolean {
  const [next, after] = lines.slice(index + 1, index + 3)
  const page = lines[index]!.page
  if (next === undefined || next.page !== page) return false
  const dated = (line: TextLine | undefined): boolean =>
    line !== undefined && line.page === page && line.amounts.some(token => token.cents) && dayAt(line.words, 0) !== null
  return headerAt(lines, index + 1) !== null
    ? dated(lines[index + 2]) || dated(lines[index + 3])
    : dated(next) || dated(after)
}
