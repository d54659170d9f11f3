/** Financial statements of the batch of 2026-11-23-f. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { bilingualAccounts } from './bilingual-accounts.ts'
import { budgetVariance } from './budget-variance.ts'
import { centsPerMile } from './cents-per-mile.ts'
import { churchActivities } from './church-activities.ts'
import { desktopComparison } from './desktop-comparison.ts'
import { farmNetWorth } from './farm-net-worth.ts'
import { golfClub } from './golf-club.ts'
import { jobLedger } from './job-ledger.ts'
import { manufacturerThousands } from './manufacturer-thousands.ts'
import { onlineBalance, onlineCashFlows } from './online-reports.ts'
import { physicianCompilation } from './physician-compilation.ts'
import { restaurantPeriod } from './restaurant-period.ts'
import { sideBySideSheet } from './side-by-side-sheet.ts'

export const financialStatements: readonly Drawn[] = [
  desktopComparison,
  onlineBalance,
  onlineCashFlows,
  budgetVariance,
  jobLedger,
  restaurantPeriod,
  farmNetWorth,
  physicianCompilation,
  churchActivities,
  golfClub,
  manufacturerThousands,
  sideBySideSheet,
  bilingualAccounts,
  centsPerMile,
]
