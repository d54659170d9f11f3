/** Bank, card and processor statements of the batch of 2026-11-30-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { member, pageTotals, sentences } from './abroad.ts'
import { travel, visaBalance } from './cards.ts'
import { fiveAccounts, transferBlocks } from './commercial.ts'
import { rewarded, spreadsheet } from './downloads.ts'
import { factored, settlement } from './merchants.ts'
import { labeledCards } from './towns.ts'

export const bankStatements: readonly Drawn[] = [
  ...[transferBlocks, fiveAccounts, settlement, factored],
  ...[travel, visaBalance, spreadsheet, rewarded],
  ...[labeledCards, pageTotals, sentences, member],
]
