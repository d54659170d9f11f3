/** Debt service of persons by their own lists of debts. */
import { expect, test } from 'vitest'
import type { ListedDebt } from '../../../../core/contract/debt-list.ts'
import { personalDebtService } from '../../../../core/workflows/cash-flow/personal-debts.ts'

const line = (facts: Partial<ListedDebt>): ListedDebt => ({
  lender: 'Valley Mortgage', original_amount: null, original_date: null, balance: 210_000, rate_percent: null,
  maturity: null, payment: 1_620.5, frequency: 'monthly', collateral: null, status: null, ...facts,
}) // prettier-ignore
const list = (company: string | null, ...lines: readonly ListedDebt[]) => ({
  company,
  lines: [...lines],
  at: '/debt_schedules/0',
})

test('payments of a year add up; a paid one is none', () => {
  const card = line({ lender: 'Card', payment: 50, frequency: 'weekly', balance: 900 })
  const found = personalDebtService(
    'Ann Lee',
    [list('ANN LEE', line({}), card, line({ balance: 0, payment: 400 }))],
    false,
  )
  // 12 × 1,620.50 + 52 × 50.
  expect(found).toEqual({ value: 2_204_600, from: ['/debt_schedules/0/lines/0/payment', '/debt_schedules/0/lines/1/payment'], reason: null }) // prettier-ignore
})

test('a list that names nobody is of the only person; one of another is nobody else’s', () => {
  expect(personalDebtService('Ann Lee', [list(null, line({}))], true)?.value).toBe(1_944_600)
  expect(personalDebtService('Ann Lee', [list(null, line({}))], false)).toBeNull()
  expect(personalDebtService('Ann Lee', [list('Bo Chen', line({}))], true)).toBeNull()
})

test('a payment that is not stated leaves the sum open, and is named', () => {
  const found = personalDebtService('Ann Lee', [list(null, line({ frequency: null }))], true)
  expect(found).toMatchObject({ value: null })
  expect(found!.reason).toContain('Valley Mortgage')
})
