/** `?missing=zero`: the documented figures of a result with 0 where they are null, for clients that know only numbers. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'

/** Every null leaf of a tree of figures becomes 0. */
function zeroed<Tree>(tree: Tree): Tree {
  if (tree === null) return 0 as Tree
  if (typeof tree !== 'object') return tree
  return Object.fromEntries(
    Object.entries(tree as Record<string, unknown>).map(([name, value]) => [name, zeroed(value)]),
  ) as Tree
}

/** Only numbers of specification 2.2 change; names, dates and the additive members keep their null. */
export function withZeros(result: FinancialStatementResult): FinancialStatementResult {
  const { yearOverYear } = result.trendAnalysis
  const growths = Object.fromEntries(
    Object.entries(yearOverYear).map(([member, growth]) => [member, { ...growth, growth: growth.growth ?? 0 }]),
  )
  return {
    ...result,
    financialHealth: { ...result.financialHealth, score: result.financialHealth.score ?? 0 },
    balanceSheet: zeroed(result.balanceSheet),
    incomeStatement: zeroed(result.incomeStatement),
    cashFlowStatement: zeroed(result.cashFlowStatement),
    financialRatios: zeroed(result.financialRatios),
    trendAnalysis: { ...result.trendAnalysis, yearOverYear: growths as typeof yearOverYear },
  }
}
