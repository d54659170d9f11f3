/** What stands beside the operations, where names do not tell: by the way lines go in a sum that adds up. */
import type { TermMatch, Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { wholeMatch } from './confidence.ts'
import type { SumNode } from './sum-node.ts'

const besideOperations = new Set(['otherIncomeExpense', 'otherIncome', 'otherExpenses'])
/** What bears one of these is income that may fall below zero. */
const incomeWords = new Set(['income', 'gain', 'interest', 'net'])
const incomeField = 'otherIncomeExpense.otherIncome'
const costField = 'otherIncomeExpense.otherExpenses'
const interestField = 'ordinaryIncomeExpense.interestExpense'
const grossProfitField = 'ordinaryIncomeExpense.income.grossProfit'

/**
 * Scores of matches. Half or double changes no tuned statement.
 * - `known`: Lines of which more is known than this say which way income goes.
 * - `byWay`: What a line is whose name does not tell.
 */
const scores = { known: 0.8, byWay: 0.7 } as const

/** Which way a part goes in its sum: 1 or -1; 0 where it is nothing, or differs from column to column. */
function wayIn(sum: SumNode, part: SumNode): number {
  const signs = new Set(part.line.values.map(value => Math.sign(value?.value ?? 0)).filter(sign => sign !== 0))
  return signs.size === 1 ? [...signs][0]! * sum.signs[sum.children.indexOf(part)]! : 0
}

/** "Non-operating gains (losses)", "Other income (expense)": what is gained is added. */
const addsGains = /\b(?:incomes?|gains?)\W+\(?(?:expenses?|loss(?:es)?)\b/i

/** "Lawsuit settlement": received or paid, for all its name tells. */
const isOpen = ({ item, line }: ClassifiedLine): boolean =>
  item?.term.field === incomeField && !line.normal.tokens.some(word => incomeWords.has(word))

/** Which way income goes in a sum, by the other parts whose names say most, else by the sum's; 0 where none does, or they disagree. */
function wayOfIncome(sum: SumNode, of: SumNode, lines: readonly ClassifiedLine[]): number {
  const known = sum.children.flatMap(part => {
    const { item } = lines[part.index]!
    const field = part === of || part.children.length > 0 || isOpen(lines[part.index]!) ? null : item?.term.field
    const way = (field === incomeField ? 1 : field === interestField ? -1 : 0) * wayIn(sum, part)
    return way === 0 ? [] : [{ way, score: item!.score }]
  })
  const best = Math.max(scores.known, ...known.map(({ score }) => score))
  const ways = new Set(known.flatMap(({ way, score }) => (score < best ? [] : [way])))
  return ways.size === 1 ? [...ways][0]! : ways.size === 0 && addsGains.test(sum.line.label) ? 1 : 0
}

/**
 * What a part of a sum beside the operations is: income where it goes the other way than a known cost ("Finance charges on accounts"), else a
 * cost, as is a "Lawsuit settlement" that was paid. Null: its own name tells, or no known line stands beside it.
 */
export function meaningByWay(
  { terms }: Vocabulary,
  lines: readonly ClassifiedLine[],
  part: SumNode,
  sum: SumNode | undefined,
): TermMatch | null {
  const { section, item, line } = lines[part.index]!
  const field = item?.term.field ?? null
  const open = isOpen(lines[part.index]!)
  const isVague = open || item === null || field === costField || (field === interestField && item.score < wholeMatch)
  if (sum?.closed !== true || !isVague || line.label === '') return null
  const way = wayIn(sum, part)
  // "Commission received" between gross profit and the bare sum of both.
  const { result } = lines[sum.children[0]!.index]!
  const isAdded = way === 1 && sum.line.label === '' && result?.term.field === grossProfitField
  if (!isAdded && !besideOperations.has(section ?? '')) return null
  const income = isAdded ? way : wayOfIncome(sum, part, lines)
  // "Gain (loss) on sale of trucks" may go either way.
  const isGain = way === 0 && line.normal.tokens[0] === 'gain'
  if (income === 0 || (way === 0 && !isGain) || (way === (open ? income : -income) && item !== null)) return null
  const meant = isGain || way === income ? incomeField : costField
  const term = terms.find(other => other.role === 'item' && other.field === meant)
  return term === undefined ? null : { term, score: scores.byWay, phraseLength: 0 }
}
