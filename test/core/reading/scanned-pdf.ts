/** Scans made for the tests: a drawn page as a picture, turned, tilted and dirtied as scanners do. */
import type { Buffer } from 'node:buffer'
import sharp from 'sharp'
import type { Bitmap } from '../../../core/reading/image/bitmap.ts'
import { displayedFrame } from '../../../core/reading/pdf/page-frame.ts'
import { renderPage } from '../../../core/reading/image/page-image.ts'
import { withPage, withPdf } from '../../../core/reading/pdf/pdf-file.ts'
import { pdfium } from '../../../core/reading/pdf/pdfium.ts'
import { drawnPdf } from './drawn-pdf.ts'

export interface ScanFaults {
  readonly dpi?: number
  /** Degrees clockwise. */
  readonly skew?: number
  /** Quarter turns clockwise, in degrees. */
  readonly turn?: 0 | 90 | 180 | 270
  /** Gaussian blur in pixels. */
  readonly blur?: number
}

/** The first page of `bytes` as a gray bitmap. */
export async function picture(bytes: Uint8Array, dpi: number): Promise<Bitmap> {
  const engine = await pdfium()
  return withPdf(engine, bytes, undefined, file =>
    Promise.resolve(
      withPage(file, 0, page => renderPage(engine, page, displayedFrame(engine, page), dpi / 72))!.bitmap,
    ),
  )
}

/** The first page of `bytes` as a JPEG photograph of itself. */
export async function photograph(bytes: Uint8Array, faults: ScanFaults = {}): Promise<Buffer> {
  const { width, height, data } = await picture(bytes, faults.dpi ?? 200)
  let image = sharp(data, { raw: { width, height, channels: 1 } })
  if (faults.skew !== undefined) image = sharp(await image.rotate(faults.skew, { background: '#fff' }).png().toBuffer())
  if (faults.turn !== undefined) image = sharp(await image.png().toBuffer()).rotate(faults.turn)
  if (faults.blur !== undefined) image = image.blur(faults.blur)
  return image.jpeg({ quality: 60 }).toBuffer()
}

/** A PDF whose only page is that photograph. `over` draws on top of it. */
export async function scannedPdf(
  bytes: Uint8Array,
  faults: ScanFaults = {},
  over: (pdf: PDFKit.PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const jpeg = await photograph(bytes, faults)
  const sideways = faults.turn === 90 || faults.turn === 270
  return drawnPdf(
    pdf => {
      pdf.image(jpeg, 0, 0, { width: pdf.page.width, height: pdf.page.height })
      over(pdf)
    },
    { size: sideways ? [792, 612] : [612, 792] },
  )
}
