/** Number, dates, terms, purchase order and currency of an invoice. */
import { findUnlabeledNumber } from './unlabeled-number.ts'
import { findCurrency } from './currency.ts'
import { findDueDate, findInvoiceDate } from './dates.ts'
import { findInvoiceNumber, findPurchaseOrder } from './numbers.ts'
import { findPaymentTerms } from './terms.ts'
import { headerValues } from './labeled-fields.ts'
import type { InvoiceKind, InvoiceTexts, LineItems } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'

/** What is not printed stays absent; only the currency may follow from the country of the parties (method "derived"). */
export function findHeader(view: InvoiceView, items: LineItems, kind: InvoiceKind = 'invoice'): InvoiceTexts {
  const values = headerValues(view, items)
  const labeled = findInvoiceNumber(view, values, kind)
  const order = findPurchaseOrder(view, values, kind, labeled)
  const due = findDueDate(view, values, items)
  const date = findInvoiceDate(view, values, items, kind, labeled, due)
  const number = labeled ?? findUnlabeledNumber(view, values, items, date)
  const terms = findPaymentTerms(view, values, items)
  const currency = findCurrency(view)
  return {
    ...(number !== null && { invoice_number: number }),
    ...(date !== null && { invoice_date: date }),
    ...(due !== null && { due_date: due }),
    ...(terms !== null && { payment_terms: terms }),
    ...(order !== null && { purchase_order: order }),
    ...(currency !== null && { currency }),
  }
}
