/** The page model every extractor shares, and the pages of a document with how it writes numbers and dates. */
import type { Document, Page } from '../../document/model.ts'
import { decimalMark, type DecimalMark } from '../values/amounts/digits.ts'
import { countriesOf, dateOrderOf, type CountryEvidence } from '../values/document-locale.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { cellsOf, type Cell } from './cells.ts'
import { joinSplitCents } from './correct-ocr.ts'
import { correctOcrDates } from './correct-ocr-dates.ts'
import { correctOcrForms } from './correct-ocr-forms.ts'
import { oncePer } from './once-per.ts'
import { metricsOf, type PageMetrics } from './page-metrics.ts'
import { textRowsOf, type TextRow } from './text-rows.ts'

export { cellOf, type Cell } from './cells.ts'
export { textOf } from './text-rows.ts'

export interface PageLayout {
  readonly page: Page
  /** In points. */
  readonly metrics: PageMetrics
  /** Words of a line with no wide gap and no vertical rule between them, in reading order: by line, then from left to right. */
  readonly cells: readonly Cell[]
  /** Everything printed at one height, split into numbers and words; top to bottom. Superscripts and dots between label and number are tokens. */
  readonly textRows: readonly TextRow[]
}

const cellsOfPage = oncePer((page: Page) => cellsOf(page, layoutOf(page).metrics))
const textRowsOfPage = oncePer((page: Page) => textRowsOf(page, layoutOf(page).metrics))

/**
 * The layout of a page, cells and text rows built at the first use and kept with the page; call it wherever a page is segmented. Pages are immutable, so
 * the same page always has the same layout. A page without words has no cells and no text rows.
 */
export const layoutOf: (page: Page) => PageLayout = oncePer(page => ({
  page,
  metrics: metricsOf(page.lines),
  get cells() {
    return cellsOfPage(page)
  },
  get textRows() {
    return textRowsOfPage(page)
  },
}))

/** The pages of one invoice share the page model. */
export type InvoicePage = PageLayout

export interface InvoiceView {
  readonly fileName: string
  readonly pages: readonly InvoicePage[]
  readonly decimal: DecimalMark
  readonly dateOrder: DateOrder
  /** Confidence in the order, 0 to 1: a printed day above 12 decides it, the country makes it likely. */
  readonly dateOrderCertainty: number
  /** Countries the pages mention, the likeliest first. */
  readonly countries: readonly CountryEvidence[]
}

/** The page with a number, 1-based; undefined where the view does not hold it. */
export const pageOf = ({ pages }: Pick<InvoiceView, 'pages'>, number: number): InvoicePage | undefined =>
  pages.find(({ page }) => page.number === number)

/** Whether the words of a page were recognized. */
export const isRecognized = (view: Pick<InvoiceView, 'pages'>, number: number): boolean =>
  pageOf(view, number)?.page.source === 'ocr'

/** The view of some pages of a document (all of them by default). */
export function invoiceView(document: Document, pages: readonly Page[] = document.pages): InvoiceView {
  const texts = pages.flatMap(page => page.lines.map(line => line.text))
  const words = pages.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  const countries = countriesOf(texts)
  const { order, certainty } = dateOrderOf(texts, countries)
  return {
    fileName: document.fileName,
    countries,
    pages: correctOcrForms(correctOcrDates(pages.map(joinSplitCents))).map(layoutOf),
    decimal: decimalMark(words),
    dateOrder: order,
    dateOrderCertainty: certainty,
  }
}
