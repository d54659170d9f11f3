/** Decisions about transactions: what they are stored under, which of them applies, and what of them is refused. */
import { expect, test } from 'vitest'
import { counterparties } from '../../../../core/analysis/bank/counterparties.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { presentTransactionPath } from '../../../../core/workflows/applications/correct-transactions.ts'
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

test('a part is split off under a category of its side, and no more than there is', () => {
  const listed = [{ id: 'f1.1.0', count: 3 }]
  const at = (path: string, value: number | string | null, rows = transactions) =>
    stableDecisionPath({ path, value }, listed, rows)
  expect(at('/transactions/0/parts/loan_proceeds', 400)).toBe('/transactions/f1.1.0.0/parts/loan_proceeds')
  expect(at('/transactions/0/parts/loan_proceeds', null)).toBe('/transactions/f1.1.0.0/parts/loan_proceeds')
  for (const [path, value] of [
    ['/transactions/0/parts/payroll', 400],
    ['/transactions/0/parts/loan_proceeds', 1000.01],
    ['/transactions/0/parts/loan_proceeds', -400],
    ['/transactions/0/parts/loan_proceeds', '400'],
  ] as const)
    expect(() => at(path, value), `${path} ${value}`).toThrow('cannot stand')
  const split = [{ ...transactions[0]!, parts: [{ category: 'loan_proceeds', amount: 700, is_revenue: false }] }]
  expect(() => at('/transactions/0/parts/transfer', 400, split)).toThrow('cannot stand')
  expect(at('/transactions/0/parts/loan_proceeds', 900, split)).not.toBeNull()
  expect(presentTransactionPath('/transactions/f1.1.0.0/parts/loan_proceeds', listed)).toBe(
    '/transactions/0/parts/loan_proceeds',
  )
})

test('parts count under their own categories in revenue, NSF fees, advances and counterparties', () => {
  const split = [
    { path: '/transactions/f1.1.0.0/parts/loan_proceeds', value: 400 },
    { path: '/transactions/f1.1.0.2/parts/nsf_fee', value: 35 },
    { path: '/transactions/f1.1.0.2/parts/mca_payment', value: 65 },
  ]
  const assembled = (corrections: Parameters<typeof reviewedEntries>[1]) =>
    assembleAccounts([reading], undefined, [reviewedEntries(statement, corrections)])
  const [whole] = assembled([]).summaries
  const { summaries, transactions: rows, entries } = assembled(split)
  expect(whole).toMatchObject({ true_revenue: 1300, total_nsf_fees: 0, num_total_debits: 1, mca_positions: [] })
  expect(summaries[0]).toMatchObject({
    true_revenue: 900,
    total_nsf_fees: 35,
    num_nsf_fees: 1,
    total_credits: 1300,
    num_total_credits: 2,
    num_total_debits: 1,
    mca_positions: [{ total_paid: 65, count: 1 }],
  })
  expect(rows[0]).toMatchObject({
    amount: 1000,
    category: 'deposit',
    parts: [{ category: 'loan_proceeds', amount: 400, is_revenue: false }],
  })
  expect(rows[2]!.parts).toEqual([
    { category: 'mca_payment', amount: -65, is_revenue: null },
    { category: 'nsf_fee', amount: -35, is_revenue: null },
  ])
  const none = { own: [], owners: [], vendors: [], buyers: [] }
  expect(counterparties(entries, none)).toMatchObject([{ name: 'Harbor Supply', total_credits: 1300, num_credits: 2 }])
  // An amount that was corrected to less than its parts is not split.
  expect(
    assembled([split[0]!, { path: '/transactions/f1.1.0.0/parts/transfer', value: 700 }]).transactions[0],
  ).not.toHaveProperty('parts')
  expect(assembled([...split, ...split.map(one => ({ ...one, value: null }))]).summaries[0]).toEqual(whole)
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
