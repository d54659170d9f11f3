/** Which column of an item table each cell stands in: columns of numbers and edges of text matched with the header, by geometry. */
import { centerOf, horizontalOverlap, unionOf, widthOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import type { PageMetrics } from '../../layout/page-metrics.ts'
import { assign } from '../../solve/assignment.ts'
import type { ColumnRole, HeaderColumn, TableHeader } from './header.ts'
import { cellOfWords, type PageRow, type RowCell } from './rows.ts'
import { isCurrencyWord, isNumberWord } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'
import { groupConsecutive } from '../../values/sequences.ts'

/** A row of a table: one cell per column of its header, null where it is empty. */
export interface TableRow {
  readonly row: PageRow
  readonly cells: readonly (RowCell | null)[]
}

/** Numbers of several rows at one place across the page. */
interface NumberColumn {
  box: Box
  readonly rows: number[]
}

/** Cost (in em of misplacement) of assigning numbers in one place to no header: several rows of numbers are seldom part of a text. */
const skipCost = { single: 5, repeated: 9 }
/** A number under a header of text is out of place by this much. */
const textPenalty: Partial<Record<ColumnRole, number>> = { description: 3, item: 2, date: 2, unit: 1.5 }
/** Edges this near (in em) are aligned. */
const alignedEdge = 0.8

/** The rows with their cells sorted into the columns of `header`, as `sure`, those surely of the table, stand under it. */
export function placeRows(
  header: TableHeader,
  { rows, sure }: { readonly rows: readonly PageRow[]; readonly sure: readonly PageRow[] },
  style: NumberStyle,
  metrics: PageMetrics,
): readonly TableRow[] {
  const { columns } = header
  const numberColumns = numberColumnsOf(sure, columns)
  const costs = numberColumns.map(({ box, rows: { length } }) =>
    columns.map(column => misplaced(box, column, metrics) - (length > 1 ? skipCost.repeated : skipCost.single)),
  )
  const headerOfNumbers = assign(costs, 0)
  const placed = numberColumns.flatMap((numbers, at): PlacedNumbers[] => {
    const column = headerOfNumbers[at]!
    return column === null ? [] : [{ box: numbers.box, column }]
  })
  const spread = columns.map((column, index): SpreadColumn => {
    const own = placed.filter(one => one.column === index).map(({ box }) => box)
    return { column, extent: unionOf([column.box, ...own]) }
  })
  const boxes = placed.map(({ box }) => box)
  const edge = leftEdge(sure, columns, metrics)
  const split = rows.map(row => ({
    row,
    cells: row.cells
      .filter(({ words, box }) => words.length < minPanelWords || box.right > edge)
      .flatMap(cell => splitAtNumbers(cell, boxes, style)),
  }))
  const numbered = split.map(({ row, cells }) => {
    const own = cells.map(cell => ({
      cell,
      index: cell.value === null || cell.value.word ? -1 : numberColumnOf(cell, placed),
    }))
    return { row, own, taken: new Set(own.flatMap(({ index }) => (index >= 0 ? columns[index]! : []))) }
  })
  const texts = numbered.flatMap(({ own, taken }) =>
    own.flatMap(({ cell }) => (cell.value === null ? { cell, taken } : [])),
  )
  const textColumn = textColumns(texts, spread, metrics.em)
  return numbered.map(({ row, own, taken }) => {
    const sorted: RowCell[][] = columns.map(() => [])
    for (const { cell, index } of own) sorted[index >= 0 ? index : textColumn({ cell, taken })]?.push(cell)
    return { row, cells: sorted.map(group => mergeCells(group, style)) }
  })
}

/** So many words beside a table are of a panel, fewer may be a number of the row. */
const minPanelWords = 2
/** Share of the rows that begin at the first header of a table whose edge that is. */
const minAtEdge = 0.6

/** Where a table begins: at its first header, where most of its rows have something there; nowhere where descriptions stand beside all headers. */
function leftEdge(rows: readonly PageRow[], columns: readonly HeaderColumn[], { em }: PageMetrics): number {
  const left = Math.min(...columns.map(({ box }) => box.left))
  const billing = rows.filter(({ cells }) => cells.some(({ value }) => value?.isAmount === true))
  const atEdge = billing.filter(({ cells }) => cells.some(({ box }) => Math.abs(box.left - left) < em))
  return billing.length > 0 && atEdge.length >= minAtEdge * billing.length ? left - em : -Infinity
}

/** Numbers of several rows that share their place across the page. */
function numberColumnsOf(rows: readonly PageRow[], columns: readonly HeaderColumn[]): readonly NumberColumn[] {
  const numberColumns: NumberColumn[] = []
  const figures = rows
    .flatMap((row, index) => row.cells.flatMap(cell => amountBoxes(cell, columns).map(box => ({ box, row: index }))))
    .toSorted((a, b) => widthOf(b.box) - widthOf(a.box))
  for (const { box, row } of figures) {
    const best = numberColumns
      .filter(numbers => horizontalOverlap(numbers.box, box) > 0.5 * widthOf(box))
      .toSorted((a, b) => Math.abs(a.box.right - box.right) - Math.abs(b.box.right - box.right))[0]
    if (best === undefined) numberColumns.push({ box, rows: [row] })
    else {
      best.rows.push(row)
      best.box = unionOf([best.box, box])
    }
  }
  return raggedJoined(numberColumns, columns).toSorted((a, b) => centerOf(a.box) - centerOf(b.box))
}

/** Numbers under one header that share no row are one column with ragged edges: "2,5 uur" above "3". */
function raggedJoined(
  numberColumns: readonly NumberColumn[],
  columns: readonly HeaderColumn[],
): readonly NumberColumn[] {
  const open = [...numberColumns]
  for (const column of columns) {
    const [first, ...others] = open.filter(
      numbers => horizontalOverlap(numbers.box, column.box) > 0.6 * Math.min(widthOf(numbers.box), widthOf(column.box)),
    )
    for (const numbers of others) {
      if (first === undefined || first.rows.some(row => numbers.rows.includes(row))) continue
      first.rows.push(...numbers.rows)
      first.box = unionOf([first.box, numbers.box])
      open.splice(open.indexOf(numbers), 1)
    }
  }
  return open
}

/** Headers whose numbers may run into a text beside them. */
const numericRoles: ReadonlySet<ColumnRole> = new Set(['quantity', 'ordered', 'rate', 'amount', 'tax', 'gross'])

/** Where a cell's numbers stand: the whole of it, or the number a text begins or ends with right under a header of numbers. */
function amountBoxes(cell: RowCell, columns: readonly HeaderColumn[]): readonly Box[] {
  if (cell.value !== null) return cell.value.word ? [] : [digitsBox(cell)]
  if (cell.words.length < 2) return []
  return [cell.words[0]!, cell.words.at(-1)!]
    .filter(
      word =>
        isNumberWord(word.text) &&
        columns.some(
          ({ role, box }) =>
            numericRoles.has(role) &&
            horizontalOverlap(box, word.box) > 0.7 * Math.min(widthOf(word.box), widthOf(box)),
        ),
    )
    .map(word => word.box)
}

/** A unit or mark behind the number does not widen its column. */
function digitsBox(cell: RowCell): Box {
  const words = cell.words.filter(word => /\d/.test(word.text) || isCurrencyWord(word.text))
  return words.length === 0 ? cell.box : unionOf(words.map(word => word.box))
}

function misplaced(numbers: Box, { box, role }: HeaderColumn, { em }: PageMetrics): number {
  const gap = Math.max(numbers.left - box.right, box.left - numbers.right, 0)
  const edges = Math.min(
    Math.abs(numbers.left - box.left),
    Math.abs(numbers.right - box.right),
    Math.abs(centerOf(numbers) - centerOf(box)),
  )
  return (gap > 0 ? 1.5 + gap / em : 0) + Math.min(3, (0.5 * edges) / em) + (textPenalty[role] ?? 0)
}

/** Splits numbers off a text that runs into their columns, and text that leads into a number. */
function splitAtNumbers(cell: RowCell, numberColumns: readonly Box[], style: NumberStyle): readonly RowCell[] {
  if (cell.words.length < 2 || cell.value !== null) return [cell]
  const columnAt = (word: Word): number =>
    isNumberWord(word.text) || isCurrencyWord(word.text)
      ? numberColumns.findIndex(box => horizontalOverlap(box, word.box) > 0.6 * widthOf(word.box))
      : -1
  const groups: { words: Word[]; numbers: number }[] = []
  for (const word of cell.words) {
    const numbers = columnAt(word)
    const open = groups.at(-1)
    const follows =
      open !== undefined && open.numbers >= 0 && numbers < 0 && cellOfWords([...open.words, word], style).value !== null
    if (open !== undefined && (open.numbers === numbers || follows)) open.words.push(word)
    else groups.push({ words: [word], numbers })
  }
  const parts = groups.map(group => cellOfWords(group.words, style))
  return parts.some(part => part.value !== null && !part.value.word) ? parts : [cell]
}

/** Numbers at one place and the index of the column they stand in. */
interface PlacedNumbers {
  readonly box: Box
  readonly column: number
}

/** A column with the box its header and its numbers take. */
interface SpreadColumn {
  readonly column: HeaderColumn
  readonly extent: Box
}

/** The column of the numbers that a cell shares most of its place with; -1 where it shares it with none. */
function numberColumnOf(cell: RowCell, placed: readonly PlacedNumbers[]): number {
  const box = digitsBox(cell)
  const inside = placed
    .map(numbers => ({ column: numbers.column, shared: horizontalOverlap(numbers.box, box) }))
    .filter(({ shared }) => shared > 0.5 * widthOf(box))
    .toSorted((a, b) => b.shared - a.shared)[0]
  return inside?.column ?? -1
}

/** A cell of text, with the columns in which its row has numbers. */
interface RowText {
  readonly cell: RowCell
  readonly taken: ReadonlySet<HeaderColumn>
}

/** The column of a cell of text, decided together for all cells that begin at the same place. */
function textColumns(
  texts: readonly RowText[],
  columns: readonly SpreadColumn[],
  em: number,
): (text: RowText) => number {
  const bestFor = (some: readonly RowText[]): number => {
    const scores = columns.map(column => some.reduce((sum, text) => sum + fit(text, column, em), 0))
    return scores.indexOf(Math.max(...scores))
  }
  const byEdge = texts.toSorted((a, b) => a.cell.box.left - b.cell.box.left)
  const clusters = groupConsecutive(
    byEdge,
    (_, { cell }, [first]) => cell.box.left - first!.cell.box.left >= alignedEdge * em,
  )
  const columnOf = new Map<RowCell, number>()
  for (const cluster of clusters) {
    const best = bestFor(cluster)
    for (const { cell } of cluster) columnOf.set(cell, best)
  }
  return text => columnOf.get(text.cell) ?? bestFor([text])
}

/** A text of several words beside a number of the column is none of it ("2ea | FIRETUBE BOILER"). */
const takenPenalty = 2

function fit({ cell, taken }: RowText, { column, extent }: SpreadColumn, em: number): number {
  const { role, box } = column
  const beside = taken.has(column) && cell.words.length > 1 ? takenPenalty : 0
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
    beside -
    (0.35 * gap) / em
  )
}

