/** Blocks with their columns and headers: split where columns get a new header, joined where a table only goes on. */
import { centerOf, unionOf } from '../../document/geometry.ts'
import type { Page } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, hasNumbers } from '../layout/text-rows.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { type ColumnExtent, columnsOf } from './columns.ts'
import { type TableHeader, readHeader } from './headers.ts'
import { isNoteReference } from '../values/amounts/parse-amount.ts'
import type { DraftRow } from './draft-row.ts'

/** Text rows of one table with its columns and header. */
export interface Block {
  readonly textRows: readonly TextRow[]
  readonly extents: readonly ColumnExtent[]
  readonly notes: readonly boolean[]
  readonly header: TableHeader
}

/** Context of the whole page. */
export interface PageContext {
  readonly page: Page
  readonly metrics: PageMetrics
  readonly order: DateOrder
  /** Title lines that stand at the bottom of the page before, above the page's first table. */
  readonly carried: readonly string[]
}

/**
 * How numbers and labels stand at the edges of columns, in type sizes.
 * - `number`: A number is a column's when their right edges are this near, in type sizes: columns stand several apart. Half or double changes no
 *   tuned statement.
 * - `label`: What OCR boxes of labels may stick out, in type sizes.
 */
const edges = { number: 0.9, label: 0.3 } as const

export function blockOf(textRows: readonly TextRow[], context: PageContext): Block | null {
  const { metrics, page, order } = context
  const extents = columnsOf(textRows, metrics)
  if (extents.length === 0) return null
  const rows = textRows
    .filter(hasNumbers)
    .map(({ run }) =>
      extents.map(
        ({ right }) => run.find(number => Math.abs(number.digitsRight - right) < metrics.em * edges.number) ?? null,
      ),
    )
  const notes = noteColumns(rows)
  const numbered = unionOf(textRows.filter(hasNumbers).map(({ box }) => box))
  const header = readHeader({
    textRows: textRows.slice(0, textRows.findIndex(hasNumbers)),
    extents,
    notes,
    labelRight: labelRight(textRows, metrics),
    centers: [page.width / 2, centerOf(numbered)],
    metrics,
    order,
  })
  return { textRows, extents, notes, header }
}

/** Where labels end beside numbers, by the usual label: the longest run close to the numbers. */
function labelRight(textRows: readonly TextRow[], metrics: PageMetrics): number {
  const rights = textRows.filter(hasNumbers).flatMap(textRow => {
    const first = textRow.run.find(number => number.apart)
    const words = textRow.words.filter(({ box }) => first !== undefined && box.right < first.box.left)
    return words.length === 0 ? [] : [Math.max(...words.map(({ box }) => box.right))]
  })
  return rights.length === 0 ? Infinity : Math.max(...rights) + edges.label * metrics.em
}

/**
 * What makes a column one of references. Half or double of any member changes 1 of 54 tuned statements at most.
 * - `references`: Share of a first column's numbers that must look like references: fewer where some have brackets, which OCR misreads.
 * - `large`, `digits`, `clean`: More than this share of the numbers beside them have so many digits; more than the other share of the references
 *   have no mark of an amount.
 */
const minimums = { references: { plain: 0.8, bracketed: 0.6 }, large: 0.5, digits: 3, clean: 0.7 } as const

/**
 * What makes a column one of account or line numbers: at least so many bare whole numbers of at most so many digits, each above the one
 * before in all but this share. Amounts carry commas, and never grow from row to row down a whole statement.
 */
const numbering = { min: 6, digits: 5, growing: 0.9 } as const

/** Whole numbers that grow from row to row: 201, 202, 205, 220. */
function isNumbering(texts: readonly string[]): boolean {
  if (texts.length < numbering.min || texts.some(text => !/^\d+$/.test(text) || text.length > numbering.digits))
    return false
  const growing = texts.filter((text, index) => index > 0 && Number(text) > Number(texts[index - 1])).length
  return growing >= numbering.growing * (texts.length - 1)
}

/**
 * Which columns hold no amounts: references to notes, small numbers in a first column beside much larger numbers, and numbers of accounts or
 * lines.
 */
function noteColumns(rows: readonly DraftRow['cells'][]): readonly boolean[] {
  return rows[0]!.map((_, index, columns) => {
    if (columns.length < 2) return false
    const texts = rows.flatMap(cells => (cells[index]?.dash === false ? [cells[index].text] : []))
    if (isNumbering(texts)) return true
    if (texts.length === 0 || index > 0) return false
    const notes = texts.filter(text => isNoteReference(text)).length
    const { plain, bracketed } = minimums.references
    if (notes < texts.length * (texts.some(text => /^\(\d/.test(text)) ? bracketed : plain)) return false
    const others = rows.flatMap(cells => cells.slice(index + 1).filter(cell => cell !== null && !/%/.test(cell.text)))
    const large = others.filter(cell => cell!.text.replace(/\D/g, '').length >= minimums.digits).length
    // "(2.10)" among "(2,6)": OCR misreads commas as points.
    const cleanOrder = texts.filter(text => !/[.%$£€]/.test(text) || /^\(?\d{1,2}\.\d{1,2}\)$/.test(text)).length
    return large > others.length * minimums.large && cleanOrder > texts.length * minimums.clean
  })
}
