/** All loan applications of this batch, family by family. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { australianForms } from './australian-application.ts'
import { borrowerForms } from './borrower-information.ts'
import { brokerSheets } from './broker-sheet.ts'
import { fillableForms } from './fillable.ts'
import { guarantorSheets } from './guarantor-sheet.ts'
import { onePages } from './one-page.ts'
import { onlineSummaries } from './online-summary.ts'
import { penFilledForms } from './pen-filled.ts'
import { ranchLoans } from './ranch-loan.ts'
import { vendorForms } from './vendor-combs.ts'

export const loanApplications: readonly Drawn[] = [
  ...onePages,
  ...borrowerForms,
  ...fillableForms,
  ...onlineSummaries,
  ...brokerSheets,
  ...vendorForms,
  ...ranchLoans,
  ...guarantorSheets,
  ...penFilledForms,
  ...australianForms,
]