/** The cells of one column of a row as one: words beside each other, a number split by a space, or the amount beside a count. */
export function mergeCells(cells: readonly RowCell[], style: NumberStyle): RowCell | null {
  const [first] = cells
  if (first === undefined || cells.length === 1) return first ?? null
  const numbers = cells.filter(cell => cell.value !== null && !cell.value.word)
  const [amount, ...more] = numbers.filter(({ value }) => value!.isAmount || value!.value >= minAmount)
  if (amount !== undefined && more.length === 0) {
    // A count without a header of its own, or a border OCR read as a letter, stands apart from the amount of the next column.
    const others = numbers.length > 1 ? numbers : cells.filter(({ text }) => style.ocr && text.length <= 2)
    const apart = others.filter(
      cell => cell !== amount && (isDistant(cell, amount) || /^[^\p{L}\d]+$/u.test(cell.text)),
    )
    if (apart.length > 0 && apart.length === (numbers.length > 1 ? numbers : cells).length - 1) return amount
  }
  return cellOfWords(
    cells.flatMap(cell => cell.words),
    style,
  )
}

/** Cells this far apart (in heights of their type) are no parts of one number. */
const minDistance = 1.5
/** Whole numbers from here on are amounts rather than counts. */
const minAmount = 1000
const isDistant = (a: RowCell, b: RowCell): boolean =>
  Math.max(a.box.left - b.box.right, b.box.left - a.box.right) > minDistance * (b.box.bottom - b.box.top)
