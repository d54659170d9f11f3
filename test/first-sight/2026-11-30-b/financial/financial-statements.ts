/** Financial statements of the batch of 2026-11-30-b. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { gifi, partnership } from './abroad.ts'
import { pawnshop } from './pawnshop.ts'
import { architects, autoShop, bankSpread } from './reports.ts'
import { labeler, lockers, signShop, subsidized } from './scanned.ts'
import { oilOperator, waterDistrict } from './sets.ts'

export const financialStatements: readonly Drawn[] = [
  ...[autoShop, architects, bankSpread, gifi],
  ...[waterDistrict, oilOperator, pawnshop, partnership],
  ...[subsidized, signShop, labeler, lockers],
]
