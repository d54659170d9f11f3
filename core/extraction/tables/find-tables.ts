/** The financial tables of a page, and of a document over its pages. */
import type { Document, Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { dateOrderOf } from '../values/dates/date-order.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, withPairs } from '../layout/text-rows.ts'
import { layoutOf } from '../layout/page-layout.ts'
import { blocksOf } from './blocks.ts'
import { continueTable, withSharedScale } from './continue-table.ts'
import { isPageFurniture, isSentence } from './labels.ts'
import { withAmountsInPlace, withLeftColumnLast } from './left-column.ts'
import { panesOf } from './panes.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import { type PageContext, blockOf } from './build-blocks.ts'
import { tableOf } from './build-table.ts'

/**
 * Where tables are looked for. Half or double of any member changes 7 of 54 tuned statements at most.
 * - `minNumbers`: Fewer words that look like amounts make no table worth looking for.
 * - `marginShare`: Margins take this share of the page's height each.
 * - `maxOwnTitleLines`: A table with more lines of title has a title of its own.
 * - `maxCarriedLines`: More lines at the bottom of a page are its text.
 */
const limits = { minNumbers: 2, marginShare: 0.1, maxOwnTitleLines: 2, maxCarriedLines: 8 } as const

function hasAmounts(page: Page): boolean {
  const words = page.lines.flatMap(line => line.words)
  return words.filter(({ text }) => /\d[\d,.]{2,}|^\(?[-$£€]?\d+\)?$/.test(text)).length >= limits.minNumbers
}

/** A page number, or a print date, above or below what the page holds. */
const isMargin = ({ box, text }: TextRow, { height }: Page): boolean =>
  (box.bottom < height * limits.marginShare || box.top > height * (1 - limits.marginShare)) && isPageFurniture(text)

/** The tables of one page in reading order. `order` decides dates such as 3/4/2024; `carried` are title lines at the bottom of the page before. */
export function findTables(
  page: Page,
  order: DateOrder = dateOrderOf(page.lines.map(({ text }) => text)).order,
  carried: readonly string[] = [],
): readonly FinancialTable[] {
  if (page.source === 'skipped' || !hasAmounts(page)) return []
  const { metrics, textRows: allRows } = layoutOf(page)
  const inside = allRows.filter(textRow => !isMargin(textRow, page))
  const { textRows, moved } = withLeftColumnLast(inside, page, metrics)
  const context: PageContext = { page, metrics, order, carried: [] }
  const tables = panesOf(textRows, page, metrics).flatMap(({ textRows: pane, side }) => {
    const blocks = blocksOf(withPairs(pane), metrics, order).flatMap(rows => blockOf(rows, context) ?? [])
    return blocks.flatMap((block, index) => {
      const isFirst = index === 0 && block.header.title.length <= limits.maxOwnTitleLines
      return tableOf(block, isFirst ? { ...context, carried } : context, side) ?? []
    })
  })
  return withSharedScale(tables).map(table => withAmountsInPlace(table, moved))
}

/** A title left at the bottom of a page, below its last table, when the break came before the table it heads. */
function titleAtFoot(page: Page, last: FinancialTable | undefined, order: DateOrder): readonly string[] {
  const numbered = last?.rows.findLast(({ cells }) => cells.some(cell => cell !== null))
  const bottom = last?.page === page.number ? numbered?.bottom : undefined
  if (bottom === undefined) return []
  const below = page.lines.filter(({ box, text }) => box.top >= bottom && !isPageFurniture(text) && !isSentence(text))
  const dated = below.some(({ text }) => isPeriodText(text, order))
  return dated && below.length <= limits.maxCarriedLines ? below.map(({ text }) => text) : []
}

/** The tables of a document; one that goes on without a header on the next page takes the columns of the one before. */
export function findDocumentTables(document: Document): readonly FinancialTable[] {
  const { order } = dateOrderOf(document.pages.flatMap(page => page.lines.map(({ text }) => text)))
  const tables: FinancialTable[] = []
  let before: Page | undefined
  for (const page of document.pages) {
    const previous = tables.at(-1)
    const carried = before?.number === page.number - 1 ? titleAtFoot(before, previous, order) : []
    before = page
    findTables(page, order, carried).forEach((table, index) => {
      const near = index === 0 && previous !== undefined && page.number - previous.page === 1
      tables.push(near ? continueTable(previous, table) : table)
    })
  }
  return tables
}
