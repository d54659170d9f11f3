/** The picture of a scanned page as the file holds it: its own pixels, and the steps to which they were rounded when it was saved. */
import { heightOf, widthOf } from '../../document/geometry.ts'
import { jpegQuantization } from '../image/jpeg-quantization.ts'
import { nativeImage, type PageImage } from '../image/page-image.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { PaintedShape } from './inspected-page.ts'
import type { OpenFile, OpenPage } from './open-file.ts'

export interface ScanPicture {
  readonly image: PageImage
  /** 64 steps of the blocks of 8 × 8 pixels that begin at its top left, rows from the top; null: it was saved without loss. */
  readonly steps: Float64Array | null
}

/** Share of the page that the one picture of a scan covers. */
const SCAN_SHARE = 0.5
/** ... and that pictures over it cover together: logos, signatures, stamps. */
const SMALL_SHARE = 0.1
/** A stored picture with more bytes is not looked into. */
const MAX_STORED_BYTES = 32 * 1024 ** 2

/** Null where a page is no upright picture, with small ones over it at most: of strips and of turned pictures the blocks are not known. */
export function scanPictureOf({ file }: OpenFile, { page, frame, objects }: OpenPage): ScanPicture | null {
  const [shape, ...others] = page.shapes.filter(({ kind }) => kind === 'image')
  const [object] = objects.images
  const pageArea = page.width * page.height
  if (shape === undefined || object === undefined || areaOf(shape) < SCAN_SHARE * pageArea) return null
  if (others.reduce((sum, other) => sum + areaOf(other), 0) > SMALL_SHARE * pageArea) return null
  if (frame.turn !== 0 || !isUpright(file.pdfium, object)) return null
  const image = nativeImage(file.pdfium, object, frame, shape.box)
  return image === null ? null : { image, steps: stepsOf(file.pdfium, object) }
}

/** The picture that fills most of a page, without what is drawn over it; null without one. */
export function pictureUnder({ file }: OpenFile, { page, frame, objects }: OpenPage): PageImage | null {
  const images = page.shapes.filter(({ kind }) => kind === 'image')
  const index = images.findIndex(shape => areaOf(shape) >= SCAN_SHARE * page.width * page.height)
  const object = objects.images[index]
  return object === undefined ? null : nativeImage(file.pdfium, object, frame, images[index]!.box)
}

const areaOf = ({ box }: PaintedShape): number => widthOf(box) * heightOf(box)

function isUpright(pdfium: Pdfium, object: number): boolean {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return false
  const [a, b, c, d] = [0, 4, 8, 12].map(at => pdfium.float(scratch + at)) as [number, number, number, number]
  return a > 0 && d > 0 && Math.abs(b) + Math.abs(c) < 0.002 * (a + d)
}

function stepsOf(pdfium: Pdfium, object: number): Float64Array | null {
  const length = pdfium.calls.FPDFImageObj_GetImageDataRaw(object, 0, 0)
  if (length === 0 || length > MAX_STORED_BYTES) return null
  const pointer = pdfium.calls.malloc(length)
  if (pointer === 0) return null
  try {
    pdfium.calls.FPDFImageObj_GetImageDataRaw(object, pointer, length)
    return jpegQuantization(pdfium.bytes.subarray(pointer, pointer + length))
  } finally {
    pdfium.calls.free(pointer)
  }
}
