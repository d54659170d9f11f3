/** What other lines of a statement say about the meaning of one: a label alone may mislead. */
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'

const retainedField = 'liabilitiesAndEquity.equity.retainedEarnings'
const paidInField = 'liabilitiesAndEquity.equity.additionalPaidInCapital'

/** The lines with the meanings that only the whole statement tells. */
export function withMeanings(vocabulary: Vocabulary, classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  return vocabulary.kind === 'balanceSheet' ? withPaidInSurplus(vocabulary, classified) : classified
}

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

