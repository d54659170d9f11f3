/** The objects of a page in the order in which they are painted, forms within forms included. */
import { unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { uprightBox, uprightX, uprightY, type PageFrame, type Point } from '../pdf/page-frame.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { PaintedShape } from './inspected-page.ts'
import { shapeOfPath } from './painted-paths.ts'

const OBJECT_TEXT = 1
const OBJECT_PATH = 2
const OBJECT_IMAGE = 3
const OBJECT_FORM = 5
/** A page with more objects is a drawing: no figure is judged on it. */
const MAX_OBJECTS = 60_000
const MAX_DEPTH = 8
/** A clipping path with more is a drawing, which may let anything through. */
const MAX_CLIP_SEGMENTS = 40
/** The name of marked content that belongs to a layer. */
const LAYER_MARK = 'OC'

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export interface PageObjects {
  /** Position in the painting by handle of a text object. */
  readonly orderOf: ReadonlyMap<number, number>
  /** Text objects that belong to a layer. */
  readonly layered: ReadonlySet<number>
  /** What is drawn of a text object, by its handle; absent: all of it. */
  readonly clips: ReadonlyMap<number, Box>
  readonly shapes: readonly PaintedShape[]
  /** Handles of the pictures, in the order of the shapes that are pictures; valid while the page is open. */
  readonly images: readonly number[]
  /** False: the page has more objects than are examined. */
  readonly isComplete: boolean
}

interface Walk {
  readonly pdfium: Pdfium
  readonly frame: PageFrame
  readonly orderOf: Map<number, number>
  readonly layered: Set<number>
  readonly clips: Map<number, Box>
  readonly shapes: PaintedShape[]
  readonly images: number[]
  count: number
}

/** Reads the objects of the open page `page`. */
export function objectsOf(pdfium: Pdfium, page: number, frame: PageFrame): PageObjects {
  const { calls } = pdfium
  const walk = walkOf(pdfium, frame)
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && walk.count < MAX_OBJECTS; index++)
    visit(walk, calls.FPDFPage_GetObject(page, index), { outer: IDENTITY, depth: 0, isLayered: false })
  const { orderOf, layered, clips, shapes, images } = walk
  return { orderOf, layered, clips, shapes, images, isComplete: walk.count < MAX_OBJECTS }
}

/** What the appearance of an annotation draws, in a space of its own: its shapes, and the box around all of it; null without any. */
export function appearanceOf(
  pdfium: Pdfium,
  annotation: number,
  frame: PageFrame,
): { readonly shapes: readonly PaintedShape[]; readonly box: Box } | null {
  const { calls } = pdfium
  const walk = walkOf(pdfium, frame)
  const boxes: Box[] = []
  const count = Math.min(calls.FPDFAnnot_GetObjectCount(annotation), MAX_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = calls.FPDFAnnot_GetObject(annotation, index)
    if (object === 0) continue
    visit(walk, object, { outer: IDENTITY, depth: 0, isLayered: false })
    const box = boundsOf(walk, object, IDENTITY)
    if (box !== null) boxes.push(box)
  }
  return boxes.length === 0 ? null : { shapes: walk.shapes, box: unionOf(boxes) }
}

const walkOf = (pdfium: Pdfium, frame: PageFrame): Walk => ({
  pdfium,
  frame,
  orderOf: new Map(),
  layered: new Set(),
  clips: new Map(),
  shapes: [],
  images: [],
  count: 0,
})

interface Place {
  readonly outer: Matrix
  readonly depth: number
  readonly isLayered: boolean
}

