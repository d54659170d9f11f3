/** Which tables are which statement: rows vote by their words, parts of one statement over several tables are joined, distractors rank below. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { ocrDistance } from '../../vocabulary/spelling.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { statementKinds, type StatementKind } from '../../contract/statement-figures.ts'
import type { FinancialTable } from '../../document/table.ts'
import { matchLabel, vocabularies } from '../../vocabulary/vocabulary.ts'
import { inKnownLanguage, joinWrappedLabels } from './labels-by-vocabulary.ts'
import { withTotalsLast } from './parent-first.ts'
import { withSchedules } from './schedules.ts'
import { isHeading, linesOfTable, periodColumns, type PeriodColumn, type StatementLine } from './lines.ts'

/** A statement, or what looks like one, with all its tables. */
export interface Candidate {
  readonly kind: StatementKind
  readonly lines: readonly StatementLine[]
  readonly columns: readonly PeriodColumn[]
  /** The first table: its heading and scale speak for the statement. */
  readonly table: FinancialTable
  readonly pages: readonly number[]
  /** Printed lines above the amounts of all its tables. */
  readonly heading: readonly string[]
  /** Fields of the totals and results found. */
  readonly anchors: ReadonlySet<string>
  /** The same of headings, whose totals may be unlabeled. */
  readonly headings: ReadonlySet<string>
  readonly items: ReadonlySet<string>
  readonly titled: boolean
  readonly distracting: boolean
  /** Known by what the uploader says and by its sums alone. */
  readonly announced?: true
}

type Segment = Omit<Candidate, 'pages'>

/** What a row says about the kind of its statement: the fields it names, and what that is worth. */
interface Vote {
  readonly anchor: string | null
  readonly item: string | null
  readonly score: number
}

/**
 * What rows say of the kind of a statement.
 * - `anchor`, `item`: A row that names a total or result speaks for its kind; one that names an item speaks less, since items recur in several
 *   statements.
 * - `itemScore`: Score of a match that leaves hardly anything of an item's label over; half changes no tuned statement.
 * - `switchCost`: Cost of switching to another statement within a table.
 */
const voting = { anchor: 1, item: 0.35, itemScore: 0.8, switchCost: 2.4 } as const
/**
 * What makes a table a statement. Half or double of any member changes 3 of 54 tuned statements at most.
 * - `anchors`, `evidence`: Fewer totals and results than this, and it is no statement; with its title and items it needs this many points.
 * - `headings`: A titled statement may name its totals by headings alone.
 * - `divisions`: Without a title, and with totals that cannot be read, the headings of most divisions of a statement say what it is.
 * - `items`: A list that names so many different items and one total is one: the groups of a trial balance have totals of their own.
 */
const minimums = { anchors: 2, evidence: 3, headings: 3, divisions: 5, items: 8 } as const

/** Titles of the statements, in the words of US, UK, IFRS, nonprofit and government reporting and in other languages. */
export const titleWords: Readonly<Record<StatementKind, RegExp>> = { ...patternsOf(words.titles) }

/** Headings of tables that resemble a statement of the company and are not it. */
const distractors = phrasePattern(words.distractors)

function voteOf(kind: StatementKind, line: StatementLine): Vote {
  const { section, result, item: match } = matchLabel(vocabularies[kind], line.normal, null)
  const isDivision = section !== null && !section.term.group
  const anchor = isDivision ? (section.term.field ?? section.term.section) : (result?.term.field ?? null)
  const item = match !== null && match.score >= voting.itemScore ? match.term.field : null
  return { anchor, item, score: anchor !== null ? voting.anchor : item !== null ? voting.item : 0 }
}

