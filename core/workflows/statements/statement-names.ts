/** Names of the kinds of statements in messages and problems. Apart from what extracts them: the main thread needs no more. */
import type { StatementKind } from '../../contract/statement-figures.ts'

/** Code of the problem that a page titled as a statement of this kind was not understood. */
export const unreadCode = (kind: StatementKind): string => `NOT_UNDERSTOOD.${kind}`

export const kindTitles: Readonly<Record<StatementKind, string>> = {
  balanceSheet: 'balance sheet',
  incomeStatement: 'income statement',
  cashFlowStatement: 'cash flow statement',
}
