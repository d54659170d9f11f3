/** Fees for returned and overdrawn items: which transactions are such fees, and the box that totals them for the period and the year. */
import fees from '../../vocabulary/bank-fees.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { TotalCandidate } from './account-totals.ts'
import { cents } from './amounts.ts'
import type { TextLine } from './printed.ts'

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

const boxRow = phrasePattern(fees.boxRows, 'start')
const { thisYear, thisPeriod } = patternsOf(fees)
/** The headings of the box stand within so many lines above a row. */
const maxLinesAbove = 8

/** The sum of the box "Total overdraft fees: this period, year to date" for this period; null without such a box. */
export function feeBox(range: readonly number[], lines: readonly TextLine[]): TotalCandidate | null {
  const parts = range.flatMap((index, at) => {
    const line = lines[index]!
    const amounts = line.amounts.filter(token => token.cents)
    if (amounts.length === 0 || amounts.length > 3 || !boxRow.test(line.text)) return []
    const above = range
      .slice(Math.max(0, at - maxLinesAbove), at)
      .filter(other => lines[other]!.page === line.page)
      .map(other => lines[other]!.text)
      .join(' ')
    const [year, period] = [thisYear.exec(above)?.index, thisPeriod.exec(above)?.index]
    // One of two amounts is missing, and nothing shows which.
    if (amounts.length === 1 && period !== undefined && year !== undefined) return [null]
    if (amounts.length === 1 ? period === undefined : year === undefined) return []
    const first = period === undefined || year === undefined || period < year
    return [{ amount: first ? amounts[0]! : amounts.at(-1)!, line: index, text: 'this period' }]
  })
  const known = parts.filter(part => part !== null)
  if (known.length === 0 || known.length < parts.length) return null
  return { value: cents(known.reduce((sum, { amount }) => sum + amount.value, 0)), parts: known, count: null }
}
