/** Decisions about transactions in the window: where they are made, what they are called. */
import { expect, test } from 'vitest'
import type { BankTransaction } from '../../../../core/contract/full-analysis.ts'
import { restOf } from '../../../../core/contract/transaction-parts.ts'
import {
  categoryChoices,
  categoryText,
  decidedValue,
  decisionName,
  decisionPointer,
  decisionText,
  isDecision,
  partPointer,
} from '../../../../renderer/features/applications/transaction-decisions.ts'

const transaction: BankTransaction = {
  account_number: '1',
  date: '2026-02-03',
  description: 'ACH CREDIT HARBOR SUPPLY LLC',
  amount: 100,
  balance: null,
  category: 'deposit',
  similar_path: '/transaction_rules/credit/harbor supply',
}

test('a decision is made of one transaction or of all like it', () => {
  const row = { index: 4, transaction }
  expect(decisionPointer(row, 'category', 'one')).toBe('/transactions/4/category')
  const ruled = decisionPointer(row, 'is_revenue', 'similar')!
  expect(ruled).toBe('/transaction_rules/credit/harbor supply/is_revenue')
  expect(
    decisionPointer({ index: 4, transaction: { ...transaction, similar_path: null } }, 'category', 'similar'),
  ).toBe(null)
  expect([ruled, '/transactions/4/category', '/transactions/4/amount'].map(isDecision)).toEqual([true, true, false])
  const named = (pointer: string) => decisionName(pointer, row => `Row ${row}`)
  expect(named(ruled)).toBe('All credits like “harbor supply”, revenue')
  expect(named('/transactions/4/category')).toBe('Row /transactions/4, category')
})

test('the last decision stands, and null is automatic', () => {
  const made = (path: string, value: string | null) => ({
    id: '',
    path,
    value,
    note: null,
    author: null,
    createdAt: '',
  })
  const corrections = [made('/transactions/4/category', 'wire'), made('/transactions/4/category', null)]
  expect(decidedValue('/transactions/4/category', corrections.slice(0, 1))).toBe('wire')
  expect(decidedValue('/transactions/4/category', corrections)).toBeNull()
  const texts = ['owner_contribution', true, false, null].map(value => decisionText(value, '/transactions/4/category'))
  expect(texts).toEqual(['Owner contribution', 'counted', 'excluded', 'automatic'])
})

test('a part is named by its category; what is left is the amount without the parts', () => {
  const pointer = partPointer(4, 'loan_proceeds')
  expect(isDecision(pointer)).toBe(true)
  expect(decisionName(pointer, row => `Row ${row}`)).toBe('Row /transactions/4, part loan proceeds')
  expect([60, null].map(value => decisionText(value, pointer))).toEqual(['60.00', 'none'])
  const parts = [{ category: 'loan_proceeds', amount: 60.1, is_revenue: false }]
  expect([restOf({ ...transaction, parts }), restOf(transaction)]).toEqual([39.9, 100])
  expect(categoryText({ ...transaction, parts })).toBe('Deposit + Loan proceeds')
  expect(categoryText({ ...transaction, amount: 60.1, parts })).toBe('Loan proceeds')
})

test('a debit has no category of a credit', () => {
  const names = (amount: number) => categoryChoices(amount).map(({ name }) => name)
  expect(names(-1)).toContain('NSF fee')
  expect(names(-1)).not.toContain('Deposit')
  expect(names(1)[0]).toBe('Automatic')
})
