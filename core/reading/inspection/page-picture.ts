/** What the eye sees of an open page, and the pictures of single characters on it. */
import { horizontalOverlap, verticalOverlap } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { Bitmap } from '../image/bitmap.ts'
import { renderPage, withRenderedPage, type PageImage } from '../image/page-image.ts'
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

/**
 * Passes the picture of what is written to `use`, which may keep nothing of it and not look into the file; null when memory does not suffice. Pictures
 * that hide no word are left out of it: they say nothing of the shape of a character, and a large one takes seconds to decode.
 */
export function withWritingOf<T>(
  open: OpenFile,
  opened: OpenPage,
  scale: number,
  use: (picture: PageImage) => T,
): T | null {
  const { pdfium } = open.file
  const idle = idlePictures(opened)
  const setActive = (isActive: 0 | 1): void => {
    for (const object of idle) pdfium.calls.FPDFPageObj_SetIsActive(object, isActive)
  }
  setActive(0)
  try {
    return withRenderedPage(pdfium, opened.handle, { frame: opened.frame, scale }, use)
  } finally {
    setActive(1)
  }
}

/** Handles of the pictures that are painted beside all words, or under them. */
function idlePictures({ page, objects }: OpenPage): readonly number[] {
  const pictures = page.shapes.filter(({ kind }) => kind === 'image')
  return objects.images.filter((_, index) => {
    const { box, order } = pictures[index]!
    return !page.words.some(word => word.order < order && overlap(word.box, box))
  })
}

const overlap = (a: Box, b: Box): boolean => horizontalOverlap(a, b) > 0 && verticalOverlap(a, b) > 0

/** The shape in `box` (points); null where there is no ink. */
export function shapeAt({ bitmap, scale }: PageImage, box: Box): GlyphShape | null {
  const width = (box.right - box.left) * scale
  const height = (box.bottom - box.top) * scale
  if (width < 1 || height < 3) return null
  const grid = {
    across: samplesOf({ start: box.left * scale, length: width, cells: SHAPE_WIDTH, pixels: bitmap.width }),
    down: samplesOf({ start: box.top * scale, length: height, cells: SHAPE_HEIGHT, pixels: bitmap.height }),
  }
  const darkness = new Float32Array(SHAPE_WIDTH * SHAPE_HEIGHT)
  let darkest = 0
  for (let row = 0; row < SHAPE_HEIGHT; row++)
    for (let column = 0; column < SHAPE_WIDTH; column++) {
      const value = 1 - meanIn(bitmap, grid, column, row) / 255
      darkness[row * SHAPE_WIDTH + column] = value
      darkest = Math.max(darkest, value)
    }
  if (darkest < 0.15) return null
  for (let at = 0; at < darkness.length; at++) darkness[at]! /= darkest
  return { darkness, aspect: width / height }
}

/** Where the cells of one direction are sampled: two points each, between a pixel and the next. */
interface Samples {
  readonly pixel: Int32Array
  readonly next: Int32Array
  /** 0 at the pixel, 1 at the next. */
  readonly share: Float64Array
}

/** Both directions of a shape. */
interface Grid {
  readonly across: Samples
  readonly down: Samples
}

/** Points in a cell, and the first of them and the step to the other as shares of its length. */
const POINTS = 2
const FIRST_POINT = 0.25
const POINT_STEP = 0.5

/** Of `cells` cells that lie from `start` on, in pixels, along a side of `pixels`. */
function samplesOf({
  start,
  length,
  cells,
  pixels,
}: Readonly<Record<'start' | 'length' | 'cells' | 'pixels', number>>): Samples {
  const pixel = new Int32Array(cells * POINTS)
  const next = new Int32Array(cells * POINTS)
  const share = new Float64Array(cells * POINTS)
  for (let sample = 0; sample < cells * POINTS; sample++) {
    const cell = sample >> 1
    const within = FIRST_POINT + (sample & 1) * POINT_STEP
    const place = start + (cell * length) / cells + within * (length / cells) - 0.5
    const nearest = Math.min(pixels - 1, Math.max(0, Math.floor(place)))
    pixel[sample] = nearest
    next[sample] = Math.min(pixels - 1, nearest + 1)
    share[sample] = Math.min(1, Math.max(0, place - nearest))
  }
  return { pixel, next, share }
}

/** Mean gray of a cell, by four points within it, each between pixels by their distance. A page has a hundred thousand cells. */
function meanIn({ width, data }: Bitmap, { across, down }: Grid, column: number, row: number): number {
  let sum = 0
  for (let x = POINTS * column; x < POINTS * (column + 1); x++) {
    const x0 = across.pixel[x]!
    const x1 = across.next[x]!
    const fx = across.share[x]!
    for (let y = POINTS * row; y < POINTS * (row + 1); y++) {
      const y0 = down.pixel[y]! * width
      const y1 = down.next[y]! * width
      const fy = down.share[y]!
      const upper = data[y0 + x0]! * (1 - fx) + data[y0 + x1]! * fx
      const lower = data[y1 + x0]! * (1 - fx) + data[y1 + x1]! * fx
      sum += upper * (1 - fy) + lower * fy
    }
  }
  return sum / (POINTS * POINTS)
}
