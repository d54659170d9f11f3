/** Bank and card statements of the batch of 2026-11-30-f. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { debitedCredited, paidIn } from './abroad.ts'
import { named, perCard } from './cards.ts'
import { datePosted, feeBox } from './community.ts'
import { plusAndMinus, suffixes } from './members.ts'
import { instances, overdrawn } from './national.ts'
import { typed, withMarketAccount } from './online.ts'

export const bankStatements: readonly Drawn[] = [
  ...[instances, overdrawn, feeBox, datePosted],
  ...[suffixes, plusAndMinus, perCard, named],
  ...[typed, withMarketAccount, debitedCredited, paidIn],
]
