/** A list of debts as a document states it: a debt schedule, or the table of debts in an application. */
import { z } from 'zod'
import { paymentFrequencies } from './cash-flow.ts'
import { Check, Provenance } from './evidence.ts'

const amount = z.number().nullable()
const text = z.string().nullable()
const day = z.iso.date().nullable()

/** One debt as the list states it; null: not stated. */
export const ListedDebt = z.object({
  lender: z.string(),
  original_amount: amount,
  /** YYYY-MM-DD, as `maturity`; of a month without a day its last day. */
  original_date: day,
  balance: amount,
  /** Percent a year; null too where it varies with an index. */
  rate_percent: amount,
  maturity: day,
  /** Of one payment. */
  payment: amount,
  frequency: z.enum(paymentFrequencies).nullable(),
  collateral: text,
  /** As printed, such as "Current". */
  status: text,
})

export const DebtList = z.object({
  source: z.enum(['debt_schedule', 'loan_application']),
  /** Whose debts these are. */
  company: text,
  /** YYYY-MM-DD: the day of the balances. */
  as_of: day,
  /** It lists the debts of a person; they are none of the business's. */
  personal: z.boolean(),
  lines: z.array(ListedDebt),
  /** Sums that the list prints. */
  totals: z.object({ original_amount: amount, balance: amount, payment: amount }),
  checks: z.array(Check),
  file_name: z.string(),
  /** 1-based. */
  pages: z.array(z.number().int().min(1)),
  confidence_scores: z.object({
    overall: z.number().min(0).max(1).nullable(),
    fields: z.record(z.string(), z.number()),
  }),
  /** By JSON pointer into this entry. */
  provenance: z.record(z.string(), Provenance),
})

export type ListedDebt = z.infer<typeof ListedDebt>
export type DebtList = z.infer<typeof DebtList>
