/** Scans whose pictures were changed, and honest ones. */
import { expect, test } from 'vitest'
import { inspectFile, type ScannedPage } from '../../../core/integrity/inspect-file.ts'
import type { Finding } from '../../../core/integrity/finding.ts'
import { withInspectedFile, withInspectedPage } from '../../../core/reading/inspection/open-file.ts'
import type { Box } from '../../../core/document/model.ts'
import { scanOf, type ScanManner } from '../../drawing/scan.ts'
import { amounts, arrival, drawStatement } from './statement.ts'

const dpi = 200
const inPixels = (points: number): number => Math.round((points * dpi) / 72)

interface Drawn {
  readonly bytes: Uint8Array
  readonly figures: ScannedPage['figures']
  /** Of a character of a row's amount. */
  readonly box: (row: number, character: number) => Box
}

async function drawn(): Promise<Drawn> {
  const bytes = await drawStatement()
  const words = await withInspectedFile(bytes, undefined, open =>
    Promise.resolve(withInspectedPage(open, 0, ({ page }) => page.words)),
  )
  const figures = words!.filter(({ text }) => /\d/.test(text))
  return {
    bytes,
    figures,
    box: (row, character) => figures.find(({ text }) => text === amounts[row])!.glyphs[character]!.box,
  }
}

async function picturesOf({ bytes, figures }: Drawn, manner: Partial<ScanManner>): Promise<readonly Finding[]> {
  const scan = await scanOf(bytes, { dpi, noise: 20, ...manner })
  const found = await inspectFile(scan, { now: arrival, scanned: [{ page: 1, figures }], timeLeft: () => 1000 })
  return found!.filter(({ signal }) => signal.startsWith('image-'))
}

/** Background is not white: its grain goes both ways. */
const tint = (pixels: Uint8ClampedArray): void => {
  for (let at = 0; at < pixels.length; at++) if (at % 4 !== 3) pixels[at]! -= 24
}

/** Copies the pixels of one box over those of another, with two pixels around. */
const copied =
  (from: Box, to: Box) =>
  (pixels: Uint8ClampedArray, width: number): void => {
    const [dx, dy] = [inPixels(from.left) - inPixels(to.left), inPixels(from.top) - inPixels(to.top)]
    for (let y = inPixels(to.top) - 2; y < inPixels(to.bottom) + 2; y++)
      for (let x = inPixels(to.left) - 2; x < inPixels(to.right) + 2; x++)
        for (let part = 0; part < 3; part++)
          pixels[4 * (y * width + x) + part] = pixels[4 * ((y + dy) * width + x + dx) + part]!
  }

for (const jpegQuality of [92, 97])
  test(`a digit copied to another amount is found in a picture of quality ${jpegQuality}, and recurring digits are no sign`, async () => {
    const statement = await drawn()
    // 64.00 becomes 94.00 by the 9 of 7,932.98.
    const copy = copied(statement.box(2, 2), statement.box(3, 0))
    const retouch = (pixels: Uint8ClampedArray, width: number): void => {
      tint(pixels)
      copy(pixels, width)
    }
    const found = await picturesOf(statement, { jpegQuality, retouch })
    const { left, right } = statement.box(3, 0)
    const there = found.filter(({ bbox }) => bbox![0] < right && bbox![2] > left)
    expect(there).toMatchObject([
      { signal: 'image-copy-move', severity: 'review', page: 1, before: null, after: '64.00' },
    ])
    // Where the direction cannot be known, the original is named as well; nothing else is.
    expect(found.every(({ after }) => after === '64.00' || after === '7,932.98')).toBe(true)
    expect(await picturesOf(statement, { jpegQuality, retouch: tint })).toEqual([])
  })

test('without grain any character may recur exactly, and a fax has none', async () => {
  const statement = await drawn()
  expect(await picturesOf(statement, { noise: 0, jpegQuality: 90 })).toEqual([])
  expect(await picturesOf(statement, { bilevel: true, jpegQuality: 90 })).toEqual([])
})

/** Fills the amount of a row with an even gray and draws a bar as ink on it. */
const patched =
  (statement: Drawn, gray: number) =>
  (pixels: Uint8ClampedArray, width: number): void => {
    const [first, last] = [statement.box(5, 0), statement.box(5, amounts[5]!.length - 1)]
    for (let y = inPixels(first.top) - 5; y < inPixels(first.bottom) + 5; y++)
      for (let x = inPixels(first.left) - 5; x < inPixels(last.right) + 5; x++) {
        const isInk = y > inPixels(first.top) && y < inPixels(first.bottom) && (x - inPixels(first.left)) % 12 < 4
        for (let part = 0; part < 3; part++) pixels[4 * (y * width + x) + part] = isInk ? 60 : gray
      }
  }

test('a figure typed over a rectangle without grain, or brighter than the background, is found', async () => {
  const statement = await drawn()
  for (const gray of [221, 255]) {
    const retouch = (pixels: Uint8ClampedArray, width: number): void => {
      tint(pixels)
      patched(statement, gray)(pixels, width)
    }
    const found = await picturesOf(statement, { jpegQuality: 92, retouch })
    expect(found).toMatchObject([{ signal: 'image-patch', severity: 'review', page: 1, after: '11,048.66' }])
  }
  expect(await picturesOf(statement, { jpegQuality: 92, retouch: tint })).toEqual([])
})
