/** What other lines of a statement say about the meaning of one: a label alone may mislead. */
import type { TermMatch, Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { PlacedLine } from './placed-line.ts'

const retainedField = 'liabilitiesAndEquity.equity.retainedEarnings'
const paidInField = 'liabilitiesAndEquity.equity.additionalPaidInCapital'
const receivableField = 'assets.currentAssets.accountsReceivable'
const grossProfitField = 'ordinaryIncomeExpense.income.grossProfit'
const outside = 'otherIncomeExpense.'
const interestField = 'ordinaryIncomeExpense.interestExpense'

/** The lines with the meanings that only the whole statement tells. */
export function withMeanings(vocabulary: Vocabulary, placed: readonly PlacedLine[]): readonly PlacedLine[] {
  if (vocabulary.kind === 'balanceSheet') return withoutLoneAllowance(withPaidInSurplus(vocabulary, placed))
  return vocabulary.kind === 'incomeStatement' ? withoutInterestOfLending(withoutIncomeBelowGross(placed)) : placed
}

const isStated = ({ line }: PlacedLine): boolean => line.values.some(value => value !== null)

/** "Surplus" beside "Undivided profits" or "Retained earnings" is what the owners paid in above the par value. */
function withPaidInSurplus(vocabulary: Vocabulary, placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const isSurplus = ({ item, line }: PlacedLine) =>
    item?.term.field === retainedField && line.normal.tokens.join(' ') === 'surplus'
  const kept = placed.some(place => place.item?.term.field === retainedField && isStated(place) && !isSurplus(place))
  const paidIn = vocabulary.terms.find(({ role, field }) => role === 'item' && field === paidInField)
  if (!kept || paidIn === undefined) return placed
  return placed.map(place => (isSurplus(place) ? { ...place, item: { ...place.item!, term: paidIn } } : place))
}

const allowance = /\b(?:allowance|reserve|provision)\b/i

/** An allowance with no receivables of customers to take it from belongs to something else: loans, pledges. */
function withoutLoneAllowance(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const own = placed.filter(place => place.item?.term.field === receivableField && isStated(place))
  if (own.length === 0 || own.some(({ line }) => !allowance.test(line.label))) return placed
  if (!own.every(({ line }) => line.values.every(value => value === null || value.value <= 0))) return placed
  return placed.map(place => (own.includes(place) ? { ...place, item: null } : place))
}

/** "Total income" below a gross profit is what is left with other income, not what was sold: that stands above. */
function withoutIncomeBelowGross(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const gross = placed.findIndex(place => place.result?.term.field === grossProfitField && isStated(place))
  const isRevenue = (place: PlacedLine) => place.sectionTerm?.term.section === 'revenue' && isStated(place)
  const sold = (place: PlacedLine) => isRevenue(place) || (place.section === 'revenue' && isStated(place))
  if (!placed.slice(0, Math.max(gross, 0)).some(sold)) return placed
  return placed.map((place, index) =>
    index > gross && isRevenue(place) && place.line.normal.total ? { ...place, sectionTerm: null } : place,
  )
}

/** What a bank takes and pays as interest, down to its net interest income, is its business and not beside it. */
function withoutInterestOfLending(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const net = placed.findLastIndex(
    place => /^net interest (?:income|revenue)\b/i.test(place.line.label) && isStated(place),
  )
  const taken = placed.findIndex(
    ({ line }) => line.normal.total && /\binterest (?:and \w+ )?(?:income|revenue)\b/i.test(line.label),
  )
  if (net < 0 || taken < 0 || taken > net) return placed
  const beside = (match: TermMatch | null) =>
    match !== null && (match.term.field?.startsWith(outside) ?? match.term.section?.startsWith('other')) === true
  return placed.map((place, index) =>
    index > net
      ? place
      : {
          ...place,
          item: beside(place.item) || (index < taken && place.item?.term.field === interestField) ? null : place.item,
          sectionTerm: beside(place.sectionTerm) ? null : place.sectionTerm,
        },
  )
}
