/**
 * Light type on dark bars, which head the sections of forms and tables: inverted to dark on white, the only type that
 * is recognized. Pure.
 */
import type { Bitmap } from './bitmap.ts'

/** Number of cells across the longer side of the page: a cell is about as high as the strokes of type are long. */
const CELLS = 200
/** A pixel darker than this may belong to a bar, whatever the bar's color. */
const BAR_LEVEL = 150
/** A cell and its surroundings are at least this dark inside a bar; dense type covers at most a third of its area. */
const DARK_SHARE = 0.55
/** In cells: anything lower than a line of type is not a bar, anything higher is not a heading. */
const HEIGHT = { min: 2, max: 24 }
/** A bar is at least this many times wider than high; anything shorter than a word is a sign. */
const MIN_WIDTH = 7
const MIN_SHAPE = 2.5
/** Columns of cells as high as the typical one, within a cell. */
const MIN_EVEN_COLUMNS = 0.75
/** Pixel columns at the edge that must be without a gap. */
const MIN_SOLID = 0.9
/**
 * The edge of a bar is located from this many cells on either side, by the columns that end innermost; grain shifts it
 * by some pixels.
 */
const TRIM_CELLS = 8
const TRIM_SHARE = 0.3
const TRIM_PIXELS = 2
/** Share of light pixels that type leaves in a bar: less is a plain bar, more is a picture. */
const LIGHT = { min: 0.004, max: 0.45 }
/** A bar with type has few intermediate levels; pictures are full of them. */
const MAX_BETWEEN = 0.22
/** Pixels at the edge of a bar, in cells, that are neither bar nor background. */
const EDGE_CELLS = 0.2
/** Per page; more of them are a pattern. */
const MAX_BARS = 40
const WHITE = 255

interface Grid {
  readonly across: number
  readonly down: number
  /** Pixels per side. */
  readonly size: number
  /** 1: dark together with its surroundings. */
  readonly dark: Uint8Array
}

/** The cells of one bar: rows `top` to `bottom` (inclusive) for each column of cells, starting at `left`. */
interface Bar {
  readonly left: number
  readonly columns: readonly { readonly top: number; readonly bottom: number }[]
}

/** Bars with light type in them. */
export interface DarkBars {
  /** The content of the bars, dark on white, at its position on an otherwise empty page. */
  readonly turned: Bitmap
  /** Pixels; right and bottom are exclusive. */
  readonly boxes: readonly {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }[]
}

/** Null when there are none. A bar may be slightly skewed. The bitmap is not changed. */
export function findDarkBars(bitmap: Bitmap): DarkBars | null {
  const grid = gridOf(bitmap)
  if (grid === null) return null
  const edge = Math.max(2, Math.round(EDGE_CELLS * grid.size))
  const boxes: DarkBars['boxes'][number][] = []
  let data: Uint8Array | null = null
  for (const bar of barsOf(grid)) {
    const ranges = rangesOf(bitmap, grid.size, edge, bar)
    const levels = isSolid(bitmap, ranges, {
      minWidth: MIN_SOLID * bar.columns.length * grid.size,
      size: grid.size,
      edge,
    })
      ? levelsOf(bitmap, ranges)
      : null
    if (levels === null) continue
    data ??= new Uint8Array(bitmap.data.length).fill(WHITE)
    drawTurned(data, bitmap, ranges, { ...levels, edge })
    boxes.push({
      left: ranges[0]!.x,
      top: Math.min(...ranges.map(({ from }) => from)),
      right: ranges.at(-1)!.x + 1,
      bottom: Math.max(...ranges.map(({ to }) => to)),
    })
    if (boxes.length === MAX_BARS) break
  }
  return data === null ? null : { turned: { ...bitmap, data }, boxes }
}

