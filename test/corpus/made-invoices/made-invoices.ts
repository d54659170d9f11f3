/** All invoices the project draws itself. */
import { contradictory } from './documents/bad.ts'
import { machines } from './documents/machines.ts'
import { documents } from './documents/unusual.ts'
import { practices } from './documents/practices.ts'
import { scans } from './documents/scans.ts'
import { trucks } from './documents/trucks.ts'
import { world } from './documents/world.ts'
import type { MadeInvoice } from './made-invoice.ts'

export const madeInvoices: readonly MadeInvoice[] = [
  ...trucks,
  ...machines,
  ...practices,
  ...world,
  ...documents,
  ...contradictory,
  ...scans,
]
