/** Turns a printed PDF into what a scanner or a phone makes of it: one gray JPEG (of a fax, one bilevel PNG) per page, nothing else. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { chanceOf, type Chance } from './numbers.ts'

export interface ScanManner {
  /** 150 to 220. */
  readonly dpi: number
  /** Clockwise. */
  readonly skewDegrees: number
  /** Amplitude of the grain in gray levels. */
  readonly noise: number
  /** Gaussian sigma in pixels. */
  readonly blur: number
  readonly jpegQuality: number
  /** Of a phone: how far the far edge is narrower, as a fraction of the width (0.01 to 0.03). */
  readonly keystone?: number
  /** Of a phone: darker towards the lower right, in gray levels. */
  readonly shade?: number
  /** Gray level of the background (255 = pure white). */
  readonly background?: number
  /** Of a fax: black and white only, split at this gray level. */
  readonly threshold?: number
}

interface Gray {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The same pages as images only; page sizes stay as they are. */
export async function scanOf(bytes: Uint8Array, manner: ScanManner, seed: number): Promise<Uint8Array> {
  const chance = chanceOf(seed)
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(Date.UTC(2026, 10, 22)) } }) // prettier-ignore
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: manner.dpi / 72, render: 'bitmap' })
      const jpeg = await degraded(data, width, height, { manner, chance })
      const size: [number, number] = [(width * 72) / manner.dpi, (height * 72) / manner.dpi]
      pdf.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { width: size[0], height: size[1] })
    }
  } finally {
    document.destroy()
    library.destroy()
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

async function degraded(
  bgra: Uint8Array,
  width: number,
  height: number,
  { manner, chance }: { manner: ScanManner; chance: Chance },
): Promise<Buffer> {
  const gray = new Uint8Array(width * height)
  for (let i = 0; i < gray.length; i++)
    gray[i] = 0.114 * (bgra[4 * i] ?? 0) + 0.587 * (bgra[4 * i + 1] ?? 0) + 0.299 * (bgra[4 * i + 2] ?? 0)
  const worn = grain(warped({ data: gray, width, height }, manner), manner, chance)
  const raw = { raw: { width, height, channels: 1 as const } }
  const blurred = sharp(worn.data, raw).blur(manner.blur)
  if (manner.threshold !== undefined) {
    // In a pipeline of its own: sharp blurs after it splits.
    const png = await blurred.png().toBuffer()
    return sharp(png).threshold(manner.threshold).png({ colors: 2 }).toBuffer()
  }
  return blurred.jpeg({ quality: manner.jpegQuality }).toBuffer()
}

/** Turned about its middle and, for a phone, narrower at the top; sampled bilinearly. */
function warped(page: Gray, { skewDegrees, keystone = 0, background = 246 }: ScanManner): Gray {
  const { width, height } = page
  const out = new Uint8Array(width * height)
  const turn = (-skewDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let y = 0; y < height; y++) {
    const widen = 1 + keystone * (1 - y / height)
    for (let x = 0; x < width; x++) {
      const dx = (x - width / 2) * widen
      const dy = (y - height / 2) * (1 + keystone * 0.4)
      out[y * width + x] =
        sampled(page, width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos) ?? background * 0.82
    }
  }
  return { data: out, width, height }
}

/** Outside the page: null. */
function sampled({ data, width, height }: Gray, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null
  const [fx, fy] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
  const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
  return upper * (1 - fy) + lower * fy
}

/** Background tone, uneven light, grain and a few specks of dust. */
function grain({ data, width, height }: Gray, manner: ScanManner, chance: Chance): Gray {
  const { noise, shade = 0, background = 246 } = manner
  const out = new Uint8Array(data.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const light = shade * ((x / width) * 0.6 + (y / height) * 0.4)
      const level =
        20 + ((data[i] ?? 255) / 255) * (background - 20) - light + (chance.next() + chance.next() - 1) * noise
      out[i] = Math.max(0, Math.min(255, level))
    }
  for (let speck = 0; speck < 40; speck++) out[chance.whole(0, data.length - 1)] = 60
  return { data: out, width, height }
}
