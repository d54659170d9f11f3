/** Tax returns of the batch of 2026-11-29-h, all of them scans. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { implementDealer, skiShop } from './corporations.ts'
import { ranchers, welder } from './individuals.ts'
import { brewery, duplexes } from './partnerships.ts'
import { lumberYard, roofers } from './s-corporations.ts'

export const taxReturns: readonly Drawn[] = [
  ...[welder, ranchers],
  ...[duplexes, brewery],
  ...[implementDealer, skiShop],
  ...[lumberYard, roofers],
]
