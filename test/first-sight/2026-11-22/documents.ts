/** All documents of the batch of 2026-11-22. */
import { bankStatements } from './bank/bank-statements.ts'
import { financialStatements } from './financial/financial-statements.ts'
import { invoices } from './invoices/invoices.ts'
import { loanApplications } from './loan/loan-applications.ts'
import type { Drawn } from './press/document.ts'

export const documents: readonly Drawn[] = [...bankStatements, ...invoices, ...loanApplications, ...financialStatements]
