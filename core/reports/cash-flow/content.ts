/** What the sheets of the cash flow desk are written from, and what they refer to on each other. */
import type { CashFlow, Debt, GlobalCashFlow } from '../../contract/cash-flow.ts'
import type { SheetTitle } from '../workbook.ts'
import type { LoanCells } from './loan-formulas.ts'

export const cashFlowSheet = 'Cash Flow'

export interface CashFlowContent {
  readonly cashFlow: CashFlow
  readonly debts: readonly Debt[] | null
  readonly global: GlobalCashFlow | null
  readonly title: (name: string) => SheetTitle
}

/** What the Cash Flow sheet refers to on the others. */
export interface CashFlowBook extends CashFlowContent {
  readonly debtTotals: { readonly service: string; readonly paidOff: string }
  readonly uca: { readonly cellOf: (period: string, line: string) => string | null }
}

/** Cells of the blocks below the lines. */
export interface Blocks {
  readonly loan: LoanCells
  readonly financed: string
  readonly payment: string
  readonly balloon: string
  readonly annual: string
  /** First row of the ledger's entries, and the row after the last. */
  readonly ledger: readonly [from: number, to: number]
  readonly nextRow: number
}
