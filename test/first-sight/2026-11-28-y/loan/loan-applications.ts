/** The applications of this batch, each a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { microloan, panels, sourcesAndUses, twoEntities } from './printed-forms.ts'
import { canadian, leaseAndGuaranty, matrix, ownerOperator, terminal } from './scanned-forms.ts'
import { british, floorPlan, wizard } from './screens-and-dealers.ts'

export const loanApplications: readonly Drawn[] = [
  ...[sourcesAndUses, panels, twoEntities, microloan, wizard, floorPlan],
  ...[british, terminal, leaseAndGuaranty, matrix, ownerOperator, canadian],
]
