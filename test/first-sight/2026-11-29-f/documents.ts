/** All documents of the batch of 2026-11-29-f. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { taxReturns } from './tax/tax-returns.ts'

export const documents: readonly Drawn[] = taxReturns
