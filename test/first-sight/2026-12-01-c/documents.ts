/** All documents of the batch of 2026-12-01-c. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { financialStatements } from './financial/financial-statements.ts'

export const documents: readonly Drawn[] = financialStatements
