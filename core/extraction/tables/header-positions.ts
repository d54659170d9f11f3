/** Which columns a piece of a header stands over. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { isYear } from '../values/amounts/parse-amount.ts'
import type { TextRow, Segment } from '../layout/text-rows.ts'
import type { ColumnExtent } from './columns.ts'
import { sharedWidth } from '../layout/thresholds.ts'

/** Texts that by nature hold for several columns. */
const sharedHeaderText = phrasePattern(words.sharedHeaders)

/**
 * A line is centered where its middle lies this near the middle of the page or table, in type sizes.
 * Half changes 0 of 54 tuned statements, double 1.
 */
const centered = 1.5
/**
 * How headers stand over their columns. Distances in type sizes. Half or double of any member changes 2 of 54 tuned statements at most.
 * - `clearlyNearer`: The middle of a centered line is nearer by this to the page's than to that of any group of columns.
 * - `stackGap`: A header stands right above the one below at less than this gap, in type sizes: less than half a line is left free.
 * - `flush`, `overMiddle`: A header is flush with its column, or centered over it, within these distances in type sizes.
 * - `leftFactor`: Numbers are aligned on the right, so a left edge in common says less: its distance counts for more.
 */
const places = { clearlyNearer: 0.3, stackGap: 0.6, flush: 0.4, overMiddle: 0.35, leftFactor: 1.2 } as const

/** The columns of whose width a box covers at least `sharedWidth`. */
export function covered(box: Box, extents: readonly ColumnExtent[]): readonly number[] {
  return extents.flatMap((extent, index) => {
    const overlap = Math.min(box.right, extent.right) - Math.max(box.left, extent.left)
    return overlap >= sharedWidth * (extent.right - extent.left) ? [index] : []
  })
}

/** A line centered on the page rather than over any column or group of columns. */
export function isCenteredTitle(
  box: Box,
  extents: readonly ColumnExtent[],
  centers: readonly number[],
  em: number,
): boolean {
  const off = Math.min(...centers.map(center => Math.abs(centerOf(box) - center)))
  if (off > centered * em) return false
  return extents.every((from, index) =>
    extents
      .slice(index)
      .every(to => Math.abs((from.left + to.right) / 2 - centerOf(box)) > off + places.clearlyNearer * em),
  )
}

/** How far a piece stands from being over a column: by the nearest of left, middle and right alignment. */
function distance(box: Box, extent: ColumnExtent): number {
  const apart = Math.max(0, box.left - extent.right, extent.left - box.right)
  return (
    apart * 2 +
    Math.min(
      Math.abs(box.right - extent.right),
      Math.abs(centerOf(box) - (extent.left + extent.right) / 2),
      Math.abs(box.left - extent.left) * places.leftFactor,
    )
  )
}

/** The column a box stands over or next to. */
export const nearest = (box: Box, extents: readonly ColumnExtent[]): number =>
  extents.reduce((best, extent, index) => (distance(box, extent) < distance(box, extents[best]!) ? index : best), 0)

/** The columns a shared header holds for: the group it is centered over. */
function groupOf(piece: Segment, { pieces, extents, em }: HeaderLine): readonly number[] {
  const others = pieces.filter(other => other !== piece)
  const own = covered(piece.box, extents)
  const free = extents.map(extent => others.every(other => distance(other.box, extent) > distance(piece.box, extent)))
  let best: readonly number[] = own.length > 0 ? own : [nearest(piece.box, extents)]
  let bestScore = Infinity
  for (let from = 0; from < extents.length; from++) {
    for (let to = from; to < extents.length; to++) {
      const group = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      if (!group.every(index => free[index]) || !own.every(index => group.includes(index))) continue
      const middle = ((extents[from]?.left ?? 0) + (extents[to]?.right ?? 0)) / 2
      // Of groups equally well centered the larger one: a shared header leaves no column out.
      const score = Math.abs(middle - centerOf(piece.box)) - group.length * em
      if (score < bestScore) {
        bestScore = score
        best = group
      }
    }
  }
  return best
}

