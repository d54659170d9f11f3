/** Financial statements of the batch of 2026-11-23-n. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { carWash } from './car-wash.ts'
import { categoryReport } from './category-report.ts'
import { contributionMargins } from './contribution-margins.ts'
import { franchiseControllables } from './franchise-controllables.ts'
import { funeralHome } from './funeral-home.ts'
import { gridlines } from './gridlines.ts'
import { imagingCenter } from './imaging-center.ts'
import { lawFirm } from './law-firm.ts'
import { sawmill } from './sawmill.ts'
import { schoolBus } from './school-bus.ts'
import { staffingSingleStep } from './staffing-single-step.ts'
import { toolAndDie } from './tool-and-die.ts'
import { wasteHauler } from './waste-hauler.ts'

export const financialStatements: readonly Drawn[] = [
  funeralHome,
  carWash,
  franchiseControllables,
  toolAndDie,
  lawFirm,
  gridlines,
  wasteHauler,
  categoryReport,
  staffingSingleStep,
  schoolBus,
  sawmill,
  imagingCenter,
  contributionMargins,
]
