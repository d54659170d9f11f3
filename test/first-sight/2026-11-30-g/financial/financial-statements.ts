/** Financial statements of the batch of 2026-11-30-g. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { management, numbered } from './abroad.ts'
import { distributor, grinding } from './accountants.ts'
import { rental, staffing } from './interim.ts'
import { bakery, lithograph } from './reports.ts'
import { ductwork, laboratory, mason, nursery } from './scanned.ts'

export const financialStatements: readonly Drawn[] = [
  ...[distributor, grinding, management, numbered],
  ...[bakery, lithograph, staffing, rental],
  ...[mason, nursery, laboratory, ductwork],
]
