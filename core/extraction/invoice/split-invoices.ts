/** Which pages of a document make which invoice, and what kind of paper each is. */
import type { Document, Page } from '../../document/model.ts'
import type { InvoiceKind } from './invoice.ts'

export interface InvoicePages {
  readonly kind: InvoiceKind
  readonly pages: readonly Page[]
}

export function splitInvoices(document: Document): readonly InvoicePages[] {
  return [{ kind: 'invoice', pages: document.pages }]
}
