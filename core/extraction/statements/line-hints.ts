/** What the words of a classified line contribute to the arithmetic: whether it may be a sum, and with which sign it enters one. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { StatementLine } from './lines.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { LineHints } from './sum-node.ts'

/** Whether labels and rules alone say that a line may be a sum. */
const mayTotal = ({ label, normal, ruleAbove }: StatementLine): boolean => normal.total || label === '' || ruleAbove

/** What labels and rules alone say, before any line has been classified. */
export const plainHints = (lines: readonly StatementLine[]): readonly LineHints[] =>
  lines.map(line => ({ totals: mayTotal(line), cost: false, unsure: false, name: null, isResult: false }))

const costSections = new Set(['costOfSales', 'expenses', 'otherExpenses', 'tax'])
const outflowWords = new Set(words.outflows)
const liabilitySections = new Set(['currentLiabilities', 'longTermLiabilities', 'liabilities'])

/** What classified lines contribute. */
export function lineHints(kind: StatementKind, classified: readonly ClassifiedLine[]): readonly LineHints[] {
  return classified.map((entry): LineHints => {
    const { line, section, sectionTerm, result, item } = entry
    const { tokens } = line.normal
    const isNamed = sectionTerm !== null || result !== null
    const isNet = tokens[0] === 'net' || tokens.at(-1) === 'net' || item?.term.measure === 'net'
    const isBeside = section === 'otherIncomeExpense' || section === null || section === 'tax'
    // "Total other expenses (income)" is subtracted where it is printed positive.
    const isEither = sectionTerm?.term.section === 'otherIncomeExpense' || (isBeside && !isNamed)
    return {
      totals: mayTotal(line) || isNamed || isNet,
      cost: isCost(kind, entry),
      unsure: kind === 'incomeStatement' && isEither,
      name: sectionTerm?.term.section ?? result?.term.field ?? (result === null ? null : 'result'),
      isResult: kind === 'incomeStatement' && sectionTerm === null && result !== null,
    }
  })
}

function isCost(kind: StatementKind, { line, section, sectionTerm, result, item }: ClassifiedLine): boolean {
  if (kind === 'incomeStatement') {
    if (sectionTerm !== null) return costSections.has(sectionTerm.term.section!)
    // "Gross profit" stands above the expenses it is left for, and is none.
    if ((result?.term.field ?? null) !== null) return false
    if (item !== null && /interestExpense|incomeTax|otherExpenses|expenses\./.test(item.term.field ?? '')) return true
    if (item?.term.field?.endsWith('otherIncome')) return false
    return section !== null && costSections.has(section)
  }
  if (kind === 'cashFlowStatement') return line.normal.tokens.some(word => outflowWords.has(word))
  // Net current assets and net assets subtract liabilities.
  return section !== null && liabilitySections.has(section)
}