function visit(walk: Walk, object: number, place: Place): void {
  const { calls } = walk.pdfium
  const order = walk.count++
  const isLayered = place.isLayered || belongsToLayer(walk.pdfium, object)
  switch (calls.FPDFPageObj_GetType(object)) {
    case OBJECT_TEXT:
      walk.orderOf.set(object, order)
      if (isLayered) walk.layered.add(object)
      addClip(walk, object, place.outer)
      return
    case OBJECT_PATH:
      addPath(walk, object, place.outer, order)
      return
    case OBJECT_IMAGE: {
      const box = boundsOf(walk, object, place.outer)
      if (box === null) return
      const isOpaque = calls.FPDFPageObj_HasTransparency(object) === 0
      walk.shapes.push({ kind: 'image', box, order, lightness: null, isOpaque, outline: null })
      walk.images.push(object)
      return
    }
    case OBJECT_FORM: {
      if (place.depth >= MAX_DEPTH) return
      const outer = multiply(matrixOf(walk.pdfium, object), place.outer)
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count && walk.count < MAX_OBJECTS; index++)
        visit(walk, calls.FPDFFormObj_GetObject(object, index), { outer, depth: place.depth + 1, isLayered })
      return
    }
  }
}

function addPath(walk: Walk, path: number, outer: Matrix, order: number): void {
  const { pdfium, frame } = walk
  const box = boundsOf(walk, path, outer)
  if (box === null) return
  const matrix = multiply(matrixOf(pdfium, path), outer)
  const toPage = (x: number, y: number): Point => {
    const [across, down] = apply(matrix, x, y)
    return [uprightX(frame, across, down), uprightY(frame, across, down)]
  }
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  const shape = shapeOfPath(pdfium, { path, box, order, toPage, scale })
  if (shape !== null) walk.shapes.push(shape)
}

type Quad = [number, number, number, number]

function belongsToLayer(pdfium: Pdfium, object: number): boolean {
  const { calls, scratch } = pdfium
  const marks = calls.FPDFPageObj_CountMarks(object)
  for (let index = 0; index < marks; index++) {
    const mark = calls.FPDFPageObj_GetMark(object, index)
    if (mark === 0 || calls.FPDFPageObjMark_GetName(mark, scratch, 64, scratch + 64) === 0) continue
    const bytes = pdfium.integer(scratch + 64)
    if (bytes !== 2 * (LAYER_MARK.length + 1)) continue
    const start = scratch
    const name = Buffer.from(pdfium.bytes.subarray(start, start + bytes - 2)).toString('utf16le')
    if (name === LAYER_MARK) return true
  }
  return false
}

/** The bounds of the clipping paths of a text object, whatever their form: what lies outside of them is not drawn. */
function addClip({ pdfium, frame, clips }: Walk, object: number, outer: Matrix): void {
  const { calls, scratch } = pdfium
  const clip = calls.FPDFPageObj_GetClipPath(object)
  const paths = clip === 0 ? 0 : calls.FPDFClipPath_CountPaths(clip)
  let drawn: Box | null = null
  for (let path = 0; path < paths; path++) {
    const points: Point[] = []
    const segments = calls.FPDFClipPath_CountPathSegments(clip, path)
    for (let index = 0; index < Math.min(segments, MAX_CLIP_SEGMENTS); index++) {
      calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4)
      points.push(apply(outer, pdfium.float(scratch), pdfium.float(scratch + 4)))
    }
    if (points.length === 0 || segments > MAX_CLIP_SEGMENTS) continue
    const box = unionOf(points.map(point => uprightBox(frame, point, point)))
    drawn = drawn === null ? box : intersectionOf(drawn, box)
  }
  if (drawn !== null) clips.set(object, drawn)
}

const intersectionOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

function boundsOf({ pdfium, frame }: Walk, object: number, outer: Matrix): Box | null {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null
  const [left, bottom, right, top] = [0, 4, 8, 12].map(at => pdfium.float(scratch + at)) as Quad
  return uprightBox(frame, apply(outer, left, bottom), apply(outer, right, top))
}

const apply = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY
  return [0, 4, 8, 12, 16, 20].map(at => pdfium.float(scratch + at)) as unknown as Matrix
}

/** Applies `inner` first, then `outer`. */
const multiply = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
]
