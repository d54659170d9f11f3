/** Invoices, quotations and orders of the batch of 2026-12-01-b. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { boxTruck, officeTrailer, workBoat } from './dealer-forms.ts'
import { prairie, threePanels, truckUnits } from './dealer-prints.ts'
import { freightBill, guards, tools } from './goods.ts'
import { brineLine, ledgerQuote, racking, wholesaleTruck } from './machines.ts'
import { clinic, trackLoader } from './proposals.ts'
import { dockDoors, gas, rent } from './services.ts'
import { cloudUse, hosting, telephone } from './subscriptions.ts'
import { cartons, filters, rigging } from './suites.ts'

export const invoices: readonly Drawn[] = [
  ...[boxTruck, workBoat, officeTrailer],
  ...[truckUnits, prairie, threePanels],
  ...[brineLine, ledgerQuote, racking, wholesaleTruck],
  ...[trackLoader, clinic],
  ...[rigging, filters, cartons],
  ...[telephone, hosting, cloudUse],
  ...[dockDoors, gas, rent],
  ...[freightBill, guards, tools],
]
