/** All first-sight bank statements, family by family. */
import type { Drawn } from '../press/document.ts'
import { communityStatements } from './community-core.ts'
import { crownStatements } from './crown-amount-first.ts'
import { dailyBalanceStatements } from './daily-balance-columns.ts'
import { numberedStatements } from './numbered-reference.ts'
import { cardAndCityStatements } from './card-and-debits.ts'
import { overseasStatements } from './overseas.ts'
import { postingGroupStatements } from './posting-groups.ts'
import { southernSummaries } from './southern-summary.ts'

export const bankStatements: readonly Drawn[] = [
  ...southernSummaries,
  ...crownStatements,
  ...communityStatements,
  ...dailyBalanceStatements,
  ...numberedStatements,
  ...postingGroupStatements,
  ...overseasStatements,
  ...cardAndCityStatements,
]
