/** Invoices, quotations and orders of the batch of 2026-12-01-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { boxedOrder, contractQuote, counterTerminals, droneKit } from './suites.ts'
import { flatbed, fleetOrder, lastSix, reeferBody } from './vehicles.ts'

export const invoices: readonly Drawn[] = [
  ...[reeferBody, flatbed, lastSix, fleetOrder],
  ...[boxedOrder, contractQuote, counterTerminals, droneKit],
]
