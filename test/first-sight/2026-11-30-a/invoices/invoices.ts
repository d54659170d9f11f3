/** Invoices, orders, bills and quotations of the batch of 2026-11-30-a. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { cardlock, plantHire, recipientCreated } from './abroad.ts'
import { boring, propane, steel } from './field.ts'
import { dentures, laboratory } from './laboratories.ts'
import { broadcast, electricity, exhibitor, lodging } from './services.ts'

export const invoices: readonly Drawn[] = [
  ...[boring, propane, steel],
  ...[dentures, laboratory],
  ...[electricity, broadcast, lodging, exhibitor],
  ...[recipientCreated, plantHire, cardlock],
]
