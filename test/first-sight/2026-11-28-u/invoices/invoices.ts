/** Invoices, quotations, orders and contracts of the batch of 2026-11-28-u. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { british, dutch, indian, quebec } from './abroad.ts'
import { embroidery, fiberLaser, grainBin, lessorOrder } from './offers-and-orders.ts'
import { laser, recap, rental, service } from './scanned.ts'

export const invoices: readonly Drawn[] = [
  ...[british, dutch, indian, quebec, rental, service, recap, laser],
  ...[fiberLaser, grainBin, lessorOrder, embroidery],
]
