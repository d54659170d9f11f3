/** The pages of a document as extractors read them: cells of text, and how the document writes numbers and dates. */
import type { Document, Page } from '../../document/model.ts'
import type { DecimalMark } from '../values/amounts/amount.ts'
import { decimalMark } from '../values/amounts/digits.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { dateOrderOf } from '../values/dates/date-order.ts'
import { countriesOf, type CountryEvidence } from '../values/document-country.ts'
import { joinSplitCents } from './join-split-cents.ts'
import { layoutOf, type PageLayout } from './page-layout.ts'

export { cellOf, type Cell } from './cells.ts'
export { textOf } from './text-rows.ts'

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

/** The view of some pages of a document (all of them by default). */
export function invoiceView(document: Document, pages: readonly Page[] = document.pages): InvoiceView {
  const texts = pages.flatMap(page => page.lines.map(line => line.text))
  const words = pages.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  const countries = countriesOf(texts)
  const { order, certainty } = dateOrderOf(texts, countries)
  return {
    fileName: document.fileName,
    countries,
    pages: pages.map(page => layoutOf(joinSplitCents(page))),
    decimal: decimalMark(words),
    dateOrder: order,
    dateOrderCertainty: certainty,
  }
}
