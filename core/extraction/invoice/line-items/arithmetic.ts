/** Quantity × rate = amount as evidence: which columns hold what, and which rows are consistent. */
import vocabulary from '../../../vocabulary/invoice-columns.json' with { type: 'json' }
import { plainLabel } from '../../labels/labeled-values.ts'
import { type RowCell, cellOfWords } from './rows.ts'
import type { TableRow } from './columns.ts'
import { namesMachines, namingColumns, type ColumnRole, type HeaderColumn } from './header.ts'
import { type CellValue, isNumberWord } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'

/** What a table has at most one column of. */
type SingleRole = 'quantity' | 'periods' | 'rate' | 'amount' | 'discount' | 'tax' | 'date' | 'code' | 'unit'

/** Column indexes by what they hold; null where the table has no such column. */
export interface LineRoles extends Readonly<Record<SingleRole, number | null>> {
  /** Best first. */
  readonly descriptions: readonly number[]
  /** Year, make and model where they have columns of their own. */
  readonly naming: readonly number[]
}

type ProductTerm = 'quantity' | 'rate' | 'amount' | 'discount'
/** The numbers of a row that take part in its product. */
/** `periods`: how many days or weeks each of them is billed for, where a table counts both. */
export type ProductTerms = { readonly [Term in ProductTerm]: CellValue | null } & {
  readonly periods?: CellValue | null
}

const kinds: ReadonlySet<string> = new Set(vocabulary.kinds)
const meters: ReadonlySet<string> = new Set(vocabulary.meters)
/** Prices may be printed for a hundred or a thousand units. */
const priceUnits = [1, 100, 1000]

/** Whether quantity × rate, less the discount, makes the amount within the rounding of what is printed; null when a term is missing. */
export function isProduct({ quantity, rate, amount, discount, periods }: ProductTerms): boolean | null {
  if (quantity === null || rate === null || amount === null || quantity.percent || rate.percent) return null
  const target = Math.abs(amount.value)
  const tolerance =
    0.5 * Math.min(rate.step, 1) * Math.abs(quantity.value) * (rate.step < 1 ? 1 : 0) +
    0.5 * Math.min(quantity.step, 0.01) * Math.abs(rate.value) * (quantity.step < 1 ? 1 : 0) +
    Math.max(0.011, amount.step === 1 ? 0.51 : 0)
  return priceUnits.some(unit => {
    const full = Math.abs((quantity.value * (periods?.value ?? 1) * rate.value) / unit)
    const products = [full]
    if (discount !== null) {
      const size = Math.abs(discount.value)
      if (size <= 100) products.push(full * (1 - size / 100))
      products.push(full - size, full - size * Math.abs(quantity.value))
    }
    return products.some(product => Math.abs(product - target) <= tolerance && (unit === 1 || target > 0))
  })
}

/** The count and the price among numbers that make an amount, the last of them where several do; null without them. */
export function factorsOf(
  numbers: readonly RowCell[],
  amount: CellValue | null,
): { readonly quantity: RowCell; readonly rate: RowCell } | null {
  for (const rate of numbers.toReversed()) {
    const terms = { rate: rate.value, amount, discount: null }
    const quantity = numbers.findLast(cell => cell !== rate && isProduct({ ...terms, quantity: cell.value }) === true)
    if (quantity !== undefined) return { quantity, rate }
  }
  return null
}

/** The value of the row's cell in a column; null where it holds none. */
export const valueAt = (row: TableRow, index: number | null): CellValue | null =>
  index === null ? null : (row.cells[index]?.value ?? null)

type TermColumns = Pick<LineRoles, ProductTerm> & Partial<Pick<LineRoles, 'periods'>>

/** Values of the row that make its product. */
export const rowTerms = (row: TableRow, columns: TermColumns): ProductTerms => ({
  quantity: valueAt(row, columns.quantity),
  rate: valueAt(row, columns.rate),
  amount: valueAt(row, columns.amount),
  discount: valueAt(row, columns.discount),
  periods: valueAt(row, columns.periods ?? null),
})

/** The row with another value in a cell that has one. */
export const withValue = (row: TableRow, index: number | null, value: CellValue): TableRow => ({
  ...row,
  cells: row.cells.map((cell, at) => (at === index && cell?.value ? { ...cell, value } : cell)),
})

/** "1.000" as a quantity, or "14,350" as a rate on a scan: thousands by their form. */
const groupedThousand = /^\D*\d{1,3}[.,]\d{3}(?!\d)/
const productTerms = ['quantity', 'rate', 'amount'] as const

/**
 * The row with the only other readings of its count, its price or both that make the product: thousands as decimals, and on scans one word of
 * several numbers or of a cell without a value ("2% 4,500.00": a mark that was misread).
 */
