/** What the workbook of an application is written from. */
import type { FullAnalysis } from '../../contract/application.ts'
import type { Check } from '../../contract/evidence.ts'
import type { BankTransaction } from '../../contract/full-analysis.ts'
import type { SheetTitle } from '../workbook.ts'
import type { TransactionPlan } from './plan-transactions.ts'

export interface ReportedApplication {
  readonly payload: FullAnalysis
  /** Of all its documents: where the loan application names none, the statements or returns do. Absent or null: as the loan application has it. */
  readonly company?: string | null
  readonly checks: readonly Check[]
  /** Of all its bank statements and feeds. */
  readonly transactions: readonly BankTransaction[]
}

export interface ApplicationBook extends ReportedApplication {
  readonly title: (name: string) => SheetTitle
  /** null: there are no transactions. */
  readonly plan: TransactionPlan | null
}

/** "owner_draw" → "Owner draw". */
export const inWords = (id: string): string =>
  names[id] ?? (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('_', ' ')

const names: Readonly<Record<string, string>> = {
  cd: 'Certificate of deposit',
  mca_funding: 'MCA funding',
  mca_payment: 'MCA payment',
  nsf_fee: 'NSF fee',
}

/** A date cell of YYYY-MM-DD: noon of that day in UTC, so that no time zone moves it. */
export const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(`${iso}T00:00:00Z`))
