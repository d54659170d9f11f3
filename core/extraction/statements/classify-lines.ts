/** Which section of its statement a line stands in, and what its label means there. */
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }
import type { StatementKind } from '../../contract/statement-figures.ts'
import { matchLabel, sectionInside, within, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { withMeanings } from './line-meanings.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { afterCurrentAssets, closedSection, division, spentByNature } from './section-bounds.ts'
import { headedByResult, labelRoleOf, leftAfterExpenses, oneOfSeveralGroups, type LabelRole } from './label-roles.ts'
import { isHeading, type StatementLine } from './lines.ts'
import type { Closing } from './sum-tree.ts'

/** How statements go on: where the lines stand after a section has been totaled or a result stated. */
interface Flow {
  /** The section a statement begins with before any heading. */
  readonly opening: string | null
  /** By section: the next one; `then` where the section `unless` has been totaled already. */
  readonly after: Readonly<
    Record<string, { readonly next: string | null; readonly unless?: string; readonly then?: string | null }>
  >
  readonly afterOther: string | null
  /** By the field of a result line; a field that is missing changes nothing. */
  readonly afterResult: Readonly<Record<string, string>>
  readonly end: readonly string[]
}
const flows: Readonly<Record<StatementKind, Flow>> = sections.flow
/** By the section a heading opened: "Other expenses" as a line under operating expenses is a part of them. */
const partsOfOpen: Readonly<Record<string, readonly string[]>> = sections.partsOfOpen

/** Totals whose own label names no section → the heading whose lines they sum. */
type Closings = ReadonlyMap<StatementLine, Closing>

/** Classifies every line of a statement, in reading order. */
export function classifyLines(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  closings: Closings = new Map(),
): readonly ClassifiedLine[] {
  return new LineClassifier(vocabulary, lines, closings).classify()
}

const noRole: LabelRole = { section: null, result: null }

/** Walks down the lines with the section they stand in: headings open sections, totals close them, results move on. */
class LineClassifier {
  readonly #vocabulary: Vocabulary
  readonly #lines: readonly StatementLine[]
  readonly #closings: Closings
  readonly #roles: LabelRole[]
  readonly #sections: (string | null)[] = []
  /** By line: it follows the statement proper. */
  readonly #ended: boolean[] = []
  readonly #closed = new Set<string>()
  #current: string | null
  /** The first line of the current section. */
  #boundary = 0
  #after = false
  /** The section a heading opened and no total has closed. */
  #open: string | null = null

  constructor(vocabulary: Vocabulary, lines: readonly StatementLine[], closings: Closings) {
    this.#vocabulary = vocabulary
    this.#lines = lines
    this.#closings = closings
    this.#roles = lines.map(line => labelRoleOf(vocabulary, line))
    this.#current = this.#flow.opening
  }

  get #kind() {
    return this.#vocabulary.kind
  }

  get #flow() {
    return flows[this.#kind]
  }

  classify(): readonly ClassifiedLine[] {
    const [vocabulary, lines, roles] = [this.#vocabulary, this.#lines, this.#roles]
    if (this.#kind === 'incomeStatement') {
      headedByResult(vocabulary, lines, roles)
      leftAfterExpenses(vocabulary, lines, roles)
      oneOfSeveralGroups(lines, roles)
    }
    for (const [index, line] of lines.entries()) this.#visit(line, index)
    if (this.#kind === 'incomeStatement') spentByNature(lines, roles, this.#sections)
    const classified = lines.map((line, index) => ({
      line,
      section: this.#sections[index] ?? null,
      after: this.#ended[index] ?? false,
      sectionTerm: roles[index]!.section,
      result: roles[index]!.result,
      second: roles[index]!.second ?? null,
      item: matchLabel(vocabulary, line.normal, this.#sections[index] ?? null).item,
    }))
    return withMeanings(vocabulary, classified)
  }

  #visit(line: StatementLine, index: number): void {
    const bare = isHeading(line)
    const meant = this.#sectionByContext(line, index)
    if (meant !== null) this.#roles[index] = { section: meant, result: null }
    const { section, result } = this.#roles[index]!
    if (line.side !== 'whole' && line.side !== this.#lines[index - 1]?.side) this.#after = false
    this.#sections[index] = this.#current
    this.#ended[index] = this.#after
    if (this.#after && !bare && this.#kind !== 'incomeStatement') return
    if (
      section !== null &&
      !bare &&
      !line.normal.total &&
      partsOfOpen[this.#open ?? '']?.includes(section.term.section!)
    )
      this.#roles[index] = noRole
    else if (section !== null) {
      if (bare) this.#openSection(section, line, index)
      else this.#closeSection(section, line, index)
    } else if (result !== null && !bare) this.#passResult(result, index)
  }

  /** What a label without a role of its own means by the section around it, or by the lines it sums. */
  #sectionByContext(line: StatementLine, index: number): TermMatch | null {
    const { section, result } = this.#roles[index]!
    if (section !== null || result !== null) return null
    if (isHeading(line))
      return this.#current === null ? null : sectionInside(this.#vocabulary, line.normal, this.#current)
    const closing = this.#closings.get(line)
    if (closing === undefined) return null
    const closed = closedSection(this.#vocabulary, this.#lines, this.#roles, [closing.heading, index])
    return closed !== null && this.#isTotalOf(closed.term.section!, closing) ? closed : null
  }

  /**
   * Which of the totals without a name that may close a heading does: the last one for "Liabilities and equity", for other sections of a
   * balance sheet what remains when lines are taken off the first, else the first.
   */
  #isTotalOf(section: string, { heading, isFirst, isLast, isNet }: Closing): boolean {
    if (section === 'liabilitiesAndEquity') return isLast
    const hasNet =
      this.#kind === 'balanceSheet' &&
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
    const { next, unless, then = null } = this.#flow.after[section] ?? { next: this.#flow.afterOther }
    this.#enter(unless !== undefined && this.#closed.has(unless) ? then : next, index)
  }

  /** Lines since the last boundary belong to a section that was totaled without ever being headed. */
  #claim(section: string, index: number): void {
    const from = within(this.#vocabulary, section, 'nonCurrentAssets')
      ? afterCurrentAssets(this.#vocabulary, this.#lines, this.#boundary, index)
      : this.#boundary
    for (let i = from; i < index; i++) {
      const at = this.#sections[i]
      if (at === null || at === undefined || within(this.#vocabulary, section, at)) this.#sections[i] = section
    }
  }

  #openSection(section: TermMatch, line: StatementLine, index: number): void {
    const name = section.term.section!
    if (!(line.normal.total && section.term.group)) {
      this.#enter(section.term.opens ?? name, index)
      this.#open = this.#current
      this.#after = false
    }
    this.#sections[index] = this.#current
    this.#ended[index] = this.#after
  }

  #closeSection(section: TermMatch, line: StatementLine, index: number): void {
    const name = section.term.section!
    if (division(section)) this.#closeDivision(section, line, index)
    else if (line.normal.total || line.label === '') {
      this.#claim(name, index)
      this.#sections[index] = name
      this.#enterNext(name, index)
    }
  }

  #closeDivision(section: TermMatch, line: StatementLine, index: number): void {
    const name = section.term.section!
    const [kind, current] = [this.#kind, this.#current]
    if (this.#flow.end.includes(name) && section.term.field === null) {
      // Under an open heading "Cash paid to suppliers" is a line of it; the direct method of a cash flow statement.
      if (this.#open !== null) this.#roles[index] = noRole
      else this.#ended[index] = this.#after = true
      return
    }
    if (this.#open === name && !line.normal.total && line.label !== '') {
      if (kind === 'balanceSheet') this.#roles[index] = noRole
      if (kind !== 'cashFlowStatement') return
    }
    const totals =
      line.normal.total ||
      line.label === '' ||
      kind === 'cashFlowStatement' ||
      current === name ||
      (current !== null && within(this.#vocabulary, current, name))
    this.#sections[index] = name
    if (totals || kind === 'balanceSheet') {
      this.#claim(name, index)
      this.#closed.add(name)
      this.#enterNext(name, index)
      if (this.#flow.end.includes(name)) this.#after = true
    } else if (current === null || current === 'revenue') this.#enter('expenses', index)
  }

  #passResult(result: TermMatch, index: number): void {
    const { field } = result.term
    // "Cash generated from operations", with interest and taxes paid below it: the changes in working capital are over.
    if (this.#kind === 'cashFlowStatement' && within(this.#vocabulary, this.#current ?? '', 'operating'))
      this.#enter('operating', index)
    if (field === null) return
    if (this.#flow.end.includes(field) && this.#kind === 'incomeStatement') {
      this.#enter(null, index)
      this.#after = true
      return
    }
    const next = this.#flow.afterResult[field]
    if (next !== undefined) this.#enter(next, index)
  }
}
