/** Where sections of a statement begin and end without being named: by the lines around, by sides of the page, by what was summed. */
import { matchLabel, within, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { assignRole, type LineDraft } from './classified-line.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** Where no heading separates them, fixed assets begin below the last line that can only be a current one. */
export function afterCurrentAssets(vocabulary: Vocabulary, drafts: readonly LineDraft[]): number {
  const last = drafts.findLastIndex(({ line }) => {
    const itemIn = (section: string): TermMatch | null => matchLabel(vocabulary, line.normal, section).item
    const now = itemIn('currentAssets')
    const isNamed = (now?.term.field ?? null) !== null && now!.score >= certainItem
    return !isHeading(line) && isNamed && (itemIn('nonCurrentAssets')?.term.field ?? null) === null
  })
  return last + 1
}

/** Score of a match that surely names an item; half or double changes no tuned statement. */
const certainItem = 0.85

/**
 * Lines between revenue and the result of operations that no heading and no total classifies are expenses. So are "Other expenses" in a
 * list by nature that states no result of operations.
 */
export function spentByNature(drafts: readonly LineDraft[]): void {
  const revenue = drafts.findIndex(
    ({ line, sectionTerm }) => sectionTerm?.term.section === 'revenue' && !isHeading(line),
  )
  const resultAt = (field: string) => drafts.findIndex(({ result }) => result?.term.field?.endsWith(field))
  const operating = resultAt('operatingIncome')
  const left = operating < 0 ? resultAt('incomeBeforeTax') : operating
  if (revenue < 0 || left < 0) return
  const between = drafts.slice(revenue + 1, left)
  const isList = between.every(({ line, result }) => !isHeading(line) && !line.normal.total && result === null)
  if (operating < 0 && !(isList && between.length >= minExpenseLines)) return
  for (const draft of between) {
    if (operating < 0 && draft.sectionTerm?.term.section === 'otherExpenses') {
      assignRole(draft)
      draft.section = null
    }
    if (draft.section === null && draft.sectionTerm === null) draft.section = 'expenses'
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
  drafts: readonly LineDraft[],
  heading: StatementLine,
  total: number,
): TermMatch | null {
  const from = drafts.findIndex(({ line }) => line === heading)
  const section = drafts[from]!.sectionTerm
  if (section === null) return null
  const name = section.term.section!
  // "Total cash" below "Current assets" is a part of what "Total current assets" closes further down.
  const next = drafts.slice(total + 1).find(({ sectionTerm }) => sectionTerm?.term.section === name)?.line
  if (next !== undefined && !isHeading(next) && next.normal.total) return null
  if (name === 'liabilitiesAndEquity') return section
  const isOther = ({ line, sectionTerm }: LineDraft): boolean =>
    isHeading(line) && sectionTerm?.term.group === false && !within(vocabulary, sectionTerm.term.section!, name)
  if (!drafts.slice(from + 1, total).some(isOther)) return section
  // "Equity and liabilities" over "Shareholders' funds", with nothing between: the bare total is that of the outer one.
  const outer = drafts[from - 1]?.line
  return outer !== undefined && isHeading(outer) ? closedSection(vocabulary, drafts, outer, total) : null
}
