/** The financial tables of a page, and of a document over its pages. */
import type { Document, Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { dateOrderOf } from '../values/document-locale.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, hasNumbers, segmentsOf } from '../layout/text-rows.ts'
import { layoutOf } from '../layout/document-view.ts'
import { continueTable, withSharedScale } from './continue-table.ts'
import { isPageFurniture, isSentence } from './labels.ts'
import { scaleIn } from './scale.ts'
import { withoutLineNumbers } from './line-numbers.ts'
import { panesOf } from './panes.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import { type PageContext, blockOf } from './build-blocks.ts'
import { tableOf } from './build-table.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { isPeriodRow } from './headers.ts'

/**
 * Where tables are looked for. Half or double of any member changes 7 of 54 tuned statements at most.
 * - `marginShare`: Margins take this share of the page's height each.
 * - `maxOwnTitleLines`: A table with more lines of title has a title of its own.
 * - `maxCarriedLines`: More lines at the bottom of a page are its text.
 * - `names`, `headerLines`: So many names over numbers, no more lines above the first of them, are a header.
 */
const limits = { marginShare: 0.1, maxOwnTitleLines: 2, maxCarriedLines: 8, names: 3, headerLines: 4 } as const

/** A page number, or a print date, above or below what the page holds; not where the scale stands beside it. */
const isMargin = ({ box, text }: TextRow, { height }: Page): boolean =>
  (box.bottom < height * limits.marginShare || box.top > height * (1 - limits.marginShare)) &&
  isPageFurniture(text) &&
  scaleIn(text) === null

/** The tables of one page in reading order. `order` decides dates such as 3/4/2024; `carried` are title lines at the bottom of the page before. */
export function findTables(
  page: Page,
  order: DateOrder = dateOrderOf(page.lines.map(({ text }) => text)).order,
  carried: readonly string[] = [],
): readonly FinancialTable[] {
  if (page.source === 'skipped') return []
  const { metrics, textRows: allRows } = layoutOf(page)
  const textRows = allRows.filter(textRow => !isMargin(textRow, page))
  const context: PageContext = { page, metrics, order, carried: [] }
  const tables = panesOf(textRows, page, metrics).flatMap(({ textRows: pane, side }) => {
    const counted = withoutLineNumbers(pane, page, metrics)
    const blocks = blocksOf(counted, metrics, order).flatMap(rows => blockOf(rows, context) ?? [])
    return blocks.flatMap((block, index) => {
      const isFirst = index === 0 && block.header.title.length <= limits.maxOwnTitleLines
      return tableOf(block, isFirst ? { ...context, carried } : context, side) ?? []
    })
  })
  return withSharedScale(tables)
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

/**
 * What separates lines of narrative from labels and columns. Half or double of any member changes 6 of 54 tuned statements at most.
 * - `maxLabelWords`: Labels and titles rarely have more words than this; the lines of a paragraph, whose gaps are word spaces, do.
 * - `gap`, `maxSegments`: Gaps wider than this many letters separate columns even in justified paragraphs, whose word spaces may reach two; prose
 *   has one at most.
 */
const prose = { maxLabelWords: 8, gap: 3, maxSegments: 2 } as const

/** A line of narrative: long, mostly small letters, no numbers set apart. */
function isProse(textRow: TextRow, metrics: PageMetrics): boolean {
  if (hasNumbers(textRow) && textRow.run.some(number => number.apart && /[\d,]{4}/.test(number.text))) return false
  return (
    textRow.words.length > prose.maxLabelWords &&
    isSentence(textRow.text) &&
    segmentsOf(textRow.words, metrics, prose.gap).length <= prose.maxSegments
  )
}

/**
 * Cuts a page at dated headers that follow numbers, and at paragraphs. The lines between the last number and a header are
 * the next block's title.
 */
function blocksOf(
  textRows: readonly TextRow[],
  metrics: PageMetrics,
  order: DateOrder,
): readonly (readonly TextRow[])[] {
  const blocks: TextRow[][] = [[]]
  let numbers = false
  const startsWithPeriod = (textRow: TextRow): boolean =>
    hasNumbers(textRow) && isPeriodText(segmentsOf(textRow.words, metrics)[0]!.text, order)
  // Names over numbers that stand below no number above, or below "2024 | 3,905 | 2,236", head a table of their own.
  const opensTable = (textRow: TextRow, index: number, before: readonly TextRow[]): boolean => {
    const names = segmentsOf(textRow.words, metrics).filter(({ text }) => !/\d/.test(text))
    if (names.length < limits.names) return false
    const edges = before.flatMap(({ run }) => run.map(({ digitsRight }) => digitsRight))
    const run = textRows.slice(index + 1, index + limits.headerLines).find(hasNumbers)?.run ?? []
    const apart = run.filter(({ digitsRight }) => edges.every(edge => Math.abs(edge - digitsRight) > metrics.em))
    return apart.length > 1 || before.filter(startsWithPeriod).length > 1
  }
  textRows.forEach((textRow, index) => {
    const next = textRows[index + 1]
    if (numbers && isProse(textRow, metrics) && (next === undefined || isProse(next, metrics))) {
      blocks.push([])
      numbers = false
      return
    }
    const before = blocks.at(-1)!
    if (
      numbers &&
      !hasNumbers(textRow) &&
      (isPeriodRow(textRow, metrics, order) || opensTable(textRow, index, before))
    ) {
      blocks.push(before.splice(before.findLastIndex(hasNumbers) + 1))
      numbers = false
    }
    blocks.at(-1)!.push(textRow)
    numbers ||= hasNumbers(textRow)
  })
  return blocks.filter(block => block.some(hasNumbers))
}
