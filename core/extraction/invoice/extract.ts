/** A document → its invoices: pages split, lines, totals, header, parties and equipment found, then reconciled. */
import type { Document } from '../../document/model.ts'
import { parseEInvoices, matchingInvoice, invoiceFromData, withEInvoice } from './e-invoice/merge.ts'
import { findEquipment } from './equipment/find.ts'
import { findHeader } from './header/find.ts'
import { ownMessage } from './mail.ts'
import { findLines } from './line-items/find.ts'
import { findParties } from './parties/find.ts'
import { findTotals } from './totals/find.ts'
import { feeLine } from './line-items/charges.ts'
import type { InvoiceExtraction, ExtractedInvoice } from './invoice.ts'
import { invoiceView } from '../layout/document-view.ts'
import { reconcileInvoice, withDocumentEvidence } from './reconcile.ts'
import { splitInvoices, type InvoicePages } from './splitting/split.ts'

/**
 * Pure. A document without an invoice gives none. The data of an electronic invoice, where it carries some, is laid beside its pages. `isOne`: a person
 * says that all pages are one invoice.
 */
export function extractInvoices(document: Document, { isOne = false } = {}): InvoiceExtraction {
  const { fileName, attachments = [] } = document
  const split = splitInvoices(document)
  const parts = isOne && split[0] !== undefined ? [{ ...split[0], pages: document.pages }] : split
  const read = parts.map(part => readInvoice(document, part))
  const data = parseEInvoices(attachments)
  const invoices = data.invoices.reduce<readonly ExtractedInvoice[]>((readings, one, index) => {
    const view = invoiceView(document)
    if (readings.length === 0) return [invoiceFromData(one, view)]
    const owner = data.invoices.length === readings.length ? index : matchingInvoice(readings, one)
    return readings.map((reading, at) => (at === owner ? withEInvoice(reading, one, view) : reading))
  }, read)
  return { fileName, invoices, problems: data.problems }
}

function readInvoice(document: Document, { kind, pages }: InvoicePages): ExtractedInvoice {
  const view = invoiceView(document, pages)
  const items = findLines(view)
  const totals = findTotals(view, items)
  const equipment = findEquipment(view, items)
  const fees = (totals.charges ?? []).map(feeLine)
  const invoice = reconcileInvoice({
    kind,
    pages: pages.map(page => page.number),
    parties: findParties(view, items, kind),
    texts: findHeader(ownMessage(view), items, kind),
    ...totals,
    lines: [...items.lines, ...fees],
    equipment,
    problems: equipment.flatMap(unit => unit.problems ?? []),
  })
  return withDocumentEvidence(invoice)
}
