/** What a sum and its parts say about the line that totals them: which of two readings of a label it is. */
import { type Vocabulary, matchLabel, vocabularies, within } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { isHeading, type StatementLine } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { wholeMatch } from './confidence.ts'
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }

/** The "other…" field that takes what is left of a section, by section; sections without one omit the rest. */
export const otherFieldOf: Readonly<Record<string, string>> = sections.otherField

/** The "other…" a known minor line belongs to; only where its section is certain. */
export const partFor = (vocabulary: Vocabulary, part: string, section: string): string | null =>
  Object.entries(otherFieldOf).find(
    ([name, field]) => field.endsWith(part) && within(vocabulary, section, name),
  )?.[1] ?? null

/** Whether a balance sheet would print the line among its current assets or liabilities. */
export function isCurrentAccount({ normal }: StatementLine): boolean {
  return ['currentAssets', 'currentLiabilities'].some(section => {
    const { item } = matchLabel(vocabularies.balanceSheet, normal, section)
    return item !== null && item.score >= namedAccount && !notAnAccount.test(normal.tokens.join(' '))
  })
}
/** Of an account's name more than half is known. Half changes 0 of 54 tuned statements, double 1. */
const namedAccount = 0.72
/** Interest is an adjustment by its own name, paid elsewhere; the rest of something is no account. */
const notAnAccount = /\b(?:other|interest)\b/

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

/** Halves with their divisions. */
const divisionsOf: Readonly<Record<string, readonly [string, string]>> = {
  assets: ['currentAssets', 'nonCurrentAssets'],
  liabilities: ['currentLiabilities', 'longTermLiabilities'],
}

/** The field of an unlabeled total that ends one side of a side-by-side balance sheet; null: not such a total. */
export function totalOfSide(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  node: SumNode,
): string | null {
  const { side } = classified[node.index]!.line
  if (vocabulary.kind !== 'balanceSheet' || !node.closed || side === 'whole') return null
  const own = classified.filter(({ line }) => line.side === side && !isHeading(line))
  if (own.at(-1) !== classified[node.index]) return null
  const isAssets = own.some(({ section }) => section !== null && within(vocabulary, section, 'assets'))
  return isAssets ? 'assets.totalAssets' : 'liabilitiesAndEquity.totalLiabilitiesAndEquity'
}

/** "Investments" or "Notes payable" where nothing separates current from long-term lines: the print does not say which of the two it is. */
export function isEither(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  { line, section }: ClassifiedLine,
): boolean {
  const divisions = vocabulary.kind === 'balanceSheet' && section !== null ? divisionsOf[section] : undefined
  if (divisions === undefined) return false
  const isDivided = classified.some(
    ({ section: at }) => at !== null && divisions.some(name => within(vocabulary, at, name)),
  )
  if (isDivided) return false
  const [near, far] = divisions.map(name => matchLabel(vocabulary, line.normal, name).item)
  return Boolean(near && far) && near!.term.field !== far!.term.field && near!.phraseLength === far!.phraseLength
}

/** "Prepaid assessments" where nothing separates the liabilities: a line that is only ever due within the year. */
export function isCurrentByName(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  { line, section, item }: ClassifiedLine,
): boolean {
  if (vocabulary.kind !== 'balanceSheet' || section !== 'liabilities') return false
  const isDivided = classified.some(
    ({ section: at }) => at !== null && at !== 'liabilities' && within(vocabulary, at, 'liabilities'),
  )
  const later = matchLabel(vocabulary, line.normal, 'longTermLiabilities').item
  return !isDivided && item?.term.part === 'otherCurrentLiabilities' && item.score === 1 && later === null
}
