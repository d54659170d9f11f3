/** Tax returns of the batch of 2026-11-28-z1, all of them scans. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { hauler, landlady, lonelyPartner, lonelyShareholder, plumber } from './individuals.ts'
import { bookstore, castings, clinic, distillery } from './partnerships-and-corporations.ts'
import { nursery, orthodontist, sprinkler } from './s-corporations.ts'

export const taxReturns: readonly Drawn[] = [
  ...[sprinkler, orthodontist, nursery, distillery, clinic, castings],
  ...[bookstore, plumber, landlady, hauler, lonelyShareholder, lonelyPartner],
]
