/** Which column of an item table each cell stands in: strips of figures and edges of text matched with the header, by geometry. */
import { centerOf, horizontalOverlap, unionOf, widthOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import type { PageMetrics } from '../../layout/page-metrics.ts'
import type { HeaderColumn, TableHeader } from './header.ts'
import { joinedCell } from './join-cells.ts'
import { cellOfWords, type PageRow, type RowCell } from './rows.ts'
import { isCurrencyWord, isNumberWord, type NumberStyle } from './values.ts'

/** A row of a table: one cell per column of its header, null where it is empty. */
export interface TableRow {
  readonly row: PageRow
  readonly cells: readonly (RowCell | null)[]
}

interface Strip {
  readonly box: Box
  readonly count: number
}

/** What it costs (in em of misplacement) to leave a strip of figures without a column: several rows of figures are seldom part of a text. */
const skipStrip = { single: 5, repeated: 9 }
/** A figure under a header of text is out of place by this much. */
const textPenalty: Partial<Record<HeaderColumn['role'], number>> = { description: 3, item: 2, date: 2, unit: 1.5 }
/** Edges this near (in em) are aligned. */
const alignedEdge = 0.8

/** The rows with their cells sorted into the columns of `header`, as `learnt`, those surely of the table, stand under it. */
export function placeRows(
  header: TableHeader,
  rows: readonly PageRow[],
  learnt: readonly PageRow[],
  style: NumberStyle,
  metrics: PageMetrics,
): readonly TableRow[] {
  const { columns } = header
  const strips = stripsOf(learnt, columns, metrics)
  const columnOfStrip = alignStrips(strips, columns, metrics)
  const extents = columns.map((column, index) =>
    unionOf([column.box, ...strips.filter((_, i) => columnOfStrip[i] === index).map(strip => strip.box)]),
  )
  const placed = strips.flatMap((strip, i) => (columnOfStrip[i]! < 0 ? [] : [{ strip, column: columnOfStrip[i]! }]))
  const parted = rows.map(row => ({
    row,
    cells: row.cells.flatMap(cell =>
      splitAtStrips(
        cell,
        placed.map(({ strip }) => strip.box),
        style,
      ),
    ),
  }))
  const textColumn = textColumns(
    parted.flatMap(({ cells }) => cells.filter(cell => cell.value === null)),
    columns,
    extents,
    metrics,
  )
  return parted.map(({ row, cells }) => {
    const sorted: RowCell[][] = columns.map(() => [])
    for (const cell of cells) {
      const index = cell.value === null || cell.value.word ? -1 : fieldColumn(cell, placed, columns, extents, metrics)
      sorted[index >= 0 ? index : textColumn(cell)]?.push(cell)
    }
    return { row, cells: sorted.map(group => joinedCell(group, style)) }
  })
}

/** Figures of several rows that share their place across the page. */
function stripsOf(rows: readonly PageRow[], columns: readonly HeaderColumn[], metrics: PageMetrics): readonly Strip[] {
  const strips: OpenStrip[] = []
  const figures = rows
    .flatMap((row, index) => row.cells.flatMap(cell => amountBoxes(cell, columns).map(box => ({ box, row: index }))))
    .toSorted((a, b) => widthOf(b.box) - widthOf(a.box))
  for (const { box, row } of figures) {
    const best = strips
      .filter(
        strip =>
          horizontalOverlap(strip.box, box) > 0.5 * widthOf(box) ||
          Math.abs(strip.box.right - box.right) < 0.4 * metrics.em,
      )
      .toSorted((a, b) => Math.abs(a.box.right - box.right) - Math.abs(b.box.right - box.right))[0]
    if (best === undefined) strips.push({ box, rows: [row] })
    else {
      best.rows.push(row)
      best.box = unionOf([best.box, box])
    }
  }
  return raggedJoined(strips, columns)
    .map(strip => ({ box: strip.box, count: strip.rows.length }))
    .toSorted((a, b) => centerOf(a.box) - centerOf(b.box))
}

interface OpenStrip {
  box: Box
  rows: number[]
}

/** Figures under one head that share no row are one column with ragged edges: "2,5 uur" above "3". */
function raggedJoined(strips: readonly OpenStrip[], columns: readonly HeaderColumn[]): readonly OpenStrip[] {
  const open = [...strips]
  for (const column of columns) {
    const under = open.filter(
      strip => horizontalOverlap(strip.box, column.box) > 0.6 * Math.min(widthOf(strip.box), widthOf(column.box)),
    )
    for (const strip of under.slice(1)) {
      const first = under[0]!
      if (first.rows.some(row => strip.rows.includes(row))) continue
      first.rows.push(...strip.rows)
      first.box = unionOf([first.box, strip.box])
      open.splice(open.indexOf(strip), 1)
    }
  }
  return open
}

/** Heads whose figures may run into a text beside them. */
const narrowHeads: ReadonlySet<HeaderColumn['role']> = new Set([
  'quantity',
  'ordered',
  'rate',
  'amount',
  'tax',
  'gross',
])

/** Where a cell's figures stand: the whole of it, or the number a text begins or ends with right under a head of figures. */
function amountBoxes(cell: RowCell, columns: readonly HeaderColumn[]): readonly Box[] {
  if (cell.value !== null) return cell.value.word ? [] : [digitsBox(cell)]
  if (cell.words.length < 2) return []
  return [cell.words[0]!, cell.words.at(-1)!]
    .filter(
      word =>
        isNumberWord(word.text) &&
        columns.some(
          ({ role, box }) => narrowHeads.has(role) && horizontalOverlap(box, word.box) > 0.7 * widthOf(word.box),
        ),
    )
    .map(word => word.box)
}

/** A unit or mark behind the number widens no strip. */
function digitsBox(cell: RowCell): Box {
  const words = cell.words.filter(word => /\d/.test(word.text) || isCurrencyWord(word.text))
  return words.length === 0 ? cell.box : unionOf(words.map(word => word.box))
}

/** Column of each strip, -1 for none: the cheapest assignment that keeps the order. */
function alignStrips(
  strips: readonly Strip[],
  columns: readonly HeaderColumn[],
  metrics: PageMetrics,
): readonly number[] {
  const width = columns.length
  const best: { cost: number; from: number; column: number }[][] = []
  // best[i][j]: the first i strips placed in the first j columns.
  for (let i = 0; i <= strips.length; i++) {
    best.push([])
    for (let j = 0; j <= width; j++) {
      if (i === 0) {
        best[0]!.push({ cost: 0, from: 0, column: -1 })
        continue
      }
      const strip = strips[i - 1]!
      const skip = best[i - 1]![j]!.cost + (strip.count > 1 ? skipStrip.repeated : skipStrip.single)
      let choice = { cost: skip, from: j, column: -1 }
      for (let column = 0; column < j; column++) {
        const cost = best[i - 1]![column]!.cost + misplaced(strip.box, columns[column]!, metrics)
        if (cost < choice.cost) choice = { cost, from: column, column }
      }
      best[i]!.push(choice)
    }
  }
  const result: number[] = []
  let j = width
  for (let i = strips.length; i > 0; i--) {
    const { column, from } = best[i]![j]!
    result.unshift(column)
    j = from
  }
  return result
}

function misplaced(strip: Box, { box, role }: HeaderColumn, { em }: PageMetrics): number {
  const gap = Math.max(strip.left - box.right, box.left - strip.right, 0)
  const edges = Math.min(
    Math.abs(strip.left - box.left),
    Math.abs(strip.right - box.right),
    Math.abs(centerOf(strip) - centerOf(box)),
  )
  return (gap > 0 ? 1.5 + gap / em : 0) + Math.min(3, (0.5 * edges) / em) + (textPenalty[role] ?? 0)
}

/** Parts figures off a text that runs into their columns, and text that leads into a figure. */
function splitAtStrips(cell: RowCell, strips: readonly Box[], style: NumberStyle): readonly RowCell[] {
  if (cell.words.length < 2 || cell.value !== null) return [cell]
  const stripOf = (word: Word): number =>
    isNumberWord(word.text) || isCurrencyWord(word.text)
      ? strips.findIndex(box => horizontalOverlap(box, word.box) > 0.6 * widthOf(word.box))
      : -1
  const groups: { words: Word[]; strip: number }[] = []
  for (const word of cell.words) {
    const strip = stripOf(word)
    const open = groups.at(-1)
    const follows =
      open !== undefined && open.strip >= 0 && strip < 0 && cellOfWords([...open.words, word], style).value !== null
    if (open !== undefined && (open.strip === strip || follows)) open.words.push(word)
    else groups.push({ words: [word], strip })
  }
  const parts = groups.map(group => cellOfWords(group.words, style))
  return parts.some(part => part.value !== null && !part.value.word) ? parts : [cell]
}

function fieldColumn(
  cell: RowCell,
  placed: readonly { readonly strip: Strip; readonly column: number }[],
  columns: readonly HeaderColumn[],
  extents: readonly Box[],
  metrics: PageMetrics,
): number {
  const box = digitsBox(cell)
  const inside = placed
    .map(({ strip, column }) => ({ column, shared: horizontalOverlap(strip.box, box) }))
    .filter(({ shared }) => shared > 0.5 * widthOf(box))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if (inside !== undefined) return inside.column
  const near = columns
    .map((column, index) => ({ index, cost: misplaced(box, { ...column, box: extents[index]! }, metrics) }))
    .toSorted((a, b) => a.cost - b.cost)[0]
  return near !== undefined && near.cost < skipStrip.single ? near.index : -1
}

/** The column of a cell of text, decided together for all cells that begin at the same place. */
function textColumns(
  cells: readonly RowCell[],
  columns: readonly HeaderColumn[],
  extents: readonly Box[],
  metrics: PageMetrics,
): (cell: RowCell) => number {
  const clusters: { left: number; cells: RowCell[] }[] = []
  for (const cell of cells.toSorted((a, b) => a.box.left - b.box.left)) {
    const open = clusters.at(-1)
    if (open !== undefined && cell.box.left - open.left < alignedEdge * metrics.em) open.cells.push(cell)
    else clusters.push({ left: cell.box.left, cells: [cell] })
  }
  const columnOf = new Map<RowCell, number>()
  for (const cluster of clusters) {
    const scores = extents.map((extent, index) =>
      cluster.cells.reduce((sum, cell) => sum + fit(cell, columns[index]!, extent, metrics), 0),
    )
    const best = scores.indexOf(Math.max(...scores))
    for (const cell of cluster.cells) columnOf.set(cell, best)
  }
  return cell => {
    const known = columnOf.get(cell)
    if (known !== undefined) return known
    const scores = extents.map((extent, index) => fit(cell, columns[index]!, extent, metrics))
    return scores.indexOf(Math.max(...scores))
  }
}

function fit(cell: RowCell, { role, box }: HeaderColumn, extent: Box, { em }: PageMetrics): number {
  const shared = horizontalOverlap(cell.box, extent)
  const gap = Math.max(cell.box.left - extent.right, extent.left - cell.box.right, 0)
  const left = Math.abs(cell.box.left - box.left) < alignedEdge * em ? 1 : 0
  const center = Math.abs(centerOf(cell.box) - centerOf(box)) < alignedEdge * em ? 0.6 : 0
  const right = Math.abs(cell.box.right - extent.right) < alignedEdge * em ? 0.4 : 0
  const describes = role === 'description' ? 0.35 : role === 'item' ? 0.2 : 0
  return (
    shared / Math.min(widthOf(cell.box), widthOf(extent)) +
    left +
    Math.max(center, right) +
    describes -
    (0.35 * gap) / em
  )
}
