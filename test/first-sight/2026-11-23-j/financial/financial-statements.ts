/** Financial statements of the batch of 2026-11-23-j. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { accountForm } from './account-form.ts'
import { bookkeepingService } from './bookkeeping-service.ts'
import { classColumns } from './class-columns.ts'
import { cloudPair } from './cloud-pair.ts'
import { esopAudit } from './esop-audit.ts'
import { fuelStations } from './fuel-stations.ts'
import { mexicanAccounts } from './mexican-accounts.ts'
import { nursingHome } from './nursing-home.ts'
import { onlineDistribution } from './online-distribution.ts'
import { ownerLetter } from './owner-letter.ts'
import { quarterEnds } from './quarter-ends.ts'
import { scheduleOrder } from './schedule-order.ts'
import { veterinaryChart } from './veterinary-chart.ts'
import { writeUp } from './write-up.ts'

export const financialStatements: readonly Drawn[] = [
  onlineDistribution,
  writeUp,
  accountForm,
  scheduleOrder,
  ownerLetter,
  quarterEnds,
  cloudPair,
  veterinaryChart,
  classColumns,
  bookkeepingService,
  esopAudit,
  mexicanAccounts,
  fuelStations,
  nursingHome,
]
