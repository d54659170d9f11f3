/** Numbers → columns: where numbers stand above each other. */
import { horizontalOverlap, unionOf, widthOf, type Extent } from '../../document/geometry.ts'
import { type TextRow, hasNumbers } from '../layout/text-rows.ts'
import { groupConsecutive, joinConsecutive } from '../values/sequences.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import type { NumberToken } from '../layout/tokens.ts'
import { sharedWidth } from '../layout/thresholds.ts'

/** The horizontal extent of a column of numbers, in points. */
export type ColumnExtent = Extent

/**
 * What makes numbers one ragged column. Half or double of any member changes no tuned statement.
 * - `sameEdge`: Right edges nearer than this share of the type size belong to one column: a parenthesis overhangs by a third.
 * - `maxSharedRows`: Two groups that share `sharedWidth` of the narrower one's width, and rows only for this share of the smaller one's numbers,
 *   are one ragged column.
 * - `minOutlierNumbers`, `outlierShare`: A column of at least so many numbers leaves out this share of them at either side as outliers.
 */
const ragged = { sameEdge: 0.75, maxSharedRows: 0.1, minOutlierNumbers: 10, outlierShare: 0.1 } as const
/**
 * What separates numbers in labels and lists from columns. Half or double of the last two changes 1 of 54 tuned statements at most.
 * - `sameLeft`: A number begins where labels do within this part of the type size, as labels of one level do.
 * - `minPairShare`: Of the rows with numbers in a list of pairs, more than this share are pairs.
 * - `minColumnNumbers`: From so many numbers on, a column makes a lone number beside it chance.
 */
const strays = { sameLeft: 0.3, minPairShare: 0.6, minColumnNumbers: 4 } as const
/**
 * What makes a number one of a column.
 * - `nearEdge`, `minOverlap`, `maxApart`: A number belongs to the column whose right edge is this near, in type sizes, or with which it shares
 *   this part of the narrower width; a misread bracket or mark may set it this far apart, in type sizes. Half or double of the last two changes
 *   no tuned statement.
 * - `edgeScore`: What a near right edge adds to the shared part of the width: columns are aligned on the right more often than they overlap.
 */
const own = { nearEdge: 1.5, minOverlap: 0.2, maxApart: 0.7, edgeScore: 0.5 } as const

type Positioned = Readonly<{ number: NumberToken; textRow: TextRow }>
interface Cluster extends ColumnExtent {
  readonly numbers: readonly Positioned[]
}

function shareRows(a: Cluster, b: Cluster): number {
  const textRows = new Set(a.numbers.map(({ textRow }) => textRow))
  return b.numbers.filter(({ textRow }) => textRows.has(textRow)).length
}

/** Typical extent: an outlier (two numbers recognized as one) does not widen the column. */
function extentOf(numbers: readonly Positioned[]): Cluster {
  const lefts = numbers.map(({ number }) => number.box.left).toSorted((x, y) => x - y)
  const rights = numbers.map(({ number }) => number.box.right).toSorted((x, y) => x - y)
  const at = (values: readonly number[], share: number): number => values[Math.round((values.length - 1) * share)] ?? 0
  const share = lefts.length >= ragged.minOutlierNumbers ? ragged.outlierShare : 0
  return { numbers, left: at(lefts, share), right: at(rights, 1 - share) }
}

/** "Cash: 95K" lines: one number after a colon each, aligned with nothing. */
function isPairList(textRows: readonly TextRow[]): boolean {
  const numbered = textRows.filter(hasNumbers)
  const pairs = numbered.filter(textRow => textRow.run.length === 1 && textRow.run[0]?.afterColon === true)
  return pairs.length > 1 && pairs.length > numbered.length * strays.minPairShare
}

/**
 * The columns of a block of text rows. Right edges are clustered; groups that overlap without ever sharing a row are joined
 * (left-aligned and centered columns have ragged right edges). A lone number beside columns of numbers makes none.
 */
export function columnsOf(textRows: readonly TextRow[], metrics: PageMetrics): readonly ColumnExtent[] {
  // An account number, or the last amount of a wrapped label ("issuance costs of" / "$3,200"), stands first, where labels begin.
  const lefts = textRows.flatMap(({ tokens, box }) => (tokens.some(({ kind }) => kind === 'word') ? [box.left] : []))
  const beginsLabel = (number: NumberToken, { tokens }: TextRow): boolean =>
    tokens[0] === number && lefts.some(left => Math.abs(left - number.box.left) < strays.sameLeft * metrics.em)
  const positioned = textRows.flatMap(textRow =>
    textRow.run
      .filter(number => number.apart && !number.dash && !number.blank && !beginsLabel(number, textRow))
      .filter(number => !(number.year && textRow.run.every(other => other.year)))
      .map(number => ({ number, textRow })),
  )
  if (isPairList(textRows)) {
    return positioned.length === 0 ? [] : [unionOf(positioned.map(({ number }) => number.box))]
  }
  const clusters = groupConsecutive(
    positioned.toSorted((a, b) => a.number.digitsRight - b.number.digitsRight),
    (a, b) => b.number.digitsRight - a.number.digitsRight > ragged.sameEdge * metrics.em,
  )
  const extents = joinRagged(clusters.map(extentOf))
  const maxNumbers = Math.max(0, ...extents.map(({ numbers }) => numbers.length))
  return extents
    .filter(({ numbers }) => maxNumbers < strays.minColumnNumbers || numbers.length > 1)
    .toSorted((a, b) => a.left - b.left)
}

/** Clusters that overlap and hardly share a row made one, until no two neighbors do. */
function joinRagged(clusters: readonly Cluster[]): readonly Cluster[] {
  const joined = joinConsecutive(clusters, (a, b) => {
    const overlap = horizontalOverlap(a, b)
    const rows = Math.min(a.numbers.length, b.numbers.length)
    const isOne =
      overlap > sharedWidth * Math.min(widthOf(a), widthOf(b)) && shareRows(a, b) <= rows * ragged.maxSharedRows
    return isOne ? extentOf([...a.numbers, ...b.numbers]) : null
  })
  return joined.length === clusters.length ? joined : joinRagged(joined)
}

/** The column a number belongs to: its index, or -1 when it stands in none. */
export function columnIndexOf(number: NumberToken, extents: readonly ColumnExtent[], metrics: PageMetrics): number {
  const scores = extents.map(extent => {
    const overlap = Math.min(number.box.right, extent.right) - Math.max(number.box.left, extent.left)
    const near = Math.abs(number.digitsRight - extent.right) < own.nearEdge * metrics.em
    const width = Math.max(1, Math.min(widthOf(number.box), widthOf(extent)))
    const isOwn = overlap > -own.maxApart * metrics.em && (overlap > own.minOverlap * width || near)
    return isOwn ? overlap / width + (near ? own.edgeScore : 0) : 0
  })
  const best = Math.max(0, ...scores)
  return best > 0 ? scores.indexOf(best) : -1
}
