/** Transactions as values of a review: named, placed by their rows, doubted. */
import { expect, test } from 'vitest'
import type { TransactionList } from '../../../../core/contract/application.ts'
import {
  placesForSelected,
  transactionAt,
  transactionConfidence,
  transactionReviewItems,
  transactionName,
  transactionPlaces,
  transactionProvenance,
  transactionType,
} from '../../../../renderer/features/applications/transaction-values.ts'

const row = (page: number): TransactionList['provenance'][string] => ({
  fileName: 'bank.pdf',
  page,
  bbox: [10, 20, 500, 30],
  text: '12.00',
  label: null,
  scale: 1,
  method: 'ocr',
})
const transaction = (description: string, amount: number, date: string | null = '2026-02-03') => ({
  account_number: 'XX1',
  date,
  description,
  amount,
  balance: null,
  category: 'other',
})
const list: TransactionList = {
  transactions: [transaction('Rent', -12), transaction('Deposit', 40, null)],
  paths: ['/transactions/0', '/transactions/1'],
  rules: [],
  next: null,
  provenance: { '/transactions/0': row(1), '/transactions/1': row(2) },
  confidence: { '/transactions/0': 0.71, '/transactions/1': 0.95 },
}

test('only what is read of a transaction is a value of it', () => {
  expect(transactionAt('/transactions/12/amount')).toEqual({ index: 12, row: '/transactions/12', member: 'amount' })
  expect(transactionType('/transactions/0/date')).toBe('date')
  for (const pointer of ['/transactions/0', '/transactions/0/paths', '/invoice_analysis/0/transactions/0/amount'])
    expect(transactionType(pointer), pointer).toBeNull()
})

test('its values share the place and the doubt of its row', () => {
  expect(transactionProvenance('/transactions/1/description', list)?.page).toBe(2)
  expect(transactionConfidence('/transactions/0/date', list)).toBe(0.71)
  expect(transactionReviewItems(list)).toEqual([{ pointer: '/transactions/0/amount', doubt: 'OCR 0.71' }])
  expect(transactionName('/transactions/1/amount', list.transactions)).toBe('Transaction 2, amount')
})

test('the row is marked whichever of its values is selected', () => {
  const places = transactionPlaces(list)
  expect(places.map(({ pointer, page }) => [pointer, page])).toEqual([
    ['/transactions/0/amount', 1],
    ['/transactions/1/amount', 2],
  ])
  expect(placesForSelected(places, '/transactions/1/amount')).toBe(places)
  expect(placesForSelected(places, '/transactions/1/date').map(({ pointer }) => pointer)).toEqual([
    '/transactions/0/amount',
    '/transactions/1/date',
  ])
})
