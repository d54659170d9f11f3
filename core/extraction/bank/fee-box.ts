/** Fees for returned and overdrawn items: which transactions are such fees, and the box that totals them for the period and the year. */
import fees from '../../vocabulary/bank-fees.json' with { type: 'json' }
import type { AmountToken } from './line-amounts.ts'
import type { TextLine } from './text-lines.ts'

const returned = new RegExp(fees.returned, 'i')
const overdraft = new RegExp(fees.overdraft, 'i')
const fee = new RegExp(fees.fee, 'i')
const except = new RegExp(fees.except, 'i')
const refund = new RegExp(fees.refund, 'i')

/** The family a fee belongs to; null for any other transaction. `amount`: credits positive. */
export function returnedFeeOf(description: string, amount: number): 'returned' | 'overdraft' | 'refund' | null {
  const bounced = returned.test(description)
  const overdrawn = overdraft.test(description)
  if (!bounced && !overdrawn) return null
  if (amount > 0) return refund.test(description) && fee.test(description) ? 'refund' : null
  if (except.test(description) || refund.test(description)) return null
  // The presented item itself is no fee: "RETURNED ITEM SYSCO" without a word for charge.
  if (!fee.test(description)) return null
  return bounced ? 'returned' : 'overdraft'
}

const boxRow =
  /^\W*(?:total\s+)?(?:for\s+)?(?:overdraft|od|nsf|returned?[- ](?:item|check)|insufficient funds?|non[- ]?sufficient)\b[^\d$]*\bfees?\b|^\W*total\b.*\b(?:overdraft|nsf|returned item)\b.*\bfees?\b/i

/** The amounts of the box "Total overdraft fees: this period, year to date", this period's only. Empty without such a box. */
export function feeBox(lines: readonly TextLine[]): readonly { readonly amount: AmountToken; readonly line: number }[] {
  const found: { amount: AmountToken; line: number }[] = []
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const amounts = line.amounts.filter(token => token.cents)
    if (amounts.length === 0 || amounts.length > 3 || !boxRow.test(line.text)) continue
    const above = lines
      .slice(Math.max(0, index - 8), index)
      .filter(other => other.page === line.page)
      .map(other => other.text)
      .join(' ')
    const year = above.search(/\byear\b|\bytd\b/i)
    const period = above.search(
      /\b(?:this|statement|current)\s+(?:statement\s+)?(?:period|cycle|month)\b|\bfor this\b/i,
    )
    // One of the two amounts is missing, and nothing shows which.
    if (amounts.length === 1 && year >= 0 && period >= 0) return []
    if (amounts.length === 1 ? period < 0 || year >= 0 : year < 0) continue
    const first = period < 0 || year < 0 || period < year
    const key = line.text.replace(/[^a-z]/gi, '').toLowerCase()
    if (seen.has(key)) continue
    seen.add(key)
    found.push({ amount: first ? amounts[0]! : amounts.at(-1)!, line: index })
  }
  return found
}
