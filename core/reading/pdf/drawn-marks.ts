/**
 * Handwritten strokes, ticks and small pictures on a page with a text layer: possible signatures and marks in boxes.
 */
import { heightOf, widthOf } from '../../document/geometry.ts'
import type { Box, Mark } from '../../document/model.ts'
import { frameHeight, frameWidth, type PageFrame } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { visitPaths } from './rules.ts'

const SEGMENT_LINE = 0
const SEGMENT_BEZIER = 1
const SEGMENT_MOVE = 2
/** In points: a tick, a cross, the dot of a radio button are at most this wide and high. */
const SMALL = 16
const SMALLEST = 1.5
/** A filled square counts as a tick from this size on; smaller ones are bullets. */
const SMALLEST_FILL = 2.5
/** Strokes of one signature are this close together. */
const SAME_DRAWING = 4
/** Anything wider or higher than this share of the page is a background or a frame. */
const MAX_PAGE_SHARE = 0.75
/** A stroke that deviates by this share of its length (and by this many points) is slanted. */
const SLANT = 0.08
const SLANT_POINTS = 0.8
/** A page with more drawn paths is a picture. */
const MAX_DRAWINGS = 3000
/** Segments examined per path: enough to see that it is not a frame. */
const MAX_SEGMENTS = 64
/** Of the outline of a box with round corners this share is straight. */
const FRAME = 0.6
/** In points: pictures of signatures are neither icons nor photographs. */
const PICTURE = { minWidth: 20, maxWidth: 330, minHeight: 7, maxHeight: 140 }

/** Marks of kind 'drawing' and 'image', in upright coordinates. */
export function drawnMarks(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  imageBoxes: readonly Box[],
): readonly Mark[] {
  const size = { width: frameWidth(frame), height: frameHeight(frame) }
  const drawings: Box[] = []
  const dots: Box[] = []
  visitPaths(pdfium, page, frame, ({ path, box, filled, stroked }) => {
    if (drawings.length + dots.length > MAX_DRAWINGS) return
    const [width, height] = [widthOf(box), heightOf(box)]
    if (width > MAX_PAGE_SHARE * size.width || height > MAX_PAGE_SHARE * size.height) return
    if (Math.max(width, height) < SMALLEST) return
    const isDot =
      filled && Math.min(width, height) >= SMALLEST_FILL && Math.max(width, height) <= SMALL && width < 2 * height
    if (isDot) dots.push(box)
    else if (isFreehand(pdfium, path, stroked || filled)) drawings.push(box)
  })
  const found = drawings.length + dots.length > MAX_DRAWINGS ? [] : [...mergeStrokes(drawings), ...dots]
  const marks = found.map((box): Mark => ({ box, kind: 'drawing' }))
  const pictures = imageBoxes.filter(box => {
    const [width, height] = [widthOf(box), heightOf(box)]
    return (
      width >= PICTURE.minWidth &&
      width <= PICTURE.maxWidth &&
      height >= PICTURE.minHeight &&
      height <= PICTURE.maxHeight
    )
  })
  return [...marks, ...pictures.map((box): Mark => ({ box, kind: 'image' }))]
}

/** Curves, or strokes that are neither horizontal nor vertical; boxes with round corners are frames. */
function isFreehand(pdfium: Pdfium, path: number, visible: boolean): boolean {
  if (!visible) return false
  const { calls, scratch } = pdfium
  const count = Math.min(calls.FPDFPath_CountSegments(path), MAX_SEGMENTS)
  let from: readonly [number, number] | null = null
  let straight = 0
  let isCurved = false
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let index = 0; index < count; index++) {
    const segment = calls.FPDFPath_GetPathSegment(path, index)
    const type = calls.FPDFPathSegment_GetType(segment)
    if (type !== SEGMENT_LINE && type !== SEGMENT_MOVE && type !== SEGMENT_BEZIER) continue
    isCurved ||= type === SEGMENT_BEZIER
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const to: readonly [number, number] = [pdfium.float(scratch), pdfium.float(scratch + 4)]
    if (type === SEGMENT_LINE && from !== null) {
      const across = Math.abs(to[0] - from[0])
      const down = Math.abs(to[1] - from[1])
      if (Math.min(across, down) > Math.max(SLANT_POINTS, SLANT * Math.max(across, down))) return true
      straight += Math.max(across, down)
    }
    from = to
    xs.push(to[0])
    ys.push(to[1])
  }
  if (!isCurved) return false
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  return Math.max(width, height) <= SMALL || straight < FRAME * 2 * (width + height)
}

/**
 * Merges strokes that are close together; small groups stay stroke by stroke, so that a cross and a ringed dot count as
 * two.
 */
function mergeStrokes(boxes: readonly Box[]): readonly Box[] {
  const ordered = boxes.toSorted((a, b) => a.left - b.left)
  const groups: { box: Box; members: Box[] }[] = []
  for (const box of ordered) {
    let joined: { box: Box; members: Box[] } = { box, members: [box] }
    for (let index = groups.length - 1; index >= 0; index--) {
      const group = groups[index]!
      if (!isNear(group.box, joined.box)) continue
      joined = { box: around(group.box, joined.box), members: [...group.members, ...joined.members] }
      groups.splice(index, 1)
    }
    groups.push(joined)
  }
  return groups.flatMap(({ box, members }) => (Math.max(widthOf(box), heightOf(box)) <= SMALL ? members : [box]))
}

const isNear = (a: Box, b: Box): boolean =>
  a.left - SAME_DRAWING <= b.right &&
  b.left - SAME_DRAWING <= a.right &&
  a.top - SAME_DRAWING <= b.bottom &&
  b.top - SAME_DRAWING <= a.bottom

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
