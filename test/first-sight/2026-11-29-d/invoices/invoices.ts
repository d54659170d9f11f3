/** Invoices, quotations and orders of the batch of 2026-11-29-d. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { irishVat, rand } from './abroad.ts'
import { letter, trailer } from './dealers.ts'
import { forwarder, subscription, timeAndMaterial, workOrder } from './services.ts'
import { conduit, lots, readyMix, receipt } from './wholesale.ts'

export const invoices: readonly Drawn[] = [
  ...[forwarder, subscription, timeAndMaterial, workOrder],
  ...[conduit, lots, readyMix, receipt],
  ...[letter, trailer, irishVat, rand],
]
