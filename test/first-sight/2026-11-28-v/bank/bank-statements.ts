/** Bank and card statements of the batch of 2026-11-28-v. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { cardSubtotals, relationship, treasury } from './banks.ts'
import { canadianVisa, memberLoan, savingsByMonth, tradeAccount } from './scans.ts'
import { brokerageCash, creditLine, pockets } from './without-branches.ts'
import { operatingLine, overdrawnSheets } from './commonwealth.ts'

export const bankStatements: readonly Drawn[] = [
  ...[cardSubtotals, relationship, treasury],
  ...[pockets, brokerageCash, creditLine],
  ...[operatingLine, overdrawnSheets],
  ...[tradeAccount, memberLoan, savingsByMonth, canadianVisa],
]
