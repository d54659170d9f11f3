/** Invoices and quotations of the batch of 2026-11-28-z3. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { copiers, crane, fillerLine, pallets, seed, sprayer } from './lessors-and-makers.ts'
import { fasteners, fencing, kitchen, salon, thermostats, washers } from './suppliers.ts'

export const invoices: readonly Drawn[] = [
  ...[fasteners, fencing, salon, kitchen, thermostats, washers],
  ...[crane, copiers, fillerLine, sprayer, seed, pallets],
]
