/** Bank and card statements of the batch of 2026-12-01-a. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { byTerms, creditsAndCharges, postOnly, referenceDigits } from './cards.ts'
import { analyzed, resulting, tokens } from './commercial.ts'
import { particulars } from './india.ts'
import { newestFirst, paymentsOut } from './isles.ts'
import { amountsBelow, netAmounts } from './online.ts'
import { feeMarks, kindAbove, overdraftCodes, spendCategories } from './south.ts'
import { datedLabels, ofThisPeriod, signsBehind, toYourAccount } from './towns.ts'
import { adjustmentsAndOthers, operators, parentheses, totalsFor } from './unions.ts'

export const bankStatements: readonly Drawn[] = [
  ...[analyzed, tokens, resulting],
  ...[signsBehind, datedLabels, ofThisPeriod, toYourAccount],
  ...[operators, totalsFor, parentheses, adjustmentsAndOthers],
  ...[netAmounts, amountsBelow],
  ...[referenceDigits, postOnly, byTerms, creditsAndCharges],
  ...[newestFirst, paymentsOut],
  ...[kindAbove, overdraftCodes, spendCategories, feeMarks, particulars],
]
