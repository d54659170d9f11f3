/** Account readings → the documented account summaries and transactions. */
import type { AccountSummary, BankTransaction } from '../contract/full-analysis.ts'
import type { AccountReading } from '../extraction/bank/bank-statement.ts'

/** Summaries in the order of `accounts` and all their transactions. */
export function assembleAccounts(_accounts: readonly AccountReading[]): {
  readonly summaries: readonly AccountSummary[]
  readonly transactions: readonly BankTransaction[]
} {
  return { summaries: [], transactions: [] }
}
