/** Bank and card statements of the batch of 2026-12-01-e. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { receiptNumbers, valueSheets } from './abroad.ts'
import { dayMonthColumns, fundsOutIn } from './canada.ts'
import { dateProcessed, merchantCodes } from './cards.ts'
import { merchantBelow, minusDollars, unitsAndPrices } from './northeast.ts'
import { activitySoFar, creditOrDebit, dashedDays } from './online.ts'
import { amountsFirst, landscapeGroups } from './private.ts'

export const bankStatements: readonly Drawn[] = [
  ...[merchantBelow, minusDollars, unitsAndPrices],
  ...[dashedDays, creditOrDebit, activitySoFar],
  ...[fundsOutIn, dayMonthColumns],
  ...[merchantCodes, dateProcessed],
  ...[valueSheets, receiptNumbers],
  ...[landscapeGroups, amountsFirst],
]
