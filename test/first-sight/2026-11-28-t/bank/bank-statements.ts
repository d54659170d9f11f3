/** Bank and card statements of the batch of 2026-11-28-t. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { australian, german, indian, newZealand, southAfrican } from './overseas.ts'
import { britishCard, draftsTwice, ledgerByDay, tiered } from './scans.ts'
import { multiCurrency, processor, zeroBalance } from './without-branches.ts'

export const bankStatements: readonly Drawn[] = [
  ...[australian, indian, southAfrican, german, newZealand],
  ...[multiCurrency, processor, zeroBalance],
  ...[ledgerByDay, draftsTwice, tiered, britishCard],
]
