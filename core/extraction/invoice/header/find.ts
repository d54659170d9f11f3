/** Number, dates, terms, purchase order and currency of an invoice. */
import { findCurrency } from './currency.ts'
import { findDueDate, findInvoiceDate } from './dates.ts'
import { findInvoiceNumber, findPurchaseOrder } from './numbers.ts'
import { findPaymentTerms } from './terms.ts'
import { headerValues } from './labeled-fields.ts'
import type { InvoiceKind, InvoiceTexts, LineItems } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'

/** What is not printed stays absent; only the currency may follow from the country of the parties (method "derived"). */
export function findHeader(view: InvoiceView, items: LineItems, kind: InvoiceKind = 'invoice'): InvoiceTexts {
  const header = { view, items, kind, values: headerValues(view, items) }
  const number = findInvoiceNumber(header)
  const due = findDueDate(header)
  const found = {
    invoice_number: number,
    invoice_date: findInvoiceDate(header, number, due),
    due_date: due,
    payment_terms: findPaymentTerms(header),
    purchase_order: findPurchaseOrder(header, number),
    currency: findCurrency(view),
  }
  return Object.fromEntries(Object.entries(found).filter(([, field]) => field !== null))
}
