/** How much of a place shapes cover, whatever their form, alone or together. */
import type { Box } from '../document/model.ts'
import type { PaintedShape, ShapeOutline } from '../reading/inspection/inspected-page.ts'
import { coveredShare, sharedArea } from './finding.ts'

/** Points to each side at which a place is looked at. */
const ACROSS = 12
const DOWN = 5

/** Share of `box` that one shape covers. */
export function shareCovered(box: Box, shape: PaintedShape): number {
  const share = coveredShare(box, shape.box)
  if (share === 0 || shape.outline === null) return share
  return shareWhere(box, (x, y) => isWithin(shape, x, y))
}

/** Share that they cover together. */
export function shareCoveredByAll(box: Box, shapes: readonly PaintedShape[]): number {
  const near = shapes.filter(shape => sharedArea(box, shape.box) > 0)
  return near.length === 0 ? 0 : shareWhere(box, (x, y) => near.some(shape => isWithin(shape, x, y)))
}

function shareWhere({ left, top, right, bottom }: Box, isCovered: (x: number, y: number) => boolean): number {
  let covered = 0
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS; column++) {
      const x = left + ((column + 0.5) / ACROSS) * (right - left)
      const y = top + ((row + 0.5) / DOWN) * (bottom - top)
      if (isCovered(x, y)) covered++
    }
  return covered / (ACROSS * DOWN)
}

function isWithin({ box, outline }: PaintedShape, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  if (outline === null) return true
  return outline.width > 0 ? isOnLine(outline, x, y) : isEnclosed(outline, x, y)
}

/** By the even-odd rule: of overlapping parts less counts as covered than by the other rule. */
function isEnclosed({ lines }: ShapeOutline, x: number, y: number): boolean {
  let isInside = false
  for (const line of lines)
    for (let at = 0; at < line.length; at++) {
      const [[ax, ay], [bx, by]] = [line[at]!, line[(at + 1) % line.length]!]
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
    }
  return isInside
}

const isOnLine = ({ lines, width }: ShapeOutline, x: number, y: number): boolean =>
  lines.some(line => line.slice(1).some((to, at) => distanceTo(line[at]!, to, x, y) <= width / 2))

function distanceTo([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], x: number, y: number) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
