/** Balances, revenue, transfers, large deposits, gaps and the window of statements, against figures computed manually. */
import { describe, expect, test } from 'vitest'
import { analyzeAccounts } from '../../../../core/analysis/bank/analyze-accounts.ts'
import { averageBusinessDayBalance, dailyBalances } from '../../../../core/analysis/bank/daily-balances.ts'
import type { BankEntry, BankPeriod } from '../../../../core/analysis/bank/entry.ts'

const row = (date: string | null, description: string, amount: number, balance: number | null = null): BankEntry => ({
  date,
  description,
  amount,
  balance,
  checkNumber: null,
  section: null,
})
const period = (given: Partial<BankPeriod>): BankPeriod => ({
  account_number: 'XXXXXX4410',
  account_type: 'checking',
  bank_name: 'Larkspur Bank',
  account_holder: 'Tern Bay Boats LLC',
  start_date: '2026-03-01',
  end_date: '2026-03-10',
  starting_balance: 1000,
  ending_balance: 700,
  is_mtd: false,
  entries: [],
  complete: true,
  dailyBalances: [],
  ...given,
})

describe('daily balances', () => {
  // 1–2 March 1000; 3–4 March −200; 5–9 March 900; 10 March 700: (2000 − 400 + 4500 + 700) / 10.
  const entries = [
    row('2026-03-03', 'Fuel', -1200),
    row('2026-03-05', 'Deposit', 1100),
    row('2026-03-10', 'Supplies', -200),
  ]

  test('every calendar day counts, days without rows carry forward', () => {
    const [analysis] = analyzeAccounts([period({ entries })]).periods
    expect(analysis).toMatchObject({ average_daily_balance: 680, negative_days: 2 })
    // Without Sunday 1, Saturday 7 and Sunday 8 March: (1000 − 400 + 2 × 900 + 900 + 700) / 7.
    expect(averageBusinessDayBalance(dailyBalances(period({ entries }))!)).toBe(571.43)
  })

  test('rows in lists by kind are put in order', () => {
    const mixed = [entries[1]!, entries[0]!, entries[2]!]
    expect(analyzeAccounts([period({ entries: mixed })]).periods[0]!.average_daily_balance).toBe(680)
  })

  test('running balances stand in for an opening balance that is not stated, newest first too', () => {
    const running = [
      row('2026-03-01', 'Deposit', 100, 1000),
      row('2026-03-03', 'Fuel', -1200, null),
      row('2026-03-03', 'Fee', 0, -200),
      row('2026-03-05', 'Deposit', 1100, 900),
      row('2026-03-10', 'Supplies', -200, 700),
    ]
    const given = { starting_balance: null, ending_balance: null }
    expect(analyzeAccounts([period({ ...given, entries: running })]).periods[0]!.average_daily_balance).toBe(680)
    const newestFirst = running.toReversed()
    expect(analyzeAccounts([period({ ...given, entries: newestFirst })]).periods[0]!.average_daily_balance).toBe(680)
  })

  test('a printed table of daily balances is taken as it is', () => {
    const printed = period({
      entries: [],
      dailyBalances: [
        { date: '2026-03-03', balance: -200 },
        { date: '2026-03-05', balance: 900 },
        { date: '2026-03-10', balance: 700 },
      ],
    })
    expect(analyzeAccounts([printed]).periods[0]!.average_daily_balance).toBe(680)
  })

  test.each([
    ['a row has no date', { entries: [...entries, row(null, 'Fee', 0)] }],
    ['the rows do not arrive at the ending balance', { entries, ending_balance: 650 }],
    ['the period is not stated', { entries, start_date: null }],
    ['a row lies outside the period', { entries: [...entries, row('2026-04-01', 'Fee', 0)] }],
    ['the balance is owed', { entries, account_type: 'credit card' as const }],
  ])('null when %s', (_, given) => {
    const [analysis] = analyzeAccounts([period(given)]).periods
    expect(analysis).toMatchObject({ average_daily_balance: null, negative_days: null })
  })
})

