/** Invoices, quotations, contracts and bills of the batch of 2026-11-30-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { driveAway, home, marginVan, scale } from './dealers.ts'
import { feed, glass, printJobs, produce } from './goods.ts'
import { premium, production, spraying, telephone } from './services.ts'

export const invoices: readonly Drawn[] = [
  ...[printJobs, feed, glass, produce],
  ...[telephone, premium, spraying, production],
  ...[scale, home, marginVan, driveAway],
]
