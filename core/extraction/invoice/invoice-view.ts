/** The pages of one invoice as its extractors look at them: cells of text, and how the document writes numbers and dates. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, Document, Page, Word } from '../../document/model.ts'
import { decimalMark, type DecimalMark } from '../digits.ts'
import type { DateOrder } from '../periods/fragments.ts'
import { segmentsOf } from '../tables/bands.ts'
import { measureOf, type PageMeasure } from '../tables/page-measure.ts'
import { dateOrderIn } from './dates.ts'
import { countriesOf, type CountryEvidence } from './document-country.ts'

/** Words of a line with no wide gap and no vertical rule between them. */
export interface Cell {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  /** 1-based. */
  readonly page: number
  /** Index of the line of the page the cell stands in. */
  readonly line: number
}

export interface InvoicePage {
  readonly page: Page
  readonly measure: PageMeasure
  /** In reading order: by line, then from left to right. */
  readonly cells: readonly Cell[]
}

export interface InvoiceView {
  readonly fileName: string
  readonly pages: readonly InvoicePage[]
  readonly decimal: DecimalMark
  readonly dateOrder: DateOrder
  /** How sure the order is: a printed day above 12 settles it, the country makes it likely. */
  readonly dateOrderCertainty: number
  /** Countries the pages speak of, the likeliest first. */
  readonly countries: readonly CountryEvidence[]
}

/** The view of some pages of a document (all of them by default). */
export function invoiceView(document: Document, pages: readonly Page[] = document.pages): InvoiceView {
  const texts = pages.flatMap(page => page.lines.map(line => line.text))
  const words = pages.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  const countries = countriesOf(texts)
  const { order, certainty } = dateOrderIn(texts, countries)
  return {
    fileName: document.fileName,
    countries,
    pages: pages.map(page => {
      const measure = measureOf(page.lines)
      return { page, measure, cells: cellsOf(page, measure) }
    }),
    decimal: decimalMark(words),
    dateOrder: order,
    dateOrderCertainty: certainty,
  }
}

/** The cells of a page in reading order. */
export function cellsOf(page: Page, measure: PageMeasure): readonly Cell[] {
  const strokes = page.rules.filter(rule => rule.direction === 'vertical').map(rule => rule.box)
  return page.lines.flatMap((line, index) => {
    const near = strokes.filter(box => box.top < line.box.bottom && box.bottom > line.box.top)
    return segmentsOf(line.words, measure)
      .flatMap(({ words }) => partedAt(words, near))
      .map(words => cellOf(words, page.number, index))
  })
}

export function cellOf(words: readonly Word[], page: number, line: number): Cell {
  return { words, text: words.map(word => word.text).join(' '), box: unionOf(words.map(word => word.box)), page, line }
}

/** Words parted where a vertical rule runs between two of them. */
function partedAt(words: readonly Word[], strokes: readonly Box[]): readonly (readonly Word[])[] {
  if (strokes.length === 0) return [words]
  const parts: Word[][] = []
  for (const word of words) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    const middle = (box: Box): number => (box.left + box.right) / 2
    const cut =
      before !== undefined &&
      strokes.some(
        box =>
          middle(box) > middle(before.box) &&
          middle(box) < middle(word.box) &&
          middle(box) >= before.box.right - 1 &&
          middle(box) <= word.box.left + 1,
      )
    if (part === undefined || cut) parts.push([word])
    else part.push(word)
  }
  return parts
}
