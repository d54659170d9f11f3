/** Path objects → ruling lines: strokes, thin filled rectangles and the edges of boxes, joined where they touch. */
import type { Box, Rule } from '../../document/model.ts'
import type { PageFrame, Point } from './page-frame.ts'
import { uprightBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

const OBJECT_PATH = 2
const OBJECT_IMAGE = 3
const OBJECT_FORM = 5
const SEGMENT_LINE = 0
const SEGMENT_MOVE = 2
/** In points: a rule is at most this thick ... */
const MAX_THICKNESS = 3
/** ... and at least this long: shorter strokes are parts of drawings, or dashes to be joined. */
const MIN_LENGTH = 6
/** Dashes and cell-by-cell borders this close together form one rule. */
const JOIN_GAP = 3
/** Two strokes form one rule when their positions differ by less; the two strokes of a double rule do not. */
const SAME_POSITION = 0.7
/** A stroke that deviates by this share of its length is slanted and not a rule. */
const MAX_SLANT = 0.01
/** A path with more segments is a drawing (a map, a logo): irrelevant and slow to examine. */
const MAX_SEGMENTS = 4000
/** Maximum objects examined on one page; a form inside a form counts too. */
const MAX_OBJECTS = 100_000
const MAX_DEPTH = 8
/** A filled shape lighter than this (0 black to 1 white) is background, not ink. */
const WHITE = 0.97

/** The elements a b c d e f of a PDF matrix. */
type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** What a page draws besides text. `imageBoxes` are the upright boxes of its pictures. */
export interface PageDrawing {
  readonly rules: readonly Rule[]
  readonly imageBoxes: readonly Box[]
  /** Handles of the images, in the order of `imageBoxes`; valid while the page is open. */
  readonly images: readonly number[]
  /** Number of paths; many indicate text drawn as outlines. */
  readonly pathCount: number
  /** False when there are so many objects that drawing them would take minutes. */
  readonly isDrawable: boolean
}

interface Walk {
  readonly pdfium: Pdfium
  readonly frame: PageFrame
  readonly strokes: Rule[]
  readonly imageBoxes: Box[]
  readonly images: number[]
  pathCount: number
  objectCount: number
  /** Called for each path, and nothing is collected. */
  readonly onPath?: (path: DrawnPath) => void
}

export function drawingOf(pdfium: Pdfium, page: number, frame: PageFrame): PageDrawing {
  const { calls } = pdfium
  const walk: Walk = { pdfium, frame, strokes: [], imageBoxes: [], images: [], pathCount: 0, objectCount: 0 }
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && walk.objectCount < MAX_OBJECTS; index++) {
    visit(walk, calls.FPDFPage_GetObject(page, index), IDENTITY, 0)
  }
  const { imageBoxes, images, pathCount } = walk
  const isDrawable = walk.objectCount < MAX_OBJECTS
  return { rules: joinStrokes(walk.strokes), imageBoxes, images, pathCount, isDrawable }
}

/** A drawn path: its upright bounds, and how it is painted. `path` is valid while the page is open. */
export interface DrawnPath {
  readonly path: number
  readonly box: Box
  /** Filled in a color other than white. */
  readonly filled: boolean
  readonly stroked: boolean
}

/** Calls `onPath` for every path that leaves ink on the page. */
export function visitPaths(pdfium: Pdfium, page: number, frame: PageFrame, onPath: (path: DrawnPath) => void): void {
  const { calls } = pdfium
  const walk: Walk = { pdfium, frame, strokes: [], imageBoxes: [], images: [], pathCount: 0, objectCount: 0, onPath }
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && walk.objectCount < MAX_OBJECTS; index++) {
    visit(walk, calls.FPDFPage_GetObject(page, index), IDENTITY, 0)
  }
}

function visit(walk: Walk, object: number, outer: Matrix, depth: number): void {
  const { calls } = walk.pdfium
  walk.objectCount++
  switch (calls.FPDFPageObj_GetType(object)) {
    case OBJECT_PATH:
      walk.pathCount++
      visitPath(walk, object, outer)
      return
    case OBJECT_IMAGE: {
      const box = boundsOf(walk, object, outer)
      if (box === null) return
      walk.imageBoxes.push(box)
      walk.images.push(object)
      addStroke(walk, box)
      return
    }
    case OBJECT_FORM: {
      if (depth >= MAX_DEPTH) return
      const inner = multiply(matrixOf(walk.pdfium, object), outer)
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count && walk.objectCount < MAX_OBJECTS; index++) {
        visit(walk, calls.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      }
      return
    }
  }
}

