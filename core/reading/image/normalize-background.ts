/**
 * Normalizes the background of a scan or photograph: shadows and tinted pages become white, black borders and desktops
 * are removed. Pure.
 */
import type { Bitmap } from './bitmap.ts'
import { shrink } from './bitmap.ts'

/**
 * Number of cells across the longer side: a cell is about as high as a line of type, so it always shows some
 * background.
 */
const CELLS = 200
/** Pixels are averaged in blocks of this size first, which removes the grain from the lightest. */
const BLOCK = 4
/**
 * A cell darker than this share of the surrounding background contains a picture or a filled box: ink, not background.
 */
const BACKGROUND_SHARE = 0.6
/** The background around a cell is taken from this many cells in each direction. */
const AROUND = 12
/** Background levels of a page that lay flat on the glass differ by less than this. */
const EVEN = 0.9
/** Background lighter than this is left unchanged. */
const LIGHT = 200
const WHITE = 255
/** Solid ink this much darker than the background, reaching in from the edge, is a border or the desktop. */
const BORDER_SHARE = 0.5
/** ... and it ends within this share of the page. */
const BORDER_REACH = 0.25

interface Cells {
  readonly across: number
  readonly down: number
  /** Pixels per side. */
  readonly size: number
  /** The lightest level of each cell. */
  readonly light: Uint8Array
}

/** Returns the bitmap itself when its background is already even and has no borders. */
export function normalizeBackground(bitmap: Bitmap): Bitmap {
  const cells = cellsOf(bitmap)
  if (cells === null) return bitmap
  const background = backgroundOf(cells)
  const border = borderOf(cells, background)
  const levels = background.filter((_, at) => border[at] === 0).sort()
  if (levels.length === 0) return bitmap
  const dark = levels[Math.floor(levels.length * 0.02)]!
  const light = levels[Math.floor(levels.length * 0.98)]!
  const isEven = dark >= EVEN * light && light >= LIGHT
  const hasBorder = border.includes(1)
  if (isEven && !hasBorder) return bitmap
  const data = isEven ? bitmap.data.slice() : divided(bitmap, cells, background)
  if (hasBorder) whiten(data, bitmap, cells, border)
  return { ...bitmap, data }
}

function cellsOf(bitmap: Bitmap): Cells | null {
  const perCell = Math.max(2, Math.round(Math.max(bitmap.width, bitmap.height) / CELLS / BLOCK))
  const small = shrink(bitmap, BLOCK)
  const across = Math.ceil(small.width / perCell)
  const down = Math.ceil(small.height / perCell)
  if (across < 2 || down < 2) return null
  const light = new Uint8Array(across * down)
  for (let y = 0; y < small.height; y++) {
    const row = Math.floor(y / perCell) * across
    for (let x = 0; x < small.width; x++) {
      const at = row + Math.floor(x / perCell)
      const level = small.data[y * small.width + x]!
      if (level > light[at]!) light[at] = level
    }
  }
  return { across, down, size: perCell * BLOCK, light }
}

/** Background level of each cell, smoothed across cells. */
function backgroundOf(cells: Cells): Uint8Array {
  const around = spread(cells, cells.light, AROUND)
  const sound = cells.light.map((level, at) => (level >= BACKGROUND_SHARE * around[at]! ? level : 0))
  // Between the lines of a dense block there is background within a cell or two.
  const near = spread(cells, sound, 2)
  const background = near.map((level, at) => (level > 0 ? level : around[at]!))
  return smooth(cells, background, 2)
}

/** The greatest value within `reach` cells in each direction. */
function spread({ across, down }: Cells, values: Uint8Array, reach: number): Uint8Array {
  const rows = new Uint8Array(values.length)
  const all = new Uint8Array(values.length)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let max = 0
      for (let k = Math.max(0, x - reach); k <= Math.min(across - 1, x + reach); k++) {
        max = Math.max(max, values[y * across + k]!)
      }
      rows[y * across + x] = max
    }
  }
  for (let x = 0; x < across; x++) {
    for (let y = 0; y < down; y++) {
      let max = 0
      for (let k = Math.max(0, y - reach); k <= Math.min(down - 1, y + reach); k++) {
        max = Math.max(max, rows[k * across + x]!)
      }
      all[y * across + x] = max
    }
  }
  return all
}

/** Average within `reach` cells in each direction. */
function smooth({ across, down }: Cells, values: Uint8Array, reach: number): Uint8Array {
  return values.map((_, at) => {
    const x = at % across
    const y = (at - x) / across
    let sum = 0
    let count = 0
    for (let v = Math.max(0, y - reach); v <= Math.min(down - 1, y + reach); v++) {
      for (let u = Math.max(0, x - reach); u <= Math.min(across - 1, x + reach); u++, count++)
        sum += values[v * across + u]!
    }
    return Math.round(sum / count)
  })
}

/** 1 for cells of solid ink that reach in from the edges. */
function borderOf({ across, down, light }: Cells, background: Uint8Array): Uint8Array {
  const border = new Uint8Array(light.length)
  const open: number[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= across || y >= down) return
    const inward = Math.min(x / across, y / down, 1 - (x + 1) / across, 1 - (y + 1) / down)
    const at = y * across + x
    if (border[at] === 1 || inward > BORDER_REACH || light[at]! >= BORDER_SHARE * background[at]!) return
    border[at] = 1
    open.push(at)
  }
  for (let x = 0; x < across; x++) {
    visit(x, 0)
    visit(x, down - 1)
  }
  for (let y = 0; y < down; y++) {
    visit(0, y)
    visit(across - 1, y)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % across
    const y = (at - x) / across
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
  return border
}

/** Every pixel as a share of the background under it, interpolated between cell centers. */
function divided(bitmap: Bitmap, { across, down, size }: Cells, background: Uint8Array): Uint8Array {
  const { width, height, data } = bitmap
  const result = new Uint8Array(data.length)
  const line = new Float32Array(across)
  for (let y = 0; y < height; y++) {
    const v = Math.min(down - 1, Math.max(0, (y + 0.5) / size - 0.5))
    const upper = Math.min(down - 2, Math.floor(v))
    const lean = v - upper
    for (let x = 0; x < across; x++) {
      const at = upper * across + x
      line[x] = WHITE / Math.max(1, background[at]! * (1 - lean) + background[at + across]! * lean)
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = Math.min(across - 1, Math.max(0, (x + 0.5) / size - 0.5))
      const left = Math.min(across - 2, u | 0)
      const gain = line[left]! + (line[left + 1]! - line[left]!) * (u - left)
      const level = data[at]! * gain
      result[at] = level > WHITE ? WHITE : level
    }
  }
  return result
}

/** Whitens border cells, and the ink of adjacent cells that the grid cut off. */
function whiten(data: Uint8Array, { width, height }: Bitmap, cells: Cells, border: Uint8Array): void {
  const { across, down, size } = cells
  const beside = spread(cells, border, 1)
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor(y / size)) * across
    for (let x = 0; x < width; x++) {
      if (beside[row + Math.min(across - 1, Math.floor(x / size))] === 1) data[y * width + x] = WHITE
    }
  }
}
