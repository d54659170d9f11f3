/** Invoices, quotations and orders of the batch of 2026-11-30-f. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { forklift, mower, plow } from './abroad.ts'
import { excavator, lifts, turning } from './machines.ts'
import { dental, kitchen, packaging } from './offices.ts'
import { serviceBody, trailer, usedTractor } from './vehicles.ts'

export const invoices: readonly Drawn[] = [
  ...[excavator, turning, lifts],
  ...[trailer, serviceBody, usedTractor],
  ...[kitchen, dental, packaging],
  ...[mower, forklift, plow],
]
