/** Blocks with their columns and headers: split where columns get a new header, joined where a table only goes on. */
import { unionOf } from '../../document/geometry.ts'
import type { Page } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, hasNumbers } from '../layout/text-rows.ts'
import { type PageMetrics } from '../layout/page-metrics.ts'
import { type ColumnExtent, columnsOf } from './columns.ts'
import { type TableHeader, readHeader } from './headers.ts'

import { noteColumns } from './note-columns.ts'

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
  const rows = textRows.filter(hasNumbers).map(textRow => ({
    cells: extents.map(
      extent =>
        textRow.run.find(number => Math.abs(number.digitsRight - extent.right) < metrics.em * edges.number) ?? null,
    ),
  }))
  const notes = noteColumns(rows, extents)
  const above = textRows.slice(0, textRows.findIndex(hasNumbers))
  const numbered = unionOf(textRows.filter(hasNumbers).map(({ box }) => box))
  const centers = [page.width / 2, (numbered.left + numbered.right) / 2]
  const header = readHeader({
    textRows: above,
    extents,
    notes,
    labelRight: labelRight(textRows, metrics),
    centers,
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
