/** What an inspection takes, in processor time: the budgets of docs/integrity.md, on pages fuller than most. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { inspectFile, type ScannedPage } from '../../../core/integrity/inspect-file.ts'
import { withInspectedFile, withInspectedPage } from '../../../core/reading/inspection/open-file.ts'
import { Page } from '../../drawing/page.ts'
import { scanOf } from '../../drawing/scan.ts'
import { arrival } from './statement.ts'
import { slowness } from '../../support/machine-speed.ts'

const textPageMs = 300
const scannedPageMs = 1500
const pages = 4
const rows = 60

async function fullPages(): Promise<Uint8Array> {
  const page = new Page({ plain: true })
  for (let number = 1; number <= pages; number++) {
    if (number > 1) page.nextPage()
    for (let row = 0; row < rows; row++) {
      page.left(`Card purchase ${number}-${row} at a store`, 40, 60 + 11 * row, { size: 8 })
      for (let column = 0; column < 4; column++)
        page.right(`${row + 1},${100 + 7 * row + column}.${10 + row}`, 300 + 80 * column, 60 + 11 * row, { size: 8 })
    }
  }
  return new Uint8Array(await page.done())
}

/** Milliseconds of this thread. */
async function timeOf(bytes: Uint8Array, scanned: readonly ScannedPage[]): Promise<number> {
  const inspect = () => inspectFile(bytes, { now: arrival, scanned, timeLeft: () => 1e6 })
  // Once without measuring: the engine is compiled at its first use.
  expect(await inspect()).not.toBeNull()
  const before = process.threadCpuUsage()
  await inspect()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test('a page of text stays within its time', async () => {
  expect((await timeOf(await fullPages(), [])) / pages).toBeLessThan(textPageMs * slowness())
})

/** Draws a large picture under what each page shows. */
async function overPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const canvas = createCanvas(5000, 5000)
  const context = canvas.getContext('2d')
  for (let x = 0; x < 5000; x += 8) {
    context.fillStyle = `hsl(${x % 360} 40% ${80 + (x % 15)}%)`
    context.fillRect(x, 0, 8, 5000)
  }
  const document = await PDFDocument.load(bytes)
  const picture = await document.embedPng(canvas.toBuffer('image/png'))
  for (const page of document.getPages()) {
    const name = page.node.newXObject('Picture', picture.ref)
    const content = document.context.stream(
      `q ${page.getWidth()} 0 0 ${page.getHeight()} 0 0 cm ${name.toString()} Do Q`,
    )
    page.node.wrapContentStreams(
      document.context.register(content),
      document.context.register(document.context.stream('')),
    )
  }
  return document.save()
}

test('a page of text over a large picture takes no longer than without it', async () => {
  const plain = await fullPages()
  expect(await timeOf(await overPicture(plain), [])).toBeLessThan(3 * (await timeOf(plain, [])))
})

test('a scanned page stays within its time', async () => {
  const bytes = await fullPages()
  const scanned = await withInspectedFile(bytes, undefined, open =>
    Promise.resolve(
      Array.from({ length: pages }, (_, index) => ({
        page: index + 1,
        figures: withInspectedPage(open, index, ({ page }) => page.words.filter(({ text }) => /\d/.test(text)))!,
      })),
    ),
  )
  const scan = await scanOf(bytes, { dpi: 200, noise: 20, jpegQuality: 92 })
  expect((await timeOf(scan, scanned!)) / pages).toBeLessThan(scannedPageMs * slowness())
})
