/** A page as a gray bitmap: its single full-page picture when it has one, else a rendering. */
import type { Bitmap } from './bitmap.ts'
import { quarterTurned } from './bitmap.ts'
import type { PageFrame, Quarter } from '../pdf/page-frame.ts'
import { frameHeight, frameWidth } from '../pdf/page-frame.ts'
import type { Pdfium } from '../pdf/pdfium.ts'

export interface PageImage {
  readonly bitmap: Bitmap
  /** Pixels per point, equal in both directions. */
  readonly scale: number
  /** Position of the bitmap's top left pixel on the displayed page, in points. */
  readonly left: number
  readonly top: number
  /** Size of the displayed page, in points. */
  readonly pageWidth: number
  readonly pageHeight: number
}

const BITMAP_GRAY = 1
const BYTES_PER_PIXEL: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 }
const RENDER_ANNOTATIONS = 0x01
const RENDER_GRAYSCALE = 0x08
const WHITE = 0xffffffff
/** Scale in pixels per point of a rendering: 300 dpi. */
const RENDER_SCALE = 300 / 72
/** Maximum pixels of a bitmap: A3 at 300 dpi, and half the memory of a page that claims to be ten meters long. */
export const MAX_PIXELS = 18_000_000
/** A native picture with more pixels than this is not decoded. */
const MAX_NATIVE_PIXELS = 40_000_000
/** A picture's pixels may deviate from a square by this share. */
const SQUARE = 0.03

/**
 * Renders at `scale` pixels per point (300 dpi by default), or less when the page is enormous. Null when memory does
 * not suffice.
 */
export const renderPage = (pdfium: Pdfium, page: number, frame: PageFrame, scale = RENDER_SCALE): PageImage | null =>
  withDrawn(pdfium, page, { frame, scale }, (handle, place) => {
    const bitmap = grayOf(pdfium, handle)
    return bitmap === null ? null : { bitmap, ...place }
  })

/** Renders a page for `use`, which may keep no pixel of it and call nothing of PDFium: they lie where it drew them. */
export const withRenderedPage = <T>(pdfium: Pdfium, page: number, view: View, use: (image: PageImage) => T): T | null =>
  withDrawn(pdfium, page, view, (handle, place) => {
    const bitmap = pixelsOf(pdfium, handle) ?? grayOf(pdfium, handle)
    return bitmap === null ? null : use({ bitmap, ...place })
  })

/** `scale`: pixels per point. */
interface View {
  readonly frame: PageFrame
  readonly scale: number
}

function withDrawn<T>(
  pdfium: Pdfium,
  page: number,
  { frame, scale }: View,
  use: (bitmap: number, place: Omit<PageImage, 'bitmap'>) => T | null,
): T | null {
  const { calls } = pdfium
  const shown = shownSize(frame)
  const used = Math.min(scale, Math.sqrt(MAX_PIXELS / (shown.width * shown.height)))
  const width = Math.max(1, Math.round(shown.width * used))
  const height = Math.max(1, Math.round(shown.height * used))
  const handle = calls.FPDFBitmap_CreateEx(width, height, BITMAP_GRAY, 0, 0)
  if (handle === 0) return null
  try {
    calls.FPDFBitmap_FillRect(handle, 0, 0, width, height, WHITE)
    calls.FPDF_RenderPageBitmap(handle, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS | RENDER_GRAYSCALE)
    return use(handle, { scale: used, left: 0, top: 0, pageWidth: shown.width, pageHeight: shown.height })
  } finally {
    calls.FPDFBitmap_Destroy(handle)
  }
}

/** The pixels of a gray bitmap in PDFium's heap; null where they do not lie there row by row. */
function pixelsOf(pdfium: Pdfium, handle: number): Bitmap | null {
  const { calls } = pdfium
  const width = calls.FPDFBitmap_GetWidth(handle)
  const height = calls.FPDFBitmap_GetHeight(handle)
  const isPlain = BYTES_PER_PIXEL[calls.FPDFBitmap_GetFormat(handle)] === 1
  if (!isPlain || calls.FPDFBitmap_GetStride(handle) !== width) return null
  const start = calls.FPDFBitmap_GetBuffer(handle)
  return { width, height, data: pdfium.bytes.subarray(start, start + width * height) }
}

