/** Which columns a piece of a header stands over. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { centerOf, horizontalOverlap, widthOf } from '../../document/geometry.ts'
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

/** How far a piece stands from being over a column: by the nearest of left, middle and right alignment. */
function distance(box: Box, extent: ColumnExtent): number {
  const apart = Math.max(0, box.left - extent.right, extent.left - box.right)
  return (
    apart * 2 +
    Math.min(
      Math.abs(box.right - extent.right),
      Math.abs(centerOf(box) - centerOf(extent)),
      Math.abs(box.left - extent.left) * places.leftFactor,
    )
  )
}

/** "Years ended December 31," by itself in its line holds for every column, however badly it is centered. */
export const isGeneralPeriod = (text: string, order: DateOrder): boolean =>
  sharedHeaderText.test(text) && !/\d{4}/.test(text) && isPeriodText(text, order)

/** One line of a header with what is known of the columns below it. */
interface HeaderLine {
  readonly pieces: readonly Segment[]
  readonly order: DateOrder
  /** By column, whether a text below names a month of its own: "10 Months Ended" beside it is not that column's. */
  readonly ofMonths: readonly boolean[]
}

/** The columns of numbers below a header, and which of them its pieces stand over. */
export class HeaderColumns {
  readonly extents: readonly ColumnExtent[]
  /** Type height in points. */
  readonly #em: number

  constructor(extents: readonly ColumnExtent[], em: number) {
    this.extents = extents
    this.#em = em
  }

  /** The columns of whose width a box covers at least `sharedWidth`. */
  covered(box: Box): readonly number[] {
    return this.extents.flatMap((extent, index) =>
      horizontalOverlap(box, extent) >= sharedWidth * widthOf(extent) ? [index] : [],
    )
  }

  /** The column a box stands over or next to. */
  nearest(box: Box): number {
    const distances = this.extents.map(extent => distance(box, extent))
    return distances.indexOf(Math.min(...distances))
  }

  /** A line centered on the page or table (`centers`) rather than over any column or group of columns. */
  isCenteredTitle(box: Box, centers: readonly number[]): boolean {
    const off = Math.min(...centers.map(center => Math.abs(centerOf(box) - center)))
    if (off > centered * this.#em) return false
    const limit = off + places.clearlyNearer * this.#em
    return this.#groups().every(group => Math.abs(this.#middleOf(group) - centerOf(box)) > limit)
  }

  /** Right above the header line below and exactly over one column, flush or centered: the first line of that column's header. */
  isOverOneColumn({ box }: TextRow, below: TextRow | undefined): boolean {
    if (below === undefined || below.box.top - box.bottom > places.stackGap * this.#em) return false
    return this.extents.some(
      extent =>
        widthOf(box) < 2 * widthOf(extent) &&
        (Math.abs(box.right - extent.right) < places.flush * this.#em ||
          Math.abs(centerOf(box) - centerOf(extent)) < places.overMiddle * this.#em),
    )
  }

  /** The columns a piece heads: its own cell, all of them, those it is centered over, or the nearest. */
  under(piece: Segment, { pieces, order, ofMonths }: HeaderLine): readonly number[] {
    const bareYear = piece.words.length === 1 && isYear(piece.text)
    const wide = this.covered(piece.box).length > 1 && !(bareYear && pieces.length * 2 > this.extents.length)
    const shared = sharedHeaderText.test(piece.text) || isPeriodText(piece.text, order)
    if (pieces.length === 1 && isGeneralPeriod(piece.text, order) && !wide) {
      const group = this.#groupOf(piece, pieces)
      const isOthers = ofMonths.some((isOfMonth, column) => isOfMonth && !group.includes(column))
      return isOthers ? group : [...this.extents.keys()]
    }
    const even = this.#evenGroup(piece, pieces)
    if (even !== null && !bareYear) return even
    const alone = pieces.length < this.extents.length && !bareYear && shared
    return wide || alone ? this.#groupOf(piece, pieces) : [this.nearest(piece.box)]
  }

  /** All runs of neighboring columns, by their positions. */
  #groups(): readonly (readonly number[])[] {
    const columns = [...this.extents.keys()]
    return columns.flatMap(from => columns.slice(from).map(to => columns.slice(from, to + 1)))
  }

  #middleOf = (group: readonly number[]): number =>
    (this.extents[group[0]!]!.left + this.extents[group.at(-1)!]!.right) / 2

  /** The columns a shared header holds for: the group it is centered over. */
  #groupOf({ box }: Segment, pieces: readonly Segment[]): readonly number[] {
    const others = pieces.filter(other => other.box !== box)
    const own = this.covered(box)
    const free = this.extents.map(extent => others.every(other => distance(other.box, extent) > distance(box, extent)))
    // Of groups equally well centered the larger one: a shared header leaves no column out.
    const scoreOf = (group: readonly number[]): number =>
      Math.abs(this.#middleOf(group) - centerOf(box)) - group.length * this.#em
    const groups = this.#groups().filter(
      group => group.every(column => free[column]) && own.every(column => group.includes(column)),
    )
    const [best] = groups.toSorted((a, b) => scoreOf(a) - scoreOf(b))
    return best ?? (own.length > 0 ? own : [this.nearest(box)])
  }

  /**
   * Two names over four columns, each in the middle of its half: the group of the piece, or null when pieces and columns do
   * not divide so.
   */
  #evenGroup(piece: Segment, pieces: readonly Segment[]): readonly number[] | null {
    const { extents } = this
    const size = extents.length / pieces.length
    if (pieces.length < 2 || size < 2 || !Number.isInteger(size)) return null
    const columnsOf = (at: number): readonly number[] => [...extents.keys()].slice(at * size, (at + 1) * size)
    const pitch = (extents.at(-1)!.right - extents[0]!.right) / (extents.length - 1)
    const isCentered = pieces.every(({ box }, at) => {
      const group = columnsOf(at)
      // Numbers stand at the right of their cells, and a name over two cells in the middle of both.
      const ofCells = extents[group.at(-1)!]!.right - (size * pitch) / 2
      const offFrom = (center: number): number => Math.abs(center - centerOf(box))
      const own = Math.min(...group.map(column => offFrom(centerOf(extents[column]!))))
      return Math.min(offFrom(this.#middleOf(group)), offFrom(ofCells)) <= own
    })
    return isCentered ? columnsOf(pieces.indexOf(piece)) : null
  }
}
