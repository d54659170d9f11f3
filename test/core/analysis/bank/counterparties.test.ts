/** Who pays and is paid: sums, concentration, and kinds only where something shows them. */
import { expect, test } from 'vitest'
import { counterparties } from '../../../../core/analysis/bank/counterparties.ts'
import type { CategorizedEntry } from '../../../../core/analysis/bank/revenue.ts'

const row = (description: string, amount: number, category: CategorizedEntry['category'], date = '2026-02-03') => ({
  date,
  description,
  amount,
  category,
})
const parties = {
  own: ['Alder Creek Tool Works, Inc.'],
  owners: ['Maria Lopez'],
  vendors: ['Quartz Machinery Inc.'],
  buyers: [],
}
const entries = [
  row('ACH CREDIT HARBOR SUPPLY LLC 1', 600, 'deposit', '2026-02-01'),
  row('WIRE IN HARBOR SUPPLY LLC 2', 200, 'wire', '2026-02-09'),
  row('Deposit', 200, 'deposit'),
  row('Transfer from savings', 5000, 'transfer'),
  row('Zelle to Maria Lopez', -300, 'payment'),
  row('GUSTO PAYROLL 77', -400, 'payroll'),
  row('QUARTZ MACHINERY 9', -100, 'payment'),
  row('ZELLE TO DANA REED', -100, 'payment'),
  row('ONDECK CAPITAL', -100, 'mca_payment'),
  row('Monthly service fee', -10, 'fee'),
]

test('sums and shares are of all credits and debits but own transfers, named or not', () => {
  const [first] = counterparties(entries, parties)
  expect(first).toEqual({
    name: 'Harbor Supply',
    kind: 'customer',
    evidence: ['2 credits count as revenue.'],
    total_credits: 800,
    num_credits: 2,
    share_of_credits: 0.8,
    total_debits: 0,
    num_debits: 0,
    share_of_debits: 0,
    first_date: '2026-02-01',
    last_date: '2026-02-09',
  })
})

test('a kind comes from names in the documents and from categories; without either it stays open', () => {
  const kinds = Object.fromEntries(counterparties(entries, parties).map(({ name, kind }) => [name, kind]))
  expect(kinds).toEqual({
    'Harbor Supply': 'customer',
    Gusto: 'payroll',
    'Maria Lopez': 'owner',
    'Quartz Machinery': 'supplier',
    'Dana Reed': null,
    OnDeck: 'lender',
  })
})

test('without credits there is no share of them', () => {
  expect(counterparties([row('GUSTO PAYROLL 77', -400, 'payroll')], parties)[0]).toMatchObject({
    share_of_credits: null,
    share_of_debits: 1,
  })
})
