/** Where the figures of a list really stand under its heads: columns of figures, counted and matched to the heads in their order. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { headAt, isMoney, type ColumnHead, type HeadColumn } from './column-headers.ts'
import type { TextLine } from './statement-text.ts'

/** The edge by which the figures of a list are aligned, and where it lies for each column. */
export interface ColumnPlaces {
  readonly edge: (box: Box) => number
  readonly at: ReadonlyMap<HeadColumn, number>
}

const edges: readonly ((box: Box) => number)[] = [box => box.right, box => box.left, centerOf]
/** Figures of one column lie within this part of the type size, of two columns further apart. */
const together = 0.7
/** A column is made of at least this many figures; fewer are strays. */
const minAmounts = 2
/** Longest list on one page. */
const mostLines = 140

/** The places of a list's columns; null when the figures do not make exactly as many columns as there are heads. */
export function columnPlaces(lines: readonly TextLine[], index: number, head: ColumnHead): ColumnPlaces | null {
  const columns = head.columns.filter(column => isMoney(column.role)).toSorted((a, b) => a.box.left - b.box.left)
  if (columns.length < 2 || head.groups > 1) return null
  const first = lines[index]!
  const { em } = first.metrics
  const limit = columns[0]!.box.left - 5 * em
  const boxes: Box[] = []
  for (let at = index + head.count; at < lines.length && at < index + mostLines; at++) {
    const line = lines[at]!
    if (line.page !== first.page || (line.money.length === 0 && headAt(lines, at) !== null)) break
    for (const token of line.money) {
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
    // Figures of two columns never stand over each other.
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