/** The kinds along the lines of a table: the assignment that agrees best with their votes and seldom switches (Viterbi). */
function kindsAlong(votes: readonly Record<StatementKind, Vote>[]): readonly StatementKind[] {
  let paths = statementKinds.map(kind => ({ kind, score: 0, kinds: [] as readonly StatementKind[] }))
  const bestOf = (ends: typeof paths) => ends.reduce((best, end) => (end.score > best.score ? end : best))
  for (const vote of votes)
    paths = paths.map((own, _, ends) => {
      const switched = ends.map(end => ({ ...end, score: end.score - voting.switchCost }))
      const from = bestOf([own, ...switched])
      return { kind: own.kind, score: from.score + vote[own.kind].score, kinds: [...from.kinds, own.kind] }
    })
  return bestOf(paths).kinds
}

function segmentsOf(table: FinancialTable): readonly Segment[] {
  const columns = periodColumns(table)
  if (columns.length === 0) return []
  const lines = withTotalsLast(joinWrappedLabels(inKnownLanguage(linesOfTable(table, columns))))
  const votes = lines.map(
    line => Object.fromEntries(statementKinds.map(kind => [kind, voteOf(kind, line)])) as Record<StatementKind, Vote>,
  )
  const kinds = kindsAlong(votes)
  const entries = lines.map((line, index) => ({ line, index, kind: kinds[index]!, vote: votes[index]![kinds[index]!] }))
  return groupConsecutive(entries, (before, { kind }) => kind !== before.kind).map(own => {
    const { kind, index: from } = own[0]!
    const headings = own.filter(({ line }) => isHeading(line))
    const valued = own.filter(({ line }) => !isHeading(line))
    const anchorsOf = (among: typeof own): ReadonlySet<string> =>
      new Set(among.flatMap(({ vote }) => vote.anchor ?? []))
    const labelsOf = (among: readonly StatementLine[]) => among.filter(isHeading).map(({ label }) => label)
    const heading = from === 0 ? table.heading : labelsOf(lines.slice(Math.max(0, from - 3), from))
    const above = heading.join(' \n ')
    return {
      kind,
      columns,
      table,
      heading,
      lines: own.map(({ line }) => line),
      anchors: anchorsOf(valued),
      headings: anchorsOf(headings),
      items: new Set(valued.flatMap(({ vote }) => vote.item ?? [])),
      titled: [above, ...labelsOf(own.slice(0, 3).map(({ line }) => line))].some(text => titleWords[kind].test(text)),
      distracting: distractors.test(above),
    }
  })
}

/** Lines that look like disclosures below the statement may stand anywhere in it. */
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...b].filter(name => name !== 'supplemental' && a.has(name)).length

/** Lines of a title shorter than this are the same only to the letter. */
const minMisreadTitle = 12

const repeatsHeading = (candidate: Candidate, segment: Segment): boolean =>
  segment.heading.every(line => candidate.heading.some(known => isSameTitle(known, line)))

/** Printed again, with at most one letter misread; another year or number is another title. */
function isSameTitle(known: string, line: string): boolean {
  const [a, b] = [known, line].map(text => text.trim().toLowerCase())
  const [digits, others] = [a, b].map(text => text!.replace(/\D/g, ''))
  return a === b || (digits === others && b!.length >= minMisreadTitle && ocrDistance(a!, b!, 1) <= 1)
}

/** Whether a segment goes on with a statement begun before: near, in the same columns, without beginning again. */
function continues(candidate: Candidate, segment: Segment): boolean {
  if (candidate.kind !== segment.kind || segment.columns.length !== candidate.columns.length) return false
  if (segment.table.page - candidate.pages.at(-1)! > 1) return false
  const again = shared(candidate.anchors, segment.anchors)
  if (segment.table.side === 'right' && candidate.table.side === 'left') return again <= 1
  // A titled statement goes on in blocks and pages that print its title again or none; tables of a report's prose, each under its own caption and
  // in its own unit, do not add up to a statement.
  if (!candidate.titled && (segment.titled || !repeatsHeading(candidate, segment))) return false
  return again <= (segment.titled ? maxRepeatedAnchors : 1)
}

