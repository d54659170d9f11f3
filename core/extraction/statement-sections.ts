/** Which section of its statement a line stands in, and what its label means there. */
import type { StatementKind } from '../contract/statement-figures.ts'
import { matchLabel, sectionInside, within, type TermMatch, type Vocabulary } from '../vocabulary/vocabulary.ts'
import { withMeanings } from './line-meanings.ts'
import { headedByResult, headsOf, leftAfterExpenses, oneOfSeveralGroups, type Heads } from './statement-heads.ts'
import { isHeading, type StatementLine } from './statement-lines.ts'

export interface PlacedLine {
  readonly line: StatementLine
  /** The section the line stands in; null before the first and after the last. */
  readonly section: string | null
  /** The statement is over: per-share figures, comprehensive income, supplementary disclosures. */
  readonly after: boolean
  /** A heading of, or figure for, a whole section. */
  readonly sectionTerm: TermMatch | null
  readonly result: TermMatch | null
  /** A second result the same line states: "Operating loss and loss before taxation". */
  readonly second: TermMatch | null
  readonly item: TermMatch | null
}

interface Flow {
  /** Where the statement goes on when a section has been totalled, given what was totalled before. */
  readonly afterSection: (section: string, closed: ReadonlySet<string>) => string | null
  /** The same after a result line of a field. */
  readonly afterResult: (field: string) => string | null | undefined
  readonly end: ReadonlySet<string>
}

const flows: Record<StatementKind, Flow> = {
  balanceSheet: {
    afterSection: (section, closed) => {
      switch (section) {
        case 'currentAssets':
          return closed.has('nonCurrentAssets') ? 'assets' : 'nonCurrentAssets'
        case 'fixedAssets':
        case 'nonCurrentAssets':
        case 'property':
        case 'intangibles':
        case 'otherAssets':
          return closed.has('currentAssets') || section === 'property' || section === 'intangibles'
            ? 'nonCurrentAssets'
            : 'assets'
        case 'otherCurrentAssets':
          return 'currentAssets'
        case 'assets':
          return 'liabilities'
        case 'currentLiabilities':
          return closed.has('longTermLiabilities') ? 'liabilities' : 'longTermLiabilities'
        case 'longTermLiabilities':
          return closed.has('currentLiabilities') ? 'longTermLiabilities' : 'liabilities'
        case 'longTermDebt':
        case 'otherLongTermLiabilities':
          return 'longTermLiabilities'
        case 'otherCurrentLiabilities':
          return 'currentLiabilities'
        case 'liabilities':
          return 'equity'
        case 'equity':
          return closed.has('liabilities') || closed.has('currentLiabilities') ? null : 'liabilities'
        default:
          return null
      }
    },
    afterResult: field => (field === '~totalAssetsLessCurrentLiabilities' ? 'longTermLiabilities' : undefined),
    end: new Set(['liabilitiesAndEquity']),
  },
  incomeStatement: {
    afterSection: section =>
      section === 'expenses' || section.startsWith('other') ? 'otherIncomeExpense' : 'expenses',
    afterResult: field => {
      if (field.endsWith('grossProfit')) return 'expenses'
      if (field.endsWith('operatingIncome') || field.endsWith('netOrdinaryIncome')) return 'otherIncomeExpense'
      if (field.endsWith('incomeBeforeTax')) return 'tax'
      return undefined
    },
    end: new Set(['netIncome']),
  },
  cashFlowStatement: {
    afterSection: section =>
      section === 'operating'
        ? 'investing'
        : section === 'investing'
          ? 'financing'
          : section === 'financing'
            ? null
            : 'operating',
    afterResult: () => undefined,
    end: new Set(['supplemental']),
  },
}

/** The rare case of an item that only another side of the statement knows: the heading between was not read. */
const sides: Record<StatementKind, readonly string[]> = {
  balanceSheet: ['assets', 'liabilities', 'equity'],
  incomeStatement: [],
  cashFlowStatement: [],
}

const opening: Record<StatementKind, string | null> = {
  balanceSheet: null,
  incomeStatement: null,
  cashFlowStatement: 'operating',
}

/** "Other expenses" as a line under operating expenses is a part of them, and so is "Rental income" under other income. */
const isPart = (section: string, open: string | null): boolean =>
  (open === 'expenses' && (section === 'otherExpenses' || section === 'otherIncomeExpense' || section === 'revenue')) ||
  ((open === 'otherIncomeExpense' || open === 'otherIncome') && section === 'revenue')

/** A section term that stands for the section itself, not a line that shares its name with a group. */
const division = (match: TermMatch): boolean => !match.term.group

