/**
 * What stands side by side on a page and is read one after the other: two lists, each under a heading of its own ("Deposits and Credits" beside
 * "Withdrawals and Debits"), and a box of sums beside a list.
 */
import { unionOf } from '../../document/geometry.ts'
import type { Document, Line, Word } from '../../document/model.ts'
import { metricsOf, type PageMetrics } from '../layout/page-metrics.ts'
import { segmentsOf, textOf } from '../layout/text-rows.ts'
import { columnGap } from '../layout/thresholds.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { sectionOf } from './section-headings.ts'
import { dayAt } from './transaction-dates.ts'

/**
 * - `shared`: So many lines print a row of both lists: fewer may be headers of columns over a date.
 * - `aside`: Lines of a box that stand beside no row, and amounts in it.
 * - `aligned`: The days of a list stand one below the other within this part of the type size.
 */
const limits = { shared: 2, aside: 3, aligned: 0.5 } as const
const listKinds: readonly unknown[] = ['credits', 'debits', 'checks', 'fees']

/** The document with the lines of the left part before those of the right one. */
export const unfoldLists = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(page => ({ ...page, lines: unfolded(page.lines, metricsOf(page.lines)) })),
})

/** Where columns of days begin behind other words. */
function edgesOf(lines: readonly Line[], { em }: PageMetrics): readonly number[] {
  const lefts = lines.flatMap(({ words }) =>
    words.flatMap(({ box }, at) => (at > 0 && dayAt(words, at) !== null ? [box.left] : [])),
  )
  const columns = groupConsecutive(
    lefts.toSorted((a, b) => a - b),
    (before, left) => left - before > limits.aligned * em,
  )
  return columns.filter(column => column.length >= limits.shared).map(([first]) => first! - limits.aligned * em)
}

function unfolded(lines: readonly Line[], metrics: PageMetrics): readonly Line[] {
  const parts = edgesOf(lines, metrics)
    .map(edge => partsAt(lines, edge, metrics))
    .find(found => found !== null)
  if (parts === undefined || parts === null) return lines
  const own = [...parts.left, ...parts.right].filter(words => words.length > 0)
  return [
    ...lines.slice(0, parts.from),
    ...own.map(words => ({ words, text: textOf(words), box: unionOf(words.map(({ box }) => box)) })),
    ...unfolded(lines.slice(parts.from + parts.left.length), metrics),
  ]
}

/** What stands on both sides of an edge, by lines from `from` on; null where that is one list. */
function partsAt(lines: readonly Line[], edge: number, metrics: PageMetrics) {
  const isLeft = ({ box }: Word): boolean => box.left < edge
  const sidesOf = ({ words }: Line) => [words.filter(isLeft), words.filter(word => !isLeft(word))] as const
  const ends = (line: Line): boolean => {
    const other = sectionOf(line.text)
    return (
      line.words.some(word => isLeft(word) && word.box.right > edge) ||
      (other !== null && !listKinds.includes(other.kind))
    )
  }
  const isHeading = (line: Line): boolean => {
    const cells = segmentsOf(line.words, metrics, columnGap)
    return cells.length === 2 && cells.every(({ text }) => listKinds.includes(sectionOf(text)?.kind))
  }
  const first = lines.findIndex(line => dayAt(sidesOf(line)[1], 0) !== null)
  const heading = lines.findIndex(isHeading)
  const from = heading < 0 ? lines.findLastIndex((line, at) => at < first && ends(line)) + 1 : heading
  const behind = lines.slice(from + 1).findIndex(ends)
  const block = lines.slice(from, behind < 0 ? undefined : from + 1 + behind).map(sidesOf)
  const rows = block.filter(([, right]) => dayAt(right, 0) !== null)
  const isPair = heading >= 0 && rows.filter(([left]) => dayAt(left, 0) !== null).length >= limits.shared
  const aside = block.filter(([left, right]) => left.length > 0 && right.length === 0)
  const sums = block.filter(([left]) => left.some(({ text }) => /\d[.,]\d\d$/.test(text)))
  const isAside =
    aside.length >= limits.aside &&
    sums.length >= limits.aside &&
    rows.filter(([left]) => left.length === 0).length * 2 > rows.length
  if (!isPair && !isAside) return null
  return { from, left: block.map(([left]) => left), right: block.map(([, right]) => right) }
}
