/** Invoices, quotations and orders of the batch of 2026-11-29-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dirhams, yen } from './abroad.ts'
import { aircraft, levels, tow } from './contractors.ts'
import { blanket, cattle, lumber, rental } from './goods.ts'
import { attorneys, hauler, landfill } from './public-and-recurring.ts'

export const invoices: readonly Drawn[] = [
  ...[landfill, hauler, attorneys],
  ...[levels, tow, aircraft],
  ...[rental, blanket, lumber, cattle],
  ...[dirhams, yen],
]