function visitPath(walk: Walk, path: number, outer: Matrix): void {
  const { pdfium } = walk
  const { calls, scratch } = pdfium
  const box = boundsOf(walk, path, outer)
  if (box === null || Math.max(box.right - box.left, box.bottom - box.top) < 1) return
  if (calls.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return
  const filled = pdfium.integer(scratch) !== 0
  const stroked = pdfium.integer(scratch + 4) !== 0
  if ((!filled && !stroked) || (filled && !stroked && isWhite(pdfium, path))) return
  if (walk.onPath !== undefined) {
    walk.onPath({ path, box, filled: filled && !isWhite(pdfium, path), stroked })
    return
  }
  const segments = calls.FPDFPath_CountSegments(path)
  if (segments > MAX_SEGMENTS) return
  if (Math.min(box.right - box.left, box.bottom - box.top) <= MAX_THICKNESS) {
    if (segments <= 5) {
      addStroke(walk, box)
      return
    }
  }
  const matrix = multiply(matrixOf(pdfium, path), outer)
  const thickness = stroked ? strokeWidthOf(pdfium, path) * Math.hypot(matrix[0], matrix[1]) : 0
  let points: [number, number][] = []
  const finish = (): void => {
    if (points.length >= 2) addSubpath(walk, points, stroked, thickness)
    points = []
  }
  for (let index = 0; index < segments; index++) {
    const segment = calls.FPDFPath_GetPathSegment(path, index)
    const type = calls.FPDFPathSegment_GetType(segment)
    if (type === SEGMENT_MOVE) finish()
    else if (type !== SEGMENT_LINE) {
      points = []
      continue
    }
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const x = pdfium.float(scratch)
    const y = pdfium.float(scratch + 4)
    points.push([matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]])
    const start = points[0]
    if (start !== undefined && calls.FPDFPathSegment_GetClose(segment) === 1) points.push(start)
  }
  finish()
}

function addSubpath(walk: Walk, points: readonly Point[], stroked: boolean, thickness: number): void {
  const { frame } = walk
  if (!stroked) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    addStroke(walk, uprightBox(frame, [Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]))
    return
  }
  const half = Math.min(thickness, MAX_THICKNESS) / 2
  for (let index = 1; index < points.length; index++) {
    const box = uprightBox(frame, points[index - 1]!, points[index]!)
    const width = box.right - box.left
    const height = box.bottom - box.top
    if (width >= height && height <= Math.max(0.5, MAX_SLANT * width)) {
      addStroke(walk, { ...box, top: box.top - half, bottom: box.bottom + half })
    } else if (height > width && width <= Math.max(0.5, MAX_SLANT * height)) {
      addStroke(walk, { ...box, left: box.left - half, right: box.right + half })
    }
  }
}

function addStroke(walk: Walk, box: Box): void {
  const width = box.right - box.left
  const height = box.bottom - box.top
  if (height <= MAX_THICKNESS && width > height) walk.strokes.push({ box, direction: 'horizontal' })
  else if (width <= MAX_THICKNESS && height > width) walk.strokes.push({ box, direction: 'vertical' })
}

/** Joins strokes that continue one another and drops those too short to be a rule. */
export function joinStrokes(strokes: readonly Rule[]): readonly Rule[] {
  return [...joinDirection(strokes, 'horizontal'), ...joinDirection(strokes, 'vertical')]
}

function joinDirection(strokes: readonly Rule[], direction: Rule['direction']): Rule[] {
  const flat = direction === 'horizontal'
  const position = (box: Box): number => (flat ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2)
  const start = (box: Box): number => (flat ? box.left : box.top)
  const end = (box: Box): number => (flat ? box.right : box.bottom)
  const ordered = strokes
    .filter(stroke => stroke.direction === direction)
    .map(stroke => stroke.box)
    .sort((a, b) => position(a) - position(b))
  const joined: Box[] = []
  let from = 0
  while (from < ordered.length) {
    let to = from + 1
    while (to < ordered.length && position(ordered[to]!) - position(ordered[from]!) < SAME_POSITION) to++
    const level = ordered.slice(from, to).sort((a, b) => start(a) - start(b))
    let current = level[0]!
    for (const next of level.slice(1)) {
      if (start(next) - end(current) <= JOIN_GAP) {
        current = {
          left: Math.min(current.left, next.left),
          top: Math.min(current.top, next.top),
          right: Math.max(current.right, next.right),
          bottom: Math.max(current.bottom, next.bottom),
        }
      } else {
        joined.push(current)
        current = next
      }
    }
    joined.push(current)
    from = to
  }
  return joined.filter(box => end(box) - start(box) >= MIN_LENGTH).map(box => ({ box, direction }))
}

function boundsOf(walk: Walk, object: number, outer: Matrix): Box | null {
  const { pdfium, frame } = walk
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null
  const [left, bottom, right, top] = [0, 4, 8, 12].map(offset => pdfium.float(scratch + offset)) as [
    number,
    number,
    number,
    number,
  ]
  return uprightBox(frame, apply(outer, left, bottom), apply(outer, right, top))
}

function apply(matrix: Matrix, x: number, y: number): readonly [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]
}

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY
  return [0, 4, 8, 12, 16, 20].map(offset => pdfium.float(scratch + offset)) as unknown as Matrix
}

/** Applies `inner` first, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ]
}

function strokeWidthOf(pdfium: Pdfium, path: number): number {
  return pdfium.calls.FPDFPageObj_GetStrokeWidth(path, pdfium.scratch) === 0 ? 0 : pdfium.float(pdfium.scratch)
}

function isWhite(pdfium: Pdfium, path: number): boolean {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false
  const [red, green, blue, alpha] = [0, 4, 8, 12].map(offset => pdfium.integer(scratch + offset) / 255) as [
    number,
    number,
    number,
    number,
  ]
  return 1 - alpha * (1 - Math.min(red, green, blue)) > WHITE
}