/** Places every line of a statement, in reading order. `closings`: totals whose own label names no section, with the heading whose lines they sum. */
export function placeLines(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  closings: ReadonlyMap<StatementLine, StatementLine> = new Map(),
): readonly PlacedLine[] {
  const { kind } = vocabulary
  const flow = flows[kind]
  const sections: (string | null)[] = []
  const ended: boolean[] = []
  const heads = lines.map(line => headsOf(vocabulary, line))
  if (kind === 'incomeStatement') {
    headedByResult(vocabulary, lines, heads)
    leftAfterExpenses(vocabulary, lines, heads)
    oneOfSeveralGroups(lines, heads)
  }
  const closed = new Set<string>()
  let current: string | null = opening[kind]
  let boundary = 0
  let after = false
  /** The section a heading opened and no total has closed. */
  let open: string | null = null
  const enter = (section: string | null, index: number) => {
    current = section
    open = null
    boundary = index + 1
  }
  /** Lines since the last boundary belong to a section that was totalled without ever being headed. */
  const claim = (section: string, index: number) => {
    const from = within(vocabulary, section, 'nonCurrentAssets')
      ? afterCurrentAssets(vocabulary, lines, boundary, index)
      : boundary
    for (let i = from; i < index; i++) {
      const at = sections[i]
      if (at === null || at === undefined || within(vocabulary, section, at)) sections[i] = section
    }
  }
  for (const [index, line] of lines.entries()) {
    const bare = isHeading(line)
    if (heads[index]!.section === null && heads[index]!.result === null) {
      const heading = closings.get(line)
      const meant = bare
        ? current === null
          ? null
          : sectionInside(vocabulary, line.normal, current)
        : heading === undefined
          ? null
          : closedSection(vocabulary, lines, heads, heading, index)
      if (meant !== null) heads[index] = { section: meant, result: null }
    }
    const { section, result } = heads[index]!
    if (line.side !== 'whole' && line.side !== lines[index - 1]?.side) {
      if (kind === 'balanceSheet') enter(halfOf(vocabulary, lines, line.side), index - 1)
      // An account ends its costs with the profit, before the income is listed beside them.
      if (kind === 'incomeStatement') enter(null, index - 1)
      after = false
    }
    sections[index] = current
    ended[index] = after
    if (after && !bare && kind !== 'incomeStatement') continue
    if (section !== null && !bare && !line.normal.total && isPart(section.term.section!, open)) {
      heads[index] = { section: null, result: null }
    } else if (section !== null) {
      const name = section.term.section!
      if (bare) {
        if (flow.end.has(name) && name !== 'liabilitiesAndEquity') after = true
        else if (!(line.normal.total && section.term.group)) {
          enter(section.term.opens ?? name, index)
          open = current
          after = false
        }
        sections[index] = current
        ended[index] = after
      } else if (name === 'adjustments' || (name === 'workingCapital' && !line.normal.total)) {
        if (name === 'adjustments') heads[index] = { section: null, result: null }
      } else if (division(section)) {
        if (flow.end.has(name) && section.term.field === null) {
          // Under an open heading "Cash paid to suppliers" is a line of it; the direct method of a cash flow statement.
          if (open !== null) heads[index] = { section: null, result: null }
          else ended[index] = after = true
          continue
        }
        if (open === name && !line.normal.total && line.label !== '') {
          if (kind === 'incomeStatement') continue
          if (kind === 'balanceSheet' && isListed(lines[index + 1], heads[index + 1])) {
            heads[index] = { section: null, result: null }
            continue
          }
        }
        const totals =
          line.normal.total ||
          line.label === '' ||
          kind === 'cashFlowStatement' ||
          current === name ||
          (current !== null && within(vocabulary, current, name))
        sections[index] = name
        if (totals || kind === 'balanceSheet') {
          claim(name, index)
          closed.add(name)
          const next = flow.afterSection(name, closed)
          enter(next, index)
          if (flow.end.has(name)) after = true
        } else if (
          kind === 'incomeStatement' &&
          (current === null || current === 'revenue') &&
          (name === 'costOfSales' || name === 'expenses')
        )
          enter('expenses', index)
      } else if (line.normal.total || line.label === '' || (open === name && line.normal.tokens[0] === 'net')) {
        claim(name, index)
        sections[index] = name
        enter(flow.afterSection(name, closed), index)
      }
    } else if (result !== null && !bare) {
      const field = result.term.field
      // "Cash generated from operations", with interest and taxes paid below it: the changes in working capital are over.
      if (kind === 'cashFlowStatement' && within(vocabulary, current ?? '', 'operating')) enter('operating', index)
      if (field !== null) {
        if (flow.end.has(field) && kind === 'incomeStatement') {
          enter(null, index)
          after = true
        } else {
          const next = flow.afterResult(field)
          if (next !== undefined) enter(next, index)
        }
      }
    } else if (!bare && current !== null) {
      const strayed = sideOf(vocabulary, line, current)
      if (strayed !== null) {
        enter(strayed, index - 1)
        sections[index] = strayed
      }
    }
  }
  if (kind === 'incomeStatement') spentByNature(lines, heads, sections)
  const placed = lines.map((line, index) => ({
    line,
    section: sections[index] ?? null,
    after: ended[index] ?? false,
    sectionTerm: heads[index]!.section,
    result: heads[index]!.result,
    second: heads[index]!.second ?? null,
    item: matchLabel(vocabulary, line.normal, sections[index] ?? null).item,
  }))
  return withMeanings(vocabulary, placed)
}

