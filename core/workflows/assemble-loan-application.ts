/** A loan application as read → the documented loan_app_data. */
import type { LoanAppData } from '../contract/full-analysis.ts'
import type { LoanApplicationReading } from '../extraction/loan/loan-application.ts'

/** Every documented member is there, null where the form does not say. */
export function assembleLoanApplication(_reading: LoanApplicationReading): LoanAppData | null {
  return null
}
