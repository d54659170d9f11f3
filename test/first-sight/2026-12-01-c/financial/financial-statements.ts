/** Financial statements of the batch of 2026-12-01-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { boatLifts, bulkHauler, siloMaker } from './dominions.ts'
import { beltingCompany, cablingContractor, fastenerDistributor } from './ledgers.ts'
import { caterer, scaffolder, seafood } from './online.ts'
import { medicalDealer, pelletMill, solarSupplier } from './suites.ts'
import { excavator, tileSetter } from './scanned.ts'
import { wellDriller, carWash } from './compiled.ts'
import { marineFabricator, foodBank, foodCooperative } from './audited.ts'

export const financialStatements: readonly Drawn[] = [
  solarSupplier,
  pelletMill,
  medicalDealer,
  cablingContractor,
  fastenerDistributor,
  beltingCompany,
  caterer,
  scaffolder,
  seafood,
  boatLifts,
  bulkHauler,
  siloMaker,
  excavator,
  tileSetter,
  wellDriller,
  carWash,
  marineFabricator,
  foodBank,
  foodCooperative,
]
