/** All documents of the batch of 2026-11-29-g. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { bankStatements } from './bank/bank-statements.ts'
import { financialStatements } from './financial/financial-statements.ts'
import { invoices } from './invoices/invoices.ts'

export const documents: readonly Drawn[] = [...financialStatements, ...invoices, ...bankStatements]
