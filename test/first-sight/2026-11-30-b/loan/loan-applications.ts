/** Loan applications of the batch of 2026-11-30-b. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { aircraft, companyCard } from './filled-fields.ts'
import { dealerPortal, energy, fleetCard, orderFinance, practice, telephone } from './printed-forms.ts'
import { disaster, laundry, program, tradeAccount } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[fleetCard, energy, practice, telephone, orderFinance, dealerPortal],
  ...[aircraft, companyCard],
  ...[disaster, laundry, program, tradeAccount],
]