/** Right above the header line below and exactly over one column, flush or centered: the first line of that column's header. */
export function isOverOneColumn(
  textRow: TextRow,
  below: TextRow | undefined,
  extents: readonly ColumnExtent[],
  em: number,
): boolean {
  if (below === undefined || below.box.top - textRow.box.bottom > places.stackGap * em) return false
  return extents.some(
    extent =>
      textRow.box.right - textRow.box.left < 2 * (extent.right - extent.left) &&
      (Math.abs(textRow.box.right - extent.right) < places.flush * em ||
        Math.abs(centerOf(textRow.box) - (extent.left + extent.right) / 2) < places.overMiddle * em),
  )
}

/** One line of a header with what is known of the columns below it. */
export interface HeaderLine {
  readonly pieces: readonly Segment[]
  /** Each piece fills the header cell of the column at its position. */
  readonly inCells: boolean
  readonly extents: readonly ColumnExtent[]
  /** Type height in points. */
  readonly em: number
  readonly order: DateOrder
  /** By column, whether a text below names a month of its own: "10 Months Ended" beside it is not that column's. */
  readonly ofMonths: readonly boolean[]
}

/** A piece of a header and the columns it heads. */
export interface Group {
  readonly columns: readonly number[]
  readonly piece: Segment
}

/**
 * Two names over four columns, each in the middle of its half: the group of the piece, or null when pieces and columns do
 * not divide so.
 */
function evenGroup(
  piece: Segment,
  pieces: readonly Segment[],
  extents: readonly ColumnExtent[],
): readonly number[] | null {
  const size = extents.length / pieces.length
  if (pieces.length < 2 || size < 2 || !Number.isInteger(size)) return null
  const pitch = ((extents.at(-1)?.right ?? 0) - (extents[0]?.right ?? 0)) / (extents.length - 1)
  const centered = pieces.every(({ box }, index) => {
    const group = extents.slice(index * size, (index + 1) * size)
    const right = group.at(-1)?.right ?? 0
    const middle = ((group[0]?.left ?? 0) + right) / 2
    // Numbers stand at the right of their cells, and a name over two cells in the middle of both.
    const ofCells = right - (size * pitch) / 2
    const off = Math.min(Math.abs(middle - centerOf(box)), Math.abs(ofCells - centerOf(box)))
    const own = Math.min(...group.map(extent => Math.abs((extent.left + extent.right) / 2 - centerOf(box))))
    return off <= own
  })
  if (!centered) return null
  const first = pieces.indexOf(piece) * size
  return Array.from({ length: size }, (_, index) => first + index)
}

/** "Years ended December 31," by itself in its line holds for every column, however badly it is centered. */
export const isGeneralPeriod = (text: string, order: DateOrder): boolean =>
  sharedHeaderText.test(text) && !/\d{4}/.test(text) && isPeriodText(text, order)

/**
 * The columns a piece heads: its own cell, all of them, those it is centered over, or the nearest.
 */
export function columnsUnder(piece: Segment, line: HeaderLine): readonly number[] {
  const { pieces, extents, order } = line
  const bareYear = piece.words.length === 1 && isYear(piece.text)
  const wide = covered(piece.box, extents).length > 1 && !(bareYear && pieces.length * 2 > extents.length)
  const shared = sharedHeaderText.test(piece.text) || isPeriodText(piece.text, order)
  if (pieces.length === 1 && isGeneralPeriod(piece.text, order) && !wide) {
    const group = groupOf(piece, line)
    const isOthers = line.ofMonths.some((isOfMonth, column) => isOfMonth && !group.includes(column))
    return isOthers ? group : extents.map((_, column) => column)
  }
  if (line.inCells) return [pieces.indexOf(piece)]
  const even = evenGroup(piece, pieces, extents)
  if (even !== null && !bareYear) return even
  const alone = pieces.length < extents.length && !bareYear && shared
  return wide || alone ? groupOf(piece, line) : [nearest(piece.box, extents)]
}
