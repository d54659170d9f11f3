/** What bitmaps are changed to before they are recognized. */
import { describe, expect, it } from 'vitest'
import { smoothedDown } from '../../../../core/reading/image/bitmap.ts'

/** A bitmap of one column of pixels and one of another. */
const columns = (left: readonly number[], right: readonly number[]) => ({
  width: 2,
  height: left.length,
  data: new Uint8Array(left.flatMap((pixel, row) => [pixel, right[row]!])),
})

describe('a bitmap smoothed down its columns', () => {
  it('has rows of dots as strokes, and keeps columns apart', () => {
    const dotted = columns([0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0], Array<number>(11).fill(255))
    const { width, height, data } = smoothedDown(dotted)
    const left = [...data].filter((_, index) => index % 2 === 0)
    expect([width, height]).toEqual([2, 11])
    expect(Math.max(...left.slice(2, -2))).toBeLessThan(128)
    expect([...data].filter((_, index) => index % 2 === 1)).toEqual(Array<number>(11).fill(255))
  })
})
