/** A header line split into the pieces that head one column or one group of columns each. */
import type { Word } from '../../document/model.ts'
import { segmentOf, type Segment } from '../layout/text-rows.ts'
import { groupConsecutive } from '../values/sequences.ts'
import type { ColumnExtent } from './columns.ts'
import { covered, nearest } from './header-positions.ts'

/**
 * The segments that fill the header cells of all columns, one each: between the column before and the column's own right edge.
 * Finds headers set left over numbers set right. Null when the text row is no such row.
 */
export function cellsInOrder(
  segments: readonly Segment[],
  extents: readonly ColumnExtent[],
  labelRight: number,
): readonly Segment[] | null {
  const cells = segments.filter(({ box }) => box.left > labelRight)
  return extents.length < 2 || cells.length !== extents.length ? null : cells
}

/** Words within one range: "January through March 2024". */
const joins = new Set(['through', 'thru', 'to', 'and', 'until', '-', '–', '—'])

/** Splits a segment whose words head different columns and repeat each other: "December 31, December 25,", "2023 2022". */
export function piecesOf(segment: Segment, extents: readonly ColumnExtent[]): readonly Segment[] {
  const { words } = segment
  if (covered(segment.box, extents).length < 2 || words.length < 2) return [segment]
  const repeats = (before: Word, word: Word): boolean => word.text === words[0]!.text && !joins.has(before.text)
  const pieces = groupConsecutive(words, repeats).map(segmentOf)
  return new Set(pieces.map(({ box }) => nearest(box, extents))).size === pieces.length ? pieces : [segment]
}
