/** What a sum and its parts say about the line that totals them: which of two readings of a label it is. */
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { PlacedLine } from './placed-line.ts'
import { isHeading } from './lines.ts'
import type { SumNode } from './sum-node.ts'

const depreciationField = 'assets.fixedAssets.accumulatedDepreciation'

/** "Revenue from operations" and "Other income" summed as total income: the first is the revenue. */
export const splitsRevenue = (placed: readonly PlacedLine[], node: SumNode): boolean =>
  node.closed &&
  node.children.length === 2 &&
  node.children.some(({ index }) => placed[index]!.sectionTerm?.term.section === 'revenue') &&
  node.children.some(
    ({ index }) =>
      !placed[index]!.line.normal.tokens.includes('revenue') &&
      (placed[index]!.item?.term.field === 'otherIncomeExpense.otherIncome' ||
        placed[index]!.sectionTerm?.term.section === 'otherIncome'),
  )

/** "Fixed assets" or "Long-term liabilities" among other lines, without the word total and without parts, is one of those lines. */
export const isPlainItem = (vocabulary: Vocabulary, node: SumNode, { line, item, sectionTerm }: PlacedLine): boolean =>
  vocabulary.kind === 'balanceSheet' &&
  node.children.length === 0 &&
  !line.normal.total &&
  item !== null &&
  item.score >= 0.99 &&
  item.term.field !== null &&
  // "Capital reserve" is a line; "Capital and reserves" is all of the equity.
  !(sectionTerm?.term.section === 'equity' && /\sand\s|&/i.test(line.label))

/** Purchases are the cost of sales only where no stock at the beginning and end is told. */
export const isPurchasesBesideStock = (placed: readonly PlacedLine[], { line, sectionTerm }: PlacedLine): boolean =>
  sectionTerm?.term.section === 'costOfSales' &&
  !line.normal.total &&
  line.normal.tokens.includes('purchase') &&
  placed.some(
    other => !isHeading(other.line) && /\b(?:opening|beginning) (?:stock|inventory)\b/i.test(other.line.label),
  )

/** "Total cost", with depreciation on the next line: the gross property and not yet what the fixed assets come to. */
export const isBeforeDepreciation = (placed: readonly PlacedLine[], node: SumNode): boolean => {
  const next = placed[node.index + 1]
  return (
    node.children.length > 0 &&
    next?.item?.term.field === depreciationField &&
    next.line.values.some(value => value !== null)
  )
}

/** "Other income" without parts and without the word total is a line beside "Gain on disposal", not the sum of both. */
export const isOneOfSeveral = (node: SumNode, { line, sectionTerm }: PlacedLine): boolean =>
  node.children.length === 0 &&
  !line.normal.total &&
  line.label !== '' &&
  (sectionTerm?.term.section === 'otherIncome' || sectionTerm?.term.section === 'otherExpenses')

/** An unlabeled figure that is revenue less cost of sales and nothing else. */
export const isGrossProfit = (placed: readonly PlacedLine[], node: SumNode): boolean =>
  node.closed &&
  node.children.length === 2 &&
  ['revenue', 'costOfSales'].every(name =>
    node.children.some(({ index }) => placed[index]!.sectionTerm?.term.section === name),
  )

/** An unlabeled sum of nothing but lines of the expenses section. */
export const isExpenseTotal = (vocabulary: Vocabulary, placed: readonly PlacedLine[], node: SumNode): boolean =>
  vocabulary.kind === 'incomeStatement' &&
  node.closed &&
  node.children.length > 1 &&
  node.children.every(
    ({ index }) =>
      placed[index]!.section === 'expenses' && placed[index]!.sectionTerm === null && placed[index]!.result === null,
  )
