/** Financial statements of the batch of 2026-11-30-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { brewery, earthmoving } from './abroad.ts'
import { cranes, drywall } from './accountants.ts'
import { gymnasium, printingInks } from './copied.ts'
import { distributor, fabricator } from './packages.ts'
import { landscaper, machineShop } from './reports.ts'
import { plumber, towing } from './scanned.ts'

export const financialStatements: readonly Drawn[] = [
  ...[cranes, drywall, brewery, earthmoving],
  ...[landscaper, machineShop, distributor, fabricator],
  ...[plumber, towing, printingInks, gymnasium],
]
