/** Pictures become the pages of a PDF, each pixel kept; damaged and oversized ones are refused before they are decoded. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfOfImage } from '../../../../core/reading/image/image-pdf.ts'

/** A black bar at the top of a white page of 170 × 220 pixels. */
const page = () => {
  const pixels = Buffer.alloc(170 * 220, 255).fill(0, 0, 170 * 40)
  return sharp(pixels, { raw: { width: 170, height: 220, channels: 1 } })
}

/** Pages with the gray value in the middle of the bar and at the foot. */
async function seen(
  pdf: Uint8Array,
): Promise<readonly (readonly [width: number, height: number, top: number, foot: number])[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const found: (readonly [number, number, number, number])[] = []
    for (const one of document.pages()) {
      const { data, width, height } = await one.render({ scale: 1, render: 'bitmap' })
      const at = (share: number): number => data[4 * (Math.floor(height * share) * width + Math.floor(width / 2))]!
      found.push([width, height, at(0.08), at(0.9)])
    }
    return found
  } finally {
    document.destroy()
    library.destroy()
  }
}

test.each([
  ['PNG', () => page().png().toBuffer()],
  ['JPEG', () => page().jpeg().toBuffer()],
  ['progressive JPEG', () => page().jpeg({ progressive: true }).toBuffer()],
  ['TIFF, LZW', () => page().tiff({ compression: 'lzw' }).toBuffer()],
  ['TIFF, deflate', () => page().tiff({ compression: 'deflate' }).toBuffer()],
  [
    'TIFF, fax group 4',
    () => page().threshold().toColorspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  ],
  ['TIFF, JPEG', () => page().toColorspace('srgb').tiff({ compression: 'jpeg' }).toBuffer()],
])('%s', async (_name, make) => {
  const bytes = await make()
  const pdf = await pdfOfImage(bytes)
  const [[width, height, top, foot], ...more] = (await seen(pdf)) as [readonly [number, number, number, number]]
  expect(more).toEqual([])
  expect([width, height]).toEqual([612, 792])
  expect(top).toBeLessThan(30)
  expect(foot).toBeGreaterThan(225)
  expect(Buffer.from(await pdfOfImage(bytes)).equals(Buffer.from(pdf))).toBe(true)
})

test.each([
  ['cut', async () => (await page().png().toBuffer()).subarray(0, 60)],
  ['empty JPEG', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))],
  ['TIFF without a page', () => Promise.resolve(Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]))],
])('a picture that is %s is refused', async (_name, make) => {
  await expect(pdfOfImage(await make())).rejects.toMatchObject({ name: 'Refusal', code: 'UNREADABLE' })
})

test('a picture with very many pixels is refused by its header', async () => {
  const png = await page().png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  await expect(pdfOfImage(png)).rejects.toThrow(/million pixels/)
})