function shownSize(frame: PageFrame): { readonly width: number; readonly height: number } {
  return { width: frameWidth(frame), height: frameHeight(frame) }
}

/**
 * The bitmap of image `object` (placed at `box` on the displayed page), rotated as the page shows it. Null when it is
 * placed skewed or mirrored, has oblong pixels, or is too large to decode.
 */
export function nativeImage(
  pdfium: Pdfium,
  object: number,
  frame: PageFrame,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): PageImage | null {
  const { calls, scratch } = pdfium
  if (calls.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return null
  if (pdfium.integer(scratch) * pdfium.integer(scratch + 4) > MAX_NATIVE_PIXELS) return null
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return null
  const placed = placementTurn([0, 4, 8, 12].map(offset => pdfium.float(scratch + offset)))
  if (placed === null) return null
  const handle = calls.FPDFImageObj_GetBitmap(object)
  if (handle === 0) return null
  try {
    const gray = grayOf(pdfium, handle)
    if (gray === null) return null
    const bitmap = quarterTurned(gray, ((placed + frame.turn) % 360) as Quarter)
    const across = bitmap.width / (box.right - box.left)
    const down = bitmap.height / (box.bottom - box.top)
    if (Math.abs(across / down - 1) > SQUARE) return null
    const { width, height } = shownSize(frame)
    return { bitmap, scale: (across + down) / 2, left: box.left, top: box.top, pageWidth: width, pageHeight: height }
  } finally {
    calls.FPDFBitmap_Destroy(handle)
  }
}

/** Pixels of an image's longer side; null when it does not state them. */
export function longerSide(pdfium: Pdfium, image: number): number | null {
  const { calls, scratch } = pdfium
  if (calls.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) === 0) return null
  return Math.max(pdfium.integer(scratch), pdfium.integer(scratch + 4))
}

/** Clockwise rotation of a picture from its matrix (a b c d); null for anything but a quarter turn. */
function placementTurn(matrix: readonly number[]): Quarter | null {
  const [a = 0, b = 0, c = 0, d = 0] = matrix
  const size = Math.hypot(a, b, c, d)
  const none = (value: number): boolean => Math.abs(value) < 0.002 * size
  if (none(b) && none(c)) return a > 0 && d > 0 ? 0 : a < 0 && d < 0 ? 180 : null
  if (none(a) && none(d)) return b > 0 && c < 0 ? 270 : b < 0 && c > 0 ? 90 : null
  return null
}

/** Copies a PDFium bitmap out of its heap as gray (luminance on white); null for a format it does not know. */
function grayOf(pdfium: Pdfium, handle: number): Bitmap | null {
  const { calls } = pdfium
  const size = BYTES_PER_PIXEL[calls.FPDFBitmap_GetFormat(handle)]
  if (size === undefined) return null
  const pixels = pixelsOf(pdfium, handle)
  if (pixels !== null) return { ...pixels, data: pixels.data.slice() }
  const width = calls.FPDFBitmap_GetWidth(handle)
  const height = calls.FPDFBitmap_GetHeight(handle)
  const stride = calls.FPDFBitmap_GetStride(handle)
  const start = calls.FPDFBitmap_GetBuffer(handle)
  const heap = pdfium.bytes
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = start + y * stride
    if (size === 1) {
      data.set(heap.subarray(row, row + width), y * width)
      continue
    }
    for (let x = 0, from = row, to = y * width; x < width; x++, from += size) {
      // ITU-R BT.601 weights in 8-bit fixed point.
      data[to++] = (heap[from]! * 29 + heap[from + 1]! * 150 + heap[from + 2]! * 77) >> 8
    }
  }
  return { width, height, data }
}
