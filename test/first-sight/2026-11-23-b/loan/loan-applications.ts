/** All loan applications of this batch, family by family. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { brokerForms } from './broker-columns.ts'
import { captiveForms } from './captive-fields.ts'
import { colonGrids } from './colon-grid.ts'
import { dealerPenForms } from './dealer-pen.ts'
import { funderPages } from './funder-page.ts'
import { leaseSchedules } from './lease-schedule.ts'
import { practiceTables } from './owners-table.ts'
import { portalRecords } from './portal-record.ts'
import { truckForms } from './truck-application.ts'
import { underLineForms } from './under-lines.ts'
import { wordForms } from './word-lines.ts'

export const loanApplications: readonly Drawn[] = [
  ...colonGrids,
  ...underLineForms,
  ...captiveForms,
  ...brokerForms,
  ...portalRecords,
  ...funderPages,
  ...truckForms,
  ...dealerPenForms,
  ...practiceTables,
  ...wordForms,
  ...leaseSchedules,
]
