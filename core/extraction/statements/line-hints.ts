/** What the words of a classified line contribute to the arithmetic: whether it may be a sum, and with which sign it enters one. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import type { StatementKind } from '../../contract/statement-figures.ts'
import { type StatementLine } from './lines.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { LineHints } from './sum-node.ts'

/** What labels and rules alone say, before any line has been classified. */
export const plainHints = (lines: readonly StatementLine[]): readonly LineHints[] =>
  lines.map(line => ({
    totals: line.normal.total || line.label === '' || line.ruleAbove,
    cost: false,
    unsure: false,
    name: null,
  }))

const costSections = new Set(['costOfSales', 'expenses', 'otherExpenses', 'tax'])
const outflowWords = new Set(words.outflows)
const liabilitySections = new Set(['currentLiabilities', 'longTermLiabilities', 'liabilities'])

export function lineHints(kind: StatementKind, classified: readonly ClassifiedLine[]): readonly LineHints[] {
  return classified.map((entry): LineHints => {
    const { line, section, sectionTerm, result, item } = entry
    const named = sectionTerm !== null || result !== null
    const net = line.normal.tokens[0] === 'net' || line.normal.tokens.at(-1) === 'net'
    return {
      totals:
        line.normal.total ||
        line.label === '' ||
        named ||
        line.ruleAbove ||
        net ||
        (item?.term.measure ?? null) === 'net',
      cost: isCost(kind, entry),
      unsure:
        kind === 'incomeStatement' &&
        // "Total other expenses (income)" is subtracted where it is printed positive.
        (sectionTerm?.term.section === 'otherIncomeExpense' ||
          ((section === 'otherIncomeExpense' || section === null || section === 'tax') && !named)),
      name: sectionTerm?.term.section ?? result?.term.field ?? (result === null ? null : 'result'),
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
