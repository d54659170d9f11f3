/** What the eye sees of an open page, and the pictures of single characters on it. */
import type { Box } from '../../document/model.ts'
import type { Bitmap } from '../image/bitmap.ts'
import { renderPage, type PageImage } from '../image/page-image.ts'
import type { OpenFile, OpenPage } from './open-file.ts'

/** Pixels to a side of the picture of a character, whatever its size on the page. */
export const SHAPE_WIDTH = 10
export const SHAPE_HEIGHT = 14

/** A character as the eye sees it: darkness of a grid from 0 to 1, and its width by its height. */
export interface GlyphShape {
  readonly darkness: Float32Array
  readonly aspect: number
}

/** Renders at `scale` pixels per point; null when memory does not suffice. */
export const pictureOf = ({ file }: OpenFile, { handle, frame }: OpenPage, scale: number): PageImage | null =>
  renderPage(file.pdfium, handle, frame, scale)

/** The shape in `box` (points); null where there is no ink. */
export function shapeAt({ bitmap, scale }: PageImage, box: Box): GlyphShape | null {
  const width = (box.right - box.left) * scale
  const height = (box.bottom - box.top) * scale
  if (width < 1 || height < 3) return null
  const darkness = new Float32Array(SHAPE_WIDTH * SHAPE_HEIGHT)
  let darkest = 0
  for (let row = 0; row < SHAPE_HEIGHT; row++) {
    const top = box.top * scale + (row * height) / SHAPE_HEIGHT
    for (let column = 0; column < SHAPE_WIDTH; column++) {
      const left = box.left * scale + (column * width) / SHAPE_WIDTH
      const value = 1 - meanIn(bitmap, left, top, [width / SHAPE_WIDTH, height / SHAPE_HEIGHT]) / 255
      darkness[row * SHAPE_WIDTH + column] = value
      darkest = Math.max(darkest, value)
    }
  }
  if (darkest < 0.15) return null
  for (let at = 0; at < darkness.length; at++) darkness[at]! /= darkest
  return { darkness, aspect: width / height }
}

/** Mean gray of a small rectangle, by four points within it. */
function meanIn(bitmap: Bitmap, left: number, top: number, [width, height]: readonly [number, number]): number {
  let sum = 0
  for (const dx of [0.25, 0.75])
    for (const dy of [0.25, 0.75]) sum += grayAt(bitmap, left + dx * width - 0.5, top + dy * height - 0.5)
  return sum / 4
}

/** Between pixels, by their distance. */
function grayAt({ width, height, data }: Bitmap, x: number, y: number): number {
  const x0 = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const y0 = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const x1 = Math.min(width - 1, x0 + 1)
  const y1 = Math.min(height - 1, y0 + 1)
  const fx = Math.min(1, Math.max(0, x - x0))
  const fy = Math.min(1, Math.max(0, y - y0))
  const upper = data[y0 * width + x0]! * (1 - fx) + data[y0 * width + x1]! * fx
  const lower = data[y1 * width + x0]! * (1 - fx) + data[y1 * width + x1]! * fx
  return upper * (1 - fy) + lower * fy
}
