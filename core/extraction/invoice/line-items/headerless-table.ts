/** Tables whose header is missing or unreadable: rows in which a quantity times a rate makes the amount name their own columns. */
import { unionOf } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import { factorsOf } from './arithmetic.ts'
import type { HeaderColumn, TableHeader } from './header.ts'
import { rowKind } from './labels.ts'
import type { PageRow, RowCell } from './rows.ts'
import { placed, tableOf, type ItemTable, type PageRows } from './tables.ts'

interface Product {
  readonly row: number
  readonly quantity: RowCell
  readonly rate: RowCell
  readonly amount: RowCell
}

/** A word, or a product number with letters in it. */
const named = /\p{L}{2}|\p{L}\d{2}|\d{2}\p{L}/u

/** The table arithmetic finds on each page, joined into one; null where too few rows have a product that closes. */
export function headerlessTable(pages: readonly PageRows[]): ItemTable | null {
  const parts = pages.flatMap(source => {
    const products = inOneColumn(productsOf(source.rows))
    if (products.length === 0) return []
    const header = headerOf(source, products)
    const first = firstRow(source.rows, products, header)
    return header === null ? [] : [placed(header, source, { from: first, end: source.rows.length }, false)]
  })
  return parts.length === 0 ? null : tableOf(parts)
}

const aligned = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left

/** The rows whose last number is a product of two before it. */
const productsOf = (rows: readonly PageRow[]): readonly Product[] =>
  rows.flatMap((row, index): readonly Product[] => {
    if (!named.test(row.text) || rowKind(row.text) === 'total') return []
    const numbers = row.cells.filter(cell => cell.value !== null && !cell.value.word && !cell.value.percent)
    for (const amount of numbers.toReversed()) {
      if (amount.value?.isAmount !== true || amount.value.value === 0) continue
      const before = numbers.filter(cell => cell.box.right <= amount.box.left)
      const factors = factorsOf(before, amount.value)
      if (factors !== null) return [{ row: index, amount, ...factors }]
    }
    return []
  })

/** The products whose counts share a column with most others: with counts of another one it would run over what stands between. */
const inOneColumn = (products: readonly Product[]): readonly Product[] =>
  [...Map.groupBy(products, one => products.filter(other => aligned(one.quantity.box, other.quantity.box)).length)]
    .toSorted(([a], [b]) => b - a)
    .slice(0, 1)
    .flatMap(([, shared]) => shared)

function headerOf(source: PageRows, products: readonly Product[]): TableHeader | null {
  const first = products[0]!
  const top = source.rows[first.row]!.box.top
  const columnOver = (role: HeaderColumn['role'], cells: readonly RowCell[]): HeaderColumn => ({
    role,
    text: '',
    box: { ...unionOf(cells.map(cell => cell.box)), top, bottom: top },
  })
  const figures = (['quantity', 'rate', 'amount'] as const).map(role => {
    const numbers = products.map(product => product[role])
    return columnOver(role, numbers)
  })
  const names = products.flatMap(({ row }) => {
    const texts = source.rows[row]!.cells.filter(cell => cell.value === null && named.test(cell.text))
    return texts.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1)
  })
  if (names.length === 0) return null
  const own = [...figures, columnOver('description', names)]
  const others = columnsBeside(source, products, own).map(cells => columnOver('other', cells))
  const columns = [...own, ...others].toSorted((a, b) => a.box.left - b.box.left)
  return {
    page: source.page.page.number,
    box: { ...unionOf(columns.map(column => column.box)), top, bottom: top },
    columns,
    from: first.row,
    to: first.row,
  }
}

/** Cells at one place in this share of the rows stand in a column of their own: positions, counts ordered and shipped, units. */
const columnShare = 0.6

/** The columns of a table that hold neither its numbers nor its names; without them their cells would join the columns beside. */
function columnsBeside(
  { rows }: PageRows,
  products: readonly Product[],
  own: readonly HeaderColumn[],
): readonly (readonly RowCell[])[] {
  const cells = products.flatMap(({ row }) => rows[row]!.cells)
  const free = cells.filter(cell => own.every(({ box }) => !aligned(cell.box, box)))
  const groups: RowCell[][] = []
  for (const cell of free) {
    const touched = groups.find(group => group.some(other => aligned(other.box, cell.box)))
    if (touched === undefined) groups.push([cell])
    else touched.push(cell)
  }
  return groups.filter(group => group.length >= Math.max(2, columnShare * products.length))
}

/** Notes of an item may part it from the next by as many rows. */
const maxNotes = 3

/** The first row of the table: rows whose products do not close bill as well while they stand close above the first that does. */
function firstRow(rows: readonly PageRow[], products: readonly Product[], header: TableHeader | null): number {
  let first = products[0]?.row ?? 0
  const amount = header?.columns.find(column => column.role === 'amount')?.box
  if (amount === undefined) return first
  for (let at = first - 1; at >= Math.max(0, first - 1 - maxNotes); at--) {
    const above = rows[at]!
    if (rows[at + 1]!.box.top - above.box.bottom > 2 * above.size) break
    if (above.cells.some(cell => cell.value?.isAmount === true && aligned(cell.box, amount))) first = at
  }
  return first
}
