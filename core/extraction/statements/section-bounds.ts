/** Where sections of a statement begin and end without being named: by the lines around, by sides of the page, by what was summed. */
import { matchLabel, within, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { LineDraft } from './classified-line.ts'
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
