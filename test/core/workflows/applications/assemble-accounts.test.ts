/** Account summaries carry what the analysis of their transactions tells. */
import { expect, test } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import type { AccountReading, TransactionReading } from '../../../../core/extraction/bank/bank-statement.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'

const fieldValue = <T>(value: T): Field<T> => ({
  value,
  confidence: 0.99,
  method: 'text',
  evidence: [],
  label: null,
  scale: 1,
})
const row = (date: string, description: string, amount: number, details = ''): TransactionReading => ({
  date: fieldValue(date),
  description,
  details,
  amount: fieldValue(amount),
  balance: null,
  checkNumber: null,
  section: null,
})
const account = (given: Partial<AccountReading>): AccountReading => ({
  account_number: fieldValue('xxxx4410'),
  account_type: fieldValue('checking' as const),
  account_subtype: null,
  bank_name: fieldValue('Larkspur Bank'),
  account_holder: null,
  currency: null,
  start_date: fieldValue('2026-03-01'),
  end_date: fieldValue('2026-03-10'),
  starting_balance: fieldValue(1000),
  ending_balance: fieldValue(1000),
  total_debits: null,
  total_credits: null,
  num_total_debits: null,
  num_total_credits: null,
  printed_nsf_fees: null,
  is_mtd: false,
  transactions: [],
  complete: true,
  dailyBalances: [],
  pages: [1],
  problems: [],
  ...given,
})

test('balances, revenue, transfers between the accounts, large deposits and categories', () => {
  // Checking: 3000 for two days, 500 from 3 March, 9500 from 5 March: (2 × 3000 + 2 × 500 + 6 × 9500) / 10.
  const checking = account({
    ending_balance: fieldValue(9500),
    transactions: [
      row('2026-03-01', 'Square Inc', 2000, 'TRACE 0042'),
      row('2026-03-03', 'Withdrawal', -2500, 'Online transfer to savings 9021'),
      row('2026-03-05', 'Deposit', 9000),
    ],
  })
  const savings = account({
    account_number: fieldValue('9021'),
    account_type: fieldValue('savings' as const),
    ending_balance: fieldValue(3500),
    transactions: [row('2026-03-04', 'Deposit', 2500)],
  })
  const { summaries, transactions } = assembleAccounts([checking, savings])
  expect(summaries[0]).toMatchObject({
    average_daily_balance: 6400,
    negative_days: 0,
    true_revenue: 11_000,
    mca_positions: [],
  })
  // 1000 for three days, 3500 for seven.
  expect(summaries[1]).toMatchObject({ average_daily_balance: 2750, true_revenue: 0 })
  expect(transactions.map(({ category }) => category)).toEqual(['card_sales', 'transfer', 'deposit', 'transfer'])
  // Half of 11,000 is 5500; the median of 2000 and 9000, three times, is 16,500: nothing is above that.
  expect(summaries[0]!.checks.filter(({ id }) => id === 'bank.large_deposit')).toEqual([])
})

test('a deposit above half a month and three usual ones is reported for information only', () => {
  const usual = Array.from({ length: 8 }, (_, n) => row(`2026-03-0${n + 1}`, 'Deposit', 1000))
  const [summary] = assembleAccounts([
    account({ ending_balance: fieldValue(29_000), transactions: [...usual, row('2026-03-09', 'Deposit', 20_000)] }),
  ]).summaries
  // Half of 28,000.
  expect(summary!.checks.filter(({ id }) => id === 'bank.large_deposit')).toEqual([
    expect.objectContaining({ expected: 14_000, actual: 20_000, difference: 6000, severity: 'info' }),
  ])
})

test('what was not read whole is null, not 0', () => {
  const [summary] = assembleAccounts([
    account({ complete: false, ending_balance: null, transactions: [row('2026-03-02', 'Deposit', 10)] }),
  ]).summaries
  expect(summary).toMatchObject({ average_daily_balance: null, negative_days: null, true_revenue: null })
})

test('rows that miss printed totals or balances fail with the difference, however whole the list', () => {
  const rows = [row('2026-03-02', 'Deposit', 4000), row('2026-03-05', 'Rent', -1500)]
  const failed = (given: Partial<AccountReading>) =>
    assembleAccounts([account({ transactions: rows, ...given })]).summaries[0]!.checks.flatMap(
      ({ id, passed, severity, difference }) => (passed === false ? [[id, severity, difference]] : []),
    )
  const sound = { ending_balance: fieldValue(3500), total_credits: fieldValue(4000), total_debits: fieldValue(1500) }
  expect(failed(sound)).toEqual([])
  expect(failed({ ...sound, transactions: rows.slice(0, 1) })).toEqual([
    ['rows_reconcile', 'high', -1500],
    ['debits_equal_transactions', 'high', 1500],
  ])
  // One sign inverted, no printed totals, and a list that extraction itself does not trust.
  const inverted = [row('2026-03-02', 'Deposit', 4000), row('2026-03-05', 'Rent', 1500)]
  const problem = { code: 'statement_not_reconciled', message: 'They do not.', page: 1, severity: 'warning' } as const
  const unsure = { transactions: inverted, complete: false, problems: [problem] }
  expect(failed({ ...unsure, ending_balance: fieldValue(3500) })).toEqual([['rows_reconcile', 'high', -3000]])
  expect(failed({ ...unsure, ending_balance: null })).toEqual([['statement_not_reconciled', 'high', null]])
})

test('fees that are listed are counted, and none where the bank totals others than the list shows', () => {
  const countOf = (total: number, description: string) => {
    const transactions = [row('2026-03-02', description, -35), row('2026-03-04', description, -35)]
    const { summaries } = assembleAccounts([account({ printed_nsf_fees: fieldValue(total), transactions })])
    return [summaries[0]!.total_nsf_fees, summaries[0]!.num_nsf_fees]
  }
  expect(countOf(70, 'OVERDRAFT PD')).toEqual([70, 2])
  expect(countOf(70, 'PAYMENT')).toEqual([70, null])
  expect(countOf(0, 'PAYMENT')).toEqual([0, 0])
})
