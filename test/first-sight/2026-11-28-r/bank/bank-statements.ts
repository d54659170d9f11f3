/** Bank and card statements of the batch of 2026-11-28-r. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { kinds, overdrawn, rightDates, southeast, sweep } from './branches.ts'
import { cardFax, chargeCard, island, inAndOut, quarter, twoMonths } from './scans-and-others.ts'
import { shareDraft } from './share-draft.ts'

export const bankStatements: readonly Drawn[] = [
  ...[southeast, kinds, sweep, overdrawn, rightDates, quarter],
  ...[twoMonths, cardFax, island, inAndOut, chargeCard, shareDraft],
]
