/** Evens out the paper of a scan or photograph: shadows and tinted sheets become white, black borders and desks go. Pure. */
import type { Bitmap } from './bitmap.ts'
import { shrink } from './bitmap.ts'

/** Cells across the longer side: a cell is about as high as a line of type, so it always shows some paper. */
const CELLS = 200
/** Pixels are averaged in blocks of this size first, which takes the grain out of the lightest. */
const BLOCK = 4
/** A cell darker than this share of the paper around it holds a picture or a filled box: ink, not paper. */
const PAPER_SHARE = 0.6
/** The paper around a cell: so many cells each way. */
const AROUND = 12
/** The lightest and darkest paper of a sheet differ by less than this when it lay flat on the glass. */
const EVEN = 0.9
/** Paper lighter than this is left alone. */
const LIGHT = 200
const WHITE = 255
/** Solid ink this much darker than the paper, reaching in from the edge, is a border or the desk. */
const BORDER_SHARE = 0.5
/** ... and it ends within this share of the page. */
const BORDER_REACH = 0.25

interface Cells {
  readonly across: number
  readonly down: number
  /** Pixels a side. */
  readonly size: number
  /** The lightest of each cell. */
  readonly light: Uint8Array
}

/** The bitmap itself when its paper is already even and without borders. */
export function evenPaper(bitmap: Bitmap): Bitmap {
  const cells = cellsOf(bitmap)
  if (cells === null) return bitmap
  const paper = paperOf(cells)
  const border = borderOf(cells, paper)
  const levels = paper.filter((_, at) => border[at] === 0).sort()
  if (levels.length === 0) return bitmap
  const dark = levels[Math.floor(levels.length * 0.02)]!
  const light = levels[Math.floor(levels.length * 0.98)]!
  const isEven = dark >= EVEN * light && light >= LIGHT
  const hasBorder = border.includes(1)
  if (isEven && !hasBorder) return bitmap
  const data = isEven ? bitmap.data.slice() : divided(bitmap, cells, paper)
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

/** Level of the paper under each cell, smooth from cell to cell. */
function paperOf(cells: Cells): Uint8Array {
  const around = spread(cells, cells.light, AROUND)
  const sound = cells.light.map((level, at) => (level >= PAPER_SHARE * around[at]! ? level : 0))
  // Between the lines of a dense block there is paper within a cell or two.
  const near = spread(cells, sound, 2)
  const paper = near.map((level, at) => (level > 0 ? level : around[at]!))
  return smooth(cells, paper, 2)
}

/** The greatest value within `reach` cells each way. */
function spread({ across, down }: Cells, values: Uint8Array, reach: number): Uint8Array {
  const rows = new Uint8Array(values.length)
  const all = new Uint8Array(values.length)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let most = 0
      for (let k = Math.max(0, x - reach); k <= Math.min(across - 1, x + reach); k++) {
        most = Math.max(most, values[y * across + k]!)
      }
      rows[y * across + x] = most
    }
  }
  for (let x = 0; x < across; x++) {
    for (let y = 0; y < down; y++) {
      let most = 0
      for (let k = Math.max(0, y - reach); k <= Math.min(down - 1, y + reach); k++) {
        most = Math.max(most, rows[k * across + x]!)
      }
      all[y * across + x] = most
    }
  }
  return all
}

/** Mean within `reach` cells each way. */
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

/** 1 for the cells of solid ink that reach in from the edges. */
function borderOf({ across, down, light }: Cells, paper: Uint8Array): Uint8Array {
  const border = new Uint8Array(light.length)
  const open: number[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= across || y >= down) return
    const inward = Math.min(x / across, y / down, 1 - (x + 1) / across, 1 - (y + 1) / down)
    const at = y * across + x
    if (border[at] === 1 || inward > BORDER_REACH || light[at]! >= BORDER_SHARE * paper[at]!) return
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

/** Every pixel as a share of the paper under it, interpolated between the middles of cells. */
function divided(bitmap: Bitmap, { across, down, size }: Cells, paper: Uint8Array): Uint8Array {
  const { width, height, data } = bitmap
  const result = new Uint8Array(data.length)
  const line = new Float32Array(across)
  for (let y = 0; y < height; y++) {
    const v = Math.min(down - 1, Math.max(0, (y + 0.5) / size - 0.5))
    const upper = Math.min(down - 2, Math.floor(v))
    const lean = v - upper
    for (let x = 0; x < across; x++) {
      const at = upper * across + x
      line[x] = WHITE / Math.max(1, paper[at]! * (1 - lean) + paper[at + across]! * lean)
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

/** Whitens border cells, and the ink of the cells beside them: what the grid cut off. */
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
