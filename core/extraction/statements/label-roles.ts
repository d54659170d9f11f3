/** Which label heads a section and which states a result, where the words alone may mean either. */
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import type { Term } from '../../vocabulary/term.ts'
import { matchLabel, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { assignRole, nameOf, type ClassifiedLine, type LineDraft } from './classified-line.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** What a label heads or results in, before the lines around it are considered. */
type LabelRole = Pick<ClassifiedLine, 'sectionTerm' | 'result' | 'second'>

/** A label that joins two results, each known in its own wording, states both. */
export function labelRoleOf(vocabulary: Vocabulary, line: StatementLine): LabelRole {
  const { section, result } = matchLabel(vocabulary, line.normal, null)
  // "Other" alone is a line like any other; "Total other" may close what is not of the operations.
  if (section !== null && !line.normal.total && nameOf(line) === 'other')
    return { sectionTerm: null, result, second: null }
  const known = keepBetter(section, result)
  if (section !== null || line.label === '' || (result?.score ?? 0) > composed) return known
  const halves = line.label.split(/\s+(?:and|&)\s+|\s*\/\s*/i)
  if (halves.length !== 2) return known
  const [first, second] = halves.map(half => matchLabel(vocabulary, normalizeLabel(half), null).result)
  return first?.term.field && second?.term.field && first.term !== second.term
    ? { sectionTerm: null, result: second, second: first }
    : known
}

/** A label that is no more than made of known parts may also be two of them joined. Half changes 1 of 54 tuned statements, double 2. */
const composed = 0.98

/** "Net sales" is a section, "Operating income" a result; where both fit, the longer phrase says which. */
function keepBetter(section: TermMatch | null, result: TermMatch | null): LabelRole {
  const isSection =
    section !== null &&
    (result === null ||
      section.phraseLength > result.phraseLength ||
      (section.phraseLength === result.phraseLength && section.score >= result.score))
  return isSection ? { sectionTerm: section, result: null, second: null } : { sectionTerm: null, result, second: null }
}

/** The label as a whole, understood as the term. */
const asTerm = ({ line }: LineDraft, term: Term): TermMatch => ({
  term,
  score: 1,
  phraseLength: line.normal.tokens.length,
})

const isTotal = ({ line }: LineDraft): boolean => !isHeading(line) && line.normal.total

/** "Operating income" as a heading, with a total of the same name, is the revenue of operations and not what they leave. */
export function headedByResult(vocabulary: Vocabulary, drafts: readonly LineDraft[]): void {
  const revenue = vocabulary.terms.find(term => term.section === 'revenue')
  const first = drafts.findIndex(
    ({ line, result }) => isHeading(line) && result?.term.field?.endsWith('operatingIncome'),
  )
  if (revenue === undefined || first < 0 || drafts.slice(0, first).some(({ line }) => !isHeading(line))) return
  const name = nameOf(drafts[first]!.line)
  for (const draft of drafts)
    if (nameOf(draft.line) === name && (isHeading(draft.line) || isTotal(draft)))
      assignRole(draft, { sectionTerm: asTerm(draft, revenue) })
}

/** By the section that totals what was spent: what is left below it. */
const spending: ReadonlyMap<string, string> = new Map([
  ['costOfSales', 'ordinaryIncomeExpense.income.grossProfit'],
  ['expenses', 'ordinaryIncomeExpense.operatingIncome'],
])

/**
 * "Net revenue" below the total of what was spent is what is left of the revenue, not what came in: gross profit below the costs of sales; below
 * the expenses the last such line is the net result, one before it the result of operations.
 */
export function leftAfterExpenses(vocabulary: Vocabulary, drafts: readonly LineDraft[]): void {
  const isSpent = (draft: LineDraft): boolean => isTotal(draft) && spending.has(draft.sectionTerm?.term.section ?? '')
  const spent = drafts.findIndex(isSpent)
  if (spent < 0 || !drafts.slice(0, spent).some(({ sectionTerm }) => sectionTerm?.term.section === 'revenue')) return
  const below = drafts.slice(spent + 1)
  const left = below.filter(
    ({ line, sectionTerm }) =>
      !isHeading(line) && sectionTerm?.term.section === 'revenue' && line.normal.tokens[0] === 'net',
  )
  const stated = below.some(({ result }) => result?.term.field === 'netIncome')
  for (const draft of left) {
    const last = draft === left.at(-1) && !stated && !draft.line.normal.tokens.includes('operating')
    const of = drafts.slice(0, drafts.indexOf(draft)).findLast(isSpent)!.sectionTerm!.term.section!
    const field = of === 'expenses' && last ? 'netIncome' : spending.get(of)
    const term = vocabulary.terms.find(term => term.role === 'result' && term.field === field)
    if (term !== undefined) assignRole(draft, { result: asTerm(draft, term) })
  }
}

/**
 * "Total controllable expenses", with "Occupancy costs" headed and totaled below it and the result of operations after both, is one group of
 * the expenses. It and its heading are lines of a list, and no total of all.
 */
export function oneOfSeveralGroups(drafts: readonly LineDraft[]): void {
  const isExpenses = ({ sectionTerm }: LineDraft) => sectionTerm?.term.section === 'expenses'
  // "Total expenses" is of all of them, whatever group of interest or taxes follows.
  const isAll = ({ line }: LineDraft): boolean => nameOf(line) === 'expense'
  for (const total of drafts.filter(draft => isExpenses(draft) && isTotal(draft) && !isAll(draft))) {
    const below = drafts.slice(drafts.indexOf(total) + 1)
    // "Controllable income" between the groups is no result of the contract, and ends no list.
    const result = below.findIndex(draft => draft.result?.term.field && !isHeading(draft.line))
    if (!containsGroup(below.slice(0, Math.max(result, 0)))) continue
    for (const draft of drafts) if (nameOf(draft.line) === nameOf(total.line) && isExpenses(draft)) assignRole(draft)
  }
}

/** "Net income before income tax" at the end of a statement that states no tax: nothing is taken off what it is. */
export function untaxedResult(vocabulary: Vocabulary, drafts: readonly LineDraft[]): void {
  const last = drafts.findLast(({ line }) => !isHeading(line))
  const isTax = ({ line }: LineDraft) =>
    matchLabel(vocabulary, line.normal, 'tax').item?.term.field === 'ordinaryIncomeExpense.incomeTax'
  const net = vocabulary.terms.find(({ role, field }) => role === 'result' && field === 'netIncome')
  const isStated = drafts.some(({ result }) => result?.term.field === 'netIncome')
  if (!last?.result?.term.field?.endsWith('incomeBeforeTax') || isStated || net === undefined) return
  if (!drafts.some(draft => draft !== last && isTax(draft))) last.second = asTerm(last, net)
}

/** Whether some of the lines are headed and totaled by a name that is no section's. */
const containsGroup = (drafts: readonly LineDraft[]): boolean =>
  drafts.some(({ line, sectionTerm, result }, index) => {
    const name = nameOf(line)
    const isGroup = isHeading(line) && sectionTerm === null && result === null && name !== ''
    return isGroup && drafts.slice(index + 1).some(other => isTotal(other) && nameOf(other.line) === name)
  })
