/** Every line of the cash flow desk, computed a second time from the definitions: equal to the cent, and the UCA without a gap. */
import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { madeCompany } from './companies.ts'
import { cashFlowOfYear, periodEnd } from './product.ts'
import { statementBooks } from './statement-books.ts'

const seeds = Array.from({ length: 60 }, (_, at) => at + 1)

test('coverage, leverage and UCA of 60 companies equal a second calculation to the cent', () => {
  let lines = 0
  for (const seed of seeds) {
    const year = madeCompany(seed)
    const cashFlow = cashFlowOfYear(year)
    expect(cashFlow.periods[0], `company ${seed}`).toMatchObject({ period_end: periodEnd, kind: 'fye' })
    const compared = compare(cashFlow.periods[0]!, statementBooks(year))
    expect(compared, `company ${seed}`).toMatchObject({ differences: [], balanced: true, gap: 0 })
    lines += compared.lines
  }
  expect(lines).toBeGreaterThan(20 * seeds.length)
})

test('a line that is off by a cent, or by a sign, is a difference', () => {
  const year = madeCompany(1)
  const books = statementBooks(year)
  const [period] = cashFlowOfYear(year).periods
  expect(compare(period!, { ...books, sales: books.sales! + 1 }).differences).toContainEqual(
    expect.stringContaining('uca.cash_from_sales'),
  )
  expect(compare(period!, { ...books, interest: -books.interest! }).differences).not.toEqual([])
})
