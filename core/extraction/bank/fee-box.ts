/** The box that totals the fees for returned and overdrawn items, for the period and the year. */
import fees from '../../vocabulary/bank-fees.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { TotalCandidate } from './account-totals.ts'
import { cents } from './amounts.ts'
import type { TextLine } from './printed.ts'

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