export function withProvenTerm(row: TableRow, roles: LineRoles, style: NumberStyle): TableRow {
  const terms = rowTerms(row, roles)
  if (makesAmount(terms, [1])) return row
  const readings = (term: (typeof productTerms)[number]): readonly RowCell[] => {
    const cell = cellAt(row, roles[term])
    if (cell === null) return []
    const words = style.ocr && (cell.value === null || cell.words.length > 1) ? cell.words : []
    const values = new Map(words.map(word => cellOfWords([word], style)).map(own => [own.value?.value, own]))
    const isGrouped = term === 'quantity' || (style.ocr && term === 'rate')
    if (cell.value === null || !isGrouped || !groupedThousand.test(cell.text)) return [...values.values()]
    return [...values.values(), { ...cell, value: { ...cell.value, value: cell.value.value / 1000, step: 0.001 } }]
  }
  const single = productTerms.flatMap(term => readings(term).map(own => new Map([[term, own]])))
  const both = readings('quantity').flatMap(count =>
    readings('rate').map(price => new Map([['quantity', count] as const, ['rate', price] as const])),
  )
  for (const units of style.ocr ? [[1], priceUnits] : [[1]])
    for (const changes of [single, both]) {
      const [only, other] = changes.filter(change => {
        const changed = [...change].map(([term, own]) => [term, own.value] as const)
        return makesAmount({ ...terms, ...Object.fromEntries(changed) }, units)
      })
      if (only === undefined) continue
      const proven = [...only].reduce((cells, [term, own]) => cells.with(roles[term]!, own), row.cells)
      return other === undefined ? { ...row, cells: proven } : row
    }
  return row
}

/** Whether a count times a price, which may be printed for so many units, is the amount to the cent. */
function makesAmount({ quantity, rate, amount, periods }: ProductTerms, units: readonly number[]): boolean {
  if (quantity === null || rate === null || amount === null) return false
  const product = quantity.value * (periods?.value ?? 1) * rate.value
  return units.some(unit => Math.abs(product / unit - amount.value) < 0.011)
}

/** What the columns hold, by the header's words where arithmetic does not say otherwise. */
export function lineRoles(columns: readonly HeaderColumn[], rows: readonly TableRow[]): LineRoles {
  const all = (...roles: ColumnRole[]): number[] =>
    roles.flatMap(role => columns.flatMap((column, index) => (column.role === role ? [index] : [])))
  const figures = (index: number): number => rows.filter(row => valueAt(row, index)?.percent === false).length
  const discount = all('discount')[0] ?? null
  const amounts = all('amount', 'gross')
  const named = namingColumns(columns)
  // Beside year, make and model stand the hours of a machine.
  const counted = (index: number): boolean => !namesMachines(columns) || !meters.has(plainLabel(columns[index]!.text))
  const counts = all('quantity', 'ordered', 'backordered').filter(counted)
  // Under "Unit" stand counts that make products, or the numbers machines have.
  // "S | M | L | Total | Price | Amount": a total before the price counts the sizes.
  const quantities = [...counts, ...all('unit').filter(index => figures(index) > 0), ...amounts.slice(0, -1)]
  // What a header names that could not be read, or that is known to hold no numbers ("Goods £"), is known by the products only.
  const unread = columns.flatMap(({ role, unread }, index) =>
    figures(index) > 0 && (unread === true || wordRoles.has(role)) ? [index] : [],
  )
  // "Net" heads the price of a unit where an extended amount stands beside it.
  const rates = [
    ...all('rate', 'list'),
    ...amounts.filter(index => index !== amounts.at(-1)),
    // "Quantity | Details | Unit | Net": what one unit costs.
    ...all('unit').filter(index => rows.some(row => valueAt(row, index)?.isAmount === true)),
  ]
  // The net amount, with a column of tax between two the one before it; a gross one where it is the only one.
  const net = all('amount')
  const tax = columns.findIndex(({ role }) => role === 'tax')
  const last = net.findLast(index => index < tax) ?? net.at(-1) ?? amounts.at(-1) ?? null
  let [quantity, rate, amount] = [counts[0] ?? null, all('rate', 'list')[0] ?? null, last]
  // What a cell lacks does not speak against its column; a product that fails does.
  const proofs = (terms: TermColumns): number => {
    const products = rows.map(row => isProduct(rowTerms(row, terms)))
    return products.filter(closes => closes === true).length - products.filter(closes => closes === false).length
  }
  let best = proofs({ quantity, rate, amount, discount })
  for (const q of [...quantities, ...unread])
    for (const r of [...rates, ...unread])
      for (const a of [...amounts, ...unread]) {
        const count = new Set([q, r, a]).size < 3 ? 0 : proofs({ quantity: q, rate: r, amount: a, discount })
        if (count > best) [quantity, rate, amount, best] = [q, r, a, count]
      }
  // "Qty | Item | Day rate | Days | Extended"
  const periods = counts.find(
    index => index !== quantity && proofs({ quantity, rate, amount, discount, periods: index }) > best,
  )
  const used = new Set([quantity, rate, amount])
  return {
    descriptions: descriptionsOf(columns, rows, amount ?? rate),
    naming: named,
    quantity,
    periods: periods ?? null,
    // A list price that makes no product is not what was charged.
    rate: rate !== null && columns[rate]!.role === 'list' && best <= 0 ? null : rate,
    amount,
    discount,
    tax: all('tax').toSorted((a, b) => figures(b) - figures(a))[0] ?? null,
    unit: all('unit').find(index => !used.has(index)) ?? null,
    date: all('date')[0] ?? null,
    code: all('code')[0] ?? null,
  }
}

