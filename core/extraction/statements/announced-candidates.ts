/** A statement with too few known words to classify: accepted as the kind the uploader stated when its sums add up and nothing contradicts. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { FinancialTable } from '../../document/table.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'
import { lineHints, plainHints } from './line-hints.ts'
import { titleWords, type Candidate } from './candidates.ts'
import { isHeading, linesOfTable, periodColumns, type StatementLine } from './lines.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { classifyLines } from './classify-lines.ts'
import type { SumNode } from './sum-node.ts'
import { closingsOf, sumTree } from './sum-tree.ts'

/** Words of commercial and bank documents, whose sums add up as well. */
const otherDocumentWords = phrasePattern(words.otherDocuments)
/** A row of a ledger or bank statement: it begins with a date. */
const dated = /^\d{1,2}[/.-]\d{1,2}\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i

/** Fewer lines than this add up by chance or are a summary. */
const minLines = 4
const minAnchors = 2
/** One total may do when this many lines are known. */
const minItems = 3
/** Share of the lines that stand in sums that close. */
const minSummedShare = 0.6

/** Candidates for the announced kind, and for kinds that are printed in a table's heading. `page`: the text of the page a table stands on. */
export function announcedCandidates(
  tables: readonly FinancialTable[],
  announced: StatementKind,
  page: (number: number) => string,
): readonly Candidate[] {
  return tables.flatMap(table => {
    if (otherDocumentWords.test(page(table.page))) return []
    const title = table.heading.join(' \n ')
    const kinds = (Object.keys(titleWords) as StatementKind[]).filter(
      kind => kind === announced || titleWords[kind].test(title),
    )
    return kinds.flatMap(kind => announcedCandidate(table, kind, titleWords[kind].test(title)) ?? [])
  })
}

function announcedCandidate(table: FinancialTable, kind: StatementKind, titled: boolean): Candidate | null {
  const columns = periodColumns(table)
  if (columns.length === 0) return null
  const lines = linesOfTable(table, columns)
  if (kind === 'cashFlowStatement' && !titled) return null
  const valued = lines.filter(line => !isHeading(line))
  if (valued.length < minLines || valued.some(line => dated.test(line.label))) return null
  const classified = classifyLines(vocabularies[kind], lines, closingsOf(sumTree(lines, plainHints(lines))))
  const forest = sumTree(lines, lineHints(kind, classified))
  const known = (line: ClassifiedLine) => line.sectionTerm?.term.field ?? line.result?.term.field ?? null
  const anchors = new Set(classified.flatMap(line => (isHeading(line.line) ? [] : (known(line) ?? []))))
  const headings = new Set(classified.flatMap(line => (isHeading(line.line) ? (known(line) ?? []) : [])))
  const items = new Set(classified.flatMap(line => (isHeading(line.line) ? [] : (line.item?.term.field ?? []))))
  const enough = anchors.size >= minAnchors || (anchors.size > 0 && items.size >= minItems)
  if (!enough) return null
  if (summed(forest).size < valued.length * minSummedShare) return null
  return {
    kind,
    lines,
    columns,
    table,
    pages: [table.page],
    heading: table.heading,
    anchors,
    headings,
    items,
    titled,
    distracting: false,
    announced: true,
  }
}

/** The lines that stand in sums that close, totals included. */
function summed(forest: readonly SumNode[], found = new Set<StatementLine>()): ReadonlySet<StatementLine> {
  for (const node of forest) {
    if (node.closed && node.children.length > 1) for (const one of [node, ...node.children]) found.add(one.line)
    summed(node.children, found)
  }
  return found
}
