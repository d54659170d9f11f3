/** Financial statements of the batch of 2026-11-23-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { businessSuite } from './business-suite.ts'
import { compilationSchedules } from './compilation-schedules.ts'
import { consolidatingColumns } from './consolidating-columns.ts'
import { controllerQuarters } from './controller-quarters.ts'
import { desktopBalance } from './desktop-balance.ts'
import { dutchAccounts } from './dutch-accounts.ts'
import { farmAccrual } from './farm-accrual.ts'
import { functionalExpenses } from './functional-expenses.ts'
import { monthlyColumns } from './monthly-columns.ts'
import { rentalSuite } from './rental-suite.ts'
import { truckingReview } from './trucking-review.ts'
import { twoOnAPage } from './two-on-a-page.ts'
import { wholesaleLedger } from './wholesale-ledger.ts'
import { yearsSheet } from './years-sheet.ts'

export const financialStatements: readonly Drawn[] = [
  desktopBalance,
  monthlyColumns,
  compilationSchedules,
  wholesaleLedger,
  twoOnAPage,
  businessSuite,
  truckingReview,
  yearsSheet,
  rentalSuite,
  controllerQuarters,
  consolidatingColumns,
  functionalExpenses,
  farmAccrual,
  dutchAccounts,
]
