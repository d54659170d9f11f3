/** Revenue by arithmetic: what a result is left of, whatever its lines are called. */
import type { ClassifiedLine } from './classified-line.ts'
import type { SumNode } from './sum-node.ts'

export const revenueField = 'ordinaryIncomeExpense.income.revenue'

const costs = new Set(['costOfSales', 'expenses'])
const results = /(?:grossProfit|operatingIncome|netOrdinaryIncome|incomeBeforeTax|netIncome)$/

/**
 * The lines before the first cost of a sum that leaves a result and closes: "Linehaul 199,439" above the expenses. None where any of them is
 * known to be something else, or where no cost is subtracted.
 */
export function revenueByArithmetic(
  classified: readonly ClassifiedLine[],
  forest: readonly SumNode[],
): readonly SumNode[] {
  for (const node of forest) {
    const deeper = revenueByArithmetic(classified, node.children)
    if (deeper.length > 0) return deeper
    const { result } = classified[node.index]!
    if (!node.closed || !results.test(result?.term.field ?? '')) continue
    const first = node.children.findIndex(child => isCost(classified[child.index]!))
    const before = node.children.slice(0, Math.max(first, 0))
    const plain = before.every((child, i) => {
      const { sectionTerm, result, item, line } = classified[child.index]!
      return (
        sectionTerm === null &&
        result === null &&
        (item?.term.field ?? null) === null &&
        node.signs[i] === 1 &&
        line.label !== ''
      )
    })
    if (before.length > 0 && plain) return before
  }
  return []
}

const isCost = ({ sectionTerm, section, item }: ClassifiedLine): boolean =>
  costs.has(sectionTerm?.term.section ?? '') ||
  (sectionTerm === null && costs.has(section ?? '') && /expenses\.|interestExpense/.test(item?.term.field ?? ''))
