/** Which section of its statement a line stands in, and what its label means there. */
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import { matchLabel, sectionInside, within, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { withMeanings } from './line-meanings.ts'
import { assignRole, nameOf, type ClassifiedLine, type LineDraft } from './classified-line.ts'
import { afterCurrentAssets, closedSection, spentByNature } from './section-bounds.ts'
import { headedByResult, labelRoleOf, leftAfterExpenses, oneOfSeveralGroups, untaxedResult } from './label-roles.ts'
import { isHeading, type StatementLine } from './lines.ts'
import { closingsOf, type Closing } from './sum-tree.ts'
import { nodesOf, type SumNode } from './sum-node.ts'

/** How statements go on: where the lines stand after a section has been totaled or a result stated. */
interface Flow {
  /** The section a statement begins with before any heading. */
  readonly opening: string | null
  /** By section: the next one; `then` where the section `unless` has been totaled already; `closes`: what its total closes as well. */
  readonly after: Readonly<
    Record<
      string,
      {
        readonly next: string | null
        readonly unless?: string
        readonly then?: string | null
        readonly closes?: string
      }
    >
  >
  readonly afterOther: string | null
  /** By the field of a result line; a field that is missing changes nothing. */
  readonly afterResult: Readonly<Record<string, string>>
  readonly end: readonly string[]
}
const flows: Readonly<Record<StatementKind, Flow>> = sections.flow
/** By the section a heading opened: "Other expenses" as a line under operating expenses is a part of them. */
const partsOfOpen: Readonly<Record<string, readonly string[]>> = sections.partsOfOpen

/** "Profit after financing expenses" is what they leave, and none of them. */
const namesResult = phrasePattern(words.results, 'start')

/** "Cash was provided by", "Cash was used for": what stands below is of whichever activity its name says. */
const listsCash = ({ term }: TermMatch): boolean => (term.opens ?? term.section) === 'sources'

/** Totals whose own label names no section → the heading whose lines they sum. */
type Closings = ReadonlyMap<StatementLine, Closing>

/** Classifies every line of a statement, in reading order. `forest`: the sums known before any word is. */
export const classifyLines = (
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  forest: readonly SumNode[] = [],
): readonly ClassifiedLine[] => new LineClassifier(vocabulary, lines, forest).classify()

/** Walks down the lines with the section they stand in: headings open sections, totals close them, results move on. */
class LineClassifier {
  readonly #vocabulary: Vocabulary
  readonly #closings: Closings
  /** The first line of the parts of each total that adds up, by its index. */
  readonly #firstParts: ReadonlyMap<number, number>
  readonly #kind: StatementKind
  readonly #flow: Flow
  readonly #drafts: readonly LineDraft[]
  readonly #closed = new Set<string>()
  #current: string | null
  /** The first line of the current section. */
  #boundary = 0
  #after = false
  /** The section a heading opened and no total has closed. */
  #open: string | null = null
  /** The name of that heading, which its total may repeat. */
  #openName = ''

  constructor(vocabulary: Vocabulary, lines: readonly StatementLine[], forest: readonly SumNode[]) {
    this.#vocabulary = vocabulary
    this.#closings = closingsOf(forest)
    const sums = nodesOf(forest).filter(({ closed }) => closed)
    this.#firstParts = new Map(sums.map(sum => [sum.index, Math.min(...nodesOf([sum]).map(({ index }) => index))]))
    this.#kind = vocabulary.kind
    this.#flow = flows[vocabulary.kind]
    this.#current = this.#flow.opening
    const unclassified = { section: null, after: false, item: null }
    this.#drafts = lines.map(line => ({ line, ...unclassified, ...labelRoleOf(vocabulary, line) }))
  }

  classify(): readonly ClassifiedLine[] {
    const [vocabulary, drafts] = [this.#vocabulary, this.#drafts]
    if (this.#kind === 'incomeStatement') {
      headedByResult(vocabulary, drafts)
      leftAfterExpenses(vocabulary, drafts)
      oneOfSeveralGroups(drafts)
      untaxedResult(vocabulary, drafts)
    }
    for (const [index, draft] of drafts.entries()) this.#visit(draft, index)
    if (this.#kind === 'incomeStatement') spentByNature(drafts)
    const isResult = ({ line }: LineDraft): boolean => this.#kind === 'incomeStatement' && namesResult.test(line.label)
    for (const draft of drafts)
      draft.item = isResult(draft) ? null : matchLabel(vocabulary, draft.line.normal, draft.section).item
    return withMeanings(vocabulary, drafts)
  }

  #visit(draft: LineDraft, index: number): void {
    const { line } = draft
    const bare = isHeading(line)
    const meant = this.#sectionByContext(draft, index)
    if (meant !== null) assignRole(draft, { sectionTerm: meant })
    const { sectionTerm, result } = draft
    if (line.side !== 'whole' && line.side !== this.#drafts[index - 1]?.line.side) this.#after = false
    draft.section = this.#current
    draft.after = this.#after
    if (this.#after && !bare && this.#kind !== 'incomeStatement') return
    if (sectionTerm !== null) {
      const section = sectionTerm.term.section!
      const isPart = !bare && !line.normal.total && partsOfOpen[this.#open ?? '']?.includes(section)
      // "Cash paid for" may name a group of an open division; what follows the statement stands below its totals.
      const isGroup =
        bare && this.#open !== null && this.#kind === 'cashFlowStatement' && this.#isInOpen(sectionTerm, index)
      if (isPart || isGroup) assignRole(draft)
      else if (bare) this.#openSection(sectionTerm, draft, index)
      else this.#closeSection(sectionTerm, draft, index)
    } else if (result !== null && !bare) this.#passResult(result, index)
  }

  /** What a label without a role of its own means by the section around it, or by the lines it sums. */
  #sectionByContext({ line, sectionTerm, result }: LineDraft, index: number): TermMatch | null {
    if (sectionTerm !== null || result !== null) return null
    if (isHeading(line))
      return this.#current === null ? null : sectionInside(this.#vocabulary, line.normal, this.#current)
    const closing = this.#closings.get(line)
    if (closing === undefined) return null
    const closed = closedSection(this.#vocabulary, this.#drafts, closing.heading, index)
    return closed !== null && this.#isTotalOf(closed.term.section!, closing) ? closed : null
  }

  /**
   * Which of the totals without a name that may close a heading does: the last one for "Liabilities and equity", for other sections of a
   * balance sheet what remains when lines are taken off the first, else the first.
   */
  #isTotalOf(section: string, { heading, isFirst, isLast, isNet }: Closing): boolean {
    if (section === 'liabilitiesAndEquity') return isLast
    const hasNet =
      (this.#kind === 'balanceSheet' || section === 'costOfSales') &&
      Iterator.from(this.#closings.values()).some(other => other.heading === heading && other.isNet)
    return hasNet ? isNet : isFirst
  }

  #enter(section: string | null, index: number): void {
    this.#current = section
    this.#open = null
    this.#boundary = index + 1
  }

  /** Goes on where statements go on after a section that has been totaled. */
  #enterNext(section: string, index: number): void {
    const isListed = this.#drafts
      .slice(0, index)
      .some(({ sectionTerm }) => sectionTerm !== null && listsCash(sectionTerm))
    if (isListed) return this.#enter('sources', index)
    const { next, unless, then = null } = this.#flow.after[section] ?? { next: this.#flow.afterOther }
    this.#enter(unless !== undefined && this.#closed.has(unless) ? then : next, index)
  }

  /** Lines since the last boundary, of a sum that adds up its own parts, belong to a section that was totaled without ever being headed. */
  #claim(section: string, index: number): void {
    const first = Math.max(this.#boundary, this.#firstParts.get(index) ?? 0)
    // What stands above the parts of current assets is an asset too, whichever.
    for (const draft of this.#drafts.slice(this.#boundary, first))
      draft.section ??= this.#vocabulary.parents.get(section) ?? null
    const open = this.#drafts.slice(first, index)
    const from = within(this.#vocabulary, section, 'nonCurrentAssets') ? afterCurrentAssets(this.#vocabulary, open) : 0
    for (const draft of open.slice(from))
      if (draft.section === null || within(this.#vocabulary, section, draft.section)) draft.section = section
  }

  #openSection({ term }: TermMatch, draft: LineDraft, index: number): void {
    if (!(draft.line.normal.total && term.group)) {
      this.#enter(term.opens ?? term.section, index)
      this.#open = this.#current
      this.#openName = nameOf(draft.line)
      this.#after = false
    }
    draft.section = this.#current
    draft.after = this.#after
  }

  #closeSection(section: TermMatch, draft: LineDraft, index: number): void {
    if (!section.term.group) this.#closeDivision(section, draft, index)
    // Below the total of a group of a trial balance, which has no divisions, an account of any division may follow.
    else if (this.#open === section.term.section && draft.line.normal.total && !this.#isDivided(index))
      this.#enter(null, index)
  }

  #isDivided(index: number): boolean {
    return this.#drafts.slice(0, index).some(({ sectionTerm }) => sectionTerm?.term.group === false)
  }

  /** Whether an amount is a total by its name: "Total …", none, or that of the heading it closes. */
  #isNamedTotal(line: StatementLine): boolean {
    return line.normal.total || line.label === '' || (this.#open !== null && nameOf(line) === this.#openName)
  }

  /** A section that follows the statement proper. */
  #isEnd = ({ term }: TermMatch): boolean => this.#flow.end.includes(term.section!) && term.field === null

  /** Whether what a heading of a cash flow statement names stands within the open division, which is totaled only below. */
  #isInOpen(match: TermMatch, index: number): boolean {
    const isTotal = ({ line, sectionTerm }: LineDraft) => !isHeading(line) && sectionTerm?.term.section === this.#open
    return this.#isEnd(match) || (listsCash(match) && this.#drafts.slice(index).some(isTotal))
  }

  #closeDivision(section: TermMatch, draft: LineDraft, index: number): void {
    const name = section.term.section!
    const [kind, current] = [this.#kind, this.#current]
    const isNamedTotal = this.#isNamedTotal(draft.line)
    if (this.#isEnd(section)) {
      // Under an open heading "Cash paid to suppliers" is a line of it; the direct method of a cash flow statement.
      if (this.#open !== null) assignRole(draft)
      else draft.after = this.#after = true
      return
    }
    if (this.#open === name && !isNamedTotal) {
      if (kind === 'balanceSheet') assignRole(draft)
      if (kind !== 'cashFlowStatement') return
    }
    const isInside = current !== null && (current === name || within(this.#vocabulary, current, name))
    draft.section = name
    if (isNamedTotal || isInside || kind !== 'incomeStatement') {
      this.#claim(name, index)
      this.#closed.add(name).add(this.#flow.after[name]?.closes ?? name)
      this.#enterNext(name, index)
      if (this.#flow.end.includes(name)) this.#after = true
    } else if (current === null || current === 'revenue') this.#enter('expenses', index)
  }

  #passResult(result: TermMatch, index: number): void {
    const { field, rank } = result.term
    // "Cash generated from operations", with interest and taxes paid below it: the changes in working capital are over.
    if (this.#kind === 'cashFlowStatement' && within(this.#vocabulary, this.#current ?? '', 'operating'))
      this.#enter('operating', index)
    // "Earnings after taxes", with other taxes and net income below it.
    const goesOn = this.#drafts
      .slice(index + 1)
      .some(({ result: later }) => later?.term.field === field && later.term.rank < rank)
    if (field === null || goesOn) return
    if (this.#flow.end.includes(field) && this.#kind === 'incomeStatement') {
      this.#enter(null, index)
      this.#after = true
      return
    }
    const next = this.#flow.afterResult[field]
    if (next !== undefined) this.#enter(next, index)
  }
}
