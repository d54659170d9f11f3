/** Financial statements of the batch of 2026-11-29-b. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { boatDealer, dentalGroup, vintner, windowCleaner } from './scanned.ts'
import { bottler, erector, school, condominium } from './sets.ts'
import { suite } from './online-suite.ts'
import { broker, molder, pharmacy, storage } from './reports.ts'

export const financialStatements: readonly Drawn[] = [
  ...[pharmacy, broker, molder, storage, suite],
  ...[erector, school, condominium, bottler],
  ...[boatDealer, vintner, dentalGroup, windowCleaner],
]
