/** Debts of the schedule and of the bank, reconciled; the undisclosed one is named with its debits. */
import { describe, expect, it } from 'vitest'
import { advanceDebts } from '../../../../core/analysis/cash-flow/advances.ts'
import { bankDebts, type BankDebit } from '../../../../core/analysis/cash-flow/bank-debts.ts'
import type { DebtSources } from '../../../../core/analysis/cash-flow/debt-checks.ts'
import { debtSchedule } from '../../../../core/analysis/cash-flow/debts.ts'
import { enteredDebts } from '../../../../core/analysis/cash-flow/stated-debts.ts'
import { isSameLender } from '../../../../core/analysis/cash-flow/match-debts.ts'

const debits = (
  description: string,
  amount: number,
  dates: readonly string[],
  category = 'loan_payment',
): BankDebit[] =>
  dates.map((date, index) => ({
    date,
    description: `${description} ${4000 + index}`,
    amount,
    category,
    from: `/transactions/${date}-${amount}`,
  }))
const monthly = ['2025-06-05', '2025-07-07', '2025-08-05']

const sources = (more: Partial<DebtSources>): DebtSources => ({
  lists: enteredDebts([
    {
      lender: 'Harbor Trust Bank',
      balance: 80_000,
      rate_percent: 8,
      payment: 2_450,
      frequency: 'monthly',
      maturity: '2028-08-31',
    },
  ]),
  bank: bankDebts(debits('HARBOR TRUST LOAN PMT', 2_450, monthly)),
  hasBank: true,
  balanceSheetDebt: 80_000,
  balanceSheetFrom: ['/cash_flow/periods/0/lines/total_debt'],
  impliedByInterest: 8.4,
  asOf: '2025-08-31',
  ...more,
})

describe('bank debits', () => {
  it('of one lender and amount are one debt with its rhythm', () => {
    expect(bankDebts(debits('HARBOR TRUST LOAN PMT', 2_450, monthly))).toMatchObject([
      { lender: 'Harbor Trust Loan', payment: 2_450, frequency: 'monthly' },
    ])
  })
  it('of one lender and two amounts are two', () => {
    const both = [...debits('HARBOR TRUST LOAN PMT', 2_450, monthly), ...debits('HARBOR TRUST LOAN PMT', 910, monthly)]
    expect(bankDebts(both).map(({ payment }) => payment)).toEqual([910, 2_450])
  })
  it('to a payee whose name lends count from the second payment on', () => {
    expect(bankDebts(debits('OAKRIDGE LENDING', 700, monthly.slice(0, 1), 'payment'))).toEqual([])
    expect(bankDebts(debits('OAKRIDGE LENDING', 700, monthly.slice(0, 2), 'payment'))).toMatchObject([
      { lender: 'Oakridge Lending', frequency: 'monthly' },
    ])
    expect(bankDebts(debits('CITY WATER WORKS', 700, monthly, 'payment'))).toEqual([])
  })
  it('stay one debt when one is missed, the rate varies, or the bank cuts off the name', () => {
    const dates = ['2025-01-06', '2025-02-05', '2025-04-07', '2025-05-05']
    const varying = dates.map((date, at): BankDebit => ({
      date,
      description: at % 2 === 0 ? 'HARBOR TRUST BANK LOAN PMT' : 'ACH DEBIT HARBOR TRUST BANK LOAN',
      amount: 2_450 + 9 * at,
      category: 'payment',
      from: `/transactions/${at}`,
    }))
    expect(bankDebts(varying)).toMatchObject([{ frequency: 'monthly', from: { length: 4 } }])
  })
  it('of every business day at one amount are an advance, whoever takes them', () => {
    const days = Array.from(
      { length: 12 },
      (_, at) => `2025-03-${String(3 + at + 2 * Math.floor(at / 5)).padStart(2, '0')}`,
    )
    expect(bankDebts(debits('HBRHOLD WEB', 310, days, 'payment'))).toMatchObject([
      { kind: 'mca', frequency: 'weekday' },
    ])
    expect(bankDebts(debits('PARKING LOT', 12, days, 'payment'))).toEqual([])
  })
  it('to firms whose names only hold a word of lending are none', () => {
    for (const payee of [
      'ADVANCE AUTO PARTS',
      'CAPITAL WASTE SERVICES',
      'CAPITAL GROUP 401K',
      'PRINCIPAL FINANCIAL GROUP',
    ])
      expect(bankDebts(debits(payee, 700, monthly, 'payment')), payee).toEqual([])
  })
  it('of an advance are one debt over all statements', () => {
    const position = {
      lender: 'Swift Advance',
      frequency: 'weekday' as const,
      payment: 310,
      total_paid: 6_200,
      count: 20,
      first_date: '2025-07-01',
      last_date: '2025-07-31',
      funding_amount: null,
      funding_date: null,
      holdback: null,
      confidence: 'high' as const,
      reasons: [],
      events: [],
    }
    const placed = ['/a', '/b'].map(from => ({ position, from }))
    expect(advanceDebts(placed)).toMatchObject([
      { lender: 'Swift Advance', kind: 'mca', frequency: 'weekday', from: ['/a', '/b'] },
    ])
  })
})

