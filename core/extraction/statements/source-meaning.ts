/** What a sum and its parts say about the line that totals them: which of two readings of a label it is. */
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { isHeading } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { wholeMatch } from './confidence.ts'

/** "Revenue from operations" and "Other income" summed as total income: the first is the revenue. */
export const splitsRevenue = (classified: readonly ClassifiedLine[], node: SumNode): boolean =>
  node.closed &&
  node.children.length === 2 &&
  node.children.some(({ index }) => classified[index]!.sectionTerm?.term.section === 'revenue') &&
  node.children.some(
    ({ index }) =>
      !classified[index]!.line.normal.tokens.includes('revenue') &&
      (classified[index]!.item?.term.field === 'otherIncomeExpense.otherIncome' ||
        classified[index]!.sectionTerm?.term.section === 'otherIncome'),
  )

/** "Fixed assets" or "Long-term liabilities" among other lines, without the word total and without parts, is one of those lines. */
export const isPlainItem = (vocabulary: Vocabulary, node: SumNode, { line, item }: ClassifiedLine): boolean =>
  vocabulary.kind === 'balanceSheet' &&
  node.children.length === 0 &&
  !line.normal.total &&
  item !== null &&
  item.score >= wholeMatch &&
  item.term.field !== null

/** Purchases are the cost of sales only where no stock at the beginning and end is stated. */
export const isPurchasesBesideStock = (
  classified: readonly ClassifiedLine[],
  { line, sectionTerm }: ClassifiedLine,
): boolean =>
  sectionTerm?.term.section === 'costOfSales' &&
  !line.normal.total &&
  line.normal.tokens.includes('purchase') &&
  classified.some(
    other => !isHeading(other.line) && /\b(?:opening|beginning) (?:stock|inventory)\b/i.test(other.line.label),
  )

/**
 * "Other income" without parts and without the word total is a line beside "Gain on disposal", not the sum of both; so are "Sales" and "Service
 * revenue" where a result adds up from both.
 */
export const isOneOfSeveral = (
  classified: readonly ClassifiedLine[],
  node: SumNode,
  parent: SumNode | undefined,
): boolean => {
  const sectionOf = ({ index }: SumNode) => classified[index]!.sectionTerm?.term.section
  const section = sectionOf(node)
  const { line } = classified[node.index]!
  if (node.children.length > 0 || line.normal.total || line.label === '') return false
  if (section === 'otherIncome' || section === 'otherExpenses') return true
  return parent?.closed === true && parent.children.filter(other => sectionOf(other) === section).length > 1
}
