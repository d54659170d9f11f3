/** Rows of boxes that hold one character each, found by their evenly spaced upright sides. Pure. */
import { centerOf, heightOf, widthOf } from './geometry.ts'
import type { Box } from './model.ts'

/** Boxes for single characters side by side, from left to right. */
export interface CombField {
  readonly box: Box
  readonly cells: readonly Box[]
}

/** Points. A box for a character is so wide, and its sides are so high. */
const WIDTH = { min: 7, max: 26 }
const HEIGHT = { min: 4, max: 30 }
/** A box is at most so many times as wide as high, and as high as wide. */
const MAX_WIDTH_RATIO = 2.6
const MAX_HEIGHT_RATIO = 2.6
/** Points by which feet of one row differ, or sides drawn twice. */
const SAME_BOTTOM = 1.8
const SAME_SIDE = 1
/** Widths of one row differ by so many points, or by this share. */
const SAME_WIDTH = { points: 1.7, share: 0.09 }
/** Boxes of one row stand at most so far apart: points, or a share of their width. */
const APART = { points: 4.5, share: 0.4 }
/** Fewer boxes are columns of something else ... */
const MIN_CELLS = 3
/** ... unless they are like those of a row of more: the days and months of a date. */
const MIN_CELLS_LIKE_ANOTHER = 2

/** `down`, `across`: upright and level strokes; `unit`: how many of their units make a point. */
export function findCombFields(down: readonly Box[], across: readonly Box[], unit = 1): readonly CombField[] {
  const sides = down
    .flatMap(side => cutAt(side, across, unit))
    .filter(side => heightOf(side) >= HEIGHT.min * unit && heightOf(side) <= HEIGHT.max * unit)
  const rows = groupByBottom(sides, unit).flatMap(row => rowsOf(row, across, unit))
  const sure = rows.filter(({ cells }) => cells.length >= MIN_CELLS)
  return rows.filter(row => sure.some(other => other === row || isAlike(row, other, unit)))
}

/** A side that runs on through several rows, cut where level strokes cross it. */
function cutAt(side: Box, across: readonly Box[], unit: number): readonly Box[] {
  if (heightOf(side) <= 2 * HEIGHT.min * unit) return [side]
  const x = centerOf(side)
  const cuts = across
    .filter(
      rule =>
        rule.left < x + 2 * unit &&
        rule.right > x - 2 * unit &&
        rule.top > side.top + 3 * unit &&
        rule.bottom < side.bottom - 3 * unit,
    )
    .toSorted((a, b) => a.top - b.top)
  let { top } = side
  const pieces = cuts.map(rule => {
    const piece = { ...side, top, bottom: rule.bottom }
    top = rule.top
    return piece
  })
  return [...pieces, { ...side, top }]
}

function groupByBottom(sides: readonly Box[], unit: number): readonly (readonly Box[])[] {
  const rows: Box[][] = []
  for (const side of sides.toSorted((a, b) => a.bottom - b.bottom)) {
    const row = rows.at(-1)
    if (
      row !== undefined &&
      side.bottom - row.at(-1)!.bottom < SAME_BOTTOM * unit &&
      side.bottom - row[0]!.bottom < 2 * SAME_BOTTOM * unit
    )
      row.push(side) // prettier-ignore
    else rows.push([side])
  }
  return rows
}

function rowsOf(edges: readonly Box[], across: readonly Box[], unit: number): readonly CombField[] {
  const sides: Box[] = []
  for (const side of edges.toSorted((a, b) => a.left - b.left)) {
    const last = sides.at(-1)
    if (last !== undefined && side.left - last.right < SAME_SIDE * unit && side.left - last.left < 2 * SAME_SIDE * unit)
      sides[sides.length - 1] = { ...last, right: Math.max(last.right, side.right), top: Math.min(last.top, side.top) }
    else sides.push(side)
  }
  const rows: CombField[] = []
  let open: Box[] = []
  const close = (): void => {
    if (open.length >= MIN_CELLS_LIKE_ANOTHER) {
      const top = Math.min(...open.map(cell => cell.top))
      const cells = open.map(cell => ({ ...cell, top }))
      rows.push({ cells, box: { ...cells[0]!, right: cells.at(-1)!.right } })
    }
    open = []
  }
  for (let index = 1; index < sides.length; index++) {
    const cell = cellOf(sides[index - 1]!, sides[index]!)
    const isBox = isCharacterCell(cell, unit)
    // The gap between two rows may be as wide as a box, but nothing is ruled below it.
    if (isBox && open.length > 0 && hasFoot(open[0]!, across, unit) && !hasFoot(cell, across, unit)) {
      close()
      continue
    }
    if (!isBox) {
      // A gap between boxes that stand apart.
      const last = open.at(-1)
      if (last === undefined || widthOf(cell) > Math.max(APART.points * unit, APART.share * widthOf(last))) close()
      continue
    }
    const last = open.at(-1)
    if (last !== undefined && !isSameWidth(last, cell, unit)) close()
    open.push(cell)
  }
  close()
  return rows
}

const hasFoot = (cell: Box, across: readonly Box[], unit: number): boolean =>
  across.some(
    ({ left, right, top, bottom }) =>
      left < centerOf(cell) && right > centerOf(cell) && bottom > cell.bottom - SAME_BOTTOM * unit && top < cell.bottom + SAME_BOTTOM * unit, // prettier-ignore
  )

const isAlike = (a: CombField, b: CombField, unit: number): boolean =>
  isSameWidth(a.cells[0]!, b.cells[0]!, unit) && Math.abs(heightOf(a.box) - heightOf(b.box)) < SAME_BOTTOM * unit

const cellOf = (left: Box, right: Box): Box => ({
  left: left.right,
  right: right.left,
  top: Math.min(left.top, right.top),
  bottom: Math.max(left.bottom, right.bottom),
})

function isCharacterCell(cell: Box, unit: number): boolean {
  const [width, height] = [widthOf(cell), heightOf(cell)]
  return width >= WIDTH.min * unit && width <= WIDTH.max * unit && width <= MAX_WIDTH_RATIO * height && height <= MAX_HEIGHT_RATIO * width // prettier-ignore
}

const isSameWidth = (a: Box, b: Box, unit: number): boolean =>
  Math.abs(widthOf(a) - widthOf(b)) <= Math.max(SAME_WIDTH.points * unit, SAME_WIDTH.share * widthOf(a))
