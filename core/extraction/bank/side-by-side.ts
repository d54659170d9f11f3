/** Two lists side by side, each under a heading of its own: "Deposits and Credits" beside "Withdrawals and Debits". */
import { unionOf } from '../../document/geometry.ts'
import type { Document, Line, Word } from '../../document/model.ts'
import { metricsOf, type PageMetrics } from '../layout/page-metrics.ts'
import { segmentsOf, textOf } from '../layout/text-rows.ts'
import { columnGap } from '../layout/thresholds.ts'
import { sectionOf } from './section-headings.ts'
import { dayAt } from './transaction-dates.ts'

/** So many lines print a row of both lists: fewer may be headers of columns over a date. */
const minShared = 2
const listKinds: readonly unknown[] = ['credits', 'debits', 'checks', 'fees']

/** The document with the lines of the left list before those of the right one. */
export const unfoldLists = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(page => ({ ...page, lines: unfolded(page.lines, metricsOf(page.lines)) })),
})

function unfolded(lines: readonly Line[], metrics: PageMetrics): readonly Line[] {
  const headingsOf = ({ words }: Line) => {
    const parts = segmentsOf(words, metrics, columnGap)
    return parts.length === 2 && parts.every(({ text }) => listKinds.includes(sectionOf(text)?.kind)) ? parts : []
  }
  const at = lines.findIndex(line => headingsOf(line).length > 0)
  if (at < 0) return lines
  const edge = headingsOf(lines[at]!)[1]!.box.left - columnGap * lines[at]!.words[0]!.size
  const isLeft = ({ box }: Word): boolean => box.left < edge
  const behind = lines.slice(at + 1)
  const end = behind.findIndex(({ words }) => {
    const other = sectionOf(textOf(words))
    return (
      words.some(word => isLeft(word) && word.box.right > edge) || (other !== null && !listKinds.includes(other.kind))
    )
  })
  const block = [lines[at]!, ...behind.slice(0, end < 0 ? undefined : end)]
  const [left, right] = [true, false].map(side => block.map(line => line.words.filter(word => isLeft(word) === side)))
  const shared = left!.filter((words, row) => dayAt(words, 0) !== null && dayAt(right![row]!, 0) !== null).length
  if (shared < minShared) return lines
  const own = [...left!, ...right!].filter(words => words.length > 0)
  return [
    ...lines.slice(0, at),
    ...own.map(words => ({ words, text: textOf(words), box: unionOf(words.map(({ box }) => box)) })),
    ...unfolded(lines.slice(at + block.length), metrics),
  ]
}
