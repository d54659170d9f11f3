/** Rules for transactions of every application, read and written as a user writes them. */
import { expect, test } from 'vitest'
import {
  areTransactionRules,
  isWritable,
  transactionRulesIn,
  withTransactionRule,
} from '../../../core/contract/transaction-rules.ts'

const text =
  'credit harbor supply = owner contribution; credit a/b transfer = not revenue; debit blue harbor = mca payment'

test('a list is read as decisions about what is alike', () => {
  expect(transactionRulesIn(text)).toEqual([
    { path: '/transaction_rules/credit/harbor supply/category', value: 'owner_contribution' },
    { path: '/transaction_rules/credit/a~1b transfer/is_revenue', value: false },
    { path: '/transaction_rules/debit/blue harbor/category', value: 'mca_payment' },
  ])
  expect(transactionRulesIn('')).toEqual([])
})

test.each([
  'harbor supply = owner contribution',
  'credit harbor supply',
  'credit harbor supply = payroll',
  'debit blue harbor = not revenue',
  'credit  = deposit',
])('%j is no rule', given => {
  expect(areTransactionRules(given)).toBe(false)
})

test('a decision takes the place of an earlier one about the same, and null removes it', () => {
  const path = '/transaction_rules/credit/harbor supply/category'
  const changed = withTransactionRule(text, path, 'transfer')
  expect(changed).toBe(
    'credit a/b transfer = not revenue; debit blue harbor = mca payment; credit harbor supply = transfer',
  )
  expect(transactionRulesIn(changed!)).toHaveLength(3)
  expect(withTransactionRule('credit harbor supply = transfer', path, null)).toBeNull()
  expect(withTransactionRule(null, path, 'transfer')).toBe('credit harbor supply = transfer')
})

test('words with the signs of the list cannot be written in it', () => {
  expect(isWritable('/transaction_rules/credit/harbor supply/category')).toBe(true)
  expect(isWritable('/transaction_rules/credit/a = b/category')).toBe(false)
  expect(isWritable('/transactions/3/category')).toBe(false)
})
