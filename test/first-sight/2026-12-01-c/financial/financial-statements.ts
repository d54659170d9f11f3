/** Financial statements of the batch of 2026-12-01-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { foodBank, foodCooperative, marineFabricator } from './audited.ts'
import { siloMaker } from './australia.ts'
import { boatLifts, bulkHauler } from './canada.ts'
import { medicalDealer } from './cloud-suite.ts'
import { carWash, wellDriller } from './compiled.ts'
import { industrialLaundry } from './flash.ts'
import { beltingCompany, cablingContractor, fastenerDistributor } from './ledgers.ts'
import { caterer, scaffolder, seafood } from './online.ts'
import { excavator, tileSetter } from './scanned.ts'
import { pelletMill, solarSupplier } from './suites.ts'
import { outfitter, screenPrinter } from './templates.ts'
import { instrumentFiler, laundromat } from './typed.ts'

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
  outfitter,
  screenPrinter,
  instrumentFiler,
  industrialLaundry,
  laundromat,
]
