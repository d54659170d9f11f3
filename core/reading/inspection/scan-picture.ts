/** The picture of a scanned page as the file holds it: its own pixels, and the steps to which they were rounded when it was saved. */
import { heightOf, widthOf } from '../../document/geometry.ts'
import { jpegQuantization } from '../image/jpeg-quantization.ts'
import { nativeImage, type PageImage } from '../image/page-image.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { OpenFile, OpenPage } from './open-file.ts'

export interface ScanPicture {
  readonly image: PageImage
  /** 64 steps of the blocks of 8 × 8 pixels that begin at its top left, rows from the top; null: it was saved without loss. */
  readonly steps: Float64Array | null
}

/** Share of the page that the one picture of a scan covers. */
const SCAN_SHARE = 0.5
/** A stored picture with more bytes is not looked into. */
const MAX_STORED_BYTES = 32 * 1024 ** 2

/** Null where a page is no single upright picture: of strips and of turned pictures the blocks are not known. */
export function scanPictureOf({ file }: OpenFile, { page, frame, objects }: OpenPage): ScanPicture | null {
  const shapes = page.shapes.filter(({ kind }) => kind === 'image')
  const [shape] = shapes
  const [object] = objects.images
  if (shape === undefined || object === undefined || shapes.length > 1) return null
  if (widthOf(shape.box) * heightOf(shape.box) < SCAN_SHARE * page.width * page.height) return null
  if (frame.turn !== 0 || !isUpright(file.pdfium, object)) return null
  const image = nativeImage(file.pdfium, object, frame, shape.box)
  return image === null ? null : { image, steps: stepsOf(file.pdfium, object) }
}

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
