/** Bank and card statements of the batch of 2026-11-23-o. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { descriptionFirst } from './description-first.ts'
import { equationHeading } from './equation-heading.ts'
import { fleetCard } from './fleet-card.ts'
import { longReference } from './long-reference.ts'
import { newestFirst } from './newest-first.ts'
import { sentenceHeadings } from './sentence-headings.ts'
import { sideTotals } from './side-totals.ts'
import { tellerHistory } from './teller-history.ts'
import { transactionDetail } from './transaction-detail.ts'
import { twoAccounts } from './two-accounts.ts'
import { twoCardholders } from './two-cardholders.ts'
import { twoLanguages } from './two-languages.ts'

export const bankStatements: readonly Drawn[] = [
  transactionDetail,
  sentenceHeadings,
  descriptionFirst,
  equationHeading,
  sideTotals,
  newestFirst,
  twoCardholders,
  longReference,
  tellerHistory,
  twoLanguages,
  twoAccounts,
  fleetCard,
]
