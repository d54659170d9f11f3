/** Transactions as they are searched, filtered and sorted. */
import { expect, test } from 'vitest'
import type { BankTransaction } from '../../../../core/contract/full-analysis.ts'
import { dateForm } from '../../../../renderer/formats/date-form.ts'
import { numberForm } from '../../../../renderer/formats/number-form.ts'
import { found, listed, type TransactionQuestion } from '../../../../renderer/features/applications/transaction-list.ts'

const made = (more: Partial<BankTransaction>): BankTransaction => ({
  account_number: '1',
  date: '2026-01-05',
  description: 'Deposit',
  amount: 100,
  balance: null,
  category: 'deposit',
  check_number: null,
  ...more,
})
// Whatever the system's own form is.
numberForm.value = 'comma-point'
const all = listed([
  made({ description: 'Card purchase Rowan Mill', amount: -1234.5, balance: 20, category: 'card_purchase' }),
  made({ date: '2026-01-02', amount: 900, balance: 1254.5 }),
  made({ date: null, description: 'Check', amount: -5, check_number: '2215', account_number: '2' }),
])
const ask = (question: Partial<TransactionQuestion>) =>
  found(all, { words: '', account: null, category: null, sort: 'date', descending: false, ...question }).map(
    ({ index }) => index,
  )

test('every word has to stand in it, amounts as they are shown or typed', () => {
  expect(ask({ words: 'MILL rowan' })).toEqual([0])
  expect(ask({ words: '1,234.50' })).toEqual([0])
  expect(ask({ words: '1234.50' })).toEqual([0])
  expect(ask({ words: '2215' })).toEqual([2])
  expect(ask({ words: 'mill deposit' })).toEqual([])
})

test('days and amounts are found in the chosen form as well, and sorted as days', () => {
  numberForm.value = 'point-comma'
  dateForm.value = 'day-points'
  const german = listed([made({ date: '2026-01-31', amount: -1234.5 }), made({ date: '2026-02-01', amount: 7 })])
  const question = { account: null, category: null, sort: 'date', descending: false } as const
  for (const words of ['1.234,50', '1234,50', '1234.50', '31.01.2026', '2026-01-31'])
    expect(
      found(german, { ...question, words }).map(({ index }) => index),
      words,
    ).toEqual([0])
  expect(found(german, { ...question, words: '' }).map(({ index }) => index)).toEqual([0, 1])
  // The form may be chosen while a list is searched.
  dateForm.value = 'month-first'
  expect(found(german, { ...question, words: '01/31/2026' }).map(({ index }) => index)).toEqual([0])
})

test('by account and by category', () => {
  expect(ask({ account: '2' })).toEqual([2])
  expect(ask({ category: 'deposit' })).toEqual([1, 2])
})

test('sorted either way, and what is not stated comes last', () => {
  expect(ask({})).toEqual([1, 0, 2])
  expect(ask({ descending: true })).toEqual([0, 1, 2])
  expect(ask({ sort: 'amount' })).toEqual([0, 2, 1])
  expect(ask({ sort: 'balance', descending: true })).toEqual([1, 0, 2])
})
