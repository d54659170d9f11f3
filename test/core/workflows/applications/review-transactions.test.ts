/** Decisions about transactions: what they are stored under, which of them applies, and what of them is refused. */
import { expect, test } from 'vitest'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import {
  isKnownRule,
  reviewedEntries,
  rulesInForce,
  stableDecisionPath,
} from '../../../../core/workflows/applications/review-transactions.ts'
import { madeAccount } from '../../../support/made-parts.ts'

const reading = madeAccount({
  start: '2026-02-01',
  end: '2026-02-28',
  from: 100,
  to: 1300,
  transactions: [
    ['2026-02-02', 'ACH CREDIT HARBOR SUPPLY LLC 1', 1000],
    ['2026-02-03', 'ACH CREDIT HARBOR SUPPLY LLC 2', 300],
    ['2026-02-04', 'HARBOR SUPPLY LLC 3', -100],
  ],
})
const statement = { id: 'f1.1.0', reading }
const rule = '/transaction_rules/credit/harbor supply'
const { transactions } = assembleAccounts([reading])

test('a rule covers one side; what is decided singly goes before it, and null gives way to it', () => {
  const ruled = { path: `${rule}/category`, value: 'transfer' }
  const entries = reviewedEntries(statement, [{ path: '/transactions/f1.1.0.1/category', value: 'wire' }, ruled])
  expect([...entries]).toEqual([
    [0, { category: 'transfer', categorySource: 'rule' }],
    [1, { category: 'wire', categorySource: 'correction' }],
  ])
  const undone = [ruled, { path: '/transactions/f1.1.0.1/category', value: null }]
  expect(reviewedEntries(statement, undone).get(1)).toEqual({ category: 'transfer', categorySource: 'rule' })
  expect(reviewedEntries(statement, [ruled, { ...ruled, value: null }]).size).toBe(0)
  expect(rulesInForce({ corrections: [ruled] }, transactions)).toMatchObject([
    { path: rule, transactions: 2, category: 'transfer' },
  ])
  expect(rulesInForce({ corrections: [ruled, { ...ruled, value: null }] }, transactions)).toEqual([])
})

test('a category of the other side does not apply once the amount is corrected', () => {
  expect(reviewedEntries(statement, [{ path: '/transactions/f1.1.0.2/category', value: 'deposit' }]).size).toBe(0)
})

test('a decision names a transaction that is there, and a category of its side', () => {
  const listed = [{ id: 'f1.1.0', count: 3 }]
  const at = (path: string, value: string | boolean | null) => stableDecisionPath({ path, value }, listed, transactions)
  expect(at('/transactions/2/category', 'payroll')).toBe('/transactions/f1.1.0.2/category')
  expect(at('/transactions/f1.1.0.0/is_revenue', false)).toBe('/transactions/f1.1.0.0/is_revenue')
  expect(at('/transactions/3/category', 'payroll')).toBeNull()
  expect(at('/transactions/0/1/category', 'deposit')).toBeNull()
  expect(() => at('/transactions/0/category', 'payroll')).toThrow('cannot stand')
  expect(() => at('/transactions/2/is_revenue', false)).toThrow('cannot stand')
})

test('a rule is of words that transactions share', () => {
  const known = new Set([rule])
  expect(isKnownRule({ path: `${rule}/category`, value: 'transfer' }, known)).toBe(true)
  expect(isKnownRule({ path: `${rule}/amount`, value: 1 }, known)).toBe(false)
  expect(isKnownRule({ path: '/transaction_rules/debit/harbor supply/category', value: 'rent' }, known)).toBe(false)
  expect(() => isKnownRule({ path: `${rule}/category`, value: 'payroll' }, known)).toThrow('cannot stand')
})

test('a transfer that a person excludes is none on the other account either', () => {
  const savings = madeAccount({
    number: 'XXXX9007',
    start: '2026-02-01',
    end: '2026-02-28',
    from: 5000,
    to: 4000,
    transactions: [['2026-02-02', 'Withdrawal', -1000]],
  })
  const categories = (corrections: Parameters<typeof reviewedEntries>[1]) =>
    assembleAccounts([reading, savings], undefined, [reviewedEntries(statement, corrections)]).transactions.map(
      ({ category }) => category,
    )
  expect([categories([])[0], categories([])[3]]).toEqual(['transfer', 'transfer'])
  const decided = categories([{ path: '/transactions/f1.1.0.0/category', value: 'deposit' }])
  expect([decided[0], decided[3]]).toEqual(['deposit', 'payment'])
})
