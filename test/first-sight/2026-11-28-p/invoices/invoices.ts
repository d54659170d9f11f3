/** Invoices, quotations, orders and contracts of the batch of 2026-11-28-p. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { modular, powersports, press } from './agreements.ts'
import { packaging, survey } from './lists-and-nets.ts'
import { golfCarts, laundry, solar } from './proposals.ts'
import { repairOrder, schoolBus, tires } from './road-and-shop.ts'
import { cloudSuite, fuel, staffing, tooling } from './suites-and-supply.ts'

export const invoices: readonly Drawn[] = [
  ...[tires, repairOrder, schoolBus, laundry, solar, golfCarts, press, modular],
  ...[powersports, fuel, staffing, tooling, cloudSuite, survey, packaging],
]