describe('a debt schedule', () => {
  it('is confirmed by the bank, its balances by the balance sheet', () => {
    const { debts, checks } = debtSchedule(sources({}))
    expect(debts).toMatchObject([{ status: 'confirmed', annual_debt_service: 29_400 }])
    expect(debts![0]!.implied_rate_percent).toBeCloseTo(6.44, 1)
    expect(checks.map(({ id, passed }) => [id, passed])).toEqual([
      ['debts.payment.schedule-1', true],
      ['debts.balance_sheet', true],
      ['debts.implied_rate', true],
    ])
  })
  it('lacks a debt that the bank shows, which is named with its debits', () => {
    const bank = bankDebts([
      ...debits('HARBOR TRUST LOAN PMT', 2_450, monthly),
      ...debits('CRESTLINE EQUIPMENT LOAN PMT', 1_180.25, monthly),
    ])
    const { debts, checks } = debtSchedule(sources({ bank }))
    expect(debts!.map(({ status }) => status)).toEqual(['confirmed', 'undisclosed'])
    const [undisclosed] = checks.filter(({ id }) => id.startsWith('debts.undisclosed'))
    expect(undisclosed).toMatchObject({ passed: false, severity: 'high', actual: 1_180.25 })
    expect(undisclosed!.message).toContain('Crestline Equipment Loan')
    expect(undisclosed!.message).toContain('2025-07-07: 1,180.25')
    expect(debts![1]!.sources[0]!.from).toHaveLength(3)
  })
  it('may state a debt that the bank does not show, or another payment', () => {
    const { checks } = debtSchedule(sources({ bank: [] }))
    expect(checks[0]).toMatchObject({ id: 'debts.not_in_bank.schedule-1', passed: false })
    const { checks: other } = debtSchedule(
      sources({ bank: bankDebts(debits('HARBOR TRUST LOAN PMT', 2_600, monthly)) }),
    )
    expect(other.find(({ id }) => id.startsWith('debts.payment'))).toMatchObject({
      passed: false,
      expected: 2_450,
      actual: 2_600,
      difference: 150,
    })
  })
  it('that was not given leaves the debts of the bank undecided', () => {
    expect(debtSchedule(sources({ lists: [] })).debts).toMatchObject([{ status: 'bank_only' }])
    expect(debtSchedule(sources({ lists: [], bank: [] })).debts).toBeNull()
  })
})

it('names of lenders agree by the words that are their own', () => {
  expect(isSameLender('First Harbor National Bank', 'HARBOR NATL LOAN')).toBe(true)
  expect(isSameLender('First National Bank', 'NATIONAL FINANCE')).toBe(false)
})
