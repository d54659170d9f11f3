/** Invoices, quotations, orders and contracts of the batch of 2026-11-28-w. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { engineering, payEstimate } from './contractors.ts'
import { conditions, lineTax } from './confirmed-and-ordered.ts'
import { factoryTruck, sweepers } from './fleets.ts'
import { food, seed } from './food-and-seed.ts'
import { freightBill, gases, jobber, party } from './scanned.ts'

export const invoices: readonly Drawn[] = [
  ...[food, seed, factoryTruck, sweepers, conditions, lineTax],
  ...[payEstimate, engineering, freightBill, jobber, gases, party],
]
