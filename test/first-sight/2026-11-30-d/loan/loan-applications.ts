/** Loan applications of the batch of 2026-11-30-d. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { albertan, declaration, refinance } from './abroad-forms.ts'
import { borrowerInformation, provider } from './lender-forms.ts'
import { brokerMail, letter, positions } from './printed-forms.ts'
import { broilers, foodSupplier, quickLoan, terminal } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[refinance, albertan, declaration],
  ...[letter, positions, brokerMail],
  ...[provider, borrowerInformation],
  ...[quickLoan, broilers, terminal, foodSupplier],
]
