/** The financial tables of a page, and of a document over its pages. */
import type { Document, Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { dateOrderOf } from '../periods.ts'
import type { DateOrder } from '../periods/fragments.ts'
import { type Band, bandsOf, hasFigures, withPairs } from './bands.ts'
import { measureOf } from './page-measure.ts'
import { blocksOf, isProse } from './blocks.ts'
import { continueTable, lendPeriods, settleOpenEnds, settleYearToDate } from './continue-table.ts'
import { isPageFurniture } from './labels.ts'
import { isYear } from '../values.ts'
import { panesOf } from './panes.ts'
import { type PageContext, mergeBlocks, splitAtInnerHeaders } from './read-blocks.ts'
import { tableOf } from './read-table.ts'

/** Fewer words that look like amounts make no table worth looking for. */
const fewestFigures = 2

/** Page numbers and print dates stand within this share of the page's height from its edges. */
const marginShare = 0.1

function holdsFigures(page: Page): boolean {
  let count = 0
  for (const line of page.lines) {
    for (const { text } of line.words) {
      if (/\d[\d,.]{2,}|^\(?[-$£€]?\d+\)?$/.test(text) && ++count >= fewestFigures) return true
    }
  }
  return false
}

function isMargin(band: Band, page: Page): boolean {
  const low = band.box.top > page.height * (1 - marginShare)
  const high = band.box.bottom < page.height * marginShare
  if (!low && !high) return false
  if (isPageFurniture(band.text) && !isYear(band.text)) return true
  const [only] = band.run
  return low && band.run.length === 1 && only !== undefined && /^\d{1,3}$/.test(only.text)
}

/** The tables of one page in reading order. `order` settles dates such as 3/4/2024. */
export function findTables(
  page: Page,
  order: DateOrder = dateOrderOf(page.lines.map(({ text }) => text)),
): readonly FinancialTable[] {
  if (page.source === 'skipped' || !holdsFigures(page)) return []
  const measure = measureOf(page.lines)
  const context: PageContext = { page, measure, order }
  const bands = bandsOf(page, measure).filter(band => !isMargin(band, page))
  return panesOf(bands, page, measure).flatMap(({ bands: pane, side }) => {
    const blocks = blocksOf(withPairs(pane), measure, order).flatMap(block => splitAtInnerHeaders(block, context))
    return mergeBlocks(blocks, context).flatMap(block => {
      const figured = block.bands.filter(band => hasFigures(band) && !isProse(band, measure))
      const lone = figured.length === 1 && figured[0]?.run.length === 1 && figured[0].run[0]?.afterColon === true
      const table = figured.length === 0 || lone ? null : tableOf(block, context, side)
      return table === null || (page.source === 'ocr' && isDirt(table)) ? [] : [table]
    })
  })
}

/** Marks of dirt and pictures, recognised as a digit here and there. */
function isDirt(table: FinancialTable): boolean {
  const cells = table.rows.flatMap(row => row.cells.flatMap(cell => (cell === null ? [] : [cell])))
  return cells.filter(({ text }) => /\d\D?\d/.test(text)).length < 2
}

/** The tables of a document; one that goes on without a header on the next page takes the columns of the one before. */
export function findDocumentTables(document: Document): readonly FinancialTable[] {
  const order = dateOrderOf(document.pages.flatMap(page => page.lines.map(({ text }) => text)))
  const tables: FinancialTable[] = []
  for (const page of document.pages) {
    const previous = tables.at(-1)
    findTables(page, order).forEach((table, index) => {
      const near = index === 0 && previous !== undefined && page.number - previous.page === 1
      const whole = near ? continueTable(previous, table) : table
      const above = tables.at(-1)
      tables.push(above !== undefined && page.number - above.page <= 1 ? lendPeriods(above, whole) : whole)
    })
  }
  return settleOpenEnds(settleYearToDate(tables))
}