function gridOf({ width, height, data }: Bitmap): Grid | null {
  const size = Math.max(4, Math.round(Math.max(width, height) / CELLS))
  const across = Math.floor(width / size)
  const down = Math.floor(height / size)
  if (across < MIN_WIDTH || down < HEIGHT.min) return null
  const count = new Uint32Array(across * down)
  // Every other pixel of every other row is a sufficient sample.
  for (let y = 0; y < down * size; y += 2) {
    const row = Math.floor(y / size) * across
    for (let column = 0, x = y * width; column < across; column++) {
      let darks = 0
      for (const end = y * width + (column + 1) * size; x < end; x += 2) if (data[x]! < BAR_LEVEL) darks++
      count[row + column] = count[row + column]! + darks
    }
  }
  const full = (size * size) / 4
  const dark = new Uint8Array(count.length)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let sum = 0
      let cells = 0
      for (let v = Math.max(0, y - 1); v <= Math.min(down - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(across - 1, x + 1); u++, cells++) sum += count[v * across + u]!
      }
      const own = count[y * across + x]! / full
      const around = sum / cells / full
      // At the rim of a bar the cell itself is dark; in its middle the surrounding cells are.
      if (own >= DARK_SHARE ? around >= DARK_SHARE / 2 : around >= DARK_SHARE) dark[y * across + x] = 1
    }
  }
  return { across, down, size, dark }
}

function barsOf(grid: Grid): Bar[] {
  const { across, down, dark } = grid
  const seen = new Uint8Array(dark.length)
  const bars: Bar[] = []
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] === 0 || seen[start] === 1) continue
    const columns = new Map<number, { top: number; bottom: number; cells: number }>()
    const open = [start]
    seen[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % across
      const y = (at - x) / across
      const column = columns.get(x)
      if (column === undefined) columns.set(x, { top: y, bottom: y, cells: 1 })
      else {
        column.top = Math.min(column.top, y)
        column.bottom = Math.max(column.bottom, y)
        column.cells++
      }
      const beside = [x > 0 ? at - 1 : -1, x < across - 1 ? at + 1 : -1, at - across, y < down - 1 ? at + across : -1]
      for (const next of beside) {
        if (next < 0 || seen[next] === 1 || dark[next] === 0) continue
        seen[next] = 1
        open.push(next)
      }
    }
    const bar = barOf(columns)
    if (bar !== null) bars.push(bar)
  }
  return bars
}

/** Whether it is wide, low, and about equally high throughout. */
function barOf(
  columns: ReadonlyMap<number, { readonly top: number; readonly bottom: number; readonly cells: number }>,
): Bar | null {
  if (columns.size < MIN_WIDTH) return null
  const heights = [...columns.values()].map(({ top, bottom }) => bottom - top + 1).toSorted((a, b) => a - b)
  const usual = heights[heights.length >> 1]!
  if (usual < HEIGHT.min || usual > HEIGHT.max || columns.size < MIN_SHAPE * usual) return null
  const isEven = ({ top, bottom, cells }: { top: number; bottom: number; cells: number }): boolean =>
    Math.abs(bottom - top + 1 - usual) <= 1 && cells >= 0.7 * (bottom - top + 1)
  if ([...columns.values()].filter(isEven).length < MIN_EVEN_COLUMNS * columns.size) return null
  const left = Math.min(...columns.keys())
  return { left, columns: Array.from({ length: columns.size }, (_, index) => columns.get(left + index)!) }
}

/** Rows from `from` to `to` (exclusive) of pixel column `x` that belong to a bar. */
interface Range {
  readonly x: number
  readonly from: number
  readonly to: number
}

/**
 * Each column from its outermost dark pixels, searched one cell beyond the bar's own cells; thin rules beside the bar
 * are skipped.
 */
function rangesOf({ width, height, data }: Bitmap, size: number, edge: number, bar: Bar): Range[] {
  const ranges: Range[] = []
  const cells = bar.columns.length
  for (let x = Math.max(0, (bar.left - 1) * size); x < Math.min(width, (bar.left + cells + 1) * size); x++) {
    const column = bar.columns[Math.min(cells - 1, Math.max(0, Math.floor(x / size) - bar.left))]!
    const isSolid = (y: number): boolean => {
      for (let at = y; at < y + edge; at++) if (data[at * width + x]! >= BAR_LEVEL) return false
      return true
    }
    let from = Math.max(0, (column.top - 1) * size)
    let to = Math.min(height, (column.bottom + 2) * size)
    while (from < to - edge && !isSolid(from)) from++
    while (to > from + edge && !isSolid(to - edge)) to--
    // Beyond the end of the bar there is nothing, or a stroke of neighboring content.
    if (to - from >= (column.bottom - column.top) * size * 0.6) ranges.push({ x, from, to })
  }
  return trimmed({ width, height, data }, ranges, size)
}

