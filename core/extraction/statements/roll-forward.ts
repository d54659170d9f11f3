/** Opening and closing balances known by arithmetic: the first amount with what came in and less what went out is the last. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { plainHints } from './line-hints.ts'
import { isHeading, type StatementLine } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { sumTree } from './sum-tree.ts'

const balanceWord = phrasePattern(words.balances)
const outWord = phrasePattern(words.outflows)
/** What is left of the receipts is stated beside them, not added. */
const netWord = phrasePattern(words.remainders)

/** The first and the last line, named as balances, where the sum closes in every column; else null. */
export function balancesOf(lines: readonly StatementLine[]): readonly StatementLine[] | null {
  const from = lines.findIndex(line => !isHeading(line))
  const to = lines.findLastIndex(line => !isHeading(line))
  const [opening, closing] = [lines[from], lines[to]]
  if (opening === undefined || closing === undefined || to - from < 3) return null
  if (!balanceWord.test(opening.label) || !balanceWord.test(closing.label)) return null
  const between = lines.slice(from + 1, to)
  const moves = sumTree(between, plainHints(between)).filter(({ line }) => !netWord.test(line.label))
  const closes = opening.values.every((value, column) => {
    const end = closing.values[column]
    if (value === null || !end) return value === null && !end
    const moved = moves.reduce((sum, node) => sum + effectOf(node, column), value.value)
    return Math.abs(moved - end.value) <= (end.step * (moves.length + 2)) / 2
  })
  if (!closes) return null
  return [
    { ...opening, normal: normalizeLabel('beginning cash balance') },
    { ...closing, normal: normalizeLabel('ending cash balance') },
  ]
}

function effectOf({ line, heading }: SumNode, column: number): number {
  const value = line.values[column]?.value ?? 0
  return outWord.test(line.label) || (heading !== null && outWord.test(heading.label)) ? -Math.abs(value) : value
}
