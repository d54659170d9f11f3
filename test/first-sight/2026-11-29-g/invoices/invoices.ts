/** Invoices, quotations and proposals of the batch of 2026-11-29-g. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { flatbed } from './carrier.ts'
import { counter, pump } from './dealers.ts'
import { bender, lease } from './proposals.ts'

export const invoices: readonly Drawn[] = [pump, counter, flatbed, bender, lease]
