import { expect, test } from 'vitest'
import type { Bitmap } from '../../../../core/reading/image/bitmap.ts'
import { normalizeBackground } from '../../../../core/reading/image/normalize-background.ts'

const WIDTH = 800
const HEIGHT = 1000

/** A sheet with a bar of ink every 25 rows; `background` is its level at (x, y). */
function sheet(background: (x: number, y: number) => number): Bitmap {
  const data = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isInk = y % 25 < 3 && x > 100 && x < 700 && x % 40 < 30
      data[y * WIDTH + x] = background(x, y) * (isInk ? 0.2 : 1)
    }
  }
  return { width: WIDTH, height: HEIGHT, data }
}
const at = (bitmap: Bitmap, x: number, y: number): number => bitmap.data[y * WIDTH + x]!

test('a flat white sheet is left alone', () => {
  const clean = sheet(() => 250)
  expect(normalizeBackground(clean)).toBe(clean)
})

test('a shadow is taken off the background and not off the ink', () => {
  const even = normalizeBackground(sheet((x, y) => 240 - (140 * (x + y)) / (WIDTH + HEIGHT)))
  for (const [x, y] of [
    [30, 30],
    [400, 512],
    [770, 980],
  ] as const)
    expect(at(even, x, y)).toBeGreaterThan(235)
  for (const [x, y] of [
    [125, 26],
    [405, 501],
    [685, 976],
  ] as const)
    expect(at(even, x, y)).toBeLessThan(80)
})

test('the black border of a copy goes, a filled box in the middle stays', () => {
  const isBorder = (x: number, y: number): boolean => x < 30 + y / 50 || y > HEIGHT - 25
  const isBox = (x: number, y: number): boolean => x > 300 && x < 400 && y > 400 && y < 480
  const even = normalizeBackground(sheet((x, y) => (isBorder(x, y) || isBox(x, y) ? 5 : 250)))
  expect(at(even, 10, 500)).toBe(255)
  expect(at(even, 44, 900)).toBe(255)
  expect(at(even, 400, 995)).toBe(255)
  expect(at(even, 350, 440)).toBeLessThan(20)
  expect(at(even, 125, 26)).toBeLessThan(80)
})
