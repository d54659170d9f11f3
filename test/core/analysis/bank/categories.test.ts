/** What transactions are called by their words, with descriptions in the manner of many banks. */
import { expect, test } from 'vitest'
import { categoryOf } from '../../../../core/analysis/bank/categories.ts'
import { creditCategories, debitCategories } from '../../../../core/contract/bank-categories.ts'
import vocabulary from '../../../../core/vocabulary/bank-categories.json' with { type: 'json' }

const entry = (description: string, amount: number, extra: { checkNumber?: string; section?: string } = {}) => ({
  date: '2026-03-02',
  description,
  amount,
  balance: null,
  checkNumber: extra.checkNumber ?? null,
  section: extra.section ?? null,
})

test.each([
  ['BANKCARD 8076 DES:MTOT DEP ID:4455', 812.4, 'card_sales'],
  ['STRIPE TRANSFER ST-A1B2', 2210, 'card_sales'],
  ['CLOVER NET DEPOSIT 0311', 640, 'card_sales'],
  ['Merchant Services Deposit 998877', 640, 'card_sales'],
  ['Remote deposit 14 items', 900, 'deposit'],
  ['NIGHT DROP CASH DEPOSIT', 900, 'cash_deposit'],
  ['Online Transfer from SAV ...7714', 5000, 'transfer'],
  ['Funds Transfer from CHK 8890', 5000, 'transfer'],
  ['ELECTRONIC FUNDS TRANSFER LAKEHEAD MILLS', 5000, 'deposit'],
  ['INTERAC E-TRANSFER R MERCER', 5000, 'deposit'],
  ['Deposit Dividend 0.100%', 0.42, 'interest'],
  ['INTERNET TRANSFER TO CHK 8890', -5000, 'transfer'],
  ['Incoming wire Brightline Freight LLC', 12_000, 'wire'],
  ['ZELLE PAYMENT FROM ANNA ORTEGA', 300, 'deposit'],
  ['GUSTO NET PAYROLL 6sem', -8040.11, 'payroll'],
  ['GUSTO TAX 8841', -2110.4, 'tax'],
  ['ADP PAYROLL FEES', -88, 'fee'],
  ['IRS USATAXPYMT 2206', -1800, 'tax'],
  ['IRS TREAS 310 TAX REF', 1800, 'tax_refund'],
  ['Maple Street Property Mgmt rent', -4200, 'rent'],
  ['UNITED RENTALS ACH', -4200, 'payment'],
  ['SBA EIDL LOAN PAYMENT', -731, 'loan_payment'],
  ['SBA LOAN PROCEEDS', 150_000, 'loan_proceeds'],
  ['LINE OF CREDIT ADVANCE 0001', 20_000, 'loan_proceeds'],
  ['ONDECK CAPITAL ACH DEBIT', -389, 'mca_payment'],
  ['FUNDBOX INC ADVANCE', 25_000, 'mca_funding'],
  ['SHOPIFY CAPITAL REPAY', -120, 'mca_payment'],
  ['SHOPIFY TRANSFER ST-99', 120, 'card_sales'],
  ['RTS FINANCIAL FUNDING', 8000, 'factoring'],
  ['LEAF CAPITAL FUNDING LEASE PMT', -612, 'lease_payment'],
  ['DEERE CREDIT PAYMENT', -1190, 'loan_payment'],
  ['COMDATA FUNDING', -3500, 'fuel_card'],
  ['MONTHLY MAINTENANCE FEE', -15, 'fee'],
  ['NSF RETURNED ITEM FEE', -36, 'nsf_fee'],
  ['OVERDRAFT PAID FEE 03/02', -34, 'nsf_fee'],
  ['NSF', -30, 'nsf_fee'],
  ['OVERDRAFT PROTECTION TRANSFER FROM SAVINGS', 400, 'transfer'],
  ['REFUND OF OVERDRAFT FEE', 34, 'fee_refund'],
  ['RETURNED ITEM CHECK 4410', -2210, 'returned_item'],
  ['RETURNED ACH SYSCO PAYMENT', 2210, 'returned_item'],
  ['HOME DEPOT 1188 PURCHASE RETURN', 41, 'refund'],
  ['OWNER DRAW MARCH', -3000, 'owner_draw'],
  ['MEMBER CAPITAL CONTRIBUTION', 10_000, 'owner_contribution'],
  ['INTEREST PAID', 1.14, 'interest'],
  ['Check 2207', -600, 'check'],
  ['2207', -600, 'check'],
  ['CHECK CARD 0302 LOVES TIRE', -88, 'card_purchase'],
  ['CHECK ORDER HARLAND', -88, 'payment'],
  ['POS PURCHASE GRAINGER', -88, 'card_purchase'],
  ['AMEX EPAYMENT ACH PMT', -950, 'card_payment'],
  ['ATM WITHDRAWAL 5TH AVE', -200, 'cash_withdrawal'],
])('%s of %d is %s', (description, amount, category) => {
  expect(categoryOf(entry(description, amount))).toBe(category)
})

test('a number beside the row makes a check, and a heading helps where words say nothing', () => {
  expect(categoryOf(entry('Ferguson Ent', -600, { checkNumber: '2207' }))).toBe('check')
  expect(categoryOf(entry('Ferguson Ent', -600, { section: 'Checks paid' }))).toBe('check')
  expect(categoryOf(entry('Ferguson Ent', -600, { section: 'ATM & debit card withdrawals' }))).toBe('card_purchase')
  expect(categoryOf(entry('Ferguson Ent', 600, { section: 'Checks deposited' }))).toBe('deposit')
})

test('a lender of the user’s own table is found, and known ones no longer', () => {
  const lenders = [{ name: 'Harbor Advance', words: ['\\bHARBOR ADV'] }]
  expect(categoryOf(entry('HARBOR ADV DEBIT', -120), lenders)).toBe('mca_payment')
  expect(categoryOf(entry('ONDECK ACH DEBIT', -120), lenders)).toBe('payment')
})

test('the vocabulary names no category that does not exist', () => {
  const known: readonly string[] = [...creditCategories, ...debitCategories]
  const written = [
    ...vocabulary.rules.map(rule => rule.category),
    ...vocabulary.sections.map(section => section.category),
    ...vocabulary.not_revenue,
    ...Object.values(vocabulary.defaults),
  ]
  expect(written.filter(category => category !== 'lender' && !known.includes(category))).toEqual([])
})
