/** From PDF user space (y up, unrotated) to the upright page (points, origin top left, y down). */
import type { Box } from '../../document/model.ts'
import type { Pdfium } from './pdfium.ts'

export type Quarter = 0 | 90 | 180 | 270

/** The visible part of a page in user space and the clockwise rotation that brings it upright. */
export interface PageFrame {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
  /** The PDF's own /Rotate plus the rotation of the text itself. */
  readonly turn: Quarter
}

/** A4 in points, for a page that states no size. */
const FALLBACK = { left: 0, bottom: 0, right: 595, top: 842 }

/** The frame that a viewer uses: crop box within media box, rotated by /Rotate. */
export function displayedFrame(pdfium: Pdfium, page: number): PageFrame {
  const { calls, scratch } = pdfium
  const turn = (calls.FPDFPage_GetRotation(page) * 90) as Quarter
  if (calls.FPDF_GetPageBoundingBox(page, scratch) === 0) return { ...FALLBACK, turn }
  const [left, top, right, bottom] = [0, 4, 8, 12].map(offset => pdfium.float(scratch + offset)) as [
    number,
    number,
    number,
    number,
  ]
  return right > left && top > bottom ? { left, bottom, right, top, turn } : { ...FALLBACK, turn }
}

export function turned(frame: PageFrame, by: Quarter): PageFrame {
  return { ...frame, turn: ((frame.turn + by) % 360) as Quarter }
}

export function frameWidth(frame: PageFrame): number {
  return frame.turn % 180 === 0 ? frame.right - frame.left : frame.top - frame.bottom
}

export function frameHeight(frame: PageFrame): number {
  return frame.turn % 180 === 0 ? frame.top - frame.bottom : frame.right - frame.left
}

export function uprightX(frame: PageFrame, x: number, y: number): number {
  switch (frame.turn) {
    case 0:
      return x - frame.left
    case 90:
      return y - frame.bottom
    case 180:
      return frame.right - x
    case 270:
      return frame.top - y
  }
}

export function uprightY(frame: PageFrame, x: number, y: number): number {
  switch (frame.turn) {
    case 0:
      return frame.top - y
    case 90:
      return x - frame.left
    case 180:
      return y - frame.bottom
    case 270:
      return frame.right - x
  }
}

/** x and y in user space. */
export type Point = readonly [number, number]

/** A user-space box (any two opposite corners) as an upright box. */
export function uprightBox(frame: PageFrame, [x0, y0]: Point, [x1, y1]: Point): Box {
  const ax = uprightX(frame, x0, y0)
  const bx = uprightX(frame, x1, y1)
  const ay = uprightY(frame, x0, y0)
  const by = uprightY(frame, x1, y1)
  return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) }
}
