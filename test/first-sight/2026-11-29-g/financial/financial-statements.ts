/** Financial statements of the batch of 2026-11-29-g. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { contractor } from './contractor.ts'
import { cooperative } from './cooperative.ts'
import { joinery } from './new-zealand.ts'
import { physicians } from './physicians.ts'
import { restaurants } from './restaurants.ts'

export const financialStatements: readonly Drawn[] = [contractor, physicians, restaurants, cooperative, joinery]
