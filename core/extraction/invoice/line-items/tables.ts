/** Item tables of an invoice over its pages: headers, their rows, and the tables that go on from page to page. */
import { horizontalOverlap, unionOf } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import { itemRows, type ItemRows } from './rows-to-drafts.ts'
import { countBefore, lineRoles, withCount, withProvenTerm } from './arithmetic.ts'
import { placeRows, type TableRow } from './columns.ts'
import { withConditions } from './conditions.ts'
import type { TablePart } from './draft.ts'
import { headersOf, type ColumnRole, type HeaderColumn, type TableHeader } from './header.ts'
import { rowKind } from './labels.ts'
import { rowsOf, textOf, type PageRow } from './rows.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'
import type { InvoicePage, InvoiceView } from '../../layout/document-view.ts'

export interface PageRows {
  readonly page: InvoicePage
  readonly style: NumberStyle
  readonly rows: readonly PageRow[]
}

export interface ItemTable extends ItemRows {
  readonly parts: readonly TablePart[]
}

interface Placed {
  readonly header: TableHeader
  readonly source: PageRows
  /** Nothing is printed there: the columns are those of the page before. */
  readonly inherited: boolean
  readonly rows: readonly TableRow[]
}

/** The rows of all pages. */
export function pageRows(view: InvoiceView): readonly PageRows[] {
  return view.pages.map(page => {
    const style = { decimal: view.decimal, ocr: page.page.source === 'ocr' }
    return { page, style, rows: rowsOf(page, style) }
  })
}

/** Every table with a header, in order, each over all pages it runs over. */
export function headedTables(pages: readonly PageRows[]): readonly ItemTable[] {
  const groups: Placed[][] = []
  for (const source of pages) {
    const headers = headersOf(source.rows, source.page.metrics)
    const open = groups.at(-1)
    const part = open === undefined ? null : continuation(open, source, headers[0])
    if (part !== null) open!.push(part)
    headers.forEach((own, index) => {
      const end = headers[index + 1]?.from ?? source.rows.length
      const same = groups.find(group => isRepeated(group[0]!.header, own))
      const part = placed(own, source, { from: own.to + 1, end }, false)
      if (same !== undefined) same.push(part)
      else groups.push([part])
    })
  }
  return groups.map(tableOf)
}

/** A table from columns that arithmetic found rather than words. */
export function tableOf(group: readonly Placed[]): ItemTable {
  const all = group.flatMap(part => part.rows)
  const { columns } = group[0]!.header
  const named = lineRoles(columns, all)
  const counted = named.quantity === null && all.some(row => countBefore(row, named) !== null)
  const roles = counted ? { ...named, quantity: columns.length } : named
  const parts = group.map(({ header, source, rows, inherited }) => ({
    page: header.page,
    top: inherited ? (rows[0]?.row.box.top ?? 0) : header.box.top,
    headerText: header.columns.map(column => column.text).join(' | '),
    rows: withConditions(rows, roles, source.style).map(row =>
      withProvenTerm(counted ? withCount(row, named, source.style) : row, roles, source.style),
    ),
    roles,
    em: source.page.metrics.em,
  }))
  return { parts, ...itemRows(parts) }
}

/** Headers of two pages are one when their columns hold the same. */
const isRepeated = (first: TableHeader, other: TableHeader): boolean => signature(first) === signature(other)
const signature = (header: TableHeader): string => header.columns.map(column => column.role).join()

/** Rows `from` to `end` of a page in the columns of a header; the geometry is measured on the rows above the first sum. */
export function placed(
  header: TableHeader,
  source: PageRows,
  { from, end }: { readonly from: number; readonly end: number },
  inherited: boolean,
): Placed {
  const rows = source.rows.slice(from, end)
  const sum = rows.findIndex(
    (row, index) =>
      ['total', 'tax'].includes(rowKind(wordsOf(row)) ?? '') &&
      rows.slice(0, index).some(above => above.cells.some(cell => cell.value !== null && !cell.value.word)),
  )
  const sure = billedRows(header, sum < 0 ? rows : rows.slice(0, sum), source.page.metrics.em)
  const whole = withUnnamedColumn(header, sure)
  return { header: whole, source, inherited, rows: placeRows(whole, { rows, sure }, source.style, source.page.metrics) }
}

const describing: ReadonlySet<ColumnRole> = new Set(['description', 'item', 'code'])

/** The header with a column for descriptions that stand beside all its names: "Qty | Day | Week | Amount", "Per unit | Total". */
function withUnnamedColumn(header: TableHeader, rows: readonly PageRow[]): TableHeader {
  const { columns } = header
  if (columns.some(({ role }) => describing.has(role))) return header
  const isFree = (box: Box): boolean => columns.every(column => horizontalOverlap(column.box, box) <= 0)
  const texts = rows.flatMap(
    ({ cells }) => cells.find(({ value, text, box }) => value === null && /\p{L}{3}/u.test(text) && isFree(box)) ?? [],
  )
  if (texts.length === 0 || texts.length < minNamedShare * rows.length) return header
  const box = { ...unionOf(texts.map(cell => cell.box)), top: header.box.top, bottom: header.box.bottom }
  const added: HeaderColumn = { role: 'description', text: '', box }
  return isFree(box) ? { ...header, columns: [...columns, added].toSorted((a, b) => a.box.left - b.box.left) } : header
}
/** Remarks in rows of their own may stand under the header, too. */
const minNamedShare = 0.5

/** The rows down to the last number under a header of amounts: what stands below is the foot of the page. */
function billedRows(header: TableHeader, rows: readonly PageRow[], em: number): readonly PageRow[] {
  const amountHeaders = header.columns.filter(column => ['rate', 'amount', 'gross', 'price'].includes(column.role))
  const last = rows.findLastIndex(row =>
    row.cells.some(
      cell =>
        cell.value !== null &&
        !cell.value.word &&
        amountHeaders.some(({ box }) => cell.box.left < box.right + em && cell.box.right > box.left - em),
    ),
  )
  return last < 0 ? rows : rows.slice(0, last + 1)
}

const wordsOf = ({ words }: PageRow): string => textOf(words.filter(({ text }) => /\p{L}/u.test(text)))

/** The columns of the page before, where the last table runs on at the top of a page without a header of its own; null elsewhere. */
function continuation(open: readonly Placed[], source: PageRows, next: TableHeader | undefined): Placed | null {
  const { header, rows } = open.at(-1)!
  const page = source.page.page.number
  if (header.page !== page - 1 || (next !== undefined && isRepeated(open[0]!.header, next))) return null
  const soFar = tableOf(open)
  if (soFar.closed || (soFar.drafts.length === 0 && rows.length > 3)) return null
  const part = placed({ ...header, page }, source, { from: 0, end: next?.from ?? source.rows.length }, true)
  const more = tableOf([...open, part]).drafts.filter(draft => draft.page === page)
  return more.some(
    ({ productCloses, roles }) => productCloses === true || roles.quantity === null || roles.rate === null,
  )
    ? part
    : null
}
