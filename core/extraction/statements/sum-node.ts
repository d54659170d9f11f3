/** The sums of a statement: a total over its parts, and what the words say about a line, as far as sums need it. */
import type { StatementLine } from './lines.ts'

export interface SumNode {
  readonly line: StatementLine
  /** Position of the line in the statement. */
  readonly index: number
  /** The heading the total closes; null when it was found by arithmetic alone. */
  readonly heading: StatementLine | null
  readonly children: readonly SumNode[]
  /** The children add up to the line in every column. */
  readonly closed: boolean
  /** 1 or -1 for each child: whether it was added or subtracted. */
  readonly signs: readonly number[]
}

/** The nodes of a forest, each before its children. */
export const nodesOf = (forest: readonly SumNode[]): readonly SumNode[] =>
  forest.flatMap(node => [node, ...nodesOf(node.children)])

/** What the words say about a line, as far as sums need it. */
export interface LineHints {
  /** May close a sum: called a total, a known subtotal, unlabeled, or below a rule. */
  readonly totals: boolean
  /** A cost or deduction: subtracted in a running result when printed positive. */
  readonly cost: boolean
  /** Nature unknown: both signs are tried. */
  readonly unsure: boolean
  /** The section or result of the statement a line is: never a part of a line above it that is another. */
  readonly name: string | null
  /** What is left of the lines above: gross profit, operating income, net income. */
  readonly isResult: boolean
}