/** Names a statement may well use twice on its way: "Other expenses" within the expenses and below them, "Revenue" and what is left of it. */
const maxRepeatedAnchors = 2

/**
 * A page in the middle of a long list of accounts names no total and no title of its own: whatever its items vote for, it is of the statement
 * begun on the page before.
 */
function asMiddlePage(last: Candidate | undefined, segment: Segment): Segment {
  if (last === undefined || segment.kind === last.kind || segment.anchors.size > 0 || segment.headings.size > 0)
    return segment
  return segment.table.page - last.pages.at(-1)! === 1 && repeatsHeading(last, segment) && !segment.titled
    ? { ...segment, kind: last.kind, items: new Set(), titled: last.titled }
    : segment
}

const extend = (candidate: Candidate, segment: Segment): Candidate => ({
  ...candidate,
  // One half of a side-by-side page may carry the date for both.
  columns: candidate.columns.map((own, i) =>
    own.column.period?.end
      ? own
      : { ...own, column: { ...own.column, period: segment.columns[i]?.column.period ?? own.column.period } },
  ),
  lines: [...candidate.lines, ...segment.lines],
  pages: [...new Set([...candidate.pages, segment.table.page])],
  anchors: new Set([...candidate.anchors, ...segment.anchors]),
  headings: new Set([...candidate.headings, ...segment.headings]),
  items: new Set([...candidate.items, ...segment.items]),
})

/** Everything in the tables that is a statement by its words, in reading order, with the schedules behind it. */
export function findCandidates(tables: readonly FinancialTable[]): readonly Candidate[] {
  const joined = joinSegments(tables)
  return joined.filter(isStatement).map(candidate => {
    const behind = joined
      .slice(joined.indexOf(candidate) + 1)
      .filter(({ kind, columns }) => kind === candidate.kind && columns.length === candidate.columns.length)
    const lines = withSchedules(
      candidate.lines,
      behind.flatMap(other => other.lines),
    )
    return { ...candidate, lines, pages: [...new Set([...candidate.pages, ...lines.map(({ page }) => page)])] }
  })
}

/** The tables cut and joined to what is of one kind, however little speaks for it. */
export function joinSegments(tables: readonly FinancialTable[]): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const found of tables.flatMap(segmentsOf)) {
    const segment = asMiddlePage(candidates.at(-1), found)
    const at = candidates.findLastIndex(candidate => continues(candidate, segment))
    if (at >= 0) candidates[at] = extend(candidates[at]!, segment)
    else candidates.push({ ...segment, pages: [segment.table.page] })
  }
  return candidates
}

function isStatement({ anchors, headings, items, titled }: Candidate): boolean {
  const named = new Set([...anchors, ...headings]).size
  const evidence = named + items.size * voting.item + (titled ? 1 : 0)
  if (evidence < minimums.evidence) return false
  if (anchors.size > 0 && items.size >= minimums.items) return true
  return anchors.size >= minimums.anchors || named >= (titled ? minimums.headings : minimums.divisions)
}

/**
 * How much a candidate looks like the statement of the company itself.
 * - `title`, `distractor`, `hint`: Beside a point for each total: a title outweighs three of them, words of another company's or a condensed
 *   statement outweigh the title, and the period the uploader states breaks ties. Half or double of any chooses the same statements on the tuned
 *   corpus.
 */
const points = { title: 3, distractor: 4, hint: 1.5 } as const

/** How much a candidate looks like the statement of the company itself. `periodEnd`: the uploader's, which breaks ties. */
export function scoreCandidate(candidate: Candidate, periodEnd: string | null): number {
  const periods = candidate.columns.map(({ column }) => column.period?.end ?? null)
  return (
    candidate.anchors.size +
    candidate.items.size * voting.item +
    (candidate.titled ? points.title : 0) -
    (candidate.distracting ? points.distractor : 0) +
    (periodEnd !== null && periods.includes(periodEnd) ? points.hint : 0)
  )
}
