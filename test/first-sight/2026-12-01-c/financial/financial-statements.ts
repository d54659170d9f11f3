/** Financial statements of the batch of 2026-12-01-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { beltingCompany, cablingContractor, fastenerDistributor } from './ledgers.ts'
import { medicalDealer, pelletMill, solarSupplier } from './suites.ts'

export const financialStatements: readonly Drawn[] = [
  solarSupplier,
  pelletMill,
  medicalDealer,
  cablingContractor,
  fastenerDistributor,
  beltingCompany,
]
