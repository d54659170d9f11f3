/** Which transactions are fees for returned and overdrawn items, by their words. */
import fees from '../../vocabulary/bank-fees.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'

const returned = new RegExp(fees.returned, 'i')
const overdraft = new RegExp(fees.overdraft, 'i')
const fee = new RegExp(fees.fee, 'i')
const except = new RegExp(fees.except, 'i')
const refund = new RegExp(fees.refund, 'i')
const itemWord = phrasePattern(fees.itemWords, 'whole')

/**
 * The family a fee belongs to; null for any other transaction. `amount`: credits positive. "unclear": "PAID OVERDRAFT ITEM" names neither a fee
 * nor who was paid, and may be either.
 */
export function returnedFeeOf(
  description: string,
  amount: number,
): 'returned' | 'overdraft' | 'refund' | 'unclear' | null {
  const bounced = returned.test(description)
  const overdrawn = overdraft.test(description)
  if (!bounced && !overdrawn) return null
  if (amount > 0) return refund.test(description) && fee.test(description) ? 'refund' : null
  if (except.test(description) || refund.test(description)) return null
  // The presented item itself is no fee: "RETURNED ITEM SYSCO" without a word for charge.
  if (fee.test(description)) return bounced ? 'returned' : 'overdraft'
  return overdrawn && description.split(/\s+/).every(word => itemWord.test(word)) ? 'unclear' : null
}
