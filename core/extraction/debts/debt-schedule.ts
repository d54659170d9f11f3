/** What extraction delivers for a list of debts: a debt schedule, or the table of debts in another document. */
import type { PaymentFrequency } from '../../contract/cash-flow.ts'
import type { Field } from '../../document/field.ts'

export const debtAmounts = ['original_amount', 'balance', 'payment'] as const
export type DebtAmount = (typeof debtAmounts)[number]

/** One line. A member is absent where the line does not state it. */
export interface DebtReading {
  /** As printed, without an address. */
  readonly lender: Field<string>
  readonly amounts: { readonly [Name in DebtAmount | 'rate_percent']?: Field }
  /** ISO; of a month without a day its last day. */
  readonly dates: { readonly [Name in 'original_date' | 'maturity']?: Field<string> }
  readonly texts: { readonly [Name in 'collateral' | 'status']?: Field<string> }
  /** By the heading of the payment, or behind the amount; null: not stated. */
  readonly frequency: PaymentFrequency | null
}

export interface DebtScheduleReading {
  /** 1-based, ascending. */
  readonly pages: readonly number[]
  /** Whose debts these are, as printed; null: not stated. */
  readonly company: Field<string> | null
  /** ISO: the day of the balances; null: not stated. */
  readonly asOf: Field<string> | null
  readonly debts: readonly DebtReading[]
  /** Sums that the list prints. */
  readonly totals: { readonly [Name in DebtAmount]?: Field }
  /** The list is one of a person, not of a business. */
  readonly personal: boolean
}
