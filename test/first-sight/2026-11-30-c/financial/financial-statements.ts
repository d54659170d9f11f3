/** Financial statements of the batch of 2026-11-30-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { profitDetail } from './detail.ts'
import { contractorForm, debtor, memorandum } from './filings.ts'
import { fireCompany, masonry, radio, worksheet } from './scanned.ts'
import { hospital, quarterly } from './sets.ts'
import { partners, soleTrader } from './owners.ts'

export const financialStatements: readonly Drawn[] = [
  ...[debtor, contractorForm, memorandum, profitDetail],
  ...[hospital, quarterly, partners, soleTrader],
  ...[worksheet, fireCompany, masonry, radio],
]
