/** Advances with the transactions that are theirs. */
import { expect, test } from 'vitest'
import type { BankTransaction, McaPosition } from '../../../../core/contract/full-analysis.ts'
import { tracedAdvances } from '../../../../renderer/features/applications/advances.ts'

const transaction = (date: string, description: string, amount: number, category: string): BankTransaction => ({
  account_number: '41',
  date,
  description,
  amount,
  balance: null,
  category,
})
const position = (changes: Partial<McaPosition>): McaPosition => ({
  lender: 'Forward Financing',
  frequency: 'weekday',
  payment: 389,
  total_paid: 778,
  count: 2,
  first_date: '2026-05-01',
  last_date: '2026-05-04',
  funding_amount: null,
  funding_date: null,
  holdback: null,
  confidence: 'high',
  reasons: [],
  events: [],
  ...changes,
})
const transactions = [
  transaction('2026-05-01', 'FORWARD LN MGMT DES:ACH DEBIT 0501', -389, 'mca_payment'),
  transaction('2026-05-02', 'DAILY REMIT 88123', -120.5, 'payment'),
  transaction('2026-05-03', 'KNOX FUNDING WIRE', 20_000, 'mca_funding'),
  transaction('2026-05-04', 'FORWARD LN MGMT DES:ACH DEBIT 0504', -389, 'mca_payment'),
  transaction('2026-05-04', 'DAILY REMIT 88177', -120.5, 'payment'),
  { ...transaction('2026-05-04', 'FORWARD LN MGMT', -389, 'mca_payment'), account_number: '7' },
]

test('payments are the debits of the account that make the count and the sum a position states', () => {
  const [named, unnamed] = tracedAdvances(
    [
      position({}),
      position({ lender: null, payment: 120.5, total_paid: 241, first_date: '2026-05-02' }),
      // Another statement tells of the same.
      position({}),
    ],
    transactions,
    '41',
  )
  expect(named!.payments).toEqual([0, 3])
  expect(unnamed!.payments).toEqual([1, 4])
})

test('what does not add up is not claimed; the money that came is found by its day and amount', () => {
  const [advance] = tracedAdvances(
    [position({ count: 3, funding_amount: 20_000, funding_date: '2026-05-03' })],
    transactions,
    '41',
  )
  expect(advance).toMatchObject({ payments: [], funding: 2 })
})
