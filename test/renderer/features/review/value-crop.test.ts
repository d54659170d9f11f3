/** The part of a page that is shown enlarged around a value. */
import { expect, test } from 'vitest'
import { cropAround } from '../../../../renderer/features/review/value-crop.ts'

const page = { width: 612, height: 792 }
const picture = { width: 600, height: 64 }

test('a value stands in the middle, enlarged, with the lines above and below it', () => {
  const { scale, left, top, mark } = cropAround([300, 400, 350, 410], page, picture)
  expect(scale).toBeGreaterThan(2)
  expect(mark.left + mark.width / 2).toBeCloseTo(picture.width / 2)
  expect(mark.top + mark.height / 2).toBeCloseTo(picture.height / 2)
  expect(mark.width).toBeCloseTo(50 * scale)
  expect([left, top].every(edge => edge > 0)).toBe(true)
})

test('at the edge of a page nothing beside the page is shown, and the value is in sight', () => {
  const { scale, left, top, mark } = cropAround([580, 780, 610, 790], page, picture)
  expect(left + picture.width / scale).toBeCloseTo(page.width)
  expect(top + picture.height / scale).toBeCloseTo(page.height)
  expect(mark.left + mark.width).toBeLessThanOrEqual(picture.width)
  expect(mark.top + mark.height).toBeLessThanOrEqual(picture.height)
})

test('a value as wide as the page, or as high as a paragraph, fits whole', () => {
  for (const box of [
    [20, 100, 600, 112],
    [100, 100, 200, 400],
  ] as const) {
    const { mark } = cropAround(box, page, picture)
    expect(mark.left).toBeGreaterThanOrEqual(0)
    expect(mark.left + mark.width).toBeLessThanOrEqual(picture.width)
    expect(mark.top).toBeGreaterThanOrEqual(0)
    expect(mark.top + mark.height).toBeLessThanOrEqual(picture.height)
  }
})
