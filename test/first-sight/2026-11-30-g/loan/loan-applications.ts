/** Loan applications of the batch of 2026-11-30-g. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dealerDraft, liftTrucks, partnership, trustee } from './abroad-and-fields.ts'
import { bankCredit, machineTool, record, truckLender } from './printed-forms.ts'
import { brokerPen, medicalLessor, memberLoan, tractorDealer } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[machineTool, truckLender, bankCredit, record],
  ...[partnership, dealerDraft, trustee, liftTrucks],
  ...[tractorDealer, brokerPen, medicalLessor, memberLoan],
]
