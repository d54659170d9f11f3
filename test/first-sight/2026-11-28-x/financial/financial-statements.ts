/** Financial statements of the batch of 2026-11-28-x. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { canadian, dentalLab, orchard, trialBalance } from './accountants.ts'
import { british, busContractor } from './audited-and-british.ts'
import { byYear, carDealer, dimensions, lenderForm } from './forms-and-suites.ts'
import { apartments, electric } from './property-and-power.ts'

export const financialStatements: readonly Drawn[] = [
  ...[apartments, electric, orchard, dentalLab, trialBalance, canadian],
  ...[lenderForm, carDealer, dimensions, byYear, busContractor, british],
]
