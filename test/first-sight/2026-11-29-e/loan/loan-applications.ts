/** Loan, lease and credit applications of the batch of 2026-11-29-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { creditLine, dealerFields } from './filled-fields.ts'
import { advance, captionRows, partners, tabs, transcript } from './printed-forms.ts'
import { halfSheet, lessee, penFunder, toolAndDie, typedColumns } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[captionRows, partners, advance, tabs, transcript],
  ...[creditLine, dealerFields],
  ...[typedColumns, penFunder, halfSheet, toolAndDie, lessee],
]
