/** A document → the loan application in it. */
import type { Document } from '../../document/model.ts'
import type { LoanApplicationExtraction } from './loan-application.ts'

/** Pure. `pages`: only these (1-based); all without it. */
export function extractLoanApplication(document: Document, _pages?: readonly number[]): LoanApplicationExtraction {
  return { fileName: document.fileName, application: null, problems: [] }
}
