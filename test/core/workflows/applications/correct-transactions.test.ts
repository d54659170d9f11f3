/** Corrections of transactions: their lasting names, and what a statement says of its sums once they are made. */
import { expect, test } from 'vitest'
import type { AccountReading } from '../../../../core/extraction/bank/bank-statement.ts'
import {
  correctedTransactions,
  stableTransactionPath,
  presentTransactionPath,
  recomputedReconciliation,
} from '../../../../core/workflows/applications/correct-transactions.ts'
import { field, madeAccount } from '../../../support/made-parts.ts'

const statements = [
  { id: 'f1.1.0', count: 3 },
  { id: 'f1.4.0', count: 0 },
  { id: 'f2.1.0', count: 2 },
]

test('a transaction is named by its statement and its row, whatever stands before it later', () => {
  const stable = stableTransactionPath({ path: '/transactions/4/amount', value: 1 }, statements)
  expect(stable).toBe('/transactions/f2.1.0.1/amount')
  expect(presentTransactionPath(stable!, statements)).toBe('/transactions/4/amount')
  expect(presentTransactionPath(stable!, [{ id: 'f0.1.0', count: 7 }, ...statements])).toBe('/transactions/11/amount')
  expect(presentTransactionPath(stable!, statements.slice(0, 2))).toBeNull()
  expect(stableTransactionPath({ path: stable!, value: 2 }, statements)).toBe(stable)
  for (const path of ['/transactions/5/amount', '/transactions/f2.1.0.2/amount', '/transactions/0/amount/0'])
    expect(stableTransactionPath({ path, value: 1 }, statements), path).toBeNull()
})

const running = (amounts: readonly number[], balances: readonly number[]): AccountReading => {
  const made = madeAccount({
    start: '2026-02-01',
    end: '2026-02-28',
    from: 100,
    to: balances.at(-1)!,
    transactions: amounts.map((amount, index) => [`2026-02-0${index + 1}`, 'Something', amount]),
  })
  const transactions = made.transactions.map((row, index) => ({ ...row, balance: field(balances[index]!) }))
  return { ...made, transactions, brokenBalances: 1, complete: false }
}

test('running balances are recomputed, and what reconciles is whole', () => {
  const read = running([10, 20, 300, 5], [110, 130, 160, 165])
  const { reading, rows } = correctedTransactions(read, 's', [{ path: '/transactions/s.2/amount', value: 30 }])
  expect([...rows]).toEqual([2])
  expect(recomputedReconciliation(reading, read)).toMatchObject({ brokenBalances: 0, complete: true })
  const worse = correctedTransactions(read, 's', [{ path: '/transactions/s.0/amount', value: 11 }]).reading
  expect(recomputedReconciliation(worse, read)).toMatchObject({ brokenBalances: 0, complete: false })
  expect(recomputedReconciliation(read, read)).toBe(read)
})

test('a row that is no longer there is left alone', () => {
  const read = running([10], [110])
  const { reading, rows } = correctedTransactions(read, 's', [{ path: '/transactions/s.3/amount', value: 30 }])
  expect(reading.transactions).toEqual(read.transactions)
  expect(rows.size).toBe(0)
})
