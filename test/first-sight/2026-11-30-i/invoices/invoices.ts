/** Invoices, quotations and orders of the batch of 2026-11-30-i. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sprayer, telehandler, tipper } from './abroad.ts'
import { bakery, cameras, pharmacy } from './offices.ts'
import { combine, dozer, sawmill } from './machines.ts'
import { concretePump, reefers, rollback } from './vehicles.ts'

export const invoices: readonly Drawn[] = [
  ...[concretePump, reefers, rollback],
  ...[combine, dozer, sawmill],
  ...[pharmacy, bakery, cameras],
  ...[telehandler, tipper, sprayer],
]