/** Where no heading parts them, fixed assets begin below the last line that can only be a current one. */
function afterCurrentAssets(vocabulary: Vocabulary, lines: readonly StatementLine[], from: number, to: number): number {
  const last = lines.slice(from, to).findLastIndex(line => {
    if (isHeading(line)) return false
    const [now, later] = ['currentAssets', 'nonCurrentAssets'].map(
      section => matchLabel(vocabulary, line.normal, section).item,
    )
    return (
      (now?.term.field ?? null) !== null && (now?.score ?? 0) >= certainItem && (later?.term.field ?? null) === null
    )
  })
  return from + last + 1
}

/**
 * Lines between revenue and the result of operations that no heading and no total puts anywhere are what was spent. So are "Other expenses" in a
 * list by nature that states no result of operations.
 */
function spentByNature(lines: readonly StatementLine[], heads: Heads[], sections: (string | null)[]): void {
  const revenue = heads.findIndex(({ section }, i) => section?.term.section === 'revenue' && !isHeading(lines[i]!))
  const resultAt = (field: string) => heads.findIndex(({ result }) => result?.term.field?.endsWith(field))
  const operating = resultAt('operatingIncome')
  const left = operating < 0 ? resultAt('incomeBeforeTax') : operating
  if (revenue < 0 || left < 0) return
  const listed = lines.slice(revenue + 1, left).every((line, i) => !isHeading(line) && !line.normal.total && heads[revenue + 1 + i]!.result === null) // prettier-ignore
  if (operating < 0 && !(listed && left - revenue > fewestByNature)) return
  for (let index = revenue + 1; index < left; index++) {
    if (operating < 0 && heads[index]!.section?.term.section === 'otherExpenses') {
      heads[index] = { section: null, result: null }
      sections[index] = null
    }
    if (sections[index] === null && heads[index]!.section === null) sections[index] = 'expenses'
  }
}
/** Fewer lines between revenue and profit are no list of what was spent. */
const fewestByNature = 4

/** "Owner's equity" below the heading "Equity" is one of its lines when another one follows. */
const isListed = (next: StatementLine | undefined, head: Heads | undefined): boolean =>
  next !== undefined &&
  !isHeading(next) &&
  next.label !== '' &&
  !next.normal.total &&
  head?.section === null &&
  head.result === null

/**
 * The section an unlabelled total closes by the heading above its first line; null when other divisions of the statement are headed between
 * them: the bare total below capital and liabilities is that of neither.
 */
function closedSection(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  heads: readonly Heads[],
  heading: StatementLine,
  total: number,
): TermMatch | null {
  let from = lines.indexOf(heading)
  // Below "Equity" a line such as "Authorized 100,000 shares" heads nothing: the figure before the next division is the section's.
  const next = heads[total + 1]
  if (lines[total]!.label === '' && (next === undefined || next.section !== null || next.result !== null))
    while (heads[from]!.section === null && from > 0 && isHeading(lines[from - 1]!)) from--
  const section = heads[from]!.section
  if (section === null) return null
  const name = section.term.section!
  // "Total cash" below "Current assets" is a part of what "Total current assets" closes further down.
  if (isTotalledBelow(lines, heads, name, total)) return null
  if (name === 'liabilitiesAndEquity') return section
  const others = heads
    .slice(from + 1, total)
    .filter((head, i) => isHeading(lines[from + 1 + i]!) && head.section !== null && division(head.section))
  return others.every(head => within(vocabulary, head.section!.term.section!, name)) ? section : null
}

/** Whether a total further down names the section itself, before another heading of the same name opens it anew. */
function isTotalledBelow(
  lines: readonly StatementLine[],
  heads: readonly Heads[],
  name: string,
  from: number,
): boolean {
  for (let index = from + 1; index < lines.length; index++) {
    if (heads[index]!.section?.term.section !== name) continue
    return !isHeading(lines[index]!) && lines[index]!.normal.total
  }
  return false
}

/** Which half of a side-by-side balance sheet is printed on a side: assets or what finances them, by the lines it lists. */
function halfOf(vocabulary: Vocabulary, lines: readonly StatementLine[], side: StatementLine['side']): string {
  const known = (half: string) =>
    lines.filter(
      line => line.side === side && (matchLabel(vocabulary, line.normal, half).item?.score ?? 0) >= certainItem,
    ).length
  // A side that totals its assets begins with them, whatever follows.
  const totalled = lines.some(
    ({ side: own, normal }) =>
      own === side && normal.total && matchLabel(vocabulary, normal, null).section?.term.section === 'assets',
  )
  return totalled || known('assets') >= known('liabilities') + known('equity') ? 'assets' : 'liabilities'
}
const certainItem = 0.85

/** The side on which a label is known by its whole wording, when the present one does not know it at all. */
function sideOf(vocabulary: Vocabulary, line: StatementLine, current: string): string | null {
  const known = sides[vocabulary.kind]
  const here = known.find(side => within(vocabulary, current, side))
  if (here === undefined || matchLabel(vocabulary, line.normal, here).item !== null) return null
  for (const side of known.slice(known.indexOf(here) + 1)) {
    const match = matchLabel(vocabulary, line.normal, side).item
    if (match !== null && match.score === 1 && match.term.field !== null) return side
  }
  return null
}
