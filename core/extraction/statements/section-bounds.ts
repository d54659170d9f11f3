/** Where sections of a statement begin and end without being named: by the lines around, by sides of the page, by what was summed. */
import { matchLabel, within, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { LabelRole } from './label-roles.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** A section term that stands for the section itself, not a line that shares its name with a group. */
export const division = (match: TermMatch): boolean => !match.term.group

/** Where no heading separates them, fixed assets begin below the last line that can only be a current one. */
export function afterCurrentAssets(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  from: number,
  to: number,
): number {
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
 * Lines between revenue and the result of operations that no heading and no total classifies are expenses. So are "Other expenses" in a
 * list by nature that states no result of operations.
 */
export function spentByNature(lines: readonly StatementLine[], roles: LabelRole[], sections: (string | null)[]): void {
  const revenue = roles.findIndex(({ section }, i) => section?.term.section === 'revenue' && !isHeading(lines[i]!))
  const resultAt = (field: string) => roles.findIndex(({ result }) => result?.term.field?.endsWith(field))
  const operating = resultAt('operatingIncome')
  const left = operating < 0 ? resultAt('incomeBeforeTax') : operating
  if (revenue < 0 || left < 0) return
  const listed = lines.slice(revenue + 1, left).every((line, i) => !isHeading(line) && !line.normal.total && roles[revenue + 1 + i]!.result === null) // prettier-ignore
  if (operating < 0 && !(listed && left - revenue > minExpenseLines)) return
  for (let index = revenue + 1; index < left; index++) {
    if (operating < 0 && roles[index]!.section?.term.section === 'otherExpenses') {
      roles[index] = { section: null, result: null }
      sections[index] = null
    }
    if (sections[index] === null && roles[index]!.section === null) sections[index] = 'expenses'
  }
}
/** Fewer lines between revenue and profit are no list of what was spent. Half or double changes no tuned statement. */
const minExpenseLines = 4

/**
 * The section an unlabeled total closes by the heading above its first line; null when other divisions of the statement are headed between
 * them: the bare total below capital and liabilities is that of neither.
 */
export function closedSection(
  vocabulary: Vocabulary,
  lines: readonly StatementLine[],
  roles: readonly LabelRole[],
  [heading, total]: readonly [heading: StatementLine, total: number],
): TermMatch | null {
  const from = lines.indexOf(heading)
  const section = roles[from]!.section
  if (section === null) return null
  const name = section.term.section!
  // "Total cash" below "Current assets" is a part of what "Total current assets" closes further down.
  if (isTotaledBelow(lines, roles, name, total)) return null
  if (name === 'liabilitiesAndEquity') return section
  const others = roles
    .slice(from + 1, total)
    .filter((role, i) => isHeading(lines[from + 1 + i]!) && role.section !== null && division(role.section))
  return others.every(role => within(vocabulary, role.section!.term.section!, name)) ? section : null
}

/** Whether a total further down names the section itself, before another heading of the same name opens it again. */
function isTotaledBelow(
  lines: readonly StatementLine[],
  roles: readonly LabelRole[],
  name: string,
  from: number,
): boolean {
  const next = lines.find((_, index) => index > from && roles[index]!.section?.term.section === name)
  return next !== undefined && !isHeading(next) && next.normal.total
}

/** Score of a match that surely names an item; half or double changes no tuned statement. */
const certainItem = 0.85
