/** Which section of its statement a line stands in, and what its label means there. */
import { matchLabel, sectionInside, within, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { withMeanings } from './line-meanings.ts'
import type { ClassifiedLine } from './classified-line.ts'
import {
  afterCurrentAssets,
  closedSection,
  division,
  halfOf,
  isListed,
  sideOf,
  spentByNature,
} from './section-bounds.ts'
import { flows, isPart, opening } from './section-flow.ts'
import { headedByResult, labelRoleOf, leftAfterExpenses, oneOfSeveralGroups } from './label-roles.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** Classifies every line of a statement, in reading order. `closings`: totals whose own label names no section, with the heading whose lines they sum. */
export function classifyLines(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  closings: ReadonlyMap<StatementLine, StatementLine> = new Map(),
): readonly ClassifiedLine[] {
  const { kind } = vocabulary
  const flow = flows[kind]
  const sections: (string | null)[] = []
  const ended: boolean[] = []
  const roles = lines.map(line => labelRoleOf(vocabulary, line))
  if (kind === 'incomeStatement') {
    headedByResult(vocabulary, lines, roles)
    leftAfterExpenses(vocabulary, lines, roles)
    oneOfSeveralGroups(lines, roles)
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
  /** Lines since the last boundary belong to a section that was totaled without ever being headed. */
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
    if (roles[index]!.section === null && roles[index]!.result === null) {
      const heading = closings.get(line)
      const meant = bare
        ? current === null
          ? null
          : sectionInside(vocabulary, line.normal, current)
        : heading === undefined
          ? null
          : closedSection(vocabulary, lines, roles, heading, index)
      if (meant !== null) roles[index] = { section: meant, result: null }
    }
    const { section, result } = roles[index]!
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
      roles[index] = { section: null, result: null }
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
        if (name === 'adjustments') roles[index] = { section: null, result: null }
      } else if (division(section)) {
        if (flow.end.has(name) && section.term.field === null) {
          // Under an open heading "Cash paid to suppliers" is a line of it; the direct method of a cash flow statement.
          if (open !== null) roles[index] = { section: null, result: null }
          else ended[index] = after = true
          continue
        }
        if (open === name && !line.normal.total && line.label !== '') {
          if (kind === 'incomeStatement') continue
          if (kind === 'balanceSheet' && isListed(lines[index + 1], roles[index + 1])) {
            roles[index] = { section: null, result: null }
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
  if (kind === 'incomeStatement') spentByNature(lines, roles, sections)
  const classified = lines.map((line, index) => ({
    line,
    section: sections[index] ?? null,
    after: ended[index] ?? false,
    sectionTerm: roles[index]!.section,
    result: roles[index]!.result,
    second: roles[index]!.second ?? null,
    item: matchLabel(vocabulary, line.normal, sections[index] ?? null).item,
  }))
  return withMeanings(vocabulary, classified)
}
