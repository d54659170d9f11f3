/** Turns a drawn PDF into what a scanner makes of it: an image per page, a little askew, with noise. */
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'

export interface ScanManner {
  readonly dpi: number
  /** Clockwise; the document lay askew on the glass. */
  readonly skewDegrees?: number
  /** Amplitude of the grain in gray levels. */
  readonly noise?: number
  /** The sheet was fed sideways: a quarter turn clockwise. */
  readonly sideways?: boolean
  readonly jpegQuality?: number
  /** Out of focus, in pixels of the blur's radius. */
  readonly blur?: number
  /** A photograph's light: this much darker in the lower right corner, in gray levels. */
  readonly shade?: number
  /** A fax: every pixel black or white. */
  readonly bilevel?: boolean
  /** Somebody changes the picture before it is saved: RGBA, rows from the top. */
  readonly retouch?: (pixels: Uint8ClampedArray, width: number) => void
}

/** The same pages as images only. Widths are in points of the original. */
export async function scanOf(bytes: Uint8Array, manner: ScanManner): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 15)) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  try {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: manner.dpi / 72, render: 'bitmap' })
      const image = degrade(data, width, height, manner)
      const size: [number, number] = [(image.width * 72) / manner.dpi, (image.height * 72) / manner.dpi]
      pdf.addPage({ size, margin: 0 }).image(image.jpeg, 0, 0, { width: size[0], height: size[1] })
    }
  } finally {
    document.destroy()
    library.destroy()
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function degrade(
  bgra: Uint8Array,
  width: number,
  height: number,
  manner: ScanManner,
): { jpeg: Buffer; width: number; height: number } {
  const [outWidth, outHeight] = manner.sideways ? [height, width] : [width, height]
  const sheet = createCanvas(width, height)
  const gray = new Uint8ClampedArray(bgra)
  sheet.getContext('2d').putImageData(new ImageData(gray, width, height), 0, 0)
  const canvas = createCanvas(outWidth, outHeight)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, outWidth, outHeight)
  context.translate(outWidth / 2, outHeight / 2)
  context.rotate(((manner.sideways ? 90 : 0) + (manner.skewDegrees ?? 0)) * (Math.PI / 180))
  if (manner.blur !== undefined) context.filter = `blur(${manner.blur}px)`
  context.drawImage(sheet, -width / 2, -height / 2)
  context.filter = 'none'
  const pixels = context.getImageData(0, 0, outWidth, outHeight)
  wear(pixels.data, outWidth, outHeight, manner)
  manner.retouch?.(pixels.data, outWidth)
  context.putImageData(pixels, 0, 0)
  return { jpeg: canvas.toBuffer('image/jpeg', manner.jpegQuality ?? 70), width: outWidth, height: outHeight }
}

/** Repeatable grain and uneven light, the same in all three channels; black or white only for a fax. */
function wear(pixels: Uint8ClampedArray, width: number, height: number, manner: ScanManner): void {
  const { noise = 0, shade = 0, bilevel = false } = manner
  let state = 1
  for (let i = 0; i < pixels.length; i += 4) {
    state = (state * 1664525 + 1013904223) >>> 0
    const x = (i / 4) % width
    const y = Math.floor(i / 4 / width)
    const level = pixels[i]! + (state / 2 ** 32 - 0.5) * 2 * noise - (shade * (x + y)) / (width + height)
    const shown = bilevel ? (level < 140 ? 0 : 255) : level
    pixels[i] = pixels[i + 1] = pixels[i + 2] = shown
  }
}
