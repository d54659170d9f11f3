/** All first-sight financial statements, family by family. */
import type { Drawn } from '../press/document.ts'
import { cloudComparatives } from './cloud-comparative.ts'
import { contractorSets } from './contractor-set.ts'
import { ledgerPrints } from './ledger-print.ts'
import { practiceStatements } from './practice-statements.ts'
import { smallAccounts } from './small-accounts.ts'

export const financialStatements: readonly Drawn[] = [
  ...contractorSets,
  ...ledgerPrints,
  ...cloudComparatives,
  ...smallAccounts,
  ...practiceStatements,
]
