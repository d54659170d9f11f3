/** A statement whose own words are too few to know it by, taken for what the uploader says it is when its sums add up and nothing contradicts. */
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { FinancialTable } from '../../document/table.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'
import { lineHints, plainHints } from './line-hints.ts'
import { balancesOf } from './roll-forward.ts'
import { titleWords, type Candidate } from './candidates.ts'
import { isHeading, linesOfTable, periodColumns, type StatementLine } from './lines.ts'
import type { PlacedLine } from './placed-line.ts'
import { placeLines } from './sections.ts'
import type { SumNode } from './sum-node.ts'
import { closingsOf, sumTree } from './sum-tree.ts'

/** What papers of trade and banks call themselves: their sums add up as well. */
const otherPapers =
  /\binvoice|\bbill(?:ed)? to\b|\bship to\b|\bsold to\b|\bremit|\bquot(?:e|ation)\b|\bpurchase order\b|\bestimate\b|\breceipt\b|\bamount due\b|\bstatement period\b|\baccount (?:number|no\b|#|summary)|\bdaily balance|\bdirect deposit\b|\bprice\b|\bqty\b|\bquantity\b|\bloan\b.*\bapplication\b|\btax return\b/i
/** What an account of a bank does not list between two balances. */
const ofBusiness = /\b(?:income|revenues?|receipts|dues|expenses|expenditures|disbursements)\b/i
/** A row of a ledger or bank statement: it begins with a date. */
const dated = /^\d{1,2}[/.-]\d{1,2}\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i

/** Fewer lines than this add up by chance or are a summary. */
const fewestLines = 4
const fewestAnchors = 2
/** One total may do when this many lines are known. */
const fewestItems = 3
/** Share of the lines that stand in sums that close. */
const summedShare = 0.6

/** Candidates for the announced kind, and for kinds that are printed in a table's heading. `page`: the text of the page a table stands on. */
export function announcedCandidates(
  tables: readonly FinancialTable[],
  announced: StatementKind,
  page: (number: number) => string,
): readonly Candidate[] {
  return tables.flatMap(table => {
    if (otherPapers.test(page(table.page))) return []
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
  const printed = linesOfTable(table, columns)
  // Opening and closing balances are named by a treasurer's report; those of a bank account say nothing of a business.
  const balances = balancesOf(printed)
  const isCash = kind === 'cashFlowStatement'
  if (isCash && !titled && (balances === null || !printed.some(({ label }) => ofBusiness.test(label)))) return null
  const lines = isCash && balances !== null ? balances : printed
  const valued = printed.filter(line => !isHeading(line))
  if (valued.length < fewestLines || valued.some(line => dated.test(line.label))) return null
  const placed = placeLines(vocabularies[kind], lines, closingsOf(sumTree(lines, plainHints(lines))))
  const forest = sumTree(lines, lineHints(kind, placed))
  const known = (line: PlacedLine) => line.sectionTerm?.term.field ?? line.result?.term.field ?? null
  const anchors = new Set(placed.flatMap(line => (isHeading(line.line) ? [] : (known(line) ?? []))))
  const headings = new Set(placed.flatMap(line => (isHeading(line.line) ? (known(line) ?? []) : [])))
  const items = new Set(placed.flatMap(line => (isHeading(line.line) ? [] : (line.item?.term.field ?? []))))
  const enough = anchors.size >= fewestAnchors || (anchors.size > 0 && items.size >= fewestItems)
  if (!enough) return null
  if (balances === null && summed(forest).size < valued.length * summedShare) return null
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
