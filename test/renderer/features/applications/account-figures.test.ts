/** What all accounts of an application say together. */
import { expect, test } from 'vitest'
import type { AccountSummary, McaPosition } from '../../../../core/contract/full-analysis.ts'
import { accountFields, accountGroups } from '../../../../renderer/features/applications/account-figures.ts'

const summary = (more: Partial<AccountSummary>): AccountSummary =>
  ({ bank_name: 'Prairie State', account_number: '1', is_mtd: false, mca_positions: [], ...more }) as AccountSummary
const accounts = [
  summary({ end_date: '2026-02-28', true_revenue: 300, average_daily_balance: 50, num_nsf_fees: 2, negative_days: 1 }),
  summary({ end_date: '2026-01-31', true_revenue: 100, average_daily_balance: 40, num_nsf_fees: 0, negative_days: 0 }),
  summary({
    account_number: '2',
    end_date: '2026-02-28',
    true_revenue: 50,
    average_daily_balance: 7,
    num_nsf_fees: null,
    negative_days: null,
  }),
  summary({ account_number: '2', end_date: '2026-03-10', is_mtd: true, true_revenue: 9, average_daily_balance: 8 }),
]

test('revenue is a month of every account, balances are the newest, a month to date is no month', () => {
  expect(accountFields(accounts.map(one => ({ ...one, num_nsf_fees: one.num_nsf_fees ?? null })))).toMatchObject({
    trueRevenue: 250,
    averageDailyBalance: 58,
    nsfFees: 2,
  })
  expect(accountGroups(accounts)).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('an advance that several statements tell of is one', () => {
  const paid = (lender: string | null, payment: number) => ({ lender, payment, frequency: 'daily' }) as McaPosition
  const shown = [
    summary({ mca_positions: [paid('Forward Financing', 389), paid(null, 120)] }),
    summary({ mca_positions: [paid('Forward Financing', 391), paid(null, 75)] }),
  ]
  expect(accountFields(shown).advances).toBe(3)
})

test('what is not known of any account is not 0', () => {
  expect(accountFields([])).toEqual({
    trueRevenue: null,
    averageDailyBalance: null,
    nsfFees: null,
    negativeDays: null,
    advances: null,
  })
})
