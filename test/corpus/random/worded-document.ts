/** A worded statement on a page: periods, manner and company of a seed, so that every wording is seen in many layouts. */
import { amountMaker } from './amounts.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { companyOf, type Company } from './company.ts'
import { mannerOf, type Manner } from './manner.ts'
import { balancePeriods, flowPeriods, timeOf } from './periods.ts'
import { documentOf, type RandomDocument } from './random-document.ts'
import { balanceSheets } from './worded/balance-sheets.ts'
import { cashFlowStatements } from './worded/cash-flow-statements.ts'
import { incomeStatements } from './worded/income-statements.ts'
import { statementOf, type WordedStatement } from './worded-statement.ts'

export const wordedStatements: readonly WordedStatement[] = [
  ...balanceSheets,
  ...incomeStatements,
  ...cashFlowStatements,
]

export function wordedDocument(worded: WordedStatement, seed: number): RandomDocument {
  const chance = chanceOf(seed)
  const company = companyLike(worded, seed)
  const time = timeOf(chance, company)
  const periods =
    worded.type === 'BALANCE_SHEET'
      ? balancePeriods(chance, company, time)
      : flowPeriods(chance, company, time, worded.type === 'CASH_FLOW_STATEMENT')
  const drawn = mannerOf(chance, company, periods.columns.length)
  // Shares are of the total assets, which the vertical format does not print.
  const extras = drawn.extras.filter(extra => extra !== 'share' || worded.family !== 'uk')
  const manner = { ...drawn, ...structureOf(chance, periods.columns.length, extras) }
  const { step } = amountMaker(chance, company, periods.columns, manner.decimals === 2 ? 0.01 : 1)
  const statement = statementOf(worded, chance, periods, step)
  return documentOf(`${worded.name} ${seed}`, seed, company, [statement], { manner })
}

/** Some documents split their amounts into funds or shops, or set plans beside them. */
function structureOf(chance: Chance, columns: number, extras: Manner['extras']): Partial<Manner> {
  const plain = extras.every(extra => extra === 'notes') ? chance.next() : 1
  if (columns <= 2 && plain < 0.2) return { extras: ['parts'], inset: false, sides: false }
  if (columns === 1 && plain < 0.45) return { extras: ['plans'], inset: false, sides: false }
  return { extras }
}

/** The first company of the seed's row that writes as the statement's family does. */
function companyLike(worded: WordedStatement, seed: number): Company {
  for (let at = seed; ; at += 7919) {
    const company = companyOf(chanceOf(at))
    if (company.family === worded.family) return { ...company, scale: worded.family === 'cpa' ? 1 : company.scale }
  }
}
