/** All documents of the batch of 2026-12-01-b. */
import type { Drawn } from '../2026-11-22/press/document.ts'
import { invoices } from './invoices/invoices.ts'

export const documents: readonly Drawn[] = [...invoices]
