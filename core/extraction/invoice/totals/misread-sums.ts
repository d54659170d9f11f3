/** On scans a sum that a doubtful digit or a lost decimal mark keeps from closing is what the others make of it. */
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import type { TotalCandidate } from './candidate.ts'
import type { TotalTerm } from './labels.ts'
import { distinctValues, near, sumOf } from './options.ts'

/** A digit that follows from the other sums is surer than a guess and less sure than one that was read. */
const correctedConfidence = 0.7
/** Recognition that is surer of its words than this read what is printed, be it right or not: the sum then fails. */
const doubtful = 0.8
const isDoubtful = ({ printed: { text, words } }: TotalCandidate): boolean =>
  !/[.,]\d\d\D*$/.test(text) || words.some(({ confidence }) => confidence < doubtful)

/**
 * The candidates with the one of subtotal, tax and total corrected that alone may be a misreading of what the other two make. None is where
 * two may be, where payments stand between them, or where the sum closes.
 */
export function withReadDigits(candidates: readonly TotalCandidate[]): readonly TotalCandidate[] {
  const best = (...terms: TotalTerm[]): TotalCandidate | undefined =>
    terms.flatMap(term => distinctValues(candidates, term).slice(0, 1))[0]
  const [subtotal, tax, total] = [best('subtotal'), best('tax_total', 'tax'), best('total', 'amount_due')]
  if (subtotal === undefined || tax === undefined || total === undefined) return candidates
  const [net, levy, all] = [subtotal, tax, total].map(({ fieldValue }) => fieldValue.value) as [number, number, number]
  const others = sumOf(distinctValues(candidates, 'shipping')) - sumOf(distinctValues(candidates, 'discount'))
  if (best('surcharge', 'amount_paid', 'down_payment', 'trade_in', 'previous_balance') !== undefined) return candidates
  if (near(net + levy, all) || near(net + levy + others, all)) return candidates
  const isRated = tax.rate !== null && near(net * tax.rate.value, levy)
  const ways = [
    { one: total, value: net + levy + others, isProven: false },
    { one: tax, value: all - net - others, isProven: isRated },
    { one: subtotal, value: all - levy - others, isProven: isRated },
  ].filter(
    ({ one, value, isProven }) =>
      one.fieldValue.method === 'ocr' && value > 0 && !isProven && mayBeMisreadAmount(one.printed.text, value),
  )
  const [only, another] = ways
  if (only === undefined || another !== undefined || !isDoubtful(only.one)) return candidates
  const value = Math.round(only.value * 100) / 100
  const corrected = ({ fieldValue }: TotalCandidate) => ({
    ...fieldValue,
    value,
    method: 'derived' as const,
    confidence: Math.min(fieldValue.confidence, correctedConfidence),
  })
  return candidates.map(one => (one.printed === only.one.printed ? { ...one, fieldValue: corrected(one) } : one))
}