/** What columns hold that are named by words no product has: a group of prices, a lot, goods. */
const wordRoles: ReadonlySet<ColumnRole> = new Set(['item', 'description', 'other'])

/** Descriptions may stand under any of several headers that could not be read. */
const maxUnread = 3

function descriptionsOf(
  columns: readonly HeaderColumn[],
  rows: readonly TableRow[],
  amount: number | null,
): readonly number[] {
  // What stands below the last amount is the foot of the page.
  const last = rows.findLastIndex(row => valueAt(row, amount) !== null)
  const own = last < 0 ? rows : rows.slice(0, last + 1)
  const letters = (index: number): number =>
    own.reduce((sum, row) => sum + (cellAt(row, index)?.text.replace(/[^\p{L}]/gu, '').length ?? 0), 0)
  // "Parts" and "Labor" over amounts describe nothing.
  const isPriced = (index: number): boolean => {
    const cells = own.flatMap(row => cellAt(row, index) ?? [])
    return 2 * cells.filter(({ value }) => value?.isAmount === true).length > cells.length
  }
  const of = (role: ColumnRole): number[] =>
    columns.flatMap((column, index) => (column.role === role && letters(index) > 0 && !isPriced(index) ? [index] : []))
  const after = (index: number): number => (amount !== null && index > amount ? 1 : 0)
  // Under "Product" beside "Article" stand the numbers of what the other names.
  const coded = (index: number): number => {
    const texts = rows.flatMap(row => (valueAt(row, amount) === null ? [] : (cellAt(row, index)?.text ?? [])))
    return texts.filter(text => /^[^\s\d]*\d\S*$/.test(text)).length > 0.7 * texts.length ? 1 : 0
  }
  const described = [...of('description'), ...of('item')].toSorted((a, b) => coded(a) - coded(b) || after(a) - after(b))
  // "Year | Make | Model | Type | Price": the kind of machine, else its model describes.
  if (described.length === 0 && namesMachines(columns))
    return [
      columns.findIndex(({ text }) => kinds.has(plainLabel(text))),
      ...namingColumns(columns).toReversed(),
    ].filter(index => index >= 0)
  // A header that could not be read is a describing one when most of the words stand under it.
  const others = of('other').toSorted((a, b) => coded(a) - coded(b) || letters(b) - letters(a))
  const lost = others.filter(index => columns[index]!.unread === true)
  // With numbered rows the titles are found by their numbers; else any text is better than none.
  const numbered = columns.some(column => column.role === 'position')
  const unread = numbered ? lost : lost.length > 0 ? [...new Set([...lost, ...others])] : others.slice(0, 1)
  return [
    ...described,
    ...of('code'),
    ...(described.length === 0 ? unread.slice(0, numbered ? 1 : maxUnread) : []),
  ].toSorted((a, b) => (described.length === 0 ? letters(b) - letters(a) : 0))
}

/** The row's own cell in a column; null for a table without it. */
export const cellAt = (row: TableRow, index: number | null): RowCell | null =>
  index === null ? null : (row.cells[index] ?? null)

/** What stands between a count and the name of what is counted: "2 of: Lift". */
const afterCount = 'of:'

/** The index of the description a row begins with a count ("2 of: Lift"); null without one. */
export const countBefore = (row: TableRow, { descriptions }: LineRoles): number | null =>
  descriptions.find(index => {
    const words = row.cells[index]?.words ?? []
    return words.length > 2 && isNumberWord(words[0]!.text) && words[1]!.text.toLowerCase() === afterCount
  }) ?? null

/** The row with the count before its name in a column of its own, the last. */
export function withCount(row: TableRow, roles: LineRoles, style: NumberStyle): TableRow {
  const at = countBefore(row, roles)
  if (at === null) return { ...row, cells: [...row.cells, null] }
  const [count, , ...name] = row.cells[at]!.words
  return { ...row, cells: [...row.cells.with(at, cellOfWords(name, style)), cellOfWords([count!], style)] }
}
