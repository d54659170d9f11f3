/** Which label heads a section and which states a result, where the words alone may mean either. */
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { matchLabel, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** What a label heads or results in, before the lines around it are considered. */
export interface LabelRole {
  section: TermMatch | null
  result: TermMatch | null
  /** A second result the same line states. */
  second?: TermMatch
}

/** A label that joins two results, each known in its own wording, states both. */
export function labelRoleOf(vocabulary: Vocabulary, line: StatementLine): LabelRole {
  const { section, result } = matchLabel(vocabulary, line.normal, null)
  // "Other" alone is a line like any other; "Total other" may close what is not of the operations.
  if (section !== null && !line.normal.total && line.normal.tokens.join(' ') === 'other')
    return { section: null, result }
  const known = keepBetter(section, result)
  if (section !== null || line.label === '' || (result?.score ?? 0) > composed) return known
  const halves = line.label.split(/\s+(?:and|&)\s+|\s*\/\s*/i)
  if (halves.length !== 2) return known
  const [first, second] = halves.map(half => matchLabel(vocabulary, normalizeLabel(half), null).result)
  return first?.term.field && second?.term.field && first.term !== second.term
    ? { section: null, result: second, second: first }
    : known
}

/** A label that is no more than made of known parts may also be two of them joined. Half changes 1 of 54 tuned statements, double 2. */
const composed = 0.98

/** "Operating income" as a heading, with a total of the same name, is the revenue of operations and not what they leave. */
export function headedByResult(vocabulary: Vocabulary, lines: readonly StatementLine[], roles: LabelRole[]): void {
  const revenue = vocabulary.terms.find(term => term.section === 'revenue')
  const first = lines.findIndex(
    (line, i) => isHeading(line) && roles[i]!.result?.term.field?.endsWith('operatingIncome'),
  )
  if (revenue === undefined || first < 0 || lines.slice(0, first).some(line => !isHeading(line))) return
  const words = lines[first]!.normal.tokens.join(' ')
  for (const [index, line] of lines.entries())
    if (line.normal.tokens.join(' ') === words && (isHeading(line) || line.normal.total))
      roles[index] = { section: { term: revenue, score: 1, phraseLength: line.normal.tokens.length }, result: null }
}

/**
 * "Net revenue" below the total of the expenses is what is left of the revenue, not what came in: the last such line is the net result,
 * one before it the result of operations.
 */
export function leftAfterExpenses(vocabulary: Vocabulary, lines: readonly StatementLine[], roles: LabelRole[]): void {
  const sectionAt = (index: number) => roles[index]!.section?.term.section
  const spent = lines.findIndex((line, i) => !isHeading(line) && line.normal.total && sectionAt(i) === 'expenses')
  if (spent < 0 || !lines.slice(0, spent).some((_, i) => sectionAt(i) === 'revenue')) return
  const left = lines.flatMap((line, i) =>
    i > spent && !isHeading(line) && sectionAt(i) === 'revenue' && line.normal.tokens[0] === 'net' ? [i] : [],
  )
  const stated = roles.some(({ result }, i) => i > spent && result?.term.field === 'netIncome')
  for (const [nth, index] of left.entries()) {
    const last = nth === left.length - 1 && !stated && !lines[index]!.normal.tokens.includes('operating')
    const field = last ? 'netIncome' : 'ordinaryIncomeExpense.operatingIncome'
    const term = vocabulary.terms.find(term => term.role === 'result' && term.field === field)
    if (term === undefined) continue
    roles[index] = { section: null, result: { term, score: 1, phraseLength: lines[index]!.normal.tokens.length } }
  }
}

/**
 * "Total controllable expenses", with "Occupancy costs" headed and totaled below it and the result of operations after both, is one group of
 * the expenses. It and its heading are lines of a list, and no total of all.
 */
export function oneOfSeveralGroups(lines: readonly StatementLine[], roles: LabelRole[]): void {
  const totals = roles.flatMap(({ section }, i) =>
    section?.term.section === 'expenses' && !isHeading(lines[i]!) && lines[i]!.normal.total ? [i] : [],
  )
  for (const at of totals) {
    const name = lines[at]!.normal.tokens.join(' ')
    const result = roles.findIndex((role, i) => i > at && role.result !== null && !isHeading(lines[i]!))
    if (!groupsFollow(lines, roles, at, result)) continue
    for (const [index, line] of lines.entries())
      if (line.normal.tokens.join(' ') === name && roles[index]!.section?.term.section === 'expenses')
        roles[index] = { section: null, result: null }
  }
}

/** Whether lines below a total, down to the next result, are headed and totaled by a name that is no section's. */
function groupsFollow(
  lines: readonly StatementLine[],
  roles: readonly LabelRole[],
  at: number,
  result: number,
): boolean {
  return lines.slice(at + 1, Math.max(result, 0)).some((line, i, below) => {
    if (!isHeading(line) || roles[at + 1 + i]!.section !== null || roles[at + 1 + i]!.result !== null) return false
    const words = line.normal.tokens.join(' ')
    return (
      words !== '' &&
      below
        .slice(i + 1)
        .some(other => !isHeading(other) && other.normal.total && other.normal.tokens.join(' ') === words)
    )
  })
}

/** "Net sales" is a section, "Operating income" a result; where both fit, the longer phrase says which. */
function keepBetter(section: TermMatch | null, result: TermMatch | null): LabelRole {
  if (section === null || result === null) return { section, result }
  return section.phraseLength > result.phraseLength ||
    (section.phraseLength === result.phraseLength && section.score >= result.score)
    ? { section, result: null }
    : { section: null, result }
}