describe('true revenue', () => {
  const credits = [
    row('2026-03-02', 'STRIPE TRANSFER', 4000),
    row('2026-03-03', 'Incoming wire Osprey Marine', 2500),
    row('2026-03-03', 'RTS FINANCIAL FUNDING', 1000),
    row('2026-03-04', 'FUNDBOX ADVANCE', 9000),
    row('2026-03-04', 'SBA LOAN PROCEEDS', 8000),
    row('2026-03-05', 'REFUND GRAINGER', 70),
    row('2026-03-05', 'IRS TREAS 310 TAX REF', 600),
    row('2026-03-06', 'INTEREST PAID', 2),
    row('2026-03-06', 'OWNER CONTRIBUTION', 5000),
    row('2026-03-06', 'RETURNED ITEM DUKE POWER', 90),
  ]

  test('what is lent, moved, given back or put in is no revenue; wires and factoring are', () => {
    expect(analyzeAccounts([period({ entries: credits })]).periods[0]!.true_revenue).toBe(7500)
  })

  test('null when rows are missing or the balance is owed', () => {
    expect(analyzeAccounts([period({ entries: credits, complete: false })]).periods[0]!.true_revenue).toBeNull()
    expect(analyzeAccounts([period({ entries: credits, account_type: 'loan' })]).periods[0]!.true_revenue).toBeNull()
  })

  test('the same amount out of one account and into another is a transfer, each leg once', () => {
    const savings = period({
      account_number: '****9021',
      account_type: 'savings',
      entries: [row('2026-03-04', 'Withdrawal transfer', -3000), row('2026-03-09', 'Withdrawal', -777.7)],
    })
    const checking = period({
      entries: [
        row('2026-03-06', 'Deposit', 3000),
        row('2026-03-05', 'Deposit', 3000),
        row('2026-03-09', 'Deposit', 777.7),
        row('2026-03-09', 'BANKCARD DEP', 3000),
      ],
    })
    const { periods } = analyzeAccounts([checking, savings])
    expect(periods[0]!.categories).toEqual(['deposit', 'transfer', 'transfer', 'card_sales'])
    expect(periods[0]!.true_revenue).toBe(6000)
    expect(periods.map(({ account }) => account)).toEqual([0, 1])
  })

  test('equal round amounts some days apart that nobody calls a transfer stay what they are', () => {
    const other = period({ account_number: '9021', entries: [row('2026-03-04', 'Payment Osprey', -500)] })
    const { periods } = analyzeAccounts([period({ entries: [row('2026-03-06', 'Deposit', 500)] }), other])
    expect(periods[0]!.true_revenue).toBe(500)
  })
})

test('large deposits: above half the median month and three usual deposits', () => {
  const month = (name: string, amounts: readonly number[]) =>
    period({
      start_date: `2026-${name}-01`,
      end_date: `2026-${name}-28`,
      entries: amounts.map((amount, index) => row(`2026-${name}-${10 + index}`, 'Deposit', amount)),
    })
  // Months of 4000, 4400, 12,000: median 4400, its half 2200; the median of twelve deposits is 1000, three of them 3000.
  const { largeDeposits } = analyzeAccounts([
    month('01', [1000, 1000, 1000, 1000]),
    month('02', [1100, 1100, 1100, 1100]),
    month('03', [1000, 1000, 1000, 9000]),
  ])
  expect(largeDeposits[0]).toMatchObject({ threshold: 3000, medianMonthlyRevenue: 4400, medianDeposit: 1000 })
  expect(largeDeposits[0]!.deposits.map(({ amount }) => amount)).toEqual([9000])
})

describe('statements in a row', () => {
  const statement = (start: string, end: string, opening: number, closing: number, isMtd = false) =>
    period({ start_date: start, end_date: end, starting_balance: opening, ending_balance: closing, is_mtd: isMtd })

  test('the last four of each account count, and a month-to-date one besides', () => {
    const months = ['01', '02', '03', '04', '05'].map(month => statement(`2026-${month}-01`, `2026-${month}-28`, 0, 0))
    const partial = statement('2026-06-01', '2026-06-11', 0, 0, true)
    const savings = { ...statement('2025-01-01', '2025-01-31', 0, 0), account_number: '777-9021' }
    const { window } = analyzeAccounts([partial, ...months.toReversed(), savings, months[2]!])
    // months[2] stands twice: once is enough.
    expect(window).toEqual([0, 1, 2, 3, 4, 6])
  })

  test('statements of the same days with other balances are of two accounts, though their masked numbers are alike', () => {
    const payroll = period({ starting_balance: 8000, ending_balance: 8500 })
    const { periods, window } = analyzeAccounts([period({}), payroll, period({ ending_balance: null })])
    expect(periods.map(({ account }) => account)).toEqual([0, 1, 0])
    expect(window).toEqual([0, 1])
  })

  test('accounts are distinguished by their digits, however they are masked', () => {
    const named = (account_number: string | null, bank_name: string | null) => period({ account_number, bank_name })
    const { periods } = analyzeAccounts([
      named('000123454410', 'Larkspur Bank'),
      named('XXXX4410', 'LARKSPUR BANK, N.A.'),
      named('...4410', 'Osprey Credit Union'),
      named('4411', 'Larkspur Bank'),
      named(null, 'Larkspur Bank'),
      named(null, 'Larkspur Bank'),
    ])
    expect(periods.map(({ account }) => account)).toEqual([0, 0, 1, 2, 3, 4])
  })
})
