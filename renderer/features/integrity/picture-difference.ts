/** Two pictures of a page compared: which pixels differ, and the rectangles they make. */

/** As `ImageData` has them: 4 bytes a pixel. */
export interface Picture {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** In fractions of the picture. */
export interface DifferingArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Lightness, 0 to 255, by which a pixel has to differ: below that it is how edges were smoothed. */
const MIN_DIFFERENCE = 48
/** Differing pixels are gathered in cells of so many pixels; cells that touch are one area. */
const CELL = 8

const lightness = (data: Uint8ClampedArray, at: number): number =>
  (299 * data[at]! + 587 * data[at + 1]! + 114 * data[at + 2]!) / 1000

/** Later lightness less earlier, by pixel; 0 where it does not count. Pictures of one size. */
export function differenceOf(earlier: Picture, later: Picture): Int16Array {
  const found = new Int16Array(earlier.width * earlier.height)
  for (let pixel = 0; pixel < found.length; pixel++) {
    const difference = lightness(later.data, 4 * pixel) - lightness(earlier.data, 4 * pixel)
    if (Math.abs(difference) >= MIN_DIFFERENCE) found[pixel] = difference
  }
  return found
}

/** The areas that differ, from the top. */
export function differingAreas(difference: Int16Array, width: number, height: number): readonly DifferingArea[] {
  const columns = Math.ceil(width / CELL)
  const cells = new Set<number>()
  difference.forEach((value, pixel) => {
    if (value !== 0)
      cells.add(Math.floor(Math.floor(pixel / width) / CELL) * columns + Math.floor((pixel % width) / CELL))
  })
  const areas: DifferingArea[] = []
  for (const first of cells) {
    const area = touching(first, cells, columns)
    const [left, right] = [Math.min(...area.map(cell => cell % columns)), Math.max(...area.map(cell => cell % columns))]
    const rows = area.map(cell => Math.floor(cell / columns))
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
    areas.push({
      left: (left * CELL) / width,
      top: (top * CELL) / height,
      width: ((right - left + 1) * CELL) / width,
      height: ((bottom - top + 1) * CELL) / height,
    })
  }
  return areas.toSorted((a, b) => a.top - b.top || a.left - b.left)
}

/** Takes the cells that touch `first` out of `cells`. A gap of one cell, as between two characters, is none. */
function touching(first: number, cells: Set<number>, columns: number): readonly number[] {
  const area: number[] = []
  const waiting = [first]
  cells.delete(first)
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    area.push(cell)
    for (let row = -1; row <= 1; row++)
      for (let column = -2; column <= 2; column++) {
        const next = cell + row * columns + column
        const isNear = Math.abs((next % columns) - (cell % columns)) <= 2
        if (isNear && cells.delete(next)) waiting.push(next)
      }
  }
  return area
}

/** The later picture in gray with what is gone in red and what is new in blue; on white in both appearances. */
export function drawnDifference(later: Picture, difference: Int16Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * difference.length)
  for (let pixel = 0; pixel < difference.length; pixel++) {
    const at = 4 * pixel
    const changed = difference[pixel]!
    const gray = 128 + lightness(later.data, at) / 2
    const color = changed === 0 ? [gray, gray, gray] : changed > 0 ? GONE : ADDED
    pixels.set(color, at)
    pixels[at + 3] = 255
  }
  return pixels
}

const GONE = [164, 38, 44]
const ADDED = [15, 92, 140]
