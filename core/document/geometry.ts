/** Boxes on a page: union, overlap, and the way back from upright to displayed coordinates. Pure; points, y down. */
import type { Box, Page } from './model.ts'

/** Smallest box around all of `boxes`; throws a RangeError for none, because there is no such box. */
export function unionOf(boxes: readonly Box[]): Box {
  const first = boxes[0]
  if (first === undefined) throw new RangeError('The union of no boxes does not exist')
  let { left, top, right, bottom } = first
  for (const box of boxes) {
    if (box.left < left) left = box.left
    if (box.top < top) top = box.top
    if (box.right > right) right = box.right
    if (box.bottom > bottom) bottom = box.bottom
  }
  return { left, top, right, bottom }
}

/** A horizontal extent: a box, or a column without top and bottom. */
export type Extent = Pick<Box, 'left' | 'right'>

export const widthOf = ({ left, right }: Extent): number => right - left
export const heightOf = (box: Box): number => box.bottom - box.top
export const middleOf = (box: Box): number => (box.top + box.bottom) / 2
export const centerOf = ({ left, right }: Extent): number => (left + right) / 2

/** Length in points over which two boxes share x; 0 when they do not. */
export function horizontalOverlap(a: Extent, b: Extent): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
}

/** Length in points over which two boxes share y; 0 when they do not. */
export function verticalOverlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/** Middle value; the lower of the two middle ones for an even count. Throws a RangeError for no values. */
export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted[(sorted.length - 1) >> 1]
  if (middle === undefined) throw new RangeError('No values have no median')
  return middle
}

/**
 * Turns a box of a `width` × `height` page clockwise by `rotation` degrees; the result lies on the turned page
 * (whose width and height are swapped for 90 and 270).
 */
export function rotateBox(box: Box, rotation: 0 | 90 | 180 | 270, width: number, height: number): Box {
  const { left, top, right, bottom } = box
  switch (rotation) {
    case 0:
      return box
    case 90:
      return { left: height - bottom, top: left, right: height - top, bottom: right }
    case 180:
      return { left: width - right, top: height - bottom, right: width - left, bottom: height - top }
    case 270:
      return { left: top, top: width - right, right: bottom, bottom: width - left }
  }
}

/**
 * A box in upright coordinates of `page` as a box on the page as a viewer displays it (the PDF's own /Rotate and no more).
 * Provenance and highlights use displayed boxes; tables use upright ones. A skewed scan's box is moved, not turned.
 */
export function toDisplayedBox(page: Pick<Page, 'width' | 'height' | 'rotation' | 'skew'>, box: Box): Box {
  const back = ((360 - (page.rotation ?? 0)) % 360) as 0 | 90 | 180 | 270
  return rotateBox(skewed(box, page.skew ?? 0, page.width / 2, page.height / 2), back, page.width, page.height)
}

/** Moves a box as its middle moves when the page is turned clockwise by `degrees` about (x, y). */
function skewed(box: Box, degrees: number, x: number, y: number): Box {
  if (degrees === 0) return box
  const angle = (degrees * Math.PI) / 180
  const fromX = centerOf(box) - x
  const fromY = middleOf(box) - y
  const dx = fromX * Math.cos(angle) - fromY * Math.sin(angle) - fromX
  const dy = fromX * Math.sin(angle) + fromY * Math.cos(angle) - fromY
  return { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A box as answers state it: left, top, right, bottom, to a tenth of a point. */
export const bboxOf = ({ left, top, right, bottom }: Box): [number, number, number, number] => [
  tenths(left),
  tenths(top),
  tenths(right),
  tenths(bottom),
]