/** Removes type that stands close above or below the bar: its edge is where the nearby columns end innermost. */
function trimmed({ width, data }: Bitmap, ranges: readonly Range[], size: number): Range[] {
  const result: Range[] = []
  for (let start = 0; start < ranges.length; start += size) {
    const near = ranges.slice(Math.max(0, start - TRIM_CELLS * size), start + (TRIM_CELLS + 1) * size)
    const inner = Math.floor(near.length * TRIM_SHARE)
    const top = near.map(({ from }) => from).toSorted((a, b) => b - a)[inner]! - TRIM_PIXELS
    const bottom = near.map(({ to }) => to).toSorted((a, b) => a - b)[inner]! + TRIM_PIXELS
    for (const range of ranges.slice(start, start + size)) {
      const { x } = range
      let from = Math.max(range.from, top)
      let to = Math.min(range.to, bottom)
      while (from < to && data[from * width + x]! >= BAR_LEVEL) from++
      while (to > from && data[(to - 1) * width + x]! >= BAR_LEVEL) to--
      result.push({ x, from, to })
    }
  }
  return result
}

/**
 * Whether the bar is dark along its upper and lower edge without a gap and of constant height, which letters are not.
 */
function isSolid(
  { width, data }: Bitmap,
  ranges: readonly Range[],
  { minWidth, size, edge }: { readonly minWidth: number; readonly size: number; readonly edge: number },
): boolean {
  if (ranges.length < minWidth) return false
  const heights = ranges.map(({ from, to }) => to - from).toSorted((a, b) => a - b)
  const usual = heights[heights.length >> 1]!
  const solid = ranges.filter(({ x, from, to }) => {
    if (Math.abs(to - from - usual) > size) return false
    for (let depth = 0; depth < edge; depth++)
      if (data[(from + depth) * width + x]! >= BAR_LEVEL || data[(to - 1 - depth) * width + x]! >= BAR_LEVEL)
        return false
    return true
  })
  return solid.length >= MIN_SOLID * ranges.length
}

/** The gray levels of bar and type; null when the content of the bar is not type. */
function levelsOf(
  { width, data }: Bitmap,
  ranges: readonly Range[],
): { readonly bar: number; readonly type: number } | null {
  const histogram = new Uint32Array(256)
  let total = 0
  for (const { x, from, to } of ranges) {
    for (let y = from; y < to; y += 2, total++) histogram[data[y * width + x]!]!++
  }
  const levelAt = (share: number): number => {
    let sum = 0
    for (let level = 0; level < 256; level++) if ((sum += histogram[level]!) >= share * total) return level
    return WHITE
  }
  const bar = levelAt(0.35)
  const type = levelAt(1 - LIGHT.min / 2)
  if (type - bar < 70) return null
  const reach = (type - bar) * 0.3
  let light = 0
  let between = 0
  for (let level = 0; level < 256; level++) {
    if (level > type - reach) light += histogram[level]!
    else if (level > bar + reach) between += histogram[level]!
  }
  if (light < LIGHT.min * total || light > LIGHT.max * total || between > MAX_BETWEEN * total) return null
  return { bar, type }
}

/** Draws the inside of the bar with inverted levels; pixels at its edge are left out. */
function drawTurned(
  turned: Uint8Array,
  { width, data }: Bitmap,
  ranges: readonly Range[],
  { bar, type, edge }: { readonly bar: number; readonly type: number; readonly edge: number },
): void {
  const gain = WHITE / (type - bar)
  const [first, last] = [ranges[0]!.x, ranges.at(-1)!.x]
  for (const { x, from, to } of ranges) {
    if (x - first < edge || last - x < edge) continue
    for (let at = (from + edge) * width + x; at < (to - edge) * width + x; at += width)
      turned[at] = Math.max(0, Math.min(WHITE, WHITE - (data[at]! - bar) * gain))
  }
}
