/** What other lines of a statement say about the meaning of one: a label alone may mislead. */
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { matchLabel, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { wholeMatch } from './confidence.ts'
import { isHeading } from './lines.ts'

const retainedField = 'liabilitiesAndEquity.equity.retainedEarnings'
const paidInField = 'liabilitiesAndEquity.equity.additionalPaidInCapital'
const receivableField = 'assets.currentAssets.accountsReceivable'
const outside = 'otherIncomeExpense.'
const interestField = 'ordinaryIncomeExpense.interestExpense'

/** The lines with the meanings that only the whole statement tells. */
export function withMeanings(vocabulary: Vocabulary, classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  if (vocabulary.kind === 'balanceSheet')
    return withoutLoneAllowance(withPaidInSurplus(vocabulary, withHeadedItems(vocabulary, classified)))
  return vocabulary.kind === 'incomeStatement' ? withoutInterestOfLending(classified) : classified
}

/** Points by which a line stands in below its heading. */
const minIndent = 1.5

/** "Accrued liabilities" over "Compensation" and "Other", with no total of both: lines are what their heading and they name together. */
function withHeadedItems(vocabulary: Vocabulary, classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const meant = new Map<ClassifiedLine, TermMatch>()
  for (const [at, { line, item, sectionTerm }] of classified.entries()) {
    const field = item?.term.field ?? null
    if (!isHeading(line) || sectionTerm !== null || field === null || item!.score < wholeMatch) continue
    const next = classified.findIndex((other, index) => index > at && other.line.indent < line.indent + minIndent)
    const below = classified.slice(at + 1, next < 0 ? undefined : next)
    if (below.some(other => isHeading(other.line) || other.line.normal.total || other.line.label === '')) continue
    for (const entry of below.filter(other => other.item === null || isRest(other.item))) {
      const joined = normalizeLabel(`${line.label.replace(/:$/, '')} ${entry.line.label}`)
      const both = matchLabel(vocabulary, joined, entry.section).item
      if (both?.term.field === field) meant.set(entry, both)
    }
  }
  return classified.map(entry => (meant.has(entry) ? { ...entry, item: meant.get(entry)! } : entry))
}

/** "Other": the rest of whatever it stands in. */
const isRest = ({ term }: TermMatch): boolean => /\.other[^.]*$/.test(term.field ?? '')

const isStated = ({ line }: ClassifiedLine): boolean => line.values.some(value => value !== null)

/** "Surplus" beside "Undivided profits" or "Retained earnings" is what the owners paid in above the par value. */
function withPaidInSurplus(vocabulary: Vocabulary, classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const isSurplus = ({ item, line }: ClassifiedLine) =>
    item?.term.field === retainedField && line.normal.tokens.join(' ') === 'surplus'
  const kept = classified.some(
    entry => entry.item?.term.field === retainedField && isStated(entry) && !isSurplus(entry),
  )
  const paidIn = vocabulary.terms.find(({ role, field }) => role === 'item' && field === paidInField)
  if (!kept || paidIn === undefined) return classified
  return classified.map(entry => (isSurplus(entry) ? { ...entry, item: { ...entry.item!, term: paidIn } } : entry))
}

const allowance = /\b(?:allowance|reserve|provision)\b/i

/** An allowance with no receivables of customers to take it from belongs to something else: loans, pledges. */
function withoutLoneAllowance(classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const own = classified.filter(entry => entry.item?.term.field === receivableField && isStated(entry))
  if (own.length === 0 || own.some(({ line }) => !allowance.test(line.label))) return classified
  if (!own.every(({ line }) => line.values.every(value => value === null || value.value <= 0))) return classified
  return classified.map(entry => (own.includes(entry) ? { ...entry, item: null } : entry))
}

/** What a lender takes and pays as interest, down to its net interest income, is its business and not beside it. */
function withoutInterestOfLending(classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const net = classified.findLastIndex(
    entry => /^net interest (?:income|revenue)\b/i.test(entry.line.label) && isStated(entry),
  )
  const received = classified.findIndex(
    ({ line }) => line.normal.total && /\binterest (?:and \w+ )?(?:income|revenue)\b/i.test(line.label),
  )
  if (net < 0 || received < 0 || received > net) return classified
  const beside = (match: TermMatch | null) =>
    match !== null && (match.term.field?.startsWith(outside) ?? match.term.section?.startsWith('other')) === true
  return classified.map((entry, index) =>
    index > net
      ? entry
      : {
          ...entry,
          item:
            beside(entry.item) || (index < received && entry.item?.term.field === interestField) ? null : entry.item,
          sectionTerm: beside(entry.sectionTerm) ? null : entry.sectionTerm,
        },
  )
}
