/** Categories of bank transactions, by the sides of an account on which they can stand. */

const eitherSide = ['transfer', 'wire', 'returned_item', 'interest', 'refund'] as const

/** Of money that comes in. */
export const creditCategories = [
  'deposit',
  'cash_deposit',
  'card_sales',
  'factoring',
  'mca_funding',
  'loan_proceeds',
  'fee_refund',
  'tax_refund',
  'owner_contribution',
  ...eitherSide,
] as const

/** Of money that goes out. */
export const debitCategories = [
  'payment',
  'payroll',
  'rent',
  'insurance',
  'utilities',
  'fuel_card',
  'loan_payment',
  'lease_payment',
  'mca_payment',
  'fee',
  'nsf_fee',
  'tax',
  'owner_draw',
  'check',
  'card_purchase',
  'card_payment',
  'cash_withdrawal',
  ...eitherSide,
] as const

export type BankCategory = (typeof creditCategories)[number] | (typeof debitCategories)[number]

/** Categories that a transaction of this signed amount can have. */
export const categoriesOf = (amount: number): readonly BankCategory[] =>
  amount >= 0 ? creditCategories : debitCategories
