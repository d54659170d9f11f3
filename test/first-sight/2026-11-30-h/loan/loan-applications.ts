/** Loan applications of the batch of 2026-11-30-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { company, converter, cooperage, ontario } from './abroad-and-fields.ts'
import { bankRequest, broker, lessor, personal } from './printed-forms.ts'
import { couple, penForm, trailerDealer, workingCapital } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[lessor, personal, broker, bankRequest],
  ...[company, ontario, cooperage, converter],
  ...[couple, trailerDealer, penForm, workingCapital],
]
