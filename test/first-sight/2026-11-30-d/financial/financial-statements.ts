/** Financial statements of the batch of 2026-11-30-d. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { microEntity, unitTrust } from './abroad.ts'
import { carFinance, twoYears } from './accountants.ts'
import { distillery, homeHealth, portal, settlements } from './reports.ts'
import { bowling, farm, greenhouse, grocer } from './scanned.ts'

export const financialStatements: readonly Drawn[] = [
  ...[twoYears, carFinance, unitTrust, microEntity],
  ...[homeHealth, distillery, settlements, portal],
  ...[bowling, farm, grocer, greenhouse],
]
