/** All first-sight financial statements, family by family. */
import type { Drawn } from '../press/document.ts'
import { contractorSets } from './contractor-set.ts'

export const financialStatements: readonly Drawn[] = [...contractorSets]
