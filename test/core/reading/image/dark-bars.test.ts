/** Dark bars on drawn bitmaps: what is type on a bar, and what only looks like it. */
import { describe, expect, it } from 'vitest'
import type { Bitmap } from '../../../../core/reading/image/bitmap.ts'
import { findDarkBars } from '../../../../core/reading/image/dark-bars.ts'

const width = 1275
const height = 1650
const blankImage = (): Uint8Array => new Uint8Array(width * height).fill(250)

interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `climb`: pixels the place falls over its width. */
function fill(data: Uint8Array, { left, top, right, bottom }: Place, level: number, climb = 0): void {
  for (let x = left; x < right; x++) {
    const fall = Math.round((climb * (x - left)) / (right - left))
    for (let y = top + fall; y < bottom + fall; y++) data[y * width + x] = level
  }
}

/** Strokes as of letters, three pixels wide. */
function write(data: Uint8Array, from: number, to: number, top: number, bottom: number, level: number): void {
  for (let x = from; x < to; x += 9) fill(data, { left: x, top, right: x + 3, bottom }, level)
}

const page = (data: Uint8Array): Bitmap => ({ width, height, data })
const at = ({ data }: Bitmap, x: number, y: number): number => data[y * width + x]!

describe('findDarkBars', () => {
  it('turns light type on a dark bar into dark type on white, edges and all', () => {
    const data = blankImage()
    fill(data, { left: 100, top: 300, right: 1100, bottom: 330 }, 40)
    write(data, 120, 300, 308, 322, 245)
    const { turned, boxes } = findDarkBars(page(data))!
    expect(boxes).toHaveLength(1)
    expect(at(turned, 121, 315)).toBeLessThan(60)
    expect(at(turned, 117, 315)).toBe(255)
    for (const y of [300, 329]) expect(at(turned, 600, y)).toBe(255)
    for (const x of [100, 1099]) expect(at(turned, x, 315)).toBe(255)
  })

  it('follows a bar that lies askew', () => {
    const data = blankImage()
    fill(data, { left: 100, top: 300, right: 1100, bottom: 340 }, 60, 12)
    write(data, 140, 400, 312, 326, 240)
    const { turned } = findDarkBars(page(data))!
    expect(at(turned, 154, 318)).toBeGreaterThan(240)
    expect([at(turned, 110, 301), at(turned, 1090, 350)]).toEqual([255, 255])
  })

  it('keeps small type close below out of a bar', () => {
    const data = blankImage()
    fill(data, { left: 100, top: 300, right: 1100, bottom: 330 }, 30)
    write(data, 120, 300, 308, 322, 245)
    write(data, 110, 700, 334, 342, 20)
    const { turned, boxes } = findDarkBars(page(data))!
    expect(at(turned, 121, 315)).toBeLessThan(60)
    expect(at(turned, 111, 338)).toBe(255)
    expect(boxes[0]!.bottom).toBeLessThan(334)
  })

  it.each([
    ['a plain bar', (data: Uint8Array) => fill(data, { left: 100, top: 300, right: 1100, bottom: 330 }, 40)],
    ['lines of type', (data: Uint8Array) => [300, 330, 360].forEach(top => write(data, 100, 1100, top, top + 16, 20))],
    ['a rule', (data: Uint8Array) => fill(data, { left: 100, top: 300, right: 1100, bottom: 304 }, 10)],
    [
      'a picture',
      (data: Uint8Array) => {
        for (let y = 300; y < 380; y++)
          for (let x = 100; x < 900; x++) data[y * width + x] = 20 + ((x * 7 + y * 13) % 180)
      },
    ],
    [
      'big letters with blankImage between them',
      (data: Uint8Array) => {
        for (let x = 100; x < 500; x += 40) fill(data, { left: x, top: 300, right: x + 28, bottom: 360 }, 30)
      },
    ],
  ])('finds none in %s', (_, draw) => {
    const data = blankImage()
    draw(data)
    expect(findDarkBars(page(data))).toBeNull()
  })
})
