/** Bank and card statements of the batch of 2026-11-30-i. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { countBox, feeSummary, ordinalDays } from './abroad.ts'
import { byCardholder, secondLine } from './cards.ts'
import { chargesDebits, depositsAcross } from './community.ts'
import { itemsPaid, plusMinusColumns } from './members.ts'
import { byChannel, countedSections, electronicTotals } from './regional.ts'

export const bankStatements: readonly Drawn[] = [
  ...[countedSections, byChannel, electronicTotals],
  ...[depositsAcross, chargesDebits],
  ...[itemsPaid, plusMinusColumns],
  ...[byCardholder, secondLine],
  ...[countBox, ordinalDays, feeSummary],
]
