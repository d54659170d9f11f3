/** Finds headings of lists by their words, position and the lines that follow. */
import { textOf } from '../layout/text-rows.ts'
import { isTotal } from './balance-labels.ts'
import { headerAt } from './column-headers.ts'
import { dayAt } from './transaction-dates.ts'
import { sectionAt, sectionOf, type SectionHeading } from './section-headings.ts'
import type { TextLine } from './text-lines.ts'

/** The heading at a line; null for other lines. */
export function headingAt(lines: readonly TextLine[], index: number): SectionHeading | null {
  return sectionAt(lines[index]!) ?? summedHeading(lines, index)
}

/** "Deposits and other additions $10,340.03" over its rows; the same words in a summary are followed by no row with a date. */
function summedHeading(lines: readonly TextLine[], index: number): SectionHeading | null {
  const line = lines[index]!
  const sum = line.amounts.at(-1)
  if (sum === undefined || !sum.cents || sum.last !== line.words.length - 1) return null
  const [title] = line.segments
  const end = title!.words.length
  const rest = textOf(line.words.slice(end, sum.first))
  // "18 deposits and credits, $12,852.19"
  const named = textOf(line.words.slice(0, Math.min(end, sum.first))).replace(/^\d{1,4}\s|,$/g, '')
  const section = rest === '' || isTotal(rest) ? sectionOf(named) : null
  if (section === null || section.kind === 'aside' || section.kind === 'balances') return null
  const after = lines.slice(index + 1, index + 3).filter(other => other.page === line.page)
  const listed = after.some(other => other.amounts.some(token => token.cents) && dayAt(other.words, 0) !== null)
  return listed || headerAt(lines, index + 1) !== null ? section : null
}
