/** Which pages of a long file are worth reading, for what it may be. */
import type { Page } from '../../document/model.ts'
import { statementRelevance } from '../../extraction/statements/page-relevance.ts'

/** 0 to 1 for a page. `isStatement`: stated to be one, and screened as one; else it may be an invoice as well. */
export async function relevanceFor(isStatement: boolean): Promise<(page: Page) => number> {
  if (isStatement) return statementRelevance
  // Loaded when something may be an invoice: a statement need not wait for it.
  const { invoiceRelevance } = await import('../../extraction/invoice/splitting/page-relevance.ts')
  return page => Math.max(statementRelevance(page), invoiceRelevance(page))
}

/** Whether a long file that opens with these pages is of a kind that is read whole: all pages of a tax return matter. */
export async function isReadWhole(opening: readonly Page[]): Promise<boolean> {
  const { hasReturn } = await import('../../extraction/classify/tax-packages.ts')
  return hasReturn(opening)
}
