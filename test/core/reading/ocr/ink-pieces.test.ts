/** Pieces of ink in a column of a bitmap drawn in the test. */
import { describe, expect, it } from 'vitest'
import { inkPieces } from '../../../../core/reading/ocr/ink-pieces.ts'
import type { PixelLine } from '../../../../core/reading/image/ruling-pixels.ts'

const dpi = 300
const page = (boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[]) => {
  const [width, height] = [1200, 400]
  const data = new Uint8Array(width * height).fill(255)
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) data.fill(0, y * width + left, y * width + right)
  return { width, height, data }
}
const pieces = (boxes: Parameters<typeof page>[0], ruling: readonly PixelLine[] = []) =>
  inkPieces({ bitmap: page(boxes), level: 128, dpi, ruling }, [{ left: 900, top: 0, right: 1000, bottom: 400 }])

describe('pieces of ink', () => {
  it('reach out of the column as far as their line has no wide gap', () => {
    // Three digits, the first of them left of the column, and a caption far away.
    const found = pieces([
      [100, 100, 300, 128],
      [870, 100, 890, 128],
      [910, 100, 930, 128],
      [950, 100, 970, 128],
    ])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ left: 867, right: 973 })
  })

  it('are no specks and no drawings', () => {
    expect(
      pieces([
        [910, 50, 915, 54],
        [910, 100, 990, 300],
      ]),
    ).not.toContainEqual(expect.objectContaining({ top: 97, bottom: 303 }))
    expect(pieces([[910, 50, 915, 54]])).toEqual([])
  })

  it('are cut at an erased line whose remnants connect two rows, and whole across it as well', () => {
    const line: PixelLine = { direction: 'horizontal', left: 0, right: 1200, top: 130, bottom: 133, runs: [] }
    const found = pieces(
      [
        [910, 100, 990, 128],
        [920, 128, 922, 135],
        [910, 135, 990, 163],
      ],
      [line],
    )
    expect(found.map(({ top, bottom }) => [top, bottom])).toEqual(
      expect.arrayContaining([expect.arrayContaining([97]), expect.arrayContaining([166])]),
    )
    expect(found.length).toBeGreaterThan(1)
  })
})
