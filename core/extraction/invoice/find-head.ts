/** Number, dates, terms, purchase order and currency of an invoice. */
import type { InvoiceTexts, LinesReading } from './invoice.ts'
import type { InvoiceView } from './invoice-view.ts'

export function findHead(_view: InvoiceView, _items: LinesReading): InvoiceTexts {
  return {}
}
