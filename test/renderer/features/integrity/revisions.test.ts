/** Earlier revisions in the bytes of a file, and where two pictures of a page differ. */
import { expect, test } from 'vitest'
import {
  differenceOf,
  differingAreas,
  drawnDifference,
  type Picture,
} from '../../../../renderer/features/integrity/picture-difference.ts'
import { earlierEnds } from '../../../../renderer/features/integrity/revision-bytes.ts'
import { updated } from '../../../core/integrity/statement.ts'
import { drawTinyStatement } from '../../../support/tiny-statement.ts'

const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

test('each incremental update leaves an earlier revision, which is a whole file', async () => {
  const first = await drawTinyStatement({ plain: true })
  expect(earlierEnds(first)).toEqual([])
  const second = updated(first, hex('120,000'), hex('720,000'))
  expect(earlierEnds(second)).toEqual([first.length - 1])
  const third = updated(second, hex('210,000'), hex('310,000'))
  expect(earlierEnds(third)).toHaveLength(2)
})

test('the first part of a file arranged for fast display, and a line end after the last mark, are none', () => {
  const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
  const rest = ' '.repeat(200)
  expect(earlierEnds(bytes(`%PDF-1.7 startxref\n0\n%%EOF\n${rest}startxref\n9\n%%EOF\n`))).toEqual([])
  expect(earlierEnds(bytes(`%PDF-1.7 ${rest}startxref\n9\n%%EOF\n\n`))).toEqual([])
})

/** A white picture with a black rectangle. */
function picture(left: number, top: number, right: number, bottom: number): Picture {
  const [width, height] = [160, 80]
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { data, width, height }
}

test('areas that differ are apart where nothing touches, and one across the gap between characters', () => {
  const blank = picture(0, 0, 0, 0)
  const areasOf = (later: Picture) => differingAreas(differenceOf(blank, later), 160, 80)
  expect(areasOf(blank)).toEqual([])
  expect(areasOf(picture(8, 8, 24, 16))).toEqual([{ left: 0.05, top: 0.1, width: 0.1, height: 0.1 }])
  const two = picture(8, 8, 24, 16)
  const other = picture(120, 40, 130, 50)
  const both = { ...two, data: two.data.map((value, at) => Math.min(value, other.data[at]!)) }
  expect(areasOf(both)).toHaveLength(2)
  const near = picture(32, 8, 40, 16)
  expect(areasOf({ ...two, data: two.data.map((value, at) => Math.min(value, near.data[at]!)) })).toHaveLength(1)
})

test('smoothed edges are no difference', () => {
  const earlier = picture(8, 8, 24, 16)
  const later = { ...earlier, data: earlier.data.map(value => Math.max(0, value - 30)) }
  expect(differingAreas(differenceOf(earlier, later), 160, 80)).toEqual([])
})

test('what is gone is red and what is new is blue', () => {
  const [before, now] = [picture(8, 8, 16, 16), picture(24, 8, 32, 16)]
  const pixels = drawnDifference(now, differenceOf(before, now))
  const at = (x: number, y: number): number[] => [...pixels.slice(4 * (y * 160 + x), 4 * (y * 160 + x) + 3)]
  expect([at(10, 10), at(26, 10), at(100, 60)]).toEqual([
    [164, 38, 44],
    [15, 92, 140],
    [255, 255, 255],
  ])
})
