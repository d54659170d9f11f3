/** Tax returns of the batch of 2026-11-29-a, all of them scans. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { fabricator, laboratory } from './corporations.ts'
import { carpenter, grower } from './individuals.ts'
import { carriers, offices, warehouses } from './partnerships-and-rentals.ts'

export const taxReturns: readonly Drawn[] = [carpenter, grower, fabricator, laboratory, warehouses, offices, carriers]
