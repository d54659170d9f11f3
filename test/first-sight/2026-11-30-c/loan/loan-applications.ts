/** Loan applications of the batch of 2026-11-30-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { leaseToOwn, vessel } from './filled-fields.ts'
import { factFind, officerRequest, premium } from './printed-forms.ts'
import { advance, building, development } from './projects.ts'
import { medallion, press, repair, storage } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[premium, development, factFind, officerRequest, building, advance],
  ...[leaseToOwn, vessel],
  ...[press, repair, storage, medallion],
]
