/** Scans that were saved twice, with a figure that came into them between, and without. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { Finding } from '../../../core/integrity/finding.ts'
import { compressedApart } from '../../../core/integrity/compressed-apart.ts'
import { withInspectedFile, withInspectedPage } from '../../../core/reading/inspection/open-file.ts'
import { scanPictureOf } from '../../../core/reading/inspection/scan-picture.ts'
import type { Box } from '../../../core/document/model.ts'
import { scanOf } from '../../drawing/scan.ts'
import { Page } from '../../drawing/page.ts'
import { fileOf, firstJpeg } from '../../integrity/scan-pages.ts'

const dpi = 200
const inPixels = (points: number): number => Math.round((points * dpi) / 72)
const amountOf = (row: number): string =>
  `${row + 1},${String(317 * (row + 3))
    .slice(-3)
    .padStart(3, '4')}.${10 + row}`
const rows = 24

async function drawn(): Promise<Uint8Array> {
  const page = new Page()
  for (let row = 0; row < rows; row++) {
    page.left(`Deposit of customer ${row}`, 60, 80 + 22 * row)
    page.right(amountOf(row), 300, 80 + 22 * row).right(amountOf(rows - row), 480, 80 + 22 * row)
  }
  return new Uint8Array(await page.done())
}

/** As a scanner sees it: background is not white, and ink is not black. */
const tint = (pixels: Uint8ClampedArray): void => {
  for (let at = 0; at < pixels.length; at++) if (at % 4 !== 3) pixels[at] = 40 + 0.75 * pixels[at]!
}

/** Opens the picture of a scan, changes it, and saves it again. */
async function savedAgain(scan: Uint8Array, quality: number, typed?: { box: Box; text: string }): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(firstJpeg(await PDFDocument.load(scan))!))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  if (typed !== undefined) {
    const { left, top, right, bottom } = typed.box
    context.fillStyle = '#fff'
    context.fillRect(inPixels(left) - 3, inPixels(top) - 3, inPixels(right - left) + 6, inPixels(bottom - top) + 6)
    context.fillStyle = '#222'
    context.font = `${inPixels(bottom - top) * 1.36}px sans-serif`
    context.fillText(typed.text, inPixels(left), inPixels(bottom), inPixels(right - left))
  }
  return (await fileOf(canvas.toBuffer('image/jpeg', quality), { width: 612, height: 792 })).save()
}

test('a figure that came into a scan before it was saved for the second time is found', async () => {
  const bytes = await drawn()
  const words = await withInspectedFile(bytes, undefined, open =>
    Promise.resolve(withInspectedPage(open, 0, ({ page }) => page.words)),
  )
  const figures = words!.filter(({ text }) => /\d/.test(text))
  const { box, text } = figures.find(word => word.text === amountOf(7))!
  const found = async (file: Uint8Array): Promise<readonly Finding[] | null> =>
    withInspectedFile(file, undefined, open =>
      Promise.resolve(withInspectedPage(open, 0, opened => compressedApart(1, scanPictureOf(open, opened)!, figures))),
    )
  const once = await scanOf(bytes, { dpi, noise: 5, jpegQuality: 60, retouch: tint })
  for (const quality of [92, 85]) {
    const forged = await found(await savedAgain(once, quality, { box, text: '8,179.17' }))
    expect(forged).toMatchObject([{ signal: 'image-patch', severity: 'review', page: 1, after: text }])
    expect(await found(await savedAgain(once, quality))).toEqual([])
  }
  expect(await found(once)).toEqual([])
})
