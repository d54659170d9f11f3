/** A statement with too few known words to classify: accepted as the kind the uploader stated when its sums add up and nothing contradicts. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { Page } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { startsWithDate } from '../values/dates/date-tokens.ts'
import { joinSegments, type Candidate } from './candidates.ts'
import { plainHints } from './line-hints.ts'
import { isHeading, type StatementLine } from './lines.ts'
import { nodesOf, type SumNode } from './sum-node.ts'
import { sumTree } from './sum-tree.ts'

/** Words of commercial and bank documents, whose sums add up as well. */
const otherDocumentWords = phrasePattern(words.otherDocuments)

/**
 * What makes a table the announced statement. Half or double of any member changes no tuned statement.
 * - `lines`: Fewer lines than this add up by chance or are a summary.
 * - `summedShare`: Share of the lines that stand in sums that close.
 */
const minimums = { lines: 4, summedShare: 0.6 } as const

/** Candidates for the announced kind among the tables of the pages. */
export function announcedCandidates(
  tables: readonly FinancialTable[],
  announced: StatementKind,
  pages: readonly Page[],
): readonly Candidate[] {
  const others = pages.filter(({ lines }) => otherDocumentWords.test(lines.map(({ text }) => text).join('\n')))
  const own = tables.filter(table => others.every(({ number }) => number !== table.page))
  return joinSegments(own).flatMap(candidate => {
    const { kind, titled, anchors, headings, lines } = candidate
    const valued = lines.filter(line => !isHeading(line))
    const isStatement =
      (kind === announced || titled) &&
      anchors.size + headings.size > 0 &&
      valued.length >= minimums.lines &&
      // A row of a ledger or bank statement begins with a date.
      !valued.some(line => startsWithDate(line.label)) &&
      summed(sumTree(lines, plainHints(lines))).size >= valued.length * minimums.summedShare
    return isStatement ? [{ ...candidate, announced: true }] : []
  })
}

/** The lines that stand in sums that close, totals included. */
function summed(forest: readonly SumNode[]): ReadonlySet<StatementLine> {
  const sums = nodesOf(forest).filter(node => node.closed && node.children.length > 1)
  return new Set(sums.flatMap(node => [node, ...node.children]).map(({ line }) => line))
}
