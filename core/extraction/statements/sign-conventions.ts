/** The contract's signs: what is always positive or negative, and what a document prints negative though it counts as positive. */
import signs from '../../vocabulary/statement-signs.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { amountAt, type ColumnContext } from './column-context.ts'
import type { SourceLine } from './field-sources.ts'
import type { StatementLine } from './lines.ts'

const alwaysNegative = new Set(signs.negative)
const alwaysPositive = new Set(signs.positive)
const expenseItems = 'ordinaryIncomeExpense.expenses.'
/** A benefit has the sign that costs do not have. */
const incomeTax = 'ordinaryIncomeExpense.incomeTax'

/** Amounts that may be losses. */
export const results =
  /(?:netIncome|operatingIncome|grossProfit|incomeBeforeTax|netOrdinaryIncome|retainedEarnings|totalEquity)$/

/** A line called a loss or deficit and nothing else, printed without a sign, is negative. */
const lossWords = new Set(signs.lossWords)
const gainWords = new Set(signs.gainWords)
export function isCalledLoss(line: StatementLine): boolean {
  const words = line.normal.withParentheses
  const inParentheses = words.length !== line.normal.tokens.length
  return (
    !inParentheses &&
    words.some(word => lossWords.has(word)) &&
    !words.some(word => gainWords.has(word)) &&
    line.values.every(value => value === null || value.value >= 0)
  )
}

export const netOtherField = 'otherIncomeExpense.netOtherIncomeExpense'
export const otherIncomeField = 'otherIncomeExpense.otherIncome'

const expenseWord = phrasePattern(['expenses?'])
const incomeWord = phrasePattern(['income', 'revenues?', 'gains?'])

/** "Other expense/(income), net" prints expenses positive; "Other expense, net" speaks of an expense whatever its sign. */
function orientation(label: string, value: number): 1 | -1 {
  if (/expenses?\W*(?:\band\b\W*)?\(\s*income/i.test(label)) return -1
  return expenseWord.test(label) && !incomeWord.test(label) && value > 0 ? -1 : 1
}

/** The value with the sign the contract gives its field, whatever the document prints. */
export function signed(context: ColumnContext, field: string, value: number, lines: readonly SourceLine[]): number {
  if (value === 0) return 0
  if (field === netOtherField && lines.length === 1 && lines[0]!.sign === 1)
    return value * orientation(context.classified[lines[0]!.index]!.line.label, value)
  if (alwaysNegative.has(field)) return -Math.abs(value)
  if (alwaysPositive.has(field)) return Math.abs(value)
  if (context.kind === 'incomeStatement' && (field.startsWith(expenseItems) || field === incomeTax))
    return lines.some(line => isDeducted(context, line)) || printedNegative(context, [expenseItems], lines)
      ? -value
      : value
  // Below a bare "Creditors due within one year" those due later may be printed in parentheses: each division has its own way.
  const debts = context.kind === 'balanceSheet' ? signs.debts.filter(debt => field.startsWith(debt)) : []
  return debts.length > 0 && printedNegative(context, debts, lines) ? -value : value
}

/** A sum of costs, or a cost by itself between two results, printed negative: it is what the result is less, not a cost that came back. */
const isDeducted = (context: ColumnContext, line: SourceLine): boolean =>
  (line.ofResult || line.whole) && (amountAt(context, line)?.value ?? 0) < 0

/**
 * Whether costs, or creditors in the vertical format, are printed negative (in parentheses), judged by all their lines in the column: sums by
 * sums and lines by lines, for some documents print only the sums so.
 */
function printedNegative(context: ColumnContext, fields: readonly string[], among: readonly SourceLine[]): boolean {
  const wholes = among.some(({ whole }) => whole)
  let sum = 0
  for (const source of context.sources.fieldSources) {
    if (
      !fields.some(field => source.field.startsWith(field)) ||
      (source.as === 'total' && source.field.startsWith(expenseItems))
    )
      continue
    for (const line of source.lines) if (line.whole === wholes) sum += amountAt(context, line)?.value ?? 0
  }
  return sum < 0
}
