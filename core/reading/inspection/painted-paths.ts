/** The paths of a page that may cover something: filled areas of any form, and thick lines. */
import { heightOf, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { Point } from '../pdf/page-frame.ts'
import type { PaintedShape, ShapeOutline } from './inspected-page.ts'

/** A fill or a picture with more transparency than this hides nothing. */
export const OPAQUE = 0.95
/** A path with more segments is a drawing, which is not followed: it covers nothing, but it is seen. */
const MAX_SEGMENTS = 200
/** Points; a thinner line is a rule, and a lower area is one, too. */
const THICK_LINE = 3
/** Points by which the corners of a rectangle lie off those of its bounds. */
const AT_CORNER = 0.1
/** FPDF_SEGMENT_… */
const SEGMENT_MOVE = 2
const SEGMENT_BEZIER = 1
/** Steps in which a curve is followed. */
const CURVE_STEPS = 4

/** A path while it is looked at. */
export interface OpenPath {
  readonly path: number
  /** On the page as displayed. */
  readonly box: Box
  readonly order: number
  /** From the space of the path to the page as displayed. */
  readonly toPage: (x: number, y: number) => Point
  /** Points for each unit of that space. */
  readonly scale: number
}

/** Null where the path covers nothing: a thin line, or one that is not painted. */
export function shapeOfPath(pdfium: Pdfium, { path, box, order, toPage, scale }: OpenPath): PaintedShape | null {
  const { calls, scratch } = pdfium
  if (calls.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return null
  const isFilled = pdfium.integer(scratch) !== 0
  const isDrawn = pdfium.integer(scratch + 4) !== 0
  if (!isFilled && (!isDrawn || Math.min(widthOf(box), heightOf(box)) < THICK_LINE)) return null
  const width = isFilled ? 0 : strokeWidth(pdfium, path) * scale
  if (!isFilled && width < THICK_LINE) return null
  const colorOf = isFilled ? calls.FPDFPageObj_GetFillColor : calls.FPDFPageObj_GetStrokeColor
  if (colorOf(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null
  const [red, green, blue, alpha] = [0, 4, 8, 12].map(at => pdfium.integer(scratch + at) / 255) as Quad
  const lightness = 0.299 * red + 0.587 * green + 0.114 * blue
  // Blending shows through as well: highlights are multiplied.
  const isOpaque = alpha >= OPAQUE && calls.FPDFPageObj_HasTransparency(path) === 0
  return { kind: 'path', box, order, lightness, isOpaque, outline: outlineOf(pdfium, { path, box, toPage }, width) }
}

type Quad = [number, number, number, number]

const strokeWidth = (pdfium: Pdfium, path: number): number =>
  pdfium.calls.FPDFPageObj_GetStrokeWidth(path, pdfium.scratch) === 0 ? 0 : pdfium.float(pdfium.scratch)

/** Null for a rectangle: it fills its bounds. */
function outlineOf(
  pdfium: Pdfium,
  { path, box, toPage }: Pick<OpenPath, 'path' | 'box' | 'toPage'>,
  width: number,
): ShapeOutline | null {
  const segments = pdfium.calls.FPDFPath_CountSegments(path)
  if (segments > MAX_SEGMENTS) return { lines: [], width }
  const lines = linesOf(pdfium, path, segments).map(line => line.map(([x, y]) => toPage(x, y)))
  const isAtCorner = ([x, y]: Point): boolean =>
    Math.min(Math.abs(x - box.left), Math.abs(x - box.right)) < AT_CORNER &&
    Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom)) < AT_CORNER
  const isRectangle = width === 0 && lines.length === 1 && lines[0]!.length >= 4 && lines[0]!.every(isAtCorner)
  return isRectangle ? null : { lines, width }
}

/** The points of a path, a list for each of its parts, curves in short steps. */
function linesOf(pdfium: Pdfium, path: number, segments: number): readonly (readonly Point[])[] {
  const { calls, scratch } = pdfium
  const lines: Point[][] = []
  let curve: Point[] = []
  for (let index = 0; index < segments; index++) {
    const segment = calls.FPDFPath_GetPathSegment(path, index)
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const point: Point = [pdfium.float(scratch), pdfium.float(scratch + 4)]
    const type = calls.FPDFPathSegment_GetType(segment)
    const line = lines.at(-1)
    if (type === SEGMENT_MOVE || line === undefined) lines.push([point])
    else if (type !== SEGMENT_BEZIER) line.push(point)
    else if (curve.push(point) === 3) {
      line.push(...followed(line.at(-1)!, curve as [Point, Point, Point]))
      curve = []
    }
  }
  return lines
}

/** Points of a cubic curve after its first one. */
function followed(from: Point, [first, second, to]: readonly [Point, Point, Point]): readonly Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS
    const u = 1 - t
    const at = (axis: 0 | 1): number =>
      u ** 3 * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * to[axis]
    return [at(0), at(1)] as const
  })
}
