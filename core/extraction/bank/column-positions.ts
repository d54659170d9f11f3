/** Measured column positions of a list: clusters of aligned amounts, matched to the headers in order. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { headerAt, isAmountRole, type ColumnHeader, type HeaderColumn } from './column-headers.ts'
import type { TextLine } from './text-lines.ts'

/** The edge by which amounts are aligned, and its position per column. */
export interface ColumnPositions {
  readonly edge: (box: Box) => number
  readonly at: ReadonlyMap<HeaderColumn, number>
}

const edges: readonly ((box: Box) => number)[] = [box => box.right, box => box.left, centerOf]
/** Amounts of one column are aligned within this fraction of the type size. */
const together = 0.7
/** Fewer aligned amounts are strays, not a column. */
const minAmounts = 2
/** Longest list on one page. */
const maxLines = 140

/** The positions of a list's columns; null unless the amounts form exactly one cluster per header. */
export function columnPositions(
  lines: readonly TextLine[],
  index: number,
  header: ColumnHeader,
): ColumnPositions | null {
  const columns = header.columns.filter(column => isAmountRole(column.role)).toSorted((a, b) => a.box.left - b.box.left)
  if (columns.length < 2 || header.groups > 1) return null
  const first = lines[index]!
  const { em } = first.metrics
  const limit = columns[0]!.box.left - 5 * em
  const boxes: Box[] = []
  for (let at = index + header.count; at < lines.length && at < index + maxLines; at++) {
    const line = lines[at]!
    if (line.page !== first.page || (line.amounts.length === 0 && headerAt(lines, at) !== null)) break
    for (const token of line.amounts) {
      const next = line.words[token.last + 1]
      const inText = next !== undefined && next.box.left - token.box.right < line.metrics.character
      if (token.cents && token.box.left > limit && !inText) boxes.push(token.box)
    }
  }
  for (const edge of edges) {
    const groups = clusters(
      boxes.toSorted((a, b) => edge(a) - edge(b)),
      edge,
      together * em,
    ).filter(group => group.length >= minAmounts)
    if (groups.length !== columns.length || groups.flat().length < 0.95 * boxes.length) continue
    // Amounts of two columns never overlap.
    const apart = groups.slice(1).every((group, at) => {
      const before = groups[at]!
      return Math.max(...before.map(box => box.right)) <= Math.min(...group.map(box => box.left))
    })
    if (!apart) continue
    const middle = (group: readonly Box[]): number => group.reduce((sum, box) => sum + edge(box), 0) / group.length
    return { edge, at: new Map(columns.map((column, at) => [column, middle(groups[at]!)])) }
  }
  return null
}

function clusters(sorted: readonly Box[], edge: (box: Box) => number, gap: number): readonly (readonly Box[])[] {
  const groups: Box[][] = []
  for (const box of sorted) {
    const last = groups.at(-1)
    if (last === undefined || edge(box) - edge(last.at(-1)!) > gap) groups.push([box])
    else last.push(box)
  }
  return groups
}
