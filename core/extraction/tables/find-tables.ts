/** The financial tables of a page, and of a document over its pages. */
import type { Document, Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { dateOrderOf } from '../values/dates/date-order.ts'

import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, withPairs } from '../layout/text-rows.ts'
import { layoutOf } from '../layout/page-layout.ts'
import { blocksOf } from './blocks.ts'
import { continueTable } from './continue-table.ts'
import { isPageFurniture } from './labels.ts'
import { panesOf } from './panes.ts'
import { type PageContext, blockOf } from './build-blocks.ts'
import { tableOf } from './build-table.ts'

/** Margins take this share of the page's height each. */
const marginShare = 0.1

/** A page number, or a print date, above or below what the page holds. */
const isMargin = ({ box, text }: TextRow, { height }: Page): boolean =>
  (box.bottom < height * marginShare || box.top > height * (1 - marginShare)) && isPageFurniture(text)

/** The tables of one page in reading order. `order` decides dates such as 3/4/2024. */
export function findTables(
  page: Page,
  order: DateOrder = dateOrderOf(page.lines.map(({ text }) => text)).order,
): readonly FinancialTable[] {
  if (page.source === 'skipped') return []
  const { metrics, textRows: allRows } = layoutOf(page)
  const textRows = allRows.filter(textRow => !isMargin(textRow, page))
  const context: PageContext = { page, metrics, order }
  return panesOf(textRows, page, metrics).flatMap(({ textRows: pane, side }) =>
    blocksOf(withPairs(pane), metrics, order)
      .flatMap(rows => blockOf(rows, context) ?? [])
      .flatMap(block => tableOf(block, context, side) ?? []),
  )
}

/** The tables of a document; one that goes on without a header on the next page takes the columns of the one before. */
export function findDocumentTables(document: Document): readonly FinancialTable[] {
  const { order } = dateOrderOf(document.pages.flatMap(page => page.lines.map(({ text }) => text)))
  const tables: FinancialTable[] = []
  for (const page of document.pages) {
    const previous = tables.at(-1)
    findTables(page, order).forEach((table, index) => {
      const near = index === 0 && previous !== undefined && page.number - previous.page === 1
      tables.push(near ? continueTable(previous, table) : table)
    })
  }
  return tables
}
