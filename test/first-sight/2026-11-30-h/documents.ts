/** All documents of the batch of 2026-11-30-h. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { financialStatements } from './financial/financial-statements.ts'
import { loanApplications } from './loan/loan-applications.ts'

export const documents: readonly Drawn[] = [...financialStatements, ...loanApplications]
