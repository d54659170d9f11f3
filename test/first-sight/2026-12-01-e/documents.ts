/** All documents of the batch of 2026-12-01-e. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { bankStatements } from './bank/bank-statements.ts'
import { invoices } from './invoices/invoices.ts'

export const documents: readonly Drawn[] = [...bankStatements, ...invoices]
