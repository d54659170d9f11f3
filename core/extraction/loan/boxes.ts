/** How boxes on a form lie to each other. Pure. */
import { centerOf, middleOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'

/** The middle of a box lies in a cell. */
export const isInside = (box: Box, cell: Box): boolean =>
  centerOf(box) > cell.left && centerOf(box) < cell.right && middleOf(box) > cell.top && middleOf(box) < cell.bottom

/** The box with so many points more on every side. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
