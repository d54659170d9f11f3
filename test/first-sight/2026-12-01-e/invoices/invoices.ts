/** Invoices, quotations and orders of the batch of 2026-12-01-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { chargers, exhibit, gym, usedExcavator } from './machines.ts'
import { boxedOrder, contractQuote, counterTerminals, droneKit } from './suites.ts'
import { undisputed } from './means.ts'
import { financeCompany, hoist } from './trades.ts'
import { flatbed, fleetOrder, lastSix, reeferBody } from './vehicles.ts'

export const invoices: readonly Drawn[] = [
  ...[reeferBody, flatbed, lastSix, fleetOrder],
  ...[boxedOrder, contractQuote, counterTerminals, droneKit],
  ...[usedExcavator, exhibit, chargers, gym],
  ...[hoist, financeCompany],
].map(undisputed)
