/** All documents of the batch of 2026-12-01-d. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { loanApplications } from './loan/loan-applications.ts'

export const documents: readonly Drawn[] = loanApplications
