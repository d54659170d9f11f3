/** The applications of this batch, each a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { filledFields } from './filled-fields.ts'
import { leasingForms } from './leasing-forms.ts'
import { lendingForms } from './lending-forms.ts'

export const loanApplications: readonly Drawn[] = [...filledFields, ...leasingForms, ...lendingForms]
