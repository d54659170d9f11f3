/** Financial statements of the batch of 2026-11-28-q. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { builder, cooperative } from './accountants.ts'
import { hotel, software } from './owners.ts'
import { insurance, projections, realEstate } from './plans-and-properties.ts'
import { booksService, fundLedger } from './programs.ts'
import { ambulance, foundry } from './reviews-and-ledgers.ts'
import { constructionSuite, restaurants } from './trade-programs.ts'

export const financialStatements: readonly Drawn[] = [
  ...[booksService, fundLedger, constructionSuite, restaurants, hotel, software, projections],
  ...[insurance, realEstate, cooperative, builder, ambulance, foundry],
]
